import { expect, it, vi } from 'vitest';
import { clearSessionItems } from '../storage/session-storage.ts';
import { dropDraft, storeDraft, readDraft } from './stored-draft.ts';

it('keeps a draft under its name until it is dropped', () => {
  storeDraft('one', { name: 'Migas' });
  storeDraft('other', { name: 'Gata' });
  expect(readDraft('one')).toEqual({ name: 'Migas' });
  dropDraft('one');
  expect([readDraft('one'), readDraft('other')]).toEqual([null, { name: 'Gata' }]);
});

it('goes with the session of who typed it', () => {
  storeDraft('one', { name: 'Migas' });
  clearSessionItems();
  expect(readDraft('one')).toBeNull();
});

it('takes what cannot be read for nothing', () => {
  sessionStorage.setItem('brasa:draft:torn', '{"na');
  expect(readDraft('torn')).toBeNull();
});

it('goes on where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  const kept = sessionStorage;
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
  storeDraft('one', 1);
  dropDraft('one');
  expect(readDraft('one')).toBeNull();
  vi.stubGlobal('sessionStorage', kept);
});
