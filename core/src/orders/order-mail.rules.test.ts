import { expect, test } from 'vitest';
import { letterText } from '../messages/letter.rules.ts';
import { orderLetter } from './order-mail.rules.ts';
import type { OrderPage } from './order-page.contract.ts';

const LINE: OrderPage['lines'][number] = {
  ...{ id: 1, productId: 1, name: 'Pollo entero', quantity: '1.000', chickens: '1.0' },
  ...{ unitPrice: '13.50', note: null, total: '13.50' },
};
const ORDER: OrderPage = {
  ...{ id: 12, customerName: 'Ana', stage: 'received', quantity: '1.0', details: null },
  note: null,
  ...{ lines: [LINE], linesTotal: '13.50', paid: null, allergens: [] },
  ...{ pickupTime: '2026-11-20T13:00:00.000Z', changeableUntil: '2026-11-20T12:00:00.000Z' },
  ...{ changeRefusal: null, pickups: [], version: 1 },
};
const AROUND = {
  shop: { restaurantName: 'Brasa', phonePrimary: '', address: '' },
  url: 'https://brasa.example/pedido/x',
};
const textOf = (changes: Partial<OrderPage>) =>
  letterText(orderLetter('confirmation', { ...ORDER, ...changes }, AROUND));

test.each<[string, Partial<OrderPage>]>([
  ['a name', { customerName: 'www.evil.example' }],
  ['a note', { lines: [{ ...LINE, note: 'ver www.evil.example' }] }],
  ['the details of an order without lines', { lines: [], details: 'www.evil.example' }],
])('%s is no link', (_what, changes) => {
  const text = textOf(changes);
  expect(text).toContain('www. evil. example');
  expect(text).not.toContain('evil.example');
});

test('a customer’s note begins no line of the letter, and is quoted', () => {
  const { facts } = orderLetter(
    'confirmation',
    { ...ORDER, note: '-\n\nImportante:\nllámenos al 806' },
    AROUND,
  );
  expect(facts.at(-1)).toEqual({ name: 'Nota', value: '«- · Importante: · llámenos al 806»' });
});
