import { describe, expect, test } from 'vitest';
import { provesPhone, readQr, walletQr, walletText } from './wallet-qr.rules.ts';

const owner = { userId: 12, username: 'maría', timestamp: 1_795_000_000_000 };

test('a wallet is read as it was written', () => {
  expect(readQr(walletQr(owner, 'firma'))).toEqual({
    kind: 'wallet',
    ...owner,
    signature: 'firma',
  });
});

test('the wallet is the specified JSON with a signature', () => {
  expect(JSON.parse(walletQr(owner, 'firma'))).toEqual({
    ...owner,
    type: 'user_wallet',
    signature: 'firma',
  });
});

test('every part of the wallet is signed, and parts cannot run into each other', () => {
  const texts = [
    owner,
    { ...owner, userId: 1 },
    { ...owner, username: 'maria' },
    { ...owner, username: 'maría",1' },
    { ...owner, timestamp: 1 },
    { ...owner, timestamp: '1' },
  ].map(walletText);
  expect(new Set(texts).size).toBe(texts.length);
});

describe('a scanned code', () => {
  test('without a signature is an unsigned wallet', () => {
    const text = JSON.stringify({ ...owner, type: 'user_wallet' });
    expect(readQr(text)).toEqual({ kind: 'wallet', ...owner, signature: null });
  });

  test.each(['600111222', '+34 600 111 222', '0034600111222'])('may be the phone %s', (text) => {
    expect(readQr(text)).toEqual({ kind: 'phone', phone: '600111222' });
  });

  test('with nothing but a user id stays unresolved', () => {
    expect(readQr('{"userId":12}')).toEqual({ kind: 'bare-id' });
  });

  test.each([
    '',
    '12345678',
    '1234567890123456',
    'https://example.com/600111222',
    '{"userId":12',
    '[]',
    'null',
    '{"userId":0}',
    '{"userId":"12"}',
    '{"userId":1e99}',
    '{"userId":12,"username":"maría"}',
    '{"userId":12,"username":"maría","type":"otra","timestamp":1}',
    '{"userId":12,"username":"","type":"user_wallet","timestamp":1}',
    '{"userId":12,"username":"maría","type":"user_wallet"}',
    '{"userId":12,"username":"maría","type":"user_wallet","timestamp":1,"signature":7}',
  ])('that reads %s is none', (text) => {
    expect(readQr(text)).toEqual({ kind: 'unreadable' });
  });
});

test.each([
  ['600111222', '222', true],
  ['600111222', '22', false],
  ['600111222', '223', false],
  ['600111222', '1222', false],
  ['600111222', null, false],
  [null, '222', false],
])('of the phone %s the digits %s prove it: %s', (phone, digits, proves) => {
  expect(provesPhone(phone, digits)).toBe(proves);
});
