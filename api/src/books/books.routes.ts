import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/books/books.calls.ts';
import { answerCall } from '../http/answer-call.ts';
import type { Shop } from '../shop.ts';
import { viewOpenBooks } from './books-view.ts';
import { lastClose } from './books.store.ts';
import { closeDay } from './close-day.ts';
import { correctClose } from './correct-close.ts';
import { moveCash } from './move-cash.ts';
import { readOpenPeriod } from './open-period.ts';
import { listCloses, readClose } from './read-closes.ts';

export function registerBooksRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock } = shop;
  answerCall(app, calls.readOpenBooks, async () => {
    const last = await lastClose(db.read);
    return viewOpenBooks(
      db.read,
      await readOpenPeriod(db.read, last, { now: clock(), taken: null }),
    );
  });
  answerCall(app, calls.moveCash, ({ body, viewer, identity }) =>
    moveCash(shop, body, { by: viewer.id, identity }),
  );
  answerCall(app, calls.closeDay, ({ body, viewer, identity }) =>
    closeDay(shop, body, { by: viewer.id, identity }),
  );
  answerCall(app, calls.listCloses, ({ query }) => listCloses(db.read, query));
  answerCall(app, calls.readClose, ({ params }) => readClose(db.read, params.number));
  answerCall(app, calls.correctClose, ({ params, body, viewer, identity }) =>
    correctClose(shop, params.number, body, { by: viewer.id, identity }),
  );
}
