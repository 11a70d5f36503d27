import { expect, test } from 'vitest';
import { loginRequest } from './accounts.contract.ts';
import { isStaff } from './accounts.rules.ts';

test('staff are both back-office roles and nobody else', () => {
  expect((['superadmin', 'haykakan', 'abaranci', undefined] as const).map(isStaff)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a login needs a name and a password, and says which is missing', () => {
  const messages = (value: unknown) =>
    loginRequest.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
  expect(messages({})).toEqual(['El usuario es requerido', 'La contraseña es requerida']);
  expect(messages({ username: ' ', password: 'x' })).toEqual(['El usuario es requerido']);
  expect(messages({ username: 'ana', password: '' })).toEqual(['La contraseña es requerida']);
  expect(messages({ username: 'ana', password: ' ' })).toEqual([]);
});

test('a password is taken to the letter, blanks included; a name is trimmed', () => {
  expect(loginRequest.parse({ username: ' ana ', password: ' ñ 🍗 ' })).toEqual({
    username: 'ana',
    password: ' ñ 🍗 ',
  });
});
