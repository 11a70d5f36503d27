// The name under which the server recognises a repeated order.
// See docs/rules/screens.md#keys-of-repeated-requests.
import { HOUR } from '@brasa/core/kernel/durations.ts';

/** A random UUID; browsers offer crypto.randomUUID only in secure contexts. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** One key for one content: a retry keeps it, another content or forget() renews it. */
export class IdempotencyKeys {
  #current: { content: string; key: string } | null;

  /** `stored` is what toJSON() has answered. */
  constructor(stored: { content: string; key: string } | null = null) {
    this.#current = stored;
  }

  toJSON() {
    return this.#current;
  }

  /** `earlier` is the key that this content is known to have had before this page was loaded. */
  keyFor(request: unknown, earlier?: string | null): string {
    const content = JSON.stringify(request);
    if (this.#current?.content !== content) this.#current = { content, key: earlier ?? newKey() };
    return this.#current.key;
  }

  /** Whether this content has gone out and nobody knows yet what became of it. */
  isOpen(request: unknown): boolean {
    return this.#current?.content === JSON.stringify(request);
  }

  isCurrent(key: string): boolean {
    return this.#current?.key === key;
  }

  /** The order has been taken: the same one again is another one. */
  forget(): void {
    this.#current = null;
  }
}

/**
 * How long a repeat is taken for the request that got no answer: a working day, in milliseconds. On
 * another day the same content is another purchase, which the first one's key would swallow.
 */
const REPEATED_WITHIN_MS = 12 * HOUR;

/**
 * The keys of requests that nobody knows the outcome of, by path and body: cached by the page, so that
 * a repeat is told from a form that was opened anew. A refusal proves nothing of an earlier lost
 * answer (the session may have ended meanwhile), so only a success ends a key; the server keeps none
 * of what it refuses.
 */
export class UnansweredKeys {
  readonly #keys = new Map<string, { key: string; sentAt: number }>();

  /** The key to send with this content; for its repeat the same one. */
  keyFor(path: string, body: unknown): string {
    const now = Date.now();
    for (const [name, { sentAt }] of this.#keys) {
      if (now - sentAt >= REPEATED_WITHIN_MS) this.#keys.delete(name);
    }
    const name = nameOf(path, body);
    const key = this.#keys.get(name)?.key ?? newKey();
    this.#keys.set(name, { key, sentAt: now });
    return key;
  }

  /** It is done: the same content again is meant a second time. */
  forget(path: string, body: unknown): void {
    this.#keys.delete(nameOf(path, body));
  }
}

function nameOf(path: string, body: unknown): string {
  return `${path} ${JSON.stringify(body)}`;
}
