/**
 * The socket of one table. It opens itself again when the connection is lost, asking only for what happened since; what it
 * last knew stays on the screen meanwhile.
 */
import { language } from './i18n.svelte';
import type { ChatMessage, ClientFrame, LogLine, ServerFrame, StateFrame } from './types';

export type Link = 'connecting' | 'open' | 'lost' | 'refused';

/** A wish the server did not grant, with the rule behind it. */
export interface Refusal {
  wish: number | null;
  message: string;
  rule: string | null;
  ruleText: string | null;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 15_000;
const PATIENCE = 12_000;

/** The lines known so far and those of a new frame: what is newer or said anew replaces, what was undone goes. */
export function mergeLines(known: readonly LogLine[], fresh: readonly LogLine[], last: number): LogLine[] {
  const first = fresh[0]?.number ?? last + 1;
  const kept = known.filter((line) => line.number < first && line.number <= last);
  return [...kept, ...fresh];
}

/** How long to wait before the next attempt: longer each time, never the same for everybody. */
export function waitFor(attempt: number, chance: number): number {
  const base = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10));
  return Math.round(base * (0.6 + 0.4 * chance));
}

export class TableSocket {
  state = $state.raw<StateFrame | null>(null);
  lines = $state.raw<LogLine[]>([]);
  messages = $state.raw<ChatMessage[]>([]);
  link = $state<Link>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  /** An answer is on its way. */
  busy = $state(false);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #spoken: string = language();

  constructor(
    readonly table: string,
    readonly address = location.origin,
  ) {
    this.#open();
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  // --- what a player can do ---

  answer(answers: number[]): void {
    const state = this.state;
    if (!state || this.busy || answers.length === 0) return;
    this.refusal = null;
    if (this.#send({ type: 'answer', decision_number: state.decision_number, answers })) this.busy = true;
  }

  why(wish: number): void {
    this.refusal = null;
    this.#send({ type: 'why', wish });
  }

  send(frame: ClientFrame): void {
    this.#send(frame);
  }

  forgive(): void {
    this.refusal = null;
  }

  /** Everything is said anew in the language now chosen. */
  speak(wanted: string): void {
    if (wanted === this.#spoken) return;
    this.#spoken = wanted;
    this.lines = [];
    this.#again();
  }

  /** Opens the socket anew: who one is has changed, or a seat was taken. */
  reopen(): void {
    this.lines = []; // the log so far was told to somebody else
    this.#again();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
  }

  // --- the line ---

  #open(): void {
    const since = this.lines.at(-1)?.number ?? 0;
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/socket`, this.address);
    address.protocol = address.protocol.replace('http', 'ws');
    address.searchParams.set('since', String(since));
    address.searchParams.set('language', this.#spoken);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', (event) => this.#hear(socket, event));
    socket.addEventListener('close', (event) => this.#lost(socket, event.code));
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#heard = Date.now();
    clearInterval(this.#heart);
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
  }

  #beat(): void {
    if (Date.now() - this.#heard > HEARTBEAT + PATIENCE) this.#again();
    else this.#send({ type: 'ping' });
  }

  #hear(socket: WebSocket, event: MessageEvent): void {
    if (socket !== this.#socket) return;
    this.#heard = Date.now();
    const frame = JSON.parse(String(event.data)) as ServerFrame;
    if (frame.type === 'state') this.#take(frame);
    else if (frame.type === 'chat') this.#chat(frame.messages);
    else if (frame.type === 'refused') {
      this.busy = false;
      if (frame.error !== 'stale') this.refusal = { wish: null, message: frame.message, rule: frame.rule, ruleText: frame.rule_text };
    } else if (frame.type === 'why') {
      this.refusal = { wish: frame.wish, message: '', rule: frame.rule, ruleText: frame.rule_text };
    }
  }

  #take(frame: StateFrame): void {
    this.#attempt = 0;
    this.link = 'open';
    this.busy = false;
    this.lines = mergeLines(this.lines, frame.log, frame.last_event);
    this.state = frame;
  }

  #chat(messages: ChatMessage[]): void {
    const known = new Set(this.messages.map((message) => message.id));
    this.messages = [...this.messages, ...messages.filter((message) => !known.has(message.id))].sort((one, other) => one.id - other.id);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    this.busy = false;
    clearInterval(this.#heart);
    if (code >= 4400 && code < 4500) {
      this.link = 'refused'; // no such table, or not for us
      return;
    }
    this.link = 'lost';
    this.#timer = setTimeout(() => this.#open(), waitFor(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  /** Back from sleep or with a network again: no more waiting. */
  #hurry = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden' || this.link === 'refused') return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.#open();
  };

  #again(): void {
    this.#drop();
    this.#open();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }
}
