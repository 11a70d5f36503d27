// Staff put customers' reviews where the examples are, show and hide them, and put them in order.
import {
  differences,
  personalChanges,
  type AuditFields,
} from '@brasa/core/audit/changed-fields.rules.ts';
import { orderOf } from '@brasa/core/kernel/text/list-order.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { EditedReview, ReviewEdit, ReviewOrder } from '@brasa/core/site/reviews.contract.ts';
import { isStillInvented, reviewDateFault } from '@brasa/core/site/reviews.rules.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/index.ts';
import { flag } from '../db/tables/columns.ts';
import { changesOf, isSame, refuseStale } from '../edit-conflict.ts';
import { Failure, invalidField, orRefuse } from '../failure.ts';
import type { Shop } from '../shop.ts';
import {
  findReview,
  lockReviews,
  readReviews,
  updateReview,
  viewReview,
  writeReviewOrder,
  type ReviewRow,
} from './reviews.store.ts';
import { STARTER_REVIEWS } from './starter-reviews.ts';

/**
 * Changes what the edit names. Throws REVIEW_NOT_FOUND, EDITED_MEANWHILE, VALIDATION for a date to come,
 * and REVIEW_STILL_EXAMPLE where an example is said to be real under its invented name or words. What is
 * so already is no change.
 */
export function editReview(
  shop: Shop,
  actor: Actor,
  id: number,
  { version, ...edit }: ReviewEdit,
): Promise<EditedReview> {
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    await lockReviews(transaction);
    const before = orRefuse(await findReview(transaction.sql, id), 'REVIEW_NOT_FOUND');
    const wanted = columnsOf(edit);
    if (isSame(before, wanted)) return viewReview(before);
    refuseStale(before, version, viewReview);
    const change = changesOf(before, wanted);
    const dateFault = change.date && reviewDateFault(change.date, madridDay(now));
    if (dateFault) throw invalidField('date', dateFault);
    refuseInvented({ ...before, ...change });
    const after = await updateReview(transaction, id, { ...change, updatedAt: now });
    const changed = differences(recordedFields(viewReview(before)), recordedFields(after));
    await record(
      transaction,
      actor,
      {
        ...{ kind: 'review_edited', id, before: changed.before },
        after: { ...changed.after, ...personalChanges(Object.keys(change)) },
      },
      now,
    );
    return after;
  });
}

/** What says nothing of who wrote it; of the rest only that it has changed. */
function recordedFields({ recommendedDishes, ratings, ...review }: EditedReview): AuditFields {
  const { date, reviewCount, photoCount, rating, serviceType, foodType, priceRange } = review;
  return {
    ...{ date, reviewCount, photoCount, rating, serviceType, foodType, priceRange },
    recommendedDishes: recommendedDishes.join(', '),
    ratings: ratings && `${ratings.food}, ${ratings.service}, ${ratings.atmosphere}`,
    isShown: review.isShown,
    isExample: review.isExample,
  };
}

function columnsOf({
  recommendedDishes,
  ratings,
  isShown,
  isExample,
  ...edit
}: Omit<ReviewEdit, 'version'>) {
  return {
    ...edit,
    recommendedDishes: recommendedDishes && JSON.stringify(recommendedDishes),
    ...(ratings !== undefined && {
      foodRating: ratings?.food ?? null,
      serviceRating: ratings?.service ?? null,
      atmosphereRating: ratings?.atmosphere ?? null,
    }),
    isShown: isShown === undefined ? isShown : flag(isShown),
    isExample: isExample === undefined ? isExample : flag(isExample),
  };
}

function refuseInvented(review: ReviewRow): void {
  if (review.isExample === 0 && isStillInvented(review, STARTER_REVIEWS)) {
    throw new Failure('REVIEW_STILL_EXAMPLE');
  }
}

/** Throws REVIEW_ORDER_STALE unless the order is still the one that was seen, and these are its reviews. */
export function orderReviews(
  shop: Shop,
  actor: Actor,
  { ids, seen }: ReviewOrder,
): Promise<EditedReview[]> {
  return shop.db.transact(async (transaction) => {
    await lockReviews(transaction);
    const present = (await readReviews(transaction.sql)).map(({ id }) => id);
    const isSeen = present.join() === seen.join();
    if (present.join() !== ids.join()) {
      if (!isSeen || orderOf(ids, present) === 'stale') throw new Failure('REVIEW_ORDER_STALE');
      await writeReviewOrder(transaction, ids);
      await record(transaction, actor, { kind: 'reviews_ordered' }, shop.clock());
    }
    return readReviews(transaction.sql);
  });
}
