// Sends records while the server runs: at once when one was added, and when it is time after that
// (docs/rules/invoices.md#sending). At rest it does nothing at all.
import { HOUR } from '@brasa/core/kernel/durations.ts';
import type { TaxAgencyAccess } from '../config.ts';
import type { Shop } from '../shop.ts';
import { sendRecords, type Step } from './send-records.ts';

/** What the log is told. */
export type SenderLog = {
  failed: (failure: NonNullable<Step['failure']>) => void;
  broken: (error: unknown) => void;
};

/** After a fault of ours or of the database, in milliseconds. */
const AFTER_FAULT = 60_000;
/** How long a call that is under way may go on when the server stops, in milliseconds. */
const GRACE = 5000;

export class RecordSender {
  readonly #shop: Shop;
  readonly #access: TaxAgencyAccess;
  readonly #log: SenderLog;
  readonly #breakOff = new AbortController();
  #unsubscribe = () => {};
  #after = 0;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWoken = false;
  #isStopped = false;

  constructor(shop: Shop, access: TaxAgencyAccess, log: SenderLog) {
    this.#shop = shop;
    this.#access = access;
    this.#log = log;
  }

  start(): void {
    this.#unsubscribe = this.#shop.db.changes.subscribe('invoices', () => this.#wake());
    this.#wake();
  }

  /** Lets a call that is under way end, for a while; what it was answered is kept. */
  async stop(patience = GRACE): Promise<void> {
    this.#isStopped = true;
    this.#unsubscribe();
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
    const pause = Math.min(HOUR, Math.max(0, next - this.#shop.clock()));
    this.#timer = setTimeout(() => this.#wake(), pause).unref();
  }

  /** When there is something to do next; null when nothing is pending. */
  async #step(): Promise<number | null> {
    const { signal } = this.#breakOff;
    try {
      const step = await sendRecords({
        shop: this.#shop,
        access: this.#access,
        after: this.#after,
        signal,
      });
      this.#after = step.after;
      if (step.failure) this.#log.failed(step.failure);
      return step.next;
    } catch (error) {
      this.#log.broken(error);
      return this.#shop.clock() + AFTER_FAULT;
    }
  }
}
