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
    expect(keys.stateOf('/a', { points: 1 })).toBe('unknown');
    keys.keyFor('/a', { points: 1 });
    keys.noteFailure('/a', { points: 1 }, failure(401));
    expect(keys.stateOf('/a', { points: 1 })).toBe('unknown');
    keys.keyFor('/a', { points: 1 });
    keys.noteFailure('/a', { points: 1 }, failure(422));
    expect(keys.stateOf('/a', { points: 1 })).toBe('none');
  });

  it('outlives a reload of the tab, without a word of what was sent', () => {
    const keys = begin();
    const first = keys.keyFor('/a', { phone: '600111222' });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('600111222');
    const afterReload = new UnansweredKeys('test');
    expect(new UnansweredKeys('other').stateOf('/a', { phone: '600111222' })).toBe('none');
    expect(afterReload.stateOf('/a', { phone: '600111222' })).toBe('unknown');
    expect(afterReload.keyFor('/a', { phone: '600111222' })).toBe(first);
    afterReload.forget('/a', { phone: '600111222' });
    expect(new UnansweredKeys('test').stateOf('/a', { phone: '600111222' })).toBe('none');
  });

  it('says how it stands with what was sent, and when that changes', () => {
    const keys = begin();
    const told = vi.fn();
    const stop = keys.subscribe(told);
    const state = () => keys.stateOf('/a', 1);
    expect(state()).toBe('none');
    keys.keyFor('/a', 1);
    expect([state(), told.mock.calls.length]).toEqual(['sent', 1]);
    keys.noteFailure('/a', 1, failure(0));
    expect([state(), told.mock.calls.length]).toEqual(['unknown', 2]);
    keys.keyFor('/a', 1);
    expect([state(), told.mock.calls.length]).toEqual(['repeated', 3]);
    stop();
    keys.forget('/a', 1);
    expect([state(), told.mock.calls.length]).toEqual(['none', 3]);
  });

  it('is nothing to the next person in the tab', () => {
    const keys = begin();
    sessionStorage.setItem('brasa:user', '3');
    const first = keys.keyFor('/a', { points: 1 });
    keys.noteFailure('/a', { points: 1 }, failure(0));
    sessionStorage.clear();
    sessionStorage.setItem('brasa:user', '4');
    expect(keys.stateOf('/a', { points: 1 })).toBe('none');
    expect(keys.keyFor('/a', { points: 1 })).not.toBe(first);
    expect(sessionStorage.getItem('brasa:unanswered-test')).not.toContain(first);
    sessionStorage.setItem('brasa:user', '3');
    expect(keys.stateOf('/a', { points: 1 })).toBe('unknown');
  });
});
