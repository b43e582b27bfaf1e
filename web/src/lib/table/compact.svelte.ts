/** How much room there is, in the same words as in the style sheets. */
function watch(words: string): () => boolean {
  let fits = $state(false);
  if (typeof matchMedia === 'function') {
    const query = matchMedia(words);
    fits = query.matches;
    query.addEventListener('change', () => (fits = query.matches));
  }
  return () => fits;
}

/** Room for little: a phone, or a tablet upright. */
export const compact = watch('(max-width: 900px), (max-height: 520px)');

/** A phone, upright or sideways. */
export const phone = watch('(max-width: 560px), (max-height: 520px)');

/** A phone held sideways. */
export const sideways = watch('(max-height: 520px) and (min-width: 560px)');
