import { expect, test } from 'vitest';
import { foldUsername } from './usernames.rules.ts';

test.each([
  'admin',
  'ADMIN',
  'ádmin',
  'аdmin',
  'аԁmіn',
  'ΑDΜΙΝ',
  'ad\u200bmin',
  '\u202eadmin',
  'ａｄｍｉｎ',
  '𝐚𝐝𝐦𝐢𝐧',
  'admın',
])('%j looks like admin', (username) => {
  expect(foldUsername(username)).toBe('admin');
});

test('names of other letters stay apart', () => {
  const names = ['Ана', 'Анна', 'Ελένη', 'Елена', 'dueña', 'duena2', 'maria1', 'marial', 'علي'];
  expect(new Set(names.map(foldUsername)).size).toBe(names.length);
});
