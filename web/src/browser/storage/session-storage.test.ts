import { expect, it, vi } from 'vitest';
import { dropAllNotes, dropNote, readNote, writeNote } from './session-storage.ts';

it('keeps a note until it is dropped', () => {
  writeNote('key', 'one');
  expect(readNote('key')).toBe('one');
  dropNote('key');
  expect(readNote('key')).toBeNull();
});

it('drops all its notes and nothing else', () => {
  sessionStorage.setItem('other', 'stays');
  writeNote('key', 'one');
  writeNote('print', 'two');
  dropAllNotes();
  expect(Object.entries(sessionStorage)).toEqual([['other', 'stays']]);
});

it('does without where the browser forbids it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeNote('key', 'one');
  expect(readNote('key')).toBeNull();
  dropAllNotes();
  vi.unstubAllGlobals();
});
