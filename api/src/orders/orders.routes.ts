import type { FastifyInstance } from 'fastify';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import * as calls from '@brasa/core/orders/orders.calls.ts';
import * as usualCalls from '@brasa/core/orders/usual-orders.calls.ts';
import {
  customerOrder,
  manualOrder,
  orderEdit,
  orderInvoiceData,
} from '@brasa/core/orders/orders.contract.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { answerCached } from '../http/answer-cached.ts';
import { answerCall, answerUnparsed } from '../http/answer-call.ts';
import { withProof } from '../http/session.ts';
import { targetOf } from '../http/staff-target.ts';
import { parseWith } from '../http/zod-compilers.ts';
import { identify } from '../http/requests/idempotency.ts';
import type { Shop } from '../shop.ts';
import { accumulatePoints } from './pay/accumulate-points.ts';
import { annulMovement } from './pay/annul-movement.ts';
import { changeStatus } from './change/change-status.ts';
import { createOrder } from './place/create-order.ts';
import { editOrder } from './change/edit-order.ts';
import { eraseOrder } from './change/erase-order.ts';
import { listArchive } from './archive/list-archive.ts';
import { listOwnOrders } from './archive/list-own-orders.ts';
import { listSlots } from './place/list-slots.ts';
import { markBatchReady, takeOffSpit, unmarkBatchReady } from './change/mark-batch-ready.ts';
import { markOrderReady } from './change/mark-order-ready.ts';
import { noteNotified } from './change/note-notified.ts';
import { registerOrderPageEventRoutes } from './page/order-page-events.routes.ts';
import { registerOrderPageRoutes } from './page/order-page.routes.ts';
import { readOrder } from './read-order.ts';
import { redeemBonus } from './pay/redeem-bonus.ts';
import { reopenOrder } from './change/reopen-order.ts';
import { setInvoiceData } from './change/set-invoice-data.ts';
import { objectToUsualOrder } from './place/object-to-usual-order.ts';
import { readUsualOrder } from './place/usual-order.report.ts';
import { readUsualProducts } from './place/usual-products.report.ts';

/** `is_manual_entry` counts only from staff; from anybody else the customer's rules apply. */
function orderSchemaFor(body: unknown, isByStaff: boolean) {
  const saysManual =
    typeof body === 'object' && body !== null && 'is_manual_entry' in body && body.is_manual_entry;
  return isByStaff && saysManual === true ? manualOrder : customerOrder;
}

function isInvoiceData(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'invoiceNumber' in body;
}

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  registerOrderPageRoutes(app, shop);
  registerOrderPageEventRoutes(app, shop);

  // Whose rules apply depends on who asks.
  answerUnparsed(app, calls.createOrder, async ({ body, request }) => {
    const viewer = await request.viewer();
    const schema = orderSchemaFor(body, isStaff(viewer?.role));
    return createOrder(shop, {
      order: parseWith(schema, body),
      viewer,
      // A customer may sign in, or be signed out, between a lost answer and its repeat.
      identity: identify(request, isStaff(viewer?.role) ? viewer : null),
      address: request.ip,
    });
  });
  answerCall(app, calls.listSlots, async ({ query, request }) => {
    const viewer = await request.viewer();
    return listSlots(shop, query, isStaff(viewer?.role));
  });
  // Cached for the day: what sells does not change by the hour.
  answerCached(
    app,
    usualCalls.readUsualProducts,
    { changes: shop.db.changes, topics: [], clock: shop.clock },
    () => readUsualProducts(shop.db.read, madridDay(shop.clock())),
  );
  answerCall(app, usualCalls.readUsualOrder, ({ params }) =>
    readUsualOrder(shop.db.read, params.digits),
  );
  answerCall(app, usualCalls.objectToUsualOrder, ({ actor, params, body }) =>
    objectToUsualOrder(shop, actor, { phone: params.digits, ...body }),
  );
  answerCall(app, calls.listOwnOrders, ({ viewer, query }) =>
    listOwnOrders(shop, viewer.id, query),
  );
  answerCall(app, calls.listArchive, ({ query }) => listArchive(shop, query));
  answerCall(app, calls.readOrder, ({ params }) => readOrder(shop, params.id));
  // It is one of two kinds.
  answerUnparsed(app, calls.editOrder, (change) =>
    isInvoiceData(change.body)
      ? setInvoiceData(shop, targetOf(change), parseWith(orderInvoiceData, change.body))
      : editOrder(shop, targetOf(change), parseWith(orderEdit, change.body)),
  );
  registerTransitions(app, shop);
  registerBatches(app, shop);
  registerPointsOfOrders(app, shop);
}

/** What staff do with an order without saying anything more. */
function registerTransitions(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.confirmOrder, (change) =>
    changeStatus(shop, targetOf(change), { kind: 'confirm' }, change.body),
  );
  answerCall(app, calls.cancelOrder, (change) =>
    changeStatus(shop, targetOf(change), { kind: 'cancel', money: change.body.money }, change.body),
  );
  answerCall(app, calls.markOrderAsError, (change) =>
    changeStatus(shop, targetOf(change), { kind: 'error', money: change.body.money }, change.body),
  );
  answerCall(app, calls.reopenOrder, (change) => reopenOrder(shop, targetOf(change), change.body));
  answerCall(app, calls.eraseOrder, async (change) => {
    const proven = await withProof(change.actor, change.request);
    return eraseOrder(shop, proven, targetOf(change), change.body);
  });
  answerCall(app, calls.noteNotified, (change) => noteNotified(shop, targetOf(change)));
  answerCall(app, calls.markOrderReady, (change) => markOrderReady(shop, targetOf(change), true));
  answerCall(app, calls.unmarkOrderReady, ({ params, viewer }) =>
    markOrderReady(shop, { id: params.id, by: viewer.id, identity: null }, false),
  );
}

/** What comes off the spit makes orders ready. */
function registerBatches(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.markBatchReady, ({ params, viewer, identity }) =>
    markBatchReady(shop, params.id, { by: viewer.id, identity }),
  );
  answerCall(app, calls.unmarkBatchReady, ({ params, query, viewer }) =>
    unmarkBatchReady(shop, params.id, query.version, viewer.id),
  );
  answerCall(app, calls.takeOffSpit, ({ params, query, viewer }) =>
    takeOffSpit(shop, params.id, query.version, viewer.id),
  );
}

function registerPointsOfOrders(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.accumulatePoints, ({ body, viewer, identity }) =>
    accumulatePoints(shop, { request: body, by: viewer.id, identity }),
  );
  answerCall(app, calls.annulMovement, ({ params, actor, identity }) =>
    annulMovement(shop, params.id, { actor, identity }),
  );
  answerCall(app, calls.consumeBonus, ({ body, viewer, identity }) =>
    redeemBonus(shop, { request: body, by: viewer.id, identity }),
  );
}
