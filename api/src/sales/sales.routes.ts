import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/sales/sales.calls.ts';
import { answerCall } from '../http/answer-call.ts';
import type { Shop } from '../shop.ts';
import { annulSale } from './annul-sale.ts';
import { listSales } from './list-sales.ts';
import { refundSale } from './refund-sale.ts';
import { sellAtCounter } from './sell-at-counter.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.sellAtCounter, ({ body, actor, identity }) =>
    sellAtCounter(shop, body, { actor, identity }),
  );
  answerCall(app, calls.listSales, ({ query }) => listSales(shop, query));
  answerCall(app, calls.annulSale, ({ params, viewer, identity }) =>
    annulSale(shop, { id: params.id, by: viewer.id, identity }),
  );
  answerCall(app, calls.refundSale, ({ params, body, viewer, identity }) =>
    refundSale(shop, { id: params.id, by: viewer.id, identity }, body),
  );
}
