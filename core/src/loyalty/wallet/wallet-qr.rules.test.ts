import { describe, expect, test } from 'vitest';
import { provesPhone, readQr, walletQr, walletText } from './wallet-qr.rules.ts';

const never = { userId: 12, username: 'maría', timestamp: 1_795_000_000_000 };
const owner = { ...never, version: 0 };
const renewed = { ...never, version: 3 };

test.each([owner, renewed])('the wallet %o is read as it was written', (wallet) => {
  expect(readQr(walletQr(wallet, 'firma'))).toEqual({
    kind: 'wallet',
    ...wallet,
    signature: 'firma',
  });
});

test('a code from before there were versions is of version 0, and its signature is still right', () => {
  const text = JSON.stringify({ ...never, type: 'user_wallet', signature: 'firma' });
  expect(readQr(text)).toMatchObject({ kind: 'wallet', version: 0 });
  expect(walletText(owner)).toBe('["brasa","user_wallet",1,12,"maría",1795000000000]');
});

test('the wallet is the specified JSON with a signature, and its version once it was renewed', () => {
  const specified = { ...never, type: 'user_wallet', signature: 'firma' };
  expect(JSON.parse(walletQr(owner, 'firma'))).toEqual(specified);
  expect(JSON.parse(walletQr(renewed, 'firma'))).toEqual({ ...specified, version: 3 });
});

test('every part of the wallet is signed, and parts cannot run into each other', () => {
  const texts = [
    owner,
    { ...owner, userId: 1 },
    { ...owner, username: 'maria' },
    { ...owner, username: 'maría",1' },
    { ...owner, timestamp: 1 },
    { ...owner, timestamp: '1' },
    renewed,
    { ...renewed, version: 4 },
  ].map(walletText);
  expect(new Set(texts).size).toBe(texts.length);
});

describe('a scanned code', () => {
  test('without a signature is an unsigned wallet', () => {
    const text = JSON.stringify({ ...never, type: 'user_wallet' });
    expect(readQr(text)).toEqual({ kind: 'wallet', ...owner, signature: null });
  });

  test.each([
    ...['600111222', '+34 600 111 222', '0034600111222', '\u202a+34\u00a0600 111 222\u202c'],
    ...['tel:+34600111222', 'TEL:600-111-222', 'tel:%2B34600111222', 'tel:600111222;ext=1'],
    ...['https://wa.me/34600111222', 'wa.me/34600111222?text=Hola', 'http://wa.me/+34600111222#x'],
    'https://api.whatsapp.com/send?phone=34600111222&text=Hola',
  ])('may be the phone %s', (text) => {
    expect(readQr(text)).toEqual({ kind: 'phone', phone: '600111222' });
  });

  test.each([
    'tel:',
    'tel:112',
    'https://wa.me/',
    'https://wa.me/message/AB',
    'https://example.com/600111222',
  ])('that leads to no phone is unreadable: %s', (text) => {
    expect(readQr(text)).toEqual({ kind: 'unreadable' });
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
    '{"userId":12,"username":"maría","type":"user_wallet","timestamp":1,"version":"1"}',
    '{"userId":12,"username":"maría","type":"user_wallet","timestamp":1,"version":-1}',
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
