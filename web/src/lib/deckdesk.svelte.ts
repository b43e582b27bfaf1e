/** A deck on the desk: every change checked by the server and saved a moment later, and each can be undone. */
import { api } from './api';
import { emptyDraft, History, sizeOf, withMore, type Draft } from './decks';
import { say } from './i18n.svelte';
import { complain } from './notices.svelte';
import { ensureUser } from './session.svelte';
import { forget, keep, recall, recallJson } from './storage';
import type { DeckCheck, GameInfo, OwnDeck } from './types';

const CHECK_AFTER = 250;
const SAVE_AFTER = 900;

export type Saving = 'none' | 'waiting' | 'done' | 'failed';

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'cards' in value && 'name' in value;
}

/** A kept deck has a name. */
function named(draft: Draft): Draft {
  return { ...draft, name: draft.name.trim() || say('web-deck-unnamed') };
}

export class DeckDesk {
  draft = $state.raw<Draft>(emptyDraft());
  check = $state.raw<DeckCheck | null>(null);
  problem = $state.raw<unknown>(null);
  saving = $state<Saving>('none');
  format = $state('');
  canUndo = $state(false);
  canRedo = $state(false);
  frozen = $state(false); // a ready deck: to be looked at
  private id: string;
  private history: History<Draft>;
  private checkTimer: ReturnType<typeof setTimeout> | undefined;
  private saveTimer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;
  private saved: Promise<string> | null = null;

  constructor(
    readonly game: GameInfo,
    own: OwnDeck | null,
  ) {
    this.id = own?.id ?? '';
    // A new deck whose saving failed waits in the browser.
    const begun = own ? { name: own.name, note: own.note, cards: own.cards } : recallJson(this.draftKey, isDraft);
    this.draft = begun ?? emptyDraft();
    this.history = new History(this.draft);
    const kept = recall(`format-${game.name}`);
    this.format = game.formats.find((format) => format === kept) ?? game.formats[0] ?? '';
    this.askCheck();
  }

  private get draftKey(): string {
    return `draft-${this.game.name}`;
  }

  /** Shows a deck that is not one's own. */
  show(draft: Draft): void {
    this.frozen = true;
    this.draft = draft;
    this.history = new History(draft);
    this.askCheck();
  }

  // --- changes ---

  more(code: string, by: number): void {
    this.change({ ...this.draft, cards: withMore(this.draft.cards, code, by) });
  }

  rename(name: string): void {
    this.change({ ...this.draft, name }, 'name');
  }

  annotate(note: string): void {
    this.change({ ...this.draft, note }, 'note');
  }

  replace(check: Draft): void {
    this.change({ name: check.name || this.draft.name, note: check.note || this.draft.note, cards: check.cards });
  }

  setFormat(format: string): void {
    this.format = format;
    keep(`format-${this.game.name}`, format);
    this.askCheck();
  }

  undo(): void {
    if (this.history.undo()) this.moved();
  }

  redo(): void {
    if (this.history.redo()) this.moved();
  }

  private change(next: Draft, what = ''): void {
    if (this.frozen) return;
    this.history.change(next, what);
    this.moved();
  }

  private moved(): void {
    this.draft = this.history.present;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    this.askCheck();
    this.saving = 'waiting';
    if (!this.id) keep(this.draftKey, JSON.stringify(this.draft));
    clearTimeout(this.saveTimer);
    this.saveTimer = setTimeout(() => void this.save().catch(complain), SAVE_AFTER);
  }

  // --- checking ---

  recheck(): void {
    this.askCheck();
  }

  private askCheck(): void {
    clearTimeout(this.checkTimer);
    this.asking?.abort();
    if (sizeOf(this.draft.cards) === 0) {
      this.check = null;
      this.problem = null;
      return;
    }
    this.checkTimer = setTimeout(() => void this.checkNow(), CHECK_AFTER);
  }

  private async checkNow(): Promise<void> {
    const asking = new AbortController();
    this.asking = asking;
    try {
      this.check = await api.checkDeck(this.game.name, this.draft, this.format, asking.signal);
      this.problem = null;
    } catch (problem) {
      if (!asking.signal.aborted) this.problem = problem;
    }
  }

  // --- saving ---

  /** Saves what is there, one saving after another; gives the deck's id. */
  async save(): Promise<string> {
    clearTimeout(this.saveTimer);
    const before = this.saved?.catch(() => '') ?? Promise.resolve('');
    this.saved = before.then(() => this.saveNow());
    return this.saved;
  }

  private async saveNow(): Promise<string> {
    const draft = this.draft;
    try {
      await ensureUser();
      const body = { game: this.game.name, ...named(draft) };
      if (this.id) await api.saveDeck(this.id, body);
      else this.born((await api.newDeck(body)).id);
      if (this.draft === draft) this.saving = 'done';
      return this.id;
    } catch (problem) {
      this.saving = 'failed';
      throw problem;
    }
  }

  /** The new deck has a place of its own: its address, without drawing the page anew. */
  private born(id: string): void {
    this.id = id;
    forget(this.draftKey);
    if (location.pathname === '/deck/new') history.replaceState(history.state, '', `/deck/${id}`);
  }

  async saveCopy(): Promise<string> {
    await ensureUser();
    return (await api.newDeck({ game: this.game.name, ...named(this.draft) })).id;
  }

  /** What is not yet saved is saved when the page is left. */
  leave(): void {
    clearTimeout(this.checkTimer);
    this.asking?.abort();
    if (this.saving === 'waiting') void this.save().catch(complain);
  }
}
