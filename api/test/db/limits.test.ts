// What core allows at most, the database takes too, and no more. Migrations that have run keep their
// own numbers and lists, so the two are compared here.
import { ROLES } from '@brasa/core/accounts/accounts.rules.ts';
import { VAT_RATES } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { cents, MAX_CENTS } from '@brasa/core/kernel/cents.ts';
import { MAX_STAFF_QUANTITY, MAX_STOCK, tenths } from '@brasa/core/kernel/tenths.ts';
import { POINT_TRANSACTION_TYPES } from '@brasa/core/loyalty/loyalty.contract.ts';
import { BONUS_POINTS } from '@brasa/core/loyalty/loyalty.rules.ts';
import { ORDER_STATUSES, PAYMENT_METHODS } from '@brasa/core/orders/orders.rules.ts';
import { MOST_STARS } from '@brasa/core/site/reviews.rules.ts';
import { expect, test } from 'vitest';
import type { TableName } from '../../src/db/tables/tables.ts';
import { openShop } from '../shop-under-test.ts';
import { ROWS } from './rows.ts';

const flagsOf = (status: string) => ({
  confirmado: status === 'delivered' ? 1 : 0,
  deleted: status === 'cancelled' ? 1 : 0,
  error: status === 'error' ? 1 : 0,
});

/** Of each table what its rows may be at most, and what is a step too far. */
const LIMITS: [TableName, allowed: object[], refused: object[]][] = [
  ['products', [{ price: cents(MAX_CENTS) }], [{ price: MAX_CENTS + 1 }]],
  [
    'products',
    VAT_RATES.map((vatRate) => ({ vatRate })),
    [{ vatRate: Math.max(...VAT_RATES) + 1 }],
  ],
  [
    'orders',
    ['totalAmount', 'finalAmount', 'cashAmount', 'cardAmount', 'transferAmount'].map((amount) => ({
      [amount]: MAX_CENTS,
    })),
    ['totalAmount', 'finalAmount', 'cashAmount', 'cardAmount', 'transferAmount'].map((amount) => ({
      [amount]: MAX_CENTS + 1,
    })),
  ],
  ['reviews', [{ rating: MOST_STARS }], [{ rating: MOST_STARS + 1 }]],
  ['orders', [{ quantity: MAX_STAFF_QUANTITY }], [{ quantity: MAX_STAFF_QUANTITY + 5 }]],
  [
    'orders',
    ORDER_STATUSES.map((status) => ({ status, ...flagsOf(status) })),
    [{ status: 'reopened' }],
  ],
  [
    'orders',
    PAYMENT_METHODS.map((paymentMethod) => ({ paymentMethod })),
    [{ paymentMethod: 'bizum' }],
  ],
  [
    'users',
    ROLES.map((role) => ({ role, username: role, phone: null })),
    [{ role: 'admin', phone: null }],
  ],
  [
    'pointTransactions',
    POINT_TRANSACTION_TYPES.map((type) => ({ type, points: -1 })),
    [{ type: 'gift' }],
  ],
  [
    'stock',
    [{ initialStock: MAX_STOCK, date: '2026-12-01' }],
    [{ initialStock: MAX_STOCK + 1, date: '2026-12-02' }],
  ],
  [
    'stock',
    [{ currentStock: MAX_STOCK, reservedStock: tenths(0), unreservedStock: MAX_STOCK }],
    [{ currentStock: MAX_STOCK + 1, reservedStock: tenths(1), unreservedStock: MAX_STOCK }],
  ],
  [
    'userPoints',
    [{ availablePoints: BONUS_POINTS - 1, bonusActive: 0 }],
    [{ userId: 2, availablePoints: BONUS_POINTS, bonusActive: 0 }],
  ],
];

test.each(LIMITS)('%s: what core allows and no more (%#)', async (table, allowed, refused) => {
  const under = await openShop();
  const insert = (change: object) =>
    under.shop.db.transact(({ sql }) =>
      sql
        .insertInto(table)
        .values({ ...ROWS[table].right, ...change } as never)
        .execute(),
    );
  for (const change of allowed) await insert(change);
  for (const change of refused) {
    await expect(insert(change), JSON.stringify(change)).rejects.toThrow(/constraint|violates/i);
  }
});
