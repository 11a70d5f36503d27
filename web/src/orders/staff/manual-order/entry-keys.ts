import { IdempotencyKeys } from '../../../browser/api/idempotency-key.ts';
import type { ManualPayload } from './manual-order-values.ts';

/** An entry as it goes out. */
export type SentEntry = {
  payload: ManualPayload;
  /** What its lines are expected to cost; null where the form shows no total. */
  expectedTotal: string | null;
  key: string;
};

type StoredKeys = { open: ReturnType<IdempotencyKeys['toJSON']>; total: string | null };

/**
 * An entry that is sent again has the key and the total of the first time: prices may have changed while
 * nobody knows whether it has arrived.
 */
export class EntryKeys {
  readonly #keys: IdempotencyKeys;
  #total: string | null;

  constructor({ open, total }: StoredKeys = { open: null, total: null }) {
    this.#keys = new IdempotencyKeys(open);
    this.#total = total;
  }

  /** Those of a draft, which may have been written down and read again. */
  static of(kept: EntryKeys | StoredKeys | undefined): EntryKeys {
    return kept instanceof EntryKeys ? kept : new EntryKeys(kept);
  }

  toJSON(): StoredKeys {
    return { open: this.#keys.toJSON(), total: this.#total };
  }

  entryOf(payload: ManualPayload, total: string | null): SentEntry {
    if (!this.#keys.isOpen(payload)) this.#total = total;
    return { payload, expectedTotal: this.#total, key: this.#keys.keyFor(payload) };
  }

  /** What is known not to have been taken, or to have been: the same again is another entry. */
  forget(): void {
    this.#keys.forget();
  }
}
