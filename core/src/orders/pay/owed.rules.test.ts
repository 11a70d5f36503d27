import { expect, test } from 'vitest';
import { cents, type Cents } from '../../kernel/amounts/cents.ts';
import { tenths } from '../../kernel/amounts/tenths.ts';
import { amountDue, chargedFor, waivedBy, type Owing } from './owed.rules.ts';

const CHICKEN = {
  ...{ id: 1, productId: 8, name: 'Pollo', unitPrice: cents(1350), vatRate: 10 as const },
  ...{ chickens: tenths(10), note: null },
};
const chickens = (count: number): Owing => ({
  ...{ lines: [{ ...CHICKEN, quantity: tenths(count * 10) }], status: 'pending' },
  ...{
    details: null,
    totalAmount: cents(0),
    waivedAmount: cents(0),
    keptAmount: cents(0),
    finalAmount: null,
  },
  ...{ discountAmount: cents(0), invoicedTotal: null, invoiceAmount: null },
});
const paid = (total: number, discount = 0) => ({
  totalAmount: cents(total),
  finalAmount: cents(Math.max(0, total - discount)),
  discountAmount: cents(discount),
});

const WITH_PAELLA = { details: '1 pollo, paella (sin precio)' };
const PAELLA_ALONE = { ...chickens(1), lines: [], details: 'Paella' };

test.each<[string, Owing, Cents | null]>([
  ['nothing is paid', chickens(2), cents(2700)],
  ['all is paid', { ...chickens(2), ...paid(2700) }, cents(0)],
  ['it is edited to more after the payment', { ...chickens(3), ...paid(1350) }, cents(2700)],
  ['it is edited to less after the payment', { ...chickens(1), ...paid(2000) }, cents(-650)],
  ['points take off a part', { ...chickens(2), ...paid(2700, 500) }, cents(0)],
  ['it is edited to more after that', { ...chickens(3), ...paid(2700, 500) }, cents(1350)],
  [
    'it is edited to less than the points have taken off',
    { ...chickens(1), ...paid(2700, 2000) },
    cents(-700),
  ],
  ['a dish has no price', { ...chickens(1), ...WITH_PAELLA }, null],
  [
    'a dish has no price, on account',
    { ...chickens(1), ...paid(1000), ...WITH_PAELLA },
    cents(350),
  ],
  [
    'a dish has no price, and the rest is paid',
    { ...chickens(1), ...paid(1350), ...WITH_PAELLA },
    null,
  ],
  ['it has an invoice of less', { ...chickens(2), invoicedTotal: cents(2400) }, cents(2400)],
  [
    'the data of its invoice are of less',
    { ...chickens(2), invoiceAmount: cents(2400) },
    cents(2400),
  ],
  ['that is paid', { ...chickens(2), ...paid(2400), invoicedTotal: cents(2400) }, cents(0)],
  [
    'an invoice is of what points leave',
    { ...chickens(2), ...paid(2700, 500), invoicedTotal: cents(2200) },
    cents(0),
  ],
  [
    'its invoice is corrected to less',
    { ...chickens(2), ...paid(2700), invoicedTotal: cents(2050) },
    cents(-650),
  ],
  [
    'what was waived of its lines is in the invoice',
    { ...chickens(2), ...paid(2000), waivedAmount: cents(700), invoicedTotal: cents(2700) },
    cents(700),
  ],
  ['its invoices come to nothing', { ...chickens(1), invoicedTotal: cents(0) }, cents(1350)],
  ['points take off more than it costs', { ...chickens(1), ...paid(1350, 2000) }, cents(0)],
  ['the rest is waived', { ...chickens(2), ...paid(2500), waivedAmount: cents(200) }, cents(0)],
  ['it is called off', { ...chickens(2), status: 'cancelled' }, cents(0)],
  ['it has no lines', { ...chickens(2), lines: [] }, null],
  ['it has no lines and is paid', { ...PAELLA_ALONE, ...paid(6000) }, null],
  [
    'it has no lines, and an invoice that is paid in part',
    { ...PAELLA_ALONE, ...paid(2000), invoicedTotal: cents(6000) },
    cents(4000),
  ],
  [
    'it has no lines, and its invoice is corrected to less',
    { ...PAELLA_ALONE, ...paid(6000), invoicedTotal: cents(4000) },
    cents(-2000),
  ],
])('where %s', (_what, order, due) => {
  expect(amountDue(order)).toBe(due);
});

test('a payment below the lines waives the rest only as a discount; one above them owes nobody anything', () => {
  expect(waivedBy({ ...chickens(2), ...paid(2500) }, false)).toBe(0);
  expect(waivedBy({ ...chickens(2), ...paid(2500) }, true)).toBe(200);
  expect(waivedBy({ ...chickens(2), ...paid(3000) }, false)).toBe(-300);
  expect(waivedBy({ ...chickens(2), ...paid(3000), ...WITH_PAELLA }, false)).toBe(0);
  expect(waivedBy({ ...chickens(2), ...paid(3000), lines: [] }, true)).toBe(0);
});

test('an order on account is charged its price, and with a dish without one nobody knows how much', () => {
  const deposit = { ...chickens(2), ...paid(1000) };
  expect(chargedFor(chickens(2))).toBeNull();
  expect(chargedFor(deposit)).toBe(2700);
  expect(chargedFor({ ...deposit, ...WITH_PAELLA })).toBeNull();
  const more = { ...chickens(1), ...paid(2000), ...WITH_PAELLA };
  expect(chargedFor(more)).toBeNull();
  expect(chargedFor({ ...more, waivedAmount: cents(-650) })).toBe(2000);
  expect(chargedFor({ ...chickens(1), ...paid(1350), ...WITH_PAELLA })).toBeNull();
  expect(chargedFor({ ...chickens(1), ...paid(2700) })).toBe(1350);
  expect(chargedFor({ ...PAELLA_ALONE, ...paid(6000) })).toBe(6000);
  expect(chargedFor(PAELLA_ALONE)).toBeNull();
  const discounted = { ...chickens(2), ...paid(2400), waivedAmount: cents(300) };
  expect(chargedFor({ ...discounted, ...WITH_PAELLA })).toBeNull();
});
