import { describe, expect, it, test } from 'vitest';
import type { Role } from '../accounts.rules.ts';
import { isLinkToken, passwordLinkMessage, refuseLink } from './password-links.rules.ts';

describe('refuseLink', () => {
  const made = (by: Role, target: Role, active = true) =>
    refuseLink({ id: 1, role: by }, { id: 2, role: target, active });

  test.each<[Role, Role, string | null]>([
    ['haykakan', 'abaranci', null],
    ['haykakan', 'haykakan', 'LINK_FOR_STAFF'],
    ['haykakan', 'superadmin', 'LINK_FOR_STAFF'],
    ['superadmin', 'abaranci', null],
    ['superadmin', 'haykakan', null],
    ['superadmin', 'superadmin', null],
  ])('%s for %s: %s', (by, target, refusal) => {
    expect(made(by, target)).toBe(refusal);
  });

  it('makes none for oneself, by which a borrowed session would become an account', () => {
    for (const role of ['haykakan', 'superadmin'] as const) {
      const self = { id: 1, role };
      expect(refuseLink(self, { ...self, active: true })).toBe('OWN_PASSWORD_ELSEWHERE');
    }
  });

  it('makes none for who is inactive', () => {
    expect(made('superadmin', 'abaranci', false)).toBe('LINK_FOR_INACTIVE');
  });
});

test.each([
  ['a'.repeat(32), true],
  ['-_09azAZ'.repeat(4), true],
  ['a'.repeat(31), false],
  ['a'.repeat(33), false],
  [`${'a'.repeat(31)}/`, false],
  ['', false],
])('"%s" can be a token: %s', (text, can) => {
  expect(isLinkToken(text)).toBe(can);
});

test('the message names the shop where it has a name', () => {
  const url = 'https://brasa.example/contrasena/x';
  expect(passwordLinkMessage(url, 'Brasa')).toContain(`tu enlace de Brasa para elegir`);
  expect(passwordLinkMessage(url, '')).toContain(`tu enlace para elegir`);
  expect(passwordLinkMessage(url, '')).toContain(`${url}\nDura 30 minutos`);
});
