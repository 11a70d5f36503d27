// That the balance always agrees, checked over everything in the database by the same sums that
// `npm run ledger:audit` does.
// See docs/rules/loyalty.md#the-balance-always-agrees.
import { expect } from 'vitest';
import { auditLedger } from '@brasa/core/loyalty/ledger-audit.rules.ts';
import { auditLedgers } from '../../src/loyalty/audit-ledger.ts';
import { readLedgers } from '../../src/loyalty/ledger-audit.report.ts';
import type { Shop } from '../../src/shop.ts';

/** Checks everybody's points, or those of the users named. */
export async function expectLedgerToAgree({ db }: Shop, only?: number[]): Promise<void> {
  for (const userId of only ?? []) {
    const ledgers = await readLedgers(db.read, { after: userId - 1, upTo: userId });
    expect(ledgers.flatMap(auditLedger)).toEqual([]);
  }
  if (only) return;
  for await (const { differences } of auditLedgers(db.read)) expect(differences).toEqual([]);
}
