import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { UnansweredKeys } from './unanswered-keys.ts';

describe('the key of what has no answer yet', () => {
  const failure = (status: number) => new ApiError({ status, statusText: '', url: '/a' });
  const HOUR = 60 * 60 * 1000;
  const begin = () => {
    vi.useFakeTimers({ now: 0 });
    return new UnansweredKeys('test');
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

  it('ends with a refusal, since the first was done by then or refused as well', () => {
    const keys = begin();
    keys.keyFor('/a', { points: 1 });
    keys.noteFailure('/a', { points: 1 }, failure(0));
    expect(keys.isOpen('/a', { points: 1 })).toBe(true);
    keys.keyFor('/a', { points: 1 });
    keys.noteFailure('/a', { points: 1 }, failure(401));
    expect(keys.isOpen('/a', { points: 1 })).toBe(true);
    keys.keyFor('/a', { points: 1 });
    keys.noteFailure('/a', { points: 1 }, failure(422));
    expect(keys.isOpen('/a', { points: 1 })).toBe(false);
  });

  it('outlives a reload of the tab, without a word of what was sent', () => {
    const keys = begin();
    const first = keys.keyFor('/a', { phone: '600111222' });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('600111222');
    const afterReload = new UnansweredKeys('test');
    expect(new UnansweredKeys('other').isOpen('/a', { phone: '600111222' })).toBe(false);
    expect(afterReload.isOpen('/a', { phone: '600111222' })).toBe(true);
    expect(afterReload.keyFor('/a', { phone: '600111222' })).toBe(first);
    afterReload.forget('/a', { phone: '600111222' });
    expect(new UnansweredKeys('test').isOpen('/a', { phone: '600111222' })).toBe(false);
  });
});
