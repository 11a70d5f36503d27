import { expect, test } from 'vitest';
import type { Day } from '../../kernel/time/madrid-time.ts';
import type { OrderPage } from './order-page.contract.ts';
import { mayWithdraw } from './withdrawal.rules.ts';

const COLLECTED = {
  stage: 'collected' as OrderPage['stage'],
  // Half past midnight in Madrid.
  pickupTime: '2026-11-19T23:30:00.000Z',
  drinks: ['2 × Cerveza'],
};

const LATE = '2026-11-22T12:00:00.000Z';

test.each<[string, Partial<OrderPage>, string, boolean]>([
  ['on the day of the pick-up', {}, '2026-11-20', true],
  ['fourteen days later', {}, '2026-12-04', true],
  ['fifteen days later', {}, '2026-12-05', false],
  [
    'on the Monday after a last Sunday of a late hand-over',
    { collectedAt: LATE },
    '2026-12-07',
    true,
  ],
  ['on the day after that Monday', { collectedAt: LATE }, '2026-12-08', false],
  ['of an order that was not collected', { stage: 'ready' }, '2026-11-20', false],
  ['of an order without drinks', { drinks: [] }, '2026-11-20', false],
  [
    'a second time',
    { withdrawal: { drinks: '2 × Cerveza', at: '2026-11-20T10:00:00.000Z' } },
    '2026-11-20',
    false,
  ],
  [
    'of the same once more handed over',
    { collectedAt: LATE, withdrawal: { drinks: '2 × Cerveza', at: '2026-11-20T10:00:00.000Z' } },
    '2026-11-22',
    false,
  ],
  [
    'of other drinks handed over since',
    { collectedAt: LATE, withdrawal: { drinks: '1 × Vino', at: '2026-11-20T10:00:00.000Z' } },
    '2026-11-22',
    true,
  ],
  ['of a page that was kept before drinks were told', { drinks: undefined }, '2026-11-20', false],
])('drinks may be given back %s: %s', (_when, changes, today, may) => {
  expect(mayWithdraw({ ...COLLECTED, ...changes }, today as Day)).toBe(may);
});
