// Work that a process does beside its requests, step by step: at once when there is word of a change, and
// when it is time after that. At rest it does nothing at all.
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import type { ChangeFeed, Topic } from './db/changes.ts';
import type { Clock } from './clock.ts';

type Parts = {
  clock: Clock;
  changes: ChangeFeed;
  /** A change of one of them is worth a step. */
  topics: readonly Topic[];
  /** Answers when there is something to do next; null where nothing is. The signal breaks a step off. */
  step: (signal: AbortSignal) => Promise<number | null>;
  /** Hears of a fault of ours or of the database. */
  broken: (error: unknown) => void;
};

/** After such a fault, in milliseconds. */
const AFTER_FAULT = 60_000;
/** How long a step that is under way may go on when the server stops, in milliseconds. */
const GRACE = 5000;

export class StepLoop {
  readonly #parts: Parts;
  readonly #breakOff = new AbortController();
  #unsubscribe: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWoken = false;
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    const { changes, topics } = this.#parts;
    this.#unsubscribe = topics.map((topic) => changes.subscribe(topic, () => this.#wake()));
    this.#wake();
  }

  /** Lets a step that is under way end, for a while. */
  async stop(patience = GRACE): Promise<void> {
    this.#isStopped = true;
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    clearTimeout(this.#timer);
    const grace = setTimeout(() => this.#breakOff.abort(), patience);
    await this.#running;
    clearTimeout(grace);
  }

  #wake(): void {
    this.#isWoken = true;
    this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    let next: number | null = null;
    while (this.#isWoken && !this.#isStopped) {
      this.#isWoken = false;
      next = await this.#step();
    }
    // In the same breath as the last look at #isWoken: no word falls in between.
    this.#running = undefined;
    if (next === null || this.#isStopped) return;
    // Clocks are set: what is far away is looked at again on the way.
    const pause = Math.min(HOUR, Math.max(0, next - this.#parts.clock()));
    this.#timer = setTimeout(() => this.#wake(), pause).unref();
  }

  async #step(): Promise<number | null> {
    const { clock, step, broken } = this.#parts;
    try {
      return await step(this.#breakOff.signal);
    } catch (error) {
      broken(error);
      return clock() + AFTER_FAULT;
    }
  }
}
