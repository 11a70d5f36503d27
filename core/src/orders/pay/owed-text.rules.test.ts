import { expect, test } from 'vitest';
import { owedOf } from './owed-text.rules.ts';

type Shown = Parameters<typeof owedOf>[0];
const shown = (order: Partial<Shown>) =>
  owedOf({
    ...{ status: 'pending', finalAmount: null, amountDue: null },
    ...{ lines: [], details: null, invoicedTotal: null },
    ...order,
  } as Shown)?.text;

const CHICKENS: Shown['lines'][number] = {
  ...{ id: 1, productId: 8, name: 'Pollo', note: null, vatRate: 10, chickens: '1.0' },
  ...{ quantity: '2.0', unitPrice: '13.50', total: '27.00' },
};
const WITH_PAELLA = { lines: [CHICKENS], details: '2 pollos, paella (sin precio)' };

test.each<[Partial<Shown>, string | undefined]>([
  [{ amountDue: '27.00' }, undefined],
  [{ amountDue: '27.00', status: 'delivered' }, 'Faltan 27,00 €'],
  [{ amountDue: '27.00', finalAmount: '13.50' }, 'Faltan 27,00 €'],
  [{ amountDue: '17.00', finalAmount: '10.00', ...WITH_PAELLA }, 'Faltan al menos 17,00 €'],
  [
    { amountDue: '17.00', finalAmount: '10.00', ...WITH_PAELLA, invoicedTotal: '27.00' },
    'Faltan 17,00 €',
  ],
  [
    { amountDue: '17.00', finalAmount: '10.00', ...WITH_PAELLA, lines: [] },
    // The data of an invoice are the price of an order without lines.
    'Faltan 17,00 €',
  ],
  [{ amountDue: '-6.50', finalAmount: '27.00' }, 'Devolver 6,50 €'],
  [{ amountDue: '0.00', finalAmount: '27.00' }, 'Pagado'],
  [{ amountDue: '0.00', finalAmount: '0.00', status: 'cancelled' }, undefined],
  [
    { amountDue: '0.00', finalAmount: '0.00', totalAmount: '0.00', waivedAmount: '0.00' },
    undefined,
  ],
  [
    { amountDue: '0.00', finalAmount: '0.00', totalAmount: '0.00', waivedAmount: '27.00' },
    'Pagado',
  ],
  [{ finalAmount: '27.00' }, undefined],
  [{ amountDue: '27.00', finalAmount: '13.50', isDiscountUnknown: true }, undefined],
])('%j: %s', (order, text) => {
  expect(shown(order)?.replace('\u00a0', ' ')).toBe(text);
});
