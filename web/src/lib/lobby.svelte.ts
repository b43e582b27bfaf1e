/** The tables as they are now: pushed by the server, asked for now and then where no socket stays open. */
import { api } from './api';
import type { LobbyFrame, LobbyRow } from './types';

const POLL = 10_000;
const LONGEST_WAIT = 30_000;

export class Lobby {
  tables = $state.raw<LobbyRow[]>([]);
  ready = $state(false);
  live = $state(false);
  problem = $state<unknown>(null);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private stopped = false;

  /** Begins to listen; gives back the way to stop, for `$effect`. */
  start(): () => void {
    void this.ask();
    this.connect();
    return () => this.stop();
  }

  async ask(): Promise<void> {
    try {
      this.tables = await api.tables();
      this.problem = null;
    } catch (problem) {
      if (!this.ready) this.problem = problem;
    }
    this.ready = true;
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(event);
    socket.onclose = () => this.lost();
  }

  private hear(event: MessageEvent): void {
    if (typeof event.data !== 'string') return;
    const frame = JSON.parse(event.data) as LobbyFrame;
    if (frame.type !== 'tables') return;
    this.tables = frame.tables;
    this.ready = true;
    this.live = true;
    this.failures = 0;
  }

  private lost(): void {
    this.live = false;
    if (this.stopped) return;
    this.failures += 1;
    const wait = Math.min(LONGEST_WAIT, POLL * Math.min(this.failures, 3));
    this.timer = setTimeout(() => {
      void this.ask();
      this.connect();
    }, wait);
  }

  private stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}

export function isMine(row: LobbyRow): boolean {
  return row.me !== null && row.me !== undefined;
}

/** A seat somebody may still take. */
export function freeSeat(row: LobbyRow): number | null {
  if (row.state !== 'open') return null;
  return row.seats.find((seat) => !seat.name && !seat.bot)?.seat ?? null;
}
