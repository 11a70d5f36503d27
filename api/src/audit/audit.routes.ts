import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/audit/audit.calls.ts';
import { answerCall } from '../http/answer-call.ts';
import { attach, CSV } from '../http/attach.ts';
import type { RoomParts } from '../room-routes.ts';
import type { Shop } from '../shop.ts';
import { entriesTable, readEntries } from './read-entries.ts';
import { recordExport } from './record-export.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop, { refusals }: RoomParts): void {
  answerCall(app, calls.readAudit, async ({ query }) => {
    await refusals.flush();
    return readEntries(shop, query);
  });
  answerCall(app, calls.exportAudit, async ({ actor, query, reply }) => {
    await refusals.flush();
    await recordExport(shop, actor, 'audit', query);
    return attach(reply, 'registro.csv', CSV, Readable.from(entriesTable(shop, query)));
  });
}
