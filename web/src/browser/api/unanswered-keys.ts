// What was sent and has no answer yet, by its content: a repeat has the key of the first.
// See docs/rules/screens.md#keys-of-repeated-requests.
import { HOUR } from '@brasa/core/kernel/durations.ts';
import { readSessionItem, writeSessionItem } from '../storage/session-storage.ts';
import { hashOf } from '../storage/hash.ts';
import { newKey } from './idempotency-key.ts';
import { maySentHaveArrived } from './unanswered-attempt.ts';

/**
 * How long a repeat is taken for the request that got no answer: a working day, in milliseconds. On
 * another day the same content is another purchase, which the first one's key would swallow.
 */
const REPEATED_WITHIN_MS = 12 * HOUR;

/** `isRepeat`: it went out before, and nobody knows what became of that. */
type Unanswered = { key: string; sentAt: number; isRepeat: boolean };

/**
 * The keys of requests that nobody knows the outcome of, by path and body. They outlive the form that sent them, and in the
 * tab's storage a reload: there beside a hash of the content, which holds no personal data. Each ends with a
 * success, and with a refusal that leaves nothing unknown.
 */
export class UnansweredKeys {
  readonly #item: string;
  readonly #keys: Map<string, Unanswered>;

  /** `name` tells them from others in the tab's storage. */
  constructor(name: string) {
    this.#item = `unanswered-${name}`;
    const kept = JSON.parse(readSessionItem(this.#item) ?? '[]') as [string, Unanswered][];
    this.#keys = new Map(kept);
  }

  /** The key to send with this content; for its repeat the same one. */
  keyFor(path: string, body: unknown): string {
    const sent = this.#sent(path, body);
    const key = sent?.key ?? newKey();
    this.#keys.set(nameOf(path, body), { key, sentAt: Date.now(), isRepeat: sent !== undefined });
    this.#keep();
    return key;
  }

  /** Whether this content has gone out and nobody knows what became of it, or it is under way. */
  isOpen(path: string, body: unknown): boolean {
    return this.#sent(path, body) !== undefined;
  }

  /** What was sent has failed. */
  noteFailure(path: string, body: unknown, error: Error): void {
    const sent = this.#sent(path, body);
    if (sent && !maySentHaveArrived(error, sent.isRepeat)) this.forget(path, body);
  }

  /** It is done, or given up: the same content again is meant a second time. */
  forget(path: string, body: unknown): void {
    this.#keys.delete(nameOf(path, body));
    this.#keep();
  }

  #sent(path: string, body: unknown): Unanswered | undefined {
    const sent = this.#keys.get(nameOf(path, body));
    return sent && Date.now() - sent.sentAt < REPEATED_WITHIN_MS ? sent : undefined;
  }

  #keep(): void {
    const open = [...this.#keys].filter(
      ([, { sentAt }]) => Date.now() - sentAt < REPEATED_WITHIN_MS,
    );
    writeSessionItem(this.#item, JSON.stringify(open));
  }
}

function nameOf(path: string, body: unknown): string {
  return hashOf(`${path} ${JSON.stringify(body)}`);
}
