// The name under which the server recognises a repeated order.
// See docs/rules/screens.md#keys-of-repeated-requests.

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
