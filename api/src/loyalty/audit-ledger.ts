// The ledger's sums, done again from its transactions and lots, in bounded memory.
// See docs/rules/loyalty.md#the-balance-always-agrees.
import { auditLedger, type LedgerDifference } from '@brasa/core/loyalty/ledger-audit.rules.ts';
import type { Queries } from '../db/database.ts';
import { nextUserRange, readLedgers } from './ledger-audit.report.ts';

const USERS_A_ROUND = 500;

/** What was looked at, and what is wrong with it, as it is found. */
export type AuditRound = { users: number; transactions: number; differences: LedgerDifference[] };

/** Goes through every user who has a part in the ledger, by id. */
export async function* auditLedgers(
  sql: Queries,
  usersARound = USERS_A_ROUND,
): AsyncGenerator<AuditRound> {
  for (let after: number | null = 0; after !== null;) {
    const range = await nextUserRange(sql, after, usersARound);
    const ledgers = await readLedgers(sql, range);
    yield {
      users: ledgers.length,
      transactions: ledgers.reduce((sum, { transactions }) => sum + transactions.length, 0),
      differences: ledgers.flatMap(auditLedger),
    };
    after = range.upTo;
  }
}
