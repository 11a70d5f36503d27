// Reports as tables for a spreadsheet, month by month: a year of days keeps nobody waiting
// (docs/rules/books.md#tables-for-the-accountant).
import { partsByMonth, type Days } from '@brasa/core/books/report-periods.rules.ts';
import {
  dayLine,
  daysHead,
  productLine,
  productsHead,
  type SoldProduct,
} from '@brasa/core/books/report-table.rules.ts';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Queries } from '../db/database.ts';
import { readFigures } from './report-figures.report.ts';
import { sumProducts } from './sold-products.report.ts';

/** A line a day. */
export async function* exportDays(sql: Queries, days: Days): AsyncGenerator<string> {
  yield daysHead();
  for (const part of partsByMonth(days)) {
    const { byDay } = await readFigures(sql, part);
    for (const [day, ofDay] of byDay) yield dayLine(day, ofDay);
  }
}

/** A line a product, the most first. */
export async function exportProducts(sql: Queries, days: Days): Promise<string> {
  const sums = new Map<number, SoldProduct>();
  for (const part of partsByMonth(days)) {
    for (const product of await sumProducts(sql, part)) {
      const { quantity, total } = sums.get(product.productId) ?? NOTHING;
      sums.set(product.productId, {
        ...product,
        quantity: tenths(quantity + product.quantity),
        total: cents(total + product.total),
      });
    }
  }
  const products = [...sums.values()].sort(byTotal);
  return productsHead() + products.map(productLine).join('');
}

const byTotal = (one: SoldProduct, other: SoldProduct) =>
  other.total - one.total || one.name.localeCompare(other.name, 'es');

const NOTHING = { quantity: 0, total: 0 };
