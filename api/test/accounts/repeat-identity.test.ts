// How a repeat of a request with a password is told, and what is kept for that.
import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveFromPassword } from '../../src/accounts/passwords/passwords.ts';
import { withSlowPasswords } from '../../src/accounts/session/repeat-identity.ts';

const IDENTITY = { caller: 'user:7', key: 'alta-0001', fingerprint: 'anything' };
const REQUEST = { username: 'ana', password: 'secreta1', confirmPassword: 'secreta1' };

const fingerprintOf = async (request: object, identity = IDENTITY, call = 'create') =>
  (await withSlowPasswords(identity, call, request))?.fingerprint;

test('the same request has the same fingerprint, and no other has it', async () => {
  const first = await fingerprintOf(REQUEST);
  expect(await fingerprintOf({ ...REQUEST })).toBe(first);
  const others = [
    await fingerprintOf({ ...REQUEST, username: 'eva' }),
    await fingerprintOf({ ...REQUEST, password: 'secreta2' }),
    await fingerprintOf(REQUEST, IDENTITY, 'edit'),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
});

test('a password goes in as argon2id, salted by caller and key', async () => {
  const salt = hash('sha256', JSON.stringify(['user:7', 'alta-0001']), 'buffer');
  const slow = await deriveFromPassword('secreta1', salt);
  expect(slow).toMatch(/^[\w+/]{43}$/);
  const content = JSON.stringify(['create', [['username', 'ana'], ['password', slow]]]); // oxfmt-ignore
  expect(await fingerprintOf(REQUEST)).toBe(hash('sha256', content, 'base64url'));
  const elsewhere = await fingerprintOf(REQUEST, { ...IDENTITY, key: 'alta-0002' });
  expect(elsewhere).not.toBe(await fingerprintOf(REQUEST));
});

test('a password that stays as it is counts as it was sent', async () => {
  expect(await fingerprintOf({ name: 'Ana', password: null })).not.toBe(
    await fingerprintOf({ name: 'Ana' }),
  );
});

test('a request without a key has no identity', async () => {
  expect(await withSlowPasswords(null, 'create', REQUEST)).toBeNull();
});
