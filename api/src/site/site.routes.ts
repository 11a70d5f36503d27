import type { FastifyInstance } from 'fastify';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import * as calls from '@brasa/core/site/site.calls.ts';
import { answerCall } from '../http/answer-call.ts';
import { answerPublicly } from '../http/document/public-answers.ts';
import type { Shop } from '../shop.ts';
import { editReview, orderReviews } from './edit-review.ts';
import { listShownReviews, readReviews } from './reviews.store.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  answerPublicly(app, shop, calls.listReviews, ['site'], () =>
    listShownReviews(shop.db.read, madridDay(shop.clock())),
  );
  answerCall(app, calls.readReviews, () => readReviews(shop.db.read));
  answerCall(app, calls.editReview, ({ actor, params, body }) =>
    editReview(shop, actor, params.id, body),
  );
  answerCall(app, calls.orderReviews, ({ actor, body }) => orderReviews(shop, actor, body));
}
