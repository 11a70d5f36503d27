// What was sent and has no answer yet, by its content: a repeat has the key of the first.
// See docs/rules/screens.md#keys-of-repeated-requests.
import { useSyncExternalStore } from 'react';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { LAST_USER, readSessionItem, writeSessionItem } from '../storage/session-storage.ts';
import { hashOf } from '../storage/hash.ts';
import { newKey } from './idempotency-key.ts';
import { maySentHaveArrived } from './unanswered-attempt.ts';

/**
 * How long a repeat is taken for the request that got no answer: a working day, in milliseconds. On
 * another day the same content is another purchase, which the first one's key would swallow.
 */
const REPEATED_WITHIN_MS = 12 * HOUR;

/** `isRepeat`: it went out before, and nobody knows what became of that. */
type Unanswered = {
  key: string;
  /** Whose: the server takes a key for another one where somebody else sends it. */
  user: string | null;
  sentAt: number;
  isRepeat: boolean;
  isUnderWay: boolean;
};

/** How it stands with a content: not sent, or done; on its way for the first time or again; of unknown outcome. */
export type SentState = 'none' | 'sent' | 'repeated' | 'unknown';

/**
 * The keys of requests that nobody knows the outcome of, by path and body. They outlive the form that sent them, and in the
 * tab's storage a reload: there beside a hash of the content, which holds no personal data. Each ends with a
 * success, and with a refusal that leaves nothing unknown.
 */
export class UnansweredKeys {
  readonly #item: string;
  readonly #keys: Map<string, Unanswered>;
  readonly #listeners = new Set<() => void>();

  /** `name` tells them from others in the tab's storage. */
  constructor(name: string) {
    this.#item = `unanswered-${name}`;
    const kept = JSON.parse(readSessionItem(this.#item) ?? '[]') as [string, Unanswered][];
    // A request of the page before has ended with it.
    this.#keys = new Map(kept.map(([name, sent]) => [name, { ...sent, isUnderWay: false }]));
  }

  /** Calls back when the state of some content has changed; answers how to end that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The key to send with this content; for its repeat the same one. */
  keyFor(path: string, body: unknown): string {
    const sent = this.#sent(path, body);
    const key = sent?.key ?? newKey();
    this.#keys.set(nameOf(path, body), {
      ...{ key, user: userNow(), sentAt: Date.now() },
      ...{ isRepeat: sent !== undefined, isUnderWay: true },
    });
    this.#keep();
    return key;
  }

  stateOf(path: string, body: unknown): SentState {
    const sent = this.#sent(path, body);
    if (!sent) return 'none';
    if (!sent.isUnderWay) return 'unknown';
    return sent.isRepeat ? 'repeated' : 'sent';
  }

  /**
   * Makes the call with the content's key, which ends with a success. Rejects as the call does; where the content may have
   * arrived all the same, its repeat has the same key.
   */
  async send<Reply>(
    path: string,
    body: unknown,
    call: (key: string) => Promise<Reply>,
  ): Promise<Reply> {
    try {
      const reply = await call(this.keyFor(path, body));
      this.forget(path, body);
      return reply;
    } catch (error) {
      this.noteFailure(path, body, error as Error);
      throw error;
    }
  }

  /** What was sent has failed. */
  noteFailure(path: string, body: unknown, error: Error): void {
    const sent = this.#sent(path, body);
    if (!sent) return;
    if (maySentHaveArrived(error, sent.isRepeat)) {
      this.#keys.set(nameOf(path, body), { ...sent, isUnderWay: false });
      this.#keep();
    } else this.forget(path, body);
  }

  /** It is done, or given up: the same content again is meant a second time. */
  forget(path: string, body: unknown): void {
    this.#keys.delete(nameOf(path, body));
    this.#keep();
  }

  #sent(path: string, body: unknown): Unanswered | undefined {
    const sent = this.#keys.get(nameOf(path, body));
    return sent && isOpen(sent) ? sent : undefined;
  }

  #keep(): void {
    const open = [...this.#keys].filter(([, sent]) => isOpen(sent));
    writeSessionItem(this.#item, JSON.stringify(open));
    for (const listener of this.#listeners) listener();
  }
}

/** How it stands with the content now, and whenever that changes. */
export function useSentState(keys: UnansweredKeys, path: string, body: unknown): SentState {
  const stateNow = () => keys.stateOf(path, body);
  return useSyncExternalStore(keys.subscribe, stateNow, stateNow);
}

const userNow = (): string | null => readSessionItem(LAST_USER);

const isOpen = ({ user, sentAt }: Unanswered): boolean =>
  user === userNow() && Date.now() - sentAt < REPEATED_WITHIN_MS;

function nameOf(path: string, body: unknown): string {
  return hashOf(`${userNow()} ${path} ${JSON.stringify(body)}`);
}
