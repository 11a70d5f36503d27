import { describe, expect, it } from 'vitest';
import { newUser, passwordResetForm, phoneUserForm, userForm } from './users.contract.ts';

const BLANK = {
  username: '',
  role: 'abaranci',
  name: '',
  password: '',
  confirmPassword: '',
  email: ' ',
  phone: '',
  details: '',
};
const PHONE = '600 111 222';
const BOTH = { password: 'secreta1', confirmPassword: 'secreta1' };

type Contract = { safeParse: (value: unknown) => { error?: { issues: Issue[] } | undefined } };
type Issue = { path: PropertyKey[]; message: string };

/** The first fault of each field, as a form shows it. */
function faults(contract: Contract, values: object): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of contract.safeParse({ ...BLANK, ...values }).error?.issues ?? []) {
    found[String(path[0])] ??= message;
  }
  return found;
}

it('a new user needs a name and a password, twice', () => {
  expect(faults(newUser, {})).toEqual({
    username: 'El nombre de usuario es obligatorio',
    password: 'La contraseña debe tener al menos 6 caracteres',
    confirmPassword: 'Confirme la contraseña',
  });
  expect(faults(newUser, { username: 'ana', ...BOTH })).toEqual({});
});

it('one who can sign in keeps a password that is left blank', () => {
  expect(faults(userForm, { username: 'ana' })).toEqual({});
  expect(faults(userForm, { username: 'ana', password: 'secreta1' })).toEqual({
    confirmPassword: 'Las contraseñas no coinciden',
  });
  expect(userForm.parse({ ...BLANK, username: 'ana' })).toMatchObject({
    ...{ name: null, email: null, phone: null, details: null },
    ...{ password: null, confirmPassword: null },
  });
});

describe('one of whom only the phone is known', () => {
  it.each<[string, object, Record<string, string>]>([
    ['may stay like that', { phone: PHONE }, {}],
    ['may get a sign-in', { phone: PHONE, username: 'ana', ...BOTH }, {}],
    [
      'gets no user name without a password',
      { phone: PHONE, username: 'ana' },
      { password: 'La contraseña debe tener al menos 6 caracteres' },
    ],
    [
      'gets no password without a user name',
      { phone: PHONE, ...BOTH },
      { username: 'El nombre de usuario es obligatorio' },
    ],
    [
      'is told of everything at once',
      { username: 'ana' },
      {
        phone: 'El teléfono debe tener al menos 9 dígitos',
        password: 'La contraseña debe tener al menos 6 caracteres',
      },
    ],
    [
      'is told of a short password as such',
      { phone: PHONE, username: 'ana', password: 'corta', confirmPassword: 'corta' },
      {
        password: 'La contraseña debe tener al menos 6 caracteres',
        confirmPassword: 'Confirme la contraseña',
      },
    ],
  ])('%s', (_name, values, expected) => {
    expect(faults(phoneUserForm, values)).toEqual(expected);
  });
});

it('a password is given anew with six characters, twice', () => {
  const form = (newPassword: string, confirmPassword: string) =>
    faults(passwordResetForm, { newPassword, confirmPassword });
  expect(form('corta', '')).toEqual({
    newPassword: 'La nueva contraseña debe tener al menos 6 caracteres',
    confirmPassword: 'Confirme la nueva contraseña',
  });
  expect(form('secreta1', 'secreta2')).toEqual({ confirmPassword: 'Las contraseñas no coinciden' });
  expect(form('secreta1', 'secreta1')).toEqual({});
});
