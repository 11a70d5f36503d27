import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/books/books.calls.ts';
import { recordExport } from '../audit/index.ts';
import { answerCall } from '../http/answer-call.ts';
import { attach, CSV } from '../http/attach.ts';
import type { Shop } from '../shop.ts';
import { viewOpenBooks } from './books-view.ts';
import { lastClose } from './books.store.ts';
import { closeDay } from './close-day.ts';
import { correctClose } from './correct-close.ts';
import { moveCash } from './move-cash.ts';
import { readOpenPeriod } from './open-period.ts';
import { exportDays, exportProducts } from './export-report.ts';
import { listCloses, readClose } from './read-closes.ts';
import { readHoursReport, readProductReport, readReport } from './read-report.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
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
  registerReportRoutes(app, shop);
}

function registerReportRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock } = shop;
  answerCall(app, calls.readReport, ({ query }) => readReport(db.read, query, clock()));
  answerCall(app, calls.readProductReport, ({ query }) =>
    readProductReport(db.read, query, clock()),
  );
  answerCall(app, calls.readHoursReport, ({ query }) => readHoursReport(db.read, query));
  answerCall(app, calls.exportReport, async ({ actor, query, reply }) => {
    const { from, to } = query;
    await recordExport(shop, actor, 'days', query);
    return attach(
      reply,
      `informe-${from}-${to}.csv`,
      CSV,
      Readable.from(exportDays(db.read, query)),
    );
  });
  answerCall(app, calls.exportProductReport, async ({ actor, query, reply }) => {
    const { from, to } = query;
    await recordExport(shop, actor, 'products', query);
    return attach(reply, `productos-${from}-${to}.csv`, CSV, await exportProducts(db.read, query));
  });
}
