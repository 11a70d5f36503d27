import { IdempotencyKeys } from '../../../browser/api/idempotency-key.ts';
import type { ManualPayload } from './manual-order-values.ts';

/** An entry as it goes out. */
export type SentEntry = {
  payload: ManualPayload;
  /** What its lines are expected to cost; null where the form shows no total. */
  expectedTotal: string | null;
  key: string;
};

type Sent = Omit<SentEntry, 'key'>;

type StoredKeys = { open: ReturnType<IdempotencyKeys['toJSON']>; sent: Sent | null };

/**
 * An entry that is sent again is the very one of the first time: nobody knows if it has arrived. Prices may have changed
 * meanwhile, and the oven may be full of this very order.
 */
export class EntryKeys {
  readonly #keys: IdempotencyKeys;
  #sent: Sent | null;

  constructor({ open, sent }: StoredKeys = { open: null, sent: null }) {
    this.#keys = new IdempotencyKeys(open);
    this.#sent = sent;
  }

  /** Those of a draft, which may have been written down and read again. */
  static of(kept: EntryKeys | StoredKeys | undefined): EntryKeys {
    return kept instanceof EntryKeys ? kept : new EntryKeys(kept);
  }

  toJSON(): StoredKeys {
    return { open: this.#keys.toJSON(), sent: this.#sent };
  }

  entryOf(payload: ManualPayload, expectedTotal: string | null): SentEntry {
    const { overCapacity: _, ...content } = payload;
    if (this.#sent === null || !this.#keys.isOpen(content)) this.#sent = { payload, expectedTotal };
    return { ...this.#sent, key: this.#keys.keyFor(content) };
  }

  /** True while an entry has gone out whose outcome is unknown. */
  get isOpen(): boolean {
    return this.#keys.toJSON() !== null;
  }

  /** What is known not to have been taken, or to have been: the same again is another entry. */
  forget(): void {
    this.#keys.forget();
  }
}
