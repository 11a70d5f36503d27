import fc from 'fast-check';
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
  'АDМІN',
  'admiո',
  'adмin',
  'аdmїn',
])('%j looks like admin', (username) => {
  expect(foldUsername(username)).toBe('admin');
});

test('names of other letters stay apart', () => {
  const names = ['Ана', 'Анна', 'Ελένη', 'Елена', 'dueña', 'duena2', 'maria1', 'marial', 'علي'];
  expect(new Set(names.map(foldUsername)).size).toBe(names.length);
});

test('a folded name is its own, and capitals change nothing', () => {
  const letters = Array.from('aAñáеЁёЇїВвНнΓγΗηıİЅսՍoО\u0301\u200bＡ𝐚');
  const username = fc.string({ unit: fc.constantFrom(...letters) });
  fc.assert(
    fc.property(username, (name) => {
      const folded = foldUsername(name);
      expect(foldUsername(folded)).toBe(folded);
      expect(foldUsername(name.toLowerCase())).toBe(folded);
    }),
  );
});
