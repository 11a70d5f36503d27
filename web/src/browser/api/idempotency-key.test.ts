import { describe, expect, it, vi } from 'vitest';
import { idempotencyKey } from '@brasa/core/kernel/wire.ts';
import { IdempotencyKeys, newKey, UnansweredKeys } from './idempotency-key.ts';

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

describe('the key of what has no answer yet', () => {
  const HOUR = 60 * 60 * 1000;
  const begin = () => {
    vi.useFakeTimers({ now: 0 });
    return new UnansweredKeys();
  };

  it('is one for each path and body', () => {
    const keys = begin();
    const first = keys.keyFor('/a', { points: 1 });
    expect(keys.keyFor('/b', { points: 1 })).not.toBe(first);
    expect(keys.keyFor('/a', { points: 2 })).not.toBe(first);
    expect(keys.keyFor('/a', { points: 1 })).toBe(first);
  });

  it('ends with the answer', () => {
    const keys = begin();
    const first = keys.keyFor('/a', { points: 1 });
    keys.forget('/a', { points: 1 });
    expect(keys.keyFor('/a', { points: 1 })).not.toBe(first);
  });

  it('lasts twelve hours after it was sent last: the next day it is another purchase', () => {
    const keys = begin();
    const first = keys.keyFor('/a', { points: 1 });
    vi.setSystemTime(11 * HOUR);
    expect(keys.keyFor('/a', { points: 1 })).toBe(first);
    vi.setSystemTime(23 * HOUR);
    expect(keys.keyFor('/a', { points: 1 })).not.toBe(first);
  });
});
