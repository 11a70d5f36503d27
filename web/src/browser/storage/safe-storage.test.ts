import { expect, it, vi } from 'vitest';
import { device, tab, withStorage } from './safe-storage.ts';

it('answers what was found in the one and in the other', () => {
  sessionStorage.setItem('a', 'tab');
  vi.stubGlobal('localStorage', { getItem: () => 'device' });
  const read = (storage: Storage) => storage.getItem('a');
  expect([withStorage(tab, read), withStorage(device, read)]).toEqual(['tab', 'device']);
});

it('is quiet where the browser has no room, and where it forbids storage altogether', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(withStorage(tab, full)).toBeNull();
  const use = vi.fn();
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  expect(withStorage(forbidden, use)).toBeNull();
  expect(use).not.toHaveBeenCalled();
});
