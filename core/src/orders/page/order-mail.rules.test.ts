import { describe, expect, test } from 'vitest';
import type { Day } from '../../kernel/time/madrid-time.ts';
import { letterText } from '../../messages/letter.rules.ts';
import { isWorthSending, orderLetter, orderPush } from './order-mail.rules.ts';
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
  shop: {
    ...{ restaurantName: 'Brasa', phonePrimary: '', email: '' },
    ...{ address: '', legalName: '', taxId: '' },
  },
  termsUrl: 'https://brasa.example/condiciones-compra',
  url: 'https://brasa.example/pedido/x',
  now: Date.parse('2026-11-20T10:00:00.000Z'),
};
const textOf = (changes: Partial<OrderPage>) =>
  letterText(orderLetter('confirmation', { ...ORDER, ...changes }, AROUND));

test.each<[string, Partial<OrderPage>]>([
  ['a name', { customerName: 'www.evil.example' }],
  ['a note', { lines: [{ ...LINE, note: 'ver www.evil.example' }] }],
  ['the details of an order without lines', { lines: [], details: 'www.evil.example' }],
  ['a dish of the details', { details: 'www.evil.example (sin precio)' }],
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

const MIXED = { details: '1 pollo, paella de marisco para 8', allergens: null };

test('a dish that only the details name stands below the lines, and the total is that of the rest', () => {
  const { lines, total } = orderLetter('confirmation', { ...ORDER, ...MIXED }, AROUND);
  expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['1 × Pollo entero', '13,50\u00a0€'],
    ['paella de marisco para 8', 'sin precio'],
  ]);
  expect(total).toEqual({ name: 'Total de lo demás', amount: '13,50\u00a0€' });
});

test('what was paid is for that dish too', () => {
  const paid = { ...ORDER, ...MIXED, paid: '123.00' };
  const { lines, total } = orderLetter('confirmation', paid, AROUND);
  expect(lines.at(-1)).toEqual({ name: 'paella de marisco para 8', note: null, amount: '' });
  expect(total).toEqual({ name: 'Pagado', amount: '123,00\u00a0€' });
});

test('a deposit is told with what is left to pay', () => {
  const { total } = orderLetter('confirmation', { ...ORDER, paid: '5.00', owed: '8.50' }, AROUND);
  expect(total).toEqual({ name: 'Pagado', amount: '5,00\u00a0€, faltan 8,50\u00a0€' });
});

test('what points have paid stands between the lines and what was paid', () => {
  const paid = { ...ORDER, discount: '10.00', paid: '3.50' };
  const { lines, total } = orderLetter('ready', paid, AROUND);
  expect(lines.at(-1)).toEqual({
    name: 'Descuento por puntos',
    note: null,
    amount: '10,00\u00a0€',
  });
  expect(total).toEqual({ name: 'Pagado', amount: '3,50\u00a0€' });
});

test('no dish without a price is in a deposit; what is given back is told', () => {
  const deposit = { ...ORDER, ...MIXED, paid: '5.00', owed: '8.50' };
  expect(orderLetter('confirmation', deposit, AROUND).lines.at(-1)?.amount).toBe('sin precio');
  const { total } = orderLetter('confirmation', { ...ORDER, paid: '27.00', owed: '-6.50' }, AROUND);
  expect(total?.amount).toBe('27,00\u00a0€, te devolvemos 6,50\u00a0€');
});

test.each<[string, Partial<OrderPage>, string | undefined]>([
  ['is given back', { paid: '27.00', owed: '-27.00' }, '27,00\u00a0€, te devolvemos 27,00\u00a0€'],
  ['the shop keeps', { paid: '27.00', owed: null }, '27,00\u00a0€, que no se devuelven'],
  ['nobody has paid', {}, undefined],
])('a call-off tells of money that %s', (_what, changes, amount) => {
  const order: OrderPage = { ...ORDER, ...changes, stage: 'cancelled' };
  expect(orderLetter('cancelled', order, AROUND).total?.amount).toBe(amount);
});

test('an invoice’s total is the price, also of a dish that has none by itself', () => {
  const invoiced = { ...ORDER, ...MIXED, invoiced: '65.00' };
  const { lines, total } = orderLetter('confirmation', invoiced, AROUND);
  expect(lines.at(-1)?.amount).toBe('');
  expect(total).toEqual({ name: 'Total', amount: '65,00\u00a0€' });
});

test('what is left to pay beside a dish without a price is the least', () => {
  const deposit = { ...ORDER, ...MIXED, paid: '5.00', owed: '8.50' };
  const { total } = orderLetter('confirmation', deposit, AROUND);
  expect(total?.amount).toBe('5,00\u00a0€, faltan al menos 8,50\u00a0€');
});

test('the marks of the desk are in no letter', () => {
  const text = textOf({ lines: [], linesTotal: null, details: '2 pollos, flan (sin precio)' });
  expect(text).toContain('2 pollos, flan\n');
});

test('a pick-up of another year is told with its year', () => {
  const today = '2026-11-20' as Day;
  const order = { ...ORDER, pickupTime: '2027-11-29T13:00:00.000Z' };
  const when = 'lunes 29 de noviembre de 2027 a las 14:00';
  const letter = orderLetter('confirmation', order, AROUND);
  expect(letter.subject).toBe(`Pedido apuntado: ${when}`);
  expect(orderPush('changed', order, { code: 'x', today }).body).toContain(when);
  expect(orderLetter('confirmation', ORDER, AROUND).subject).not.toContain('2026');
});

test('the confirmation carries the terms of the contract, and so does a change', () => {
  const seller = {
    legalName: 'Asador Ararat, S. L.',
    taxId: 'B12345674',
    address: 'Calle Mayor, 1',
  };
  const around = { ...AROUND, shop: { ...AROUND.shop, ...seller } };
  const { ending } = orderLetter('confirmation', ORDER, around);
  expect(ending).toContain('Vende: Asador Ararat, S. L., NIF B12345674, Calle Mayor, 1.');
  expect(ending.join(' ')).toMatch(/IVA incluido.*desistimiento.*hojas de reclamaciones/);
  expect(ending.at(-1)).toBe(`Condiciones de compra completas: ${AROUND.termsUrl}`);
  expect(orderLetter('changed', ORDER, around).ending).toEqual(ending);
  expect(orderLetter('ready', ORDER, around).ending.join(' ')).not.toContain('desistimiento');
});

const AFTER = Date.parse('2026-11-20T13:05:00.000Z');

test.each<[string, OrderPage['stage'], number]>([
  ['that was handed over', 'collected', AROUND.now],
  ['whose pick-up has passed', 'received', AFTER],
])('the confirmation of an order %s is sent, and says that it is late', (_what, stage, now) => {
  const changeRefusal = { code: 'ORDER_IS_COLLECTED', error: '' } as const;
  const order: OrderPage = { ...ORDER, stage, changeRefusal };
  expect(isWorthSending('confirmation', order, [], now)).toBe(true);
  expect(isWorthSending('changed', order, [], now)).toBe(false);
  const letter = orderLetter('confirmation', order, { ...AROUND, now });
  expect(letter.subject).toBe('Confirmación de tu pedido: viernes 20 de noviembre a las 14:00');
  expect(letter.title).toBe('La confirmación de tu pedido');
  expect(letter.paragraphs).toContain(
    'Esta es la confirmación de tu pedido n.º 12, que no pudimos enviarte antes.',
  );
  expect(letter.links).toEqual([{ text: 'Ver mi pedido', url: AROUND.url }]);
  expect(letter.ending.join(' ')).toContain('desistimiento');
  expect(letterText(letter)).not.toMatch(/puedes (?:venir|cambiar)|apuntado/);
});

test('no allergens are asked for at a pick-up that is over', () => {
  const order: OrderPage = { ...ORDER, stage: 'collected', allergens: null };
  const { facts } = orderLetter('confirmation', order, AROUND);
  expect(facts).toContainEqual({ name: 'Alérgenos', value: 'consúltalos por teléfono' });
});

test.each<[string, Partial<OrderPage>, Parameters<typeof isWorthSending>[2]]>([
  ['was called off', { stage: 'cancelled' }, []],
  ['was confirmed', { stage: 'collected' }, [{ kind: 'confirmation', toldVersion: 1 }]],
  ['was told with its terms', { stage: 'collected' }, [{ kind: 'changed', toldVersion: 1 }]],
])('no confirmation is sent of an order that %s', (_what, changes, told) => {
  expect(isWorthSending('confirmation', { ...ORDER, ...changes }, told, AFTER)).toBe(false);
});

describe('the terms of an order with drinks', () => {
  const WINE = { ...LINE, id: 2, name: 'Vino tinto', quantity: '2.0', chickens: '0.0' };
  const endingOf = (changes: Partial<OrderPage>) =>
    orderLetter(
      'confirmation',
      { ...ORDER, drinks: ['2 × Vino tinto'], ...changes },
      AROUND,
    ).ending.join('\n');

  test('say the food’s exception of the food, and fourteen days and the form of the drinks', () => {
    const ending = endingOf({ lines: [LINE, WINE] });
    expect(ending).toMatch(/La comida se estropea pronto.*103 d/);
    expect(ending).toMatch(/Bebidas cerradas \(2 × Vino tinto\).*14 días.*sin abrir/);
    expect(ending).toContain(
      'A la atención de Brasa: le comunico que desisto de mi contrato de venta de 2 × Vino tinto, pedido n.º 12.',
    );
  });

  test('say nothing of food where there is none', () => {
    const ending = endingOf({ lines: [WINE], quantity: '0.0' });
    expect(ending).toContain('Bebidas cerradas');
    expect(ending).not.toContain('La comida');
  });

  test('make no link of what its customer typed', () => {
    const ending = endingOf({ drinks: ['2 cervezas www.evil.example'] });
    expect(ending).not.toContain('evil.example');
  });
});

test('the terms of an order without drinks say nothing of them', () => {
  expect(textOf({ drinks: [] })).not.toContain('Bebidas');
});
