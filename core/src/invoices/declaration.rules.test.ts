import { expect, test } from 'vitest';
import type { Day } from '../kernel/time/madrid-time.ts';
import { declarationItems, isDeclared } from './declaration.rules.ts';

const unsigned = {
  version: '0.1.0',
  installation: '1',
  producerName: null,
  producerNif: null,
  producerAddress: null,
  declaredOn: null,
  declaredIn: null,
};
const signed = {
  ...unsigned,
  producerName: 'Programas SL',
  producerNif: 'B12345674',
  producerAddress: 'Calle Mayor, 1, 03400 Villena (Alicante), España',
  declaredOn: '2026-12-01' as Day,
  declaredIn: 'Villena, España',
};

test('nobody’s statement claims nothing, and says what is missing', () => {
  expect(isDeclared(unsigned)).toBe(false);
  const missing = declarationItems(unsigned).filter(({ value }) => value === null);
  expect(missing.map(({ place }) => place)).toEqual(['1.h', '1.i', '1.j', '1.k', '1.l']);
});

test.each(['producerName', 'producerAddress', 'declaredOn'])(
  'without %s it does not claim to comply',
  (fact) => {
    const items = declarationItems({ ...signed, [fact]: null });
    expect(items.find(({ place }) => place === '1.k')?.value).toBeNull();
  },
);

test('a signed one has all twelve items of the law in their order', () => {
  expect(isDeclared(signed)).toBe(true);
  const items = declarationItems(signed);
  expect(items.map(({ place }) => place).join(' ')).toBe(
    '1.a 1.b 1.c 1.d 1.e 1.f 1.g 1.h 1.i 1.j 1.k 1.l',
  );
  expect(items.at(-1)?.value).toBe('1 de diciembre de 2026, Villena, España');
  expect(items.every(({ value }) => value !== null)).toBe(true);
});
