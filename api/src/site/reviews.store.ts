// The reviews' rows. Whoever changes them takes lockReviews first: they are changed a few times a year.
import { addDays, instantToIso, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { timeAgo } from '@brasa/core/kernel/time/date-texts.ts';
import type { EditedReview, Review } from '@brasa/core/site/reviews.contract.ts';
import type { Selectable, Updateable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { lockByName } from '../db/engines/engine.ts';
import { flag, NEXT_VERSION } from '../db/tables/columns.ts';
import type { ReviewsTable } from './site.tables.ts';
import { STARTER_REVIEWS } from './starter-reviews.ts';

export type ReviewRow = Selectable<ReviewsTable>;

export function lockReviews({ sql, engine }: Transaction): Promise<void> {
  return lockByName(sql, engine, 'reviews');
}

function told(row: ReviewRow) {
  const { foodRating: food, serviceRating: service, atmosphereRating: atmosphere } = row;
  return {
    id: row.id,
    name: row.name,
    initials: row.initials,
    reviewCount: row.reviewCount,
    photoCount: row.photoCount,
    text: row.text,
    rating: row.rating,
    serviceType: row.serviceType,
    foodType: row.foodType,
    priceRange: row.priceRange,
    recommendedDishes: JSON.parse(row.recommendedDishes) as string[],
    restrictions: row.restrictions,
    // All three or none: the table has a constraint for it.
    ratings:
      food === null || service === null || atmosphere === null
        ? null
        : { food, service, atmosphere },
    isExample: row.isExample === 1,
  };
}

export function viewReview(row: ReviewRow): EditedReview {
  const { date, version, updatedAt } = row;
  const isShown = row.isShown === 1;
  return { ...told(row), date, isShown, version, updatedAt: instantToIso(updatedAt) };
}

function listRows(sql: Queries) {
  return sql.selectFrom('reviews').selectAll().orderBy('position').orderBy('id');
}

/** As the home page shows them on this day. */
export async function listShownReviews(sql: Queries, today: Day): Promise<Review[]> {
  const rows = await listRows(sql).where('isShown', '=', 1).execute();
  return rows.map((row) => ({ ...told(row), timeAgo: timeAgo(row.date, today) }));
}

/** All of them, in their order. */
export async function readReviews(sql: Queries): Promise<EditedReview[]> {
  return (await listRows(sql).execute()).map(viewReview);
}

export function findReview(sql: Queries, id: number): Promise<ReviewRow | undefined> {
  return sql.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateReview(
  transaction: Transaction,
  id: number,
  change: Omit<Updateable<ReviewsTable>, 'version'>,
): Promise<EditedReview> {
  const row = await transaction.sql
    .updateTable('reviews')
    .set({ ...change, version: NEXT_VERSION })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  transaction.announce('site');
  return viewReview(row);
}

/** Places 1, 2, 3 … in the order of the ids. */
export async function writeReviewOrder(
  transaction: Transaction,
  ids: readonly number[],
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const update = transaction.sql.updateTable('reviews').set({ position: index + 1 });
    await update.where('id', '=', id).execute();
  }
  transaction.announce('site');
}

/** Puts the examples where there is no review at all. */
export async function fillEmptyReviews(transaction: Transaction, now: number): Promise<void> {
  if ((await readReviews(transaction.sql)).length > 0) return;
  const rows = STARTER_REVIEWS.map(({ daysAgo, recommendedDishes, ...review }, index) => ({
    ...review,
    date: addDays(madridDay(now), -daysAgo),
    rating: 5,
    recommendedDishes: JSON.stringify(recommendedDishes),
    restrictions: null,
    ...{ foodRating: 5, serviceRating: 5, atmosphereRating: 5 },
    isExample: flag(true),
    isShown: flag(true),
    position: index + 1,
    updatedAt: now,
  }));
  await transaction.sql.insertInto('reviews').values(rows).execute();
  transaction.announce('site');
}
