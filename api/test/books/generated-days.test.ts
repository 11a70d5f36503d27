// Days as they come: orders and counter sales paid in every way, in parts, corrected, edited after the payment, discounted, called off
// with their money, refunded with their goods, reopened and taken back, invoiced, sent twice, and arriving a day late; visits with points; cash in and out. Every euro is in exactly one
// close, and what is closed is what the invoices come to and what has none. BRASA_BOOK_DAYS makes it longer
// (npm run long -- books).
import { afterAll, expect, test } from 'vitest';
import type { DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import { parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { checkChain } from '../../src/invoices/records/check-chain.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { earn } from '../loyalty/customers.ts';
import { NOW } from '../shop-under-test.ts';
import { expectCloseToAgree, expectReportsToAgree } from './expect-closes-to-agree.ts';
import { openCounter, type Counter } from './invented-counter.ts';
import { inventSteps, type Step } from './invented-steps.ts';
import { readSubjects } from './invoices-added-up.ts';
import { take } from './take-steps.ts';

const DAYS = Number(process.env['BRASA_BOOK_DAYS'] ?? 10);
/** More are another shop's: a session of staff ends after 30 days. */
const DAYS_A_SHOP = Math.min(DAYS, 25);
/** The first one: very many days are run in parts. */
const SEED = Number(process.env['BRASA_BOOK_SEED'] ?? 132);
const SHOPS = Array.from({ length: Math.ceil(DAYS / DAYS_A_SHOP) }, (_, shop) => SEED + shop);

async function live(counter: Counter, steps: readonly Step[]): Promise<DayClose> {
  const { time, userId, staff } = counter;
  await staff.get('/api/auth/me');
  await earn(counter, userId, 100);
  for (const step of steps) await take(counter, step);
  time.now += 1000;
  const { number } = (await staff.get('/api/books')).body as OpenBooks;
  const count = { number, countedCash: '0.00', leftCash: '0.00' };
  const closed = await staff.post('/api/books/closes', count);
  expect(closed.status).toBe(201);
  return closed.body as DayClose;
}

/** The kinds of steps that were taken in any shop. */
const done = new Set<string>();
const OFTEN = [
  'order',
  'pay',
  'add',
  'sale',
  'take-back',
  'refund-sale',
  'visit',
  'invoice-order',
  'invoice-sale',
  'full-sale-invoice',
  'call-off',
  'edit',
  'refund',
];

afterAll(() => {
  expect([...done]).toEqual(expect.arrayContaining([...OFTEN, 'confirm']));
});

test.each(SHOPS)(
  `of ${DAYS_A_SHOP} days every euro is in exactly one close, and invoiced once or not (seed %i)`,
  { timeout: 600_000 },
  async (seed) => {
    const counter = await openCounter();
    const closes: DayClose[] = [];
    for (const steps of inventSteps(seed, DAYS_A_SHOP)) {
      closes.push(await live(counter, steps));
      await expectCloseToAgree(counter, closes);
      counter.time.now += DAY;
    }
    await expectPaymentsToAgree(counter.shop);
    await expectStockToAgree(counter.shop);
    expect((await checkChain(counter.shop.db.read)).broken).toBeNull();
    const invoiced = (await readSubjects(counter)).map((subject) => subject.invoiced ?? 0);
    const { totals } = await counter.list();
    expect(parseCents(totals.total)).toBe(invoiced.reduce((sum, one) => sum + one, 0));
    const days = { from: madridDay(NOW - 3 * DAY), to: madridDay(counter.time.now) };
    await expectReportsToAgree(counter, days, closes);
    for (const kind of counter.done) done.add(kind);
  },
);
