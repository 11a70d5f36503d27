import type { Database } from '../src/db/database.ts';
import type { TableName } from '../src/db/tables/tables.ts';

/** Sessions and throttles may be touched by reading; the secrets come with the migrations. */
const IS_COUNTED: Record<TableName, boolean> = {
  settings: true,
  businessHours: true,
  specialDays: true,
  categories: true,
  products: true,
  users: true,
  userPhones: true,
  userMerges: true,
  sessions: false,
  throttleHits: false,
  userPoints: true,
  pointTransactions: true,
  pointLots: true,
  pointDraws: true,
  pointReversals: true,
  stock: true,
  stockHistory: true,
  orders: true,
  orderLogs: true,
  idempotencyKeys: true,
  secrets: false,
};

/** How many rows every counted table has. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of (Object.keys(IS_COUNTED) as TableName[]).filter((name) => IS_COUNTED[name])) {
    const { rows } = await database.read
      .selectFrom(table)
      .select((is) => is.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    counts[table] = rows;
  }
  return counts;
}
