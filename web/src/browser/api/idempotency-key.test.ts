import { describe, expect, it, vi } from 'vitest';
import { idempotencyKey } from '@brasa/core/kernel/wire.ts';
import { IdempotencyKeys, newKey } from './idempotency-key.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('a new key', () => {
  it('is a random UUID that the contract accepts', () => {
    expect(newKey()).toMatch(UUID);
    expect(newKey()).not.toBe(newKey());
    expect(idempotencyKey.safeParse(newKey()).success).toBe(true);
  });

  it('is one outside secure contexts too, where randomUUID is missing', () => {
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff),
    });
    expect(newKey()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});

describe('the key of a form', () => {
  it('stays the same for the same content', () => {
    const keys = new IdempotencyKeys();
    expect(keys.keyFor({ quantity: 1 })).toBe(keys.keyFor({ quantity: 1 }));
  });

  it('changes with the content', () => {
    const keys = new IdempotencyKeys();
    expect(keys.keyFor({ quantity: 1 })).not.toBe(keys.keyFor({ quantity: 2 }));
  });

  it('changes once the order has been taken', () => {
    const keys = new IdempotencyKeys();
    const first = keys.keyFor({ quantity: 1 });
    keys.forget();
    expect(keys.keyFor({ quantity: 1 })).not.toBe(first);
  });
});
