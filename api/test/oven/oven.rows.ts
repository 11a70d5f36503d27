import type { OvenTables } from '../../src/db/tables/oven.ts';
import type { RowsOf } from '../db/rows.ts';

export const ROWS = {
  orderingPauses: {
    right: { pausedUntil: 60_000, createdAt: 0, createdBy: 1 },
    wrong: [{ pausedUntil: 0 }, { createdAt: null }, { createdBy: null }, { createdBy: 999 }],
  },
} satisfies RowsOf<OvenTables>;
