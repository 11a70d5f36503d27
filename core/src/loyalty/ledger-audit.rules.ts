// That the ledger always agrees, as a sum that anybody can do again: balance, transactions, lots
// and what was drawn from them tell one and the same story. `npm run ledger:audit` and the tests
// ask the same questions. See docs/rules/loyalty.md#the-balance-always-agrees.
import { points, sumPoints, type Points } from '../kernel/amounts/points.ts';
import { isBonusActive } from './loyalty.rules.ts';
import { Histories, type LedgerMerge, type LedgerTransaction } from './ledger-histories.rules.ts';

/** Everything that the ledger says of one user; transactions and merges in the order of their ids. */
export type UserLedger = {
  userId: number;
  /** Null where there is no row for it, which is a balance of nothing. */
  balance: { total: Points; available: Points; bonusActive: boolean } | null;
  transactions: readonly LedgerTransaction[];
  lots: readonly {
    id: number;
    transactionId: number;
    earned: Points;
    /** What of it counts as ever earned. */
    counted: Points;
    remaining: Points;
    expiresAt: number;
  }[];
  /** What the user's transactions took out of lots. */
  draws: readonly { transactionId: number; lotId: number; points: Points }[];
  /** The user's transactions that were undone. */
  reversed: readonly number[];
  /** How the ledgers of other users became part of this one, or of one that did (docs/decisions/0017). */
  merges: readonly LedgerMerge[];
};

export type DifferenceKind =
  | 'balance-and-transactions'
  | 'balance-and-lots'
  | 'total-and-earnings'
  | 'available-above-total'
  | 'bonus-flag'
  | 'lot-and-draws'
  | 'transaction-and-lots'
  | 'balance-below-zero'
  | 'time-turned-back'
  | 'drawn-after-expiry'
  | 'moved-and-merges';

/**
 * `row` is the transaction or lot in question; null where it is the balance. Where points of another
 * user are not those of the log of merges, it is that user.
 */
export type LedgerDifference = {
  userId: number;
  kind: DifferenceKind;
  row: number | null;
  found: number;
  expected: number;
};

type Note = (kind: DifferenceKind, row: number | null, found: number, expected: number) => void;

/** Every way in which the user's ledger disagrees with itself; none where all is well. */
export function auditLedger(user: UserLedger): LedgerDifference[] {
  const differences: LedgerDifference[] = [];
  const note: Note = (kind, row, found, expected) => {
    if (found !== expected) differences.push({ userId: user.userId, kind, row, found, expected });
  };
  auditBalance(user, note);
  auditLots(user, note);
  auditHistory(user, note);
  return differences;
}

function auditBalance({ balance, transactions, lots, reversed }: UserLedger, note: Note): void {
  const { total, available, bonusActive } = balance ?? NO_BALANCE;
  const undone = new Set(reversed);
  const valid = lots.filter((lot) => !undone.has(lot.transactionId));
  note(
    'balance-and-transactions',
    null,
    available,
    sumPoints(transactions.map((one) => one.points)),
  );
  note('balance-and-lots', null, available, sumPoints(lots.map((lot) => lot.remaining)));
  note('total-and-earnings', null, total, sumPoints(valid.map((lot) => lot.counted)));
  // What staff have added was never earned.
  const most = total + sumPoints(lots.map((lot) => points(lot.earned - lot.counted)));
  note('available-above-total', null, available, Math.min(available, most));
  note('bonus-flag', null, Number(bonusActive), Number(isBonusActive(available)));
}

const NO_BALANCE = { total: points(0), available: points(0), bonusActive: false };

/** What is left of a lot is what was earned less what was drawn, and a transaction is what it moved. */
function auditLots({ transactions, lots, draws }: UserLedger, note: Note): void {
  const drawnFrom = new Map<number, number>();
  const moved = new Map<number, number>();
  for (const { lotId, transactionId, points } of draws) {
    drawnFrom.set(lotId, (drawnFrom.get(lotId) ?? 0) + points);
    moved.set(transactionId, (moved.get(transactionId) ?? 0) - points);
  }
  for (const lot of lots) {
    note('lot-and-draws', lot.id, lot.remaining, lot.earned - (drawnFrom.get(lot.id) ?? 0));
    moved.set(lot.transactionId, (moved.get(lot.transactionId) ?? 0) + lot.earned);
  }
  for (const { id, points } of transactions) {
    note('transaction-and-lots', id, points, moved.get(id) ?? 0);
  }
}

function auditHistory({ userId, transactions, lots, draws, merges }: UserLedger, note: Note): void {
  const histories = new Histories(userId, merges, note);
  for (const transaction of transactions) histories.add(transaction);
  histories.end();
  const expiryOf = new Map(lots.map((lot) => [lot.id, lot.expiresAt]));
  const spending = new Map(
    transactions.filter(({ type }) => type !== 'expired').map(({ id, at }) => [id, at]),
  );
  for (const { transactionId, lotId, points } of draws) {
    const at = spending.get(transactionId);
    const isExpired = points > 0 && at !== undefined && at >= (expiryOf.get(lotId) ?? Infinity);
    if (isExpired) note('drawn-after-expiry', transactionId, points, 0);
  }
}
