import { cents, MAX_CENTS } from '@brasa/core/kernel/amounts/cents.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Queries } from '../../src/db/database.ts';
import type { SalesTables } from '../../src/sales/sales.tables.ts';
import type { RowsOf } from '../db/rows.ts';

const SALE = {
  walkInId: 'visita-1',
  paymentMethod: 'mixed',
  total: cents(1550),
  chickens: tenths(10),
  day: '2026-11-20' as Day,
  enteredAt: 0,
  madeAt: null,
  soldBy: 1,
} as const;

const LINE = {
  ...{ saleId: 1, id: 1, productId: 1, name: 'Cerveza', quantity: tenths(10) },
  ...{ unitPrice: cents(200), vatRate: 21 as const, chickens: tenths(0) },
};

export const ROWS = {
  sales: {
    right: SALE,
    wrong: [
      { walkInId: '' },
      { walkInId: 'x'.repeat(101) },
      { paymentMethod: null },
      { total: -1 },
      { total: MAX_CENTS + 1 },
      { chickens: 3 },
      { chickens: -5 },
      { chickens: null },
      { day: null },
      { soldBy: 9 },
      { soldBy: null },
      { enteredAt: null },
    ],
  },
  saleLines: {
    right: LINE,
    wrong: [
      { saleId: 999 },
      { saleId: null },
      { id: 0 },
      { productId: 999 },
      { productId: null },
      { name: null },
      { quantity: 0 },
      { quantity: 12 },
      { quantity: 995 },
      { unitPrice: -1 },
      { unitPrice: MAX_CENTS + 1 },
      { vatRate: 7 },
      { chickens: 3 },
      { chickens: -5 },
      { offMenuPrice: 2 },
      { offMenuPrice: null },
    ],
  },
  saleAnnulments: {
    right: { saleId: 1, enteredAt: 0, annulledBy: 1 },
    wrong: [{ saleId: 999 }, { annulledBy: 9 }, { annulledBy: null }, { enteredAt: null }],
  },
  saleRefunds: {
    right: {
      ...{ saleId: 1, lineId: 2, quantity: tenths(10), toStock: 0, reason: 'Fría' },
      ...{ enteredAt: 0, refundedBy: 1 },
    },
    wrong: [
      { saleId: 999 },
      { lineId: 3 },
      { quantity: 0 },
      { quantity: 12 },
      { quantity: 995 },
      { toStock: 2 },
      { reason: '' },
      { reason: 'x'.repeat(201) },
      { refundedBy: 9 },
      { enteredAt: null },
    ],
  },
} satisfies RowsOf<SalesTables>;

/** A first sale, with its second line. */
export async function fill(sql: Queries): Promise<void> {
  await sql.insertInto('sales').values(SALE).execute();
  await sql
    .insertInto('saleLines')
    .values({ ...LINE, id: 2 })
    .execute();
}
