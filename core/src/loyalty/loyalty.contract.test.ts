import { describe, expect, test } from 'vitest';
import { assignRequest, consumeRequest, phoneSearch, qrSearch } from './loyalty.contract.ts';

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

describe('an assignment', () => {
  const right = {
    phone: '+34 600 111 222',
    points: 50,
    isCashPayment: false,
    description: 'Feria',
  };

  test('comes out with the phone as it is stored', () => {
    expect(assignRequest.parse(right)).toEqual({ ...right, phone: '600111222' });
  });

  test('is 20 points for a cash payment unless it says otherwise', () => {
    expect(assignRequest.parse({ phone: '600111222', description: '  ' })).toEqual({
      phone: '600111222',
      points: 20,
      isCashPayment: true,
      description: null,
    });
  });

  test.each([
    [{ phone: '60011' }, 'Teléfono debe tener al menos 9 dígitos'],
    [{ phone: undefined }, 'Teléfono debe tener al menos 9 dígitos'],
    [{ points: 0 }, 'Mínimo 1 punto'],
    [{ points: -5 }, 'Mínimo 1 punto'],
    [{ points: 1001 }, 'Máximo 1000 puntos'],
    [{ points: 1.5 }, 'Los puntos deben ser un número entero'],
    [{ points: '50' }, 'Los puntos deben ser un número entero'],
    [{ isCashPayment: 'sí' }, 'Debe ser verdadero o falso'],
    [{ description: 'x'.repeat(201) }, 'Como máximo 200 caracteres'],
  ])('with %o is refused: %s', (change, message) => {
    expect(messages(assignRequest.safeParse({ ...right, ...change }))).toEqual([message]);
  });

  test('may be of 1 point and of 1000', () => {
    for (const points of [1, 1000]) {
      expect(assignRequest.parse({ ...right, points })).toMatchObject({ points });
    }
  });
});

test('searches say what they miss', () => {
  expect(messages(phoneSearch.safeParse({ phone: '12345678' }))).toEqual([
    'Teléfono debe tener al menos 9 dígitos',
  ]);
  for (const qrCode of [undefined, '', '   ', 7, 'x'.repeat(2001)]) {
    expect(messages(qrSearch.safeParse({ qrCode }))).toEqual(['QR no válido']);
  }
});

test('a bonus names its user, and three digits where it brings a proof', () => {
  expect(consumeRequest.parse({ userId: 3 })).toEqual({
    userId: 3,
    orderId: null,
    qrCode: null,
    phoneDigits: null,
  });
  expect(messages(consumeRequest.safeParse({}))).toEqual(['Usuario no válido']);
  expect(messages(consumeRequest.safeParse({ userId: 3, phoneDigits: '12' }))).toEqual([
    'Indica las tres últimas cifras del teléfono',
  ]);
});
