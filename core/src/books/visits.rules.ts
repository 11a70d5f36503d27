// Which visits with points have no sale (docs/rules/books.md#visits-without-a-sale).
import type { Cents } from '../kernel/amounts/cents.ts';
import type { Points } from '../kernel/amounts/points.ts';

export type Visit = {
  walkInId: string;
  paid: Cents;
  points: Points;
  visitedAt: number;
  name: string | null;
  phone: string | null;
};

/** The visits, each sale of the same cash standing for one of them, the first for the first. */
export function withoutSale<Paid extends Pick<Visit, 'paid'>>(
  visits: readonly Paid[],
  sales: readonly Cents[],
): Paid[] {
  const left = new Map<Cents, number>();
  for (const cash of sales) left.set(cash, (left.get(cash) ?? 0) + 1);
  return visits.filter(({ paid }) => {
    const count = left.get(paid) ?? 0;
    if (count > 0) left.set(paid, count - 1);
    return count === 0;
  });
}
