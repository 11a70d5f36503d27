import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { MAX_STOCK, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Queries } from '../../src/db/database.ts';
import type { StockTables } from '../../src/stock/stock.tables.ts';
import type { LimitsOf, RowsOf } from '../db/rows.ts';

export const ROWS = {
  stock: {
    right: {
      date: '2026-11-20' as Day,
      initialStock: tenths(600),
      currentStock: tenths(600),
      reservedStock: tenths(15),
      unreservedStock: tenths(585),
      lastUpdated: 0,
    },
    wrong: [
      { currentStock: 0 - MAX_STOCK, unreservedStock: 0 - MAX_STOCK - 15 },
      { date: '2026-11-19' },
      { date: 'hoy' },
      { unreservedStock: 600 },
      { currentStock: 601 },
      { initialStock: -1 },
      { reservedAllowed: 14 },
      { reservedAllowed: null },
      { initialSaidBy: 999 },
      { reservedStock: -1, unreservedStock: 601 },
      { initialStock: MAX_STOCK + 1 },
      { currentStock: MAX_STOCK + 1, unreservedStock: MAX_STOCK - 14 },
    ],
  },
  stockHistory: {
    right: {
      stockId: 1,
      action: 'order_created',
      quantity: tenths(15),
      previousStock: tenths(600),
      newStock: tenths(600),
      previousReserved: tenths(0),
      newReserved: tenths(15),
      createdAt: 0,
    },
    wrong: [
      { quantity: MAX_STOCK + 1 },
      { previousStock: MAX_STOCK + 1 },
      { previousReserved: MAX_STOCK + 1 },
      { newReserved: MAX_STOCK + 1 },
      { stockId: 999 },
      { orderId: 999 },
      { createdBy: 999 },
      { action: null },
      { newStock: MAX_STOCK + 1 },
    ],
  },
} satisfies RowsOf<StockTables>;

export const LIMITS: LimitsOf<StockTables> = [
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
];

/** What their references point to, and what they collide with. */
export async function fill(sql: Queries): Promise<void> {
  const dayBefore = { ...ROWS.stock.right, date: '2026-11-19' as Day };
  await sql.insertInto('stock').values(dayBefore).execute();
}
