// The messages are those of docs/rules/accounts.md#registration, to the letter.
import { describe, expect, test } from 'vitest';
import { registerRequest, registrationForm } from './registration.contract.ts';
import { LONG_PHONE_MESSAGE } from '../../kernel/fields.ts';

const REQUEST = {
  username: 'ana',
  password: 'secret',
  name: 'Ana',
  phone: '600 111 222',
  email: 'ana@example.com',
  postalCode: '03400',
};
const FORM = {
  ...REQUEST,
  confirmPassword: 'secret',
  acceptDataPolicy: true,
  acceptFraudPolicy: true,
};

const USERNAME = 'El nombre de usuario debe tener al menos 3 caracteres';
const PASSWORD = 'La contraseña debe tener al menos 6 caracteres';
const MISMATCH = 'Las contraseñas no coinciden';
const NAME = 'El nombre es obligatorio';
const PHONE = 'El teléfono debe tener al menos 9 dígitos';
const EMAIL = 'Ingrese un email válido';
const POSTAL_CODE = 'Código postal obligatorio';
const DATA = 'Debe aceptar la política de datos';
const FRAUD = 'Debe aceptar las condiciones de fraude';
const UNCLEAN = 'El texto contiene caracteres no permitidos';

type Schema = typeof registerRequest | typeof registrationForm;

const faults = (schema: Schema, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

const FIELD_FAULTS: [string, unknown, string][] = [
  ['username', 'an', USERNAME],
  ['username', '  an  ', USERNAME],
  ['username', '', USERNAME],
  ['username', undefined, USERNAME],
  ['username', 5, USERNAME],
  ['username', 'a'.repeat(101), 'Como máximo 100 caracteres'],
  ['username', 'a\u0000na', UNCLEAN],
  ['password', 'cinco', PASSWORD],
  ['password', '', PASSWORD],
  ['password', null, PASSWORD],
  ['password', 'x'.repeat(201), 'Como máximo 200 caracteres'],
  ['name', 'A', NAME],
  ['name', ' ', NAME],
  ['name', undefined, NAME],
  ['phone', '60011122', PHONE],
  ['phone', '', PHONE],
  ['phone', undefined, PHONE],
  ['phone', 'seis cero cero', PHONE],
  ['phone', '1234567890123456', LONG_PHONE_MESSAGE],
  ['email', 'ana', EMAIL],
  ['email', '', EMAIL],
  ['email', undefined, EMAIL],
  ['postalCode', '0340', POSTAL_CODE],
  ['postalCode', '', POSTAL_CODE],
  ['postalCode', undefined, POSTAL_CODE],
  ['postalCode', '1234567890123', 'Como máximo 12 caracteres'],
];

describe('call and form', () => {
  test.each(FIELD_FAULTS)('refuse as %s %j: %s', (field, value, message) => {
    expect(faults(registerRequest, { ...REQUEST, [field]: value })).toEqual([[field, message]]);
    const form = { ...FORM, [field]: value };
    // Whoever changes only the first password is told of that too.
    if (field === 'password') form.confirmPassword = value as string;
    expect(faults(registrationForm, form)[0]).toEqual([field, message]);
  });

  test.each([
    ['username', ' ana ', 'ana'],
    ['username', 'señó', 'señó'],
    ['password', ' seis ', ' seis '],
    ['name', ' Jo ', 'Jo'],
    ['phone', '+34 600-111-222', '600111222'],
    ['phone', '0033612345678', '33612345678'],
    ['email', ' ana@example.com ', 'ana@example.com'],
    ['postalCode', ' 03400 ', '03400'],
  ])('take as %s %j', (field, typed, kept) => {
    expect(registerRequest.parse({ ...REQUEST, [field]: typed })).toMatchObject({ [field]: kept });
    const form = { ...FORM, [field]: typed };
    if (field === 'password') form.confirmPassword = typed;
    expect(registrationForm.parse(form)).toMatchObject({ [field]: kept });
  });
});

describe('the form', () => {
  test.each([
    ['confirmPassword', 'secreT', MISMATCH],
    ['confirmPassword', '', MISMATCH],
    ['acceptDataPolicy', false, DATA],
    ['acceptFraudPolicy', false, FRAUD],
  ])('refuses as %s %j: %s', (field, value, message) => {
    expect(faults(registrationForm, { ...FORM, [field]: value })).toEqual([[field, message]]);
  });

  test('finds every fault at once', () => {
    const empty = {
      username: '',
      password: '',
      confirmPassword: 'x',
      name: '',
      phone: '',
      email: '',
      postalCode: '',
      acceptDataPolicy: false,
      acceptFraudPolicy: false,
    };
    expect(faults(registrationForm, empty)).toEqual([
      ['username', USERNAME],
      ['password', PASSWORD],
      ['name', NAME],
      ['phone', PHONE],
      ['email', EMAIL],
      ['postalCode', POSTAL_CODE],
      ['acceptDataPolicy', DATA],
      ['acceptFraudPolicy', FRAUD],
      ['confirmPassword', MISMATCH],
    ]);
  });
});

describe('the call', () => {
  test('takes the specified payload, whatever role and confirmation come with it', () => {
    const sent = { ...REQUEST, role: 'superadmin', confirmPassword: 'otra', unknown: 1 };
    const { role: _, ...taken } = registerRequest.parse(sent);
    expect(taken).toEqual({ ...REQUEST, phone: '600111222' });
  });

  test.each([
    ['acceptDataPolicy', false, DATA],
    ['acceptDataPolicy', 'true', DATA],
    ['acceptFraudPolicy', false, FRAUD],
  ])('refuses %s %j', (field, value, message) => {
    expect(faults(registerRequest, { ...REQUEST, [field]: value })).toEqual([[field, message]]);
  });

  test.each([null, [], 'x', 5])('refuses %j as a whole', (value) => {
    expect(registerRequest.safeParse(value).success).toBe(false);
    expect(registrationForm.safeParse(value).success).toBe(false);
  });
});
