import { describe, expect, test } from 'vitest';
import { ROLES } from '../accounts.rules.ts';
import {
  refuseRole,
  refuseSignIn,
  refuseToggling,
  refuseTouching,
  userSearchText,
  userSearchWords,
} from './users.rules.ts';

const superadmin = { id: 1, role: 'superadmin' } as const;
const other = { id: 2, role: 'superadmin' } as const;
const staff = { id: 3, role: 'haykakan' } as const;
const colleague = { id: 4, role: 'haykakan' } as const;
const customer = { id: 5, role: 'abaranci' } as const;

describe('touching', () => {
  test.each([
    [superadmin, other, null],
    [superadmin, customer, null],
    [staff, colleague, null],
    [staff, customer, null],
    [staff, superadmin, 'SUPERADMIN_ONLY'],
  ])('%o touches %o: %s', (actor, target, refusal) => {
    expect(refuseTouching(actor, target)).toBe(refusal);
  });
});

describe('roles', () => {
  test('nobody becomes superadmin, whoever asks and whoever it is for', () => {
    for (const actor of [superadmin, staff]) {
      for (const target of [null, staff, customer]) {
        expect(refuseRole(actor, target, 'superadmin')).toBe('SUPERADMIN_NOT_GRANTED');
      }
    }
  });

  test('a superadmin stays one', () => {
    expect(refuseRole(superadmin, other, 'superadmin')).toBeNull();
    expect(refuseRole(superadmin, other, 'abaranci')).toBe('SUPERADMIN_NOT_LOWERED');
  });

  test('a role that the user has already is no change', () => {
    for (const role of ROLES) expect(refuseRole(staff, { id: 9, role }, role)).toBeNull();
  });

  test('staff change the roles of others, not their own', () => {
    expect(refuseRole(staff, customer, 'haykakan')).toBeNull();
    expect(refuseRole(staff, colleague, 'abaranci')).toBeNull();
    expect(refuseRole(staff, staff, 'abaranci')).toBe('OWN_ROLE_FIXED');
  });
});

test('the own password and e-mail are changed elsewhere, everybody else’s here', () => {
  expect(refuseSignIn(staff, staff, { password: true })).toBe('OWN_PASSWORD_ELSEWHERE');
  expect(refuseSignIn(superadmin, superadmin, { email: true })).toBe('OWN_EMAIL_ELSEWHERE');
  expect(refuseSignIn(staff, staff, {})).toBeNull();
  expect(refuseSignIn(staff, colleague, { password: true, email: true })).toBeNull();
});

test('nobody switches themselves off', () => {
  expect(refuseToggling(superadmin, superadmin)).toBe('OWN_ACCOUNT_NEEDED');
  expect(refuseToggling(staff, superadmin)).toBe('SUPERADMIN_ONLY');
  expect(refuseToggling(superadmin, other)).toBeNull();
});

test('a user is found by name, user name, e-mail, phone and details, without accents', () => {
  const text = userSearchText({
    username: 'mjose',
    name: 'María José',
    email: 'MJ@example.com',
    phone: '600111222',
    details: 'Comparsa Estudiantes',
  });
  for (const typed of ['maria', 'JOSÉ maría', 'mj@EXAMPLE', '+34 600 111 222', 'estudiantes']) {
    expect(
      userSearchWords(typed).every((word) => text.includes(word)),
      typed,
    ).toBe(true);
  }
  expect(userSearchText({ name: null })).toBe('');
});
