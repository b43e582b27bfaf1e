/** Whether there is room for little: a phone, upright or sideways. The same words as in the style sheets. */
const SMALL = '(max-width: 900px), (max-height: 520px)';

let small = $state(false);

if (typeof matchMedia === 'function') {
  const query = matchMedia(SMALL);
  small = query.matches;
  query.addEventListener('change', () => (small = query.matches));
}

export const compact = (): boolean => small;
