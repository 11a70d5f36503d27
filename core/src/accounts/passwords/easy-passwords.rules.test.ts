import { expect, test } from 'vitest';
import { foldPassword, isOneOfTheNames } from './easy-passwords.rules.ts';

test.each([
  ['Contraseña', 'contrasena'],
  ['ＰＡＳＳＷＯＲＤ', 'password'],
  ['pass\u200bword', 'password'],
  ['123\u00ad456', '123456'],
  ['①②③④⑤⑥', '123456'],
])('%j is tried as %s', (password, tried) => {
  expect(foldPassword(password)).toBe(tried);
});

test.each([
  ['María José', true],
  ['mariajose', true],
  ['MARIA-JOSE ', true],
  ['María José 7', false],
  ['------', false],
])('%j is the name María.José: %j', (password, isName) => {
  expect(isOneOfTheNames(password, [null, '', 'María.José'])).toBe(isName);
});
