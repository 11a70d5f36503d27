// A counter sale while it is put together (docs/rules/sales.md#selling-at-the-desk).
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { MAX_LINE_QUANTITY, type MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import {
  cents,
  centsToDecimal,
  formatEuros,
  type Cents,
} from '@brasa/core/kernel/amounts/cents.ts';
import { tenths, tenthsToDecimal, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import { linesLeft } from '@brasa/core/orders/place/basket.rules.ts';
import {
  linesTotal,
  MAX_LINES,
  resolveLines,
  type Line,
} from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { sellAtCounter } from '@brasa/core/sales/sales.calls.ts';
import { priceSale, type SalePayment } from '@brasa/core/sales/sales.rules.ts';
import { partFields, type PaymentMethod } from '@brasa/core/payments/payments.rules.ts';

export type Chosen = { productId: number; quantity: Tenths };

export type SaleValues = {
  chosen: readonly Chosen[];
  method: PaymentMethod;
  /** Of a mixed payment what comes in cash, as it is typed; the rest goes to the card. */
  cash: string;
  /** What is handed over in cash, as it is typed: for the change alone. */
  given: string;
};

export const NOTHING_SOLD: SaleValues = { chosen: [], method: 'cash', cash: '', given: '' };

/** What has been chosen since, and how it is paid, once the rest is sold: it is the next customer's. */
export function withoutSold(values: SaleValues, sold: SaleValues): SaleValues {
  const { chosen, ...payment } = values;
  const rest = linesLeft(chosen, sold.chosen);
  if (rest.length === 0) return NOTHING_SOLD;
  const isOfSold = payment.method === sold.method && payment.cash === sold.cash;
  const isPaymentOfSold = isOfSold && payment.given === sold.given;
  return { ...NOTHING_SOLD, ...(!isPaymentOfSold && payment), chosen: rest };
}

export type Menu = ReadonlyMap<number, MenuItem>;

/** One step more of it, at the end where it is new. */
export function withOneMore(chosen: readonly Chosen[], item: MenuItem): readonly Chosen[] {
  const { id, quantityStep } = item;
  const before = chosen.find(({ productId }) => productId === id);
  // A tap is a whole one, also of what goes by halves.
  const step = tenths(Math.max(10, quantityStep));
  if (before) return withQuantity(chosen, id, tenths(before.quantity + step));
  return chosen.length < MAX_LINES ? [...chosen, { productId: id, quantity: step }] : chosen;
}

/** 0 takes it away; no line has more than the most. */
export function withQuantity(
  chosen: readonly Chosen[],
  productId: number,
  quantity: Tenths,
): readonly Chosen[] {
  if (quantity === 0) return chosen.filter((one) => one.productId !== productId);
  const most = tenths(Math.min(quantity, MAX_LINE_QUANTITY));
  return chosen.map((one) => (one.productId === productId ? { ...one, quantity: most } : one));
}

/** What has been chosen, at today's prices; what left the menu meanwhile is not among it. */
export function linesOf(chosen: readonly Chosen[], menu: Menu): Line[] {
  const known = chosen.filter(({ productId }) => menu.has(productId));
  const resolved = resolveLines(
    known.map((one) => ({ ...one, note: null })),
    menu,
  );
  return 'lines' in resolved ? resolved.lines : [];
}

function paymentOf({ method, cash }: SaleValues, total: Cents): SalePayment {
  const none = partFields(() => null);
  const inCash = method === 'mixed' ? parseTypedCents(cash) : null;
  if (inCash === null) return { paymentMethod: method, ...none };
  const cardAmount = cents(Math.max(0, total - inCash));
  return { paymentMethod: method, ...none, cashAmount: inCash, cardAmount };
}

export type SaleBody = BodyOf<typeof sellAtCounter>;

/** What is sent; null where nothing is chosen, or the parts do not make the total. */
export function saleBody(values: SaleValues, menu: Menu): SaleBody | null {
  const lines = linesOf(values.chosen, menu);
  if (lines.length === 0) return null;
  const total = linesTotal(lines);
  const payment = paymentOf(values, total);
  if ('fault' in priceSale(lines, payment)) return null;
  const { paymentMethod, cashAmount, cardAmount } = payment;
  const isMixed = cashAmount !== null && cardAmount !== null;
  return {
    lines: lines.map(({ productId, quantity, unitPrice }) => ({
      productId,
      quantity: tenthsToDecimal(quantity),
      unitPrice: centsToDecimal(unitPrice),
    })),
    paymentMethod,
    ...(isMixed && {
      cashAmount: centsToDecimal(cashAmount),
      cardAmount: centsToDecimal(cardAmount),
    }),
    expectedTotal: centsToDecimal(total),
  };
}

/** What is to be paid in cash; null where nothing is. */
export function cashDue({ method, cash }: SaleValues, total: Cents): Cents | null {
  if (method === 'mixed') return parseTypedCents(cash) ?? cents(0);
  return method === 'cash' ? total : null;
}

/** "Cambio: 5,50 €"; until an amount is given, nothing. */
export function changeText(due: Cents, given: Cents | null): string {
  if (given === null || given === 0) return '';
  if (given < due) return `Faltan ${formatEuros(cents(due - given))}`;
  return `Cambio: ${formatEuros(cents(given - due))}`;
}

const NOTES = [5, 10, 20, 50, 100].map((euros) => cents(euros * 100));
const MOST_NOTES = 3;

/** The notes with which somebody may pay that. */
export const notesFor = (due: Cents): Cents[] =>
  NOTES.filter((note) => note >= due).slice(0, MOST_NOTES);
