import type { FastifyInstance } from 'fastify';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { printerAddress } from '@brasa/core/settings/printer-address.rules.ts';
import * as calls from '@brasa/core/tickets/tickets.calls.ts';
import type { Printer } from '@brasa/core/tickets/tickets.contract.ts';
import { answerCached } from '../http/answer-cached.ts';
import { answerCall } from '../http/answer-call.ts';
import type { Shop } from '../shop.ts';
import { discardTickets } from './discard-tickets.ts';
import { countWaiting } from './print-jobs.store.ts';
import { readPrinterRow } from './printers.store.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  const topics = ['tickets', 'settings'] as const;
  answerCached(app, calls.readPrinter, { changes: shop.db.changes, topics }, () =>
    viewPrinter(shop),
  );
  answerCall(app, calls.discardTickets, ({ actor }) => discardTickets(shop, actor));
}

async function viewPrinter(shop: Shop): Promise<Printer> {
  const { db } = shop;
  const isSet = printerAddress((await shop.settings()).ticketPrinter) !== null;
  const row = await readPrinterRow(db.read);
  const { fault = null, failingSince = null } = isSet && row ? row : {};
  return {
    isSet,
    waiting: await countWaiting(db.read),
    fault,
    failingSince: failingSince === null ? null : instantToIso(failingSince),
  };
}
