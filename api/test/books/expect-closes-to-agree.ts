// What closes and reports say beside what their rows add up to, one by one.
import { expect } from 'vitest';
import type { DayClose } from '@brasa/core/books/books.contract.ts';
import { partsByMonth, type Days } from '@brasa/core/books/report-periods.rules.ts';
import { cents, centsToDecimal, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { linesTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { sumOfParts } from '@brasa/core/payments/parts.rules.ts';
import { readFigures } from '../../src/books/report-figures.report.ts';
import { sumProducts } from '../../src/books/sold-products.report.ts';
import { listEntries } from '../payments/list-entries.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';
import { readRows, soldLines } from './added-up.ts';
import { countUnsoldVisits } from './counted-visits.ts';
import { expectSumsToAgree } from './expect-sums-to-agree.ts';
import { readSubjects } from './invoices-added-up.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
const inCents = (wire: string) => parseCents(wire) ?? Number.NaN;
const totalOf = (closes: readonly DayClose[]) =>
  sum(closes.map(({ payments }) => inCents(payments.total)));

/** The last one, which was written just now, beside all that there is. */
export async function expectCloseToAgree(
  under: ShopUnderTest,
  closes: readonly DayClose[],
): Promise<void> {
  const subjects = await readSubjects(under);
  const invoiced = subjects.filter((subject) => subject.invoiced !== null);
  // No invoice is of more or less than what is charged.
  expect(invoiced.map(({ name, invoiced: amount }) => [name, amount])).toEqual(
    invoiced.map(({ name, charged }) => [name, charged]),
  );
  expect(totalOf(closes)).toBe(sum(subjects.map(({ paid }) => paid)));
  await expectEntriesToAgree(under, closes);
  await expectSumsToAgree(under, closes);
}

/** Each entry is in the one close that took it, and no other. */
async function expectEntriesToAgree(
  under: ShopUnderTest,
  closes: readonly DayClose[],
): Promise<void> {
  const entries = await listEntries(under.shop.db.read);
  expect(entries.filter(({ closeNumber }) => closeNumber === null)).toEqual([]);
  const taken = Map.groupBy(entries, ({ closeNumber }) => closeNumber ?? 0);
  for (const { number, payments } of closes) {
    const own = taken.get(number) ?? [];
    const partOf = (part: 'cash' | 'card' | 'transfer') => sum(own.map((entry) => entry[part]));
    expect([number, partOf('cash'), partOf('card'), partOf('transfer')]).toEqual([
      number,
      ...[payments.cash, payments.card, payments.transfer].map(inCents),
    ]);
  }
  const [last, before] = closes.toReversed();
  if (!last) throw new Error('there is no close');
  const own = taken.get(last.number) ?? [];
  const since = before ? Date.parse(before.closedAt) : 0;
  expectFactsToAgree(last, own, since);
  expect(last.facts?.visitsWithoutSale).toBe(await countUnsoldVisits(under, last, since));
  const { openingCash, cashIn, cashOut, payments, expectedCash } = last;
  const drawer = sum([openingCash, cashIn, payments.cash].map(inCents)) - inCents(cashOut);
  expect(inCents(expectedCash)).toBe(drawer);
}

type Entry = { action: string; subject: string; madeAt: number | null } & Parameters<
  typeof sumOfParts
>[0];

function expectFactsToAgree({ facts }: DayClose, entries: readonly Entry[], since: number): void {
  const sales = entries.filter(({ subject }) => subject === 'sale');
  const [sold = [], back = []] = ['sold', 'annulled'].map((action) =>
    sales.filter((entry) => entry.action === action),
  );
  const late = entries.filter(({ madeAt }) => madeAt !== null && madeAt < since);
  const cameOf = (some: readonly Entry[]) => centsToDecimal(cents(sum(some.map(sumOfParts))));
  expect(facts).toMatchObject({
    sales: { count: sold.length - back.length, total: cameOf(sales) },
    annulledSales: { count: back.length, total: cameOf(back).replace(/^-/, '') },
    late: { count: late.length, total: cameOf(late) },
  });
}

/** The euros of the days are those of the closes, and the products what the lines come to. */
export async function expectReportsToAgree(
  under: ShopUnderTest,
  days: Days,
  closes: readonly DayClose[],
): Promise<void> {
  const sql = under.shop.db.read;
  const paid: number[] = [];
  const cost: number[] = [];
  for (const part of partsByMonth(days)) {
    const { byDay: figures } = await readFigures(sql, part);
    paid.push(...[...figures.values()].map(({ parts }) => sumOfParts(parts)));
    cost.push(...(await sumProducts(sql, part)).map(({ total }) => total));
  }
  expect(sum(paid)).toBe(totalOf(closes));
  const isMeant = (day: Day) => days.from <= day && day <= days.to;
  expect(sum(cost)).toBe(linesTotal(soldLines(await readRows(under), isMeant)));
}
