import { expect, it, vi } from 'vitest';
import {
  clearSessionItems,
  removeSessionItem,
  readSessionItem,
  writeSessionItem,
} from './session-storage.ts';

it('keeps a note until it is dropped', () => {
  writeSessionItem('key', 'one');
  expect(readSessionItem('key')).toBe('one');
  removeSessionItem('key');
  expect(readSessionItem('key')).toBeNull();
});

it('drops all its notes and nothing else', () => {
  sessionStorage.setItem('other', 'stays');
  writeSessionItem('key', 'one');
  writeSessionItem('print', 'two');
  clearSessionItems();
  expect(Object.entries(sessionStorage)).toEqual([['other', 'stays']]);
});

it('does without where the browser forbids it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeSessionItem('key', 'one');
  expect(readSessionItem('key')).toBeNull();
  clearSessionItems();
  vi.unstubAllGlobals();
});
