// What an order's customer asks for by its code (docs/rules/orders.md#the-customers-order-page).
import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/orders/order-page.calls.ts';
import * as pushCalls from '@brasa/core/orders/order-push.calls.ts';
import { answerCall } from '../../http/answer-call.ts';
import { identify } from '../../http/requests/idempotency.ts';
import { askForPush } from '../../messages/index.ts';
import type { Shop } from '../../shop.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { changeOwnPickup } from './change-own-pickup.ts';
import { lockToldOrder, stopOrderPush } from './order-page-push.ts';
import { readOrderPage } from './read-order-page.ts';
import { withdrawFromDrinks } from './withdraw-from-drinks.ts';

export function registerOrderPageRoutes(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.readOrderPage, ({ params, request }) => {
    shop.codeReads.count(request.ip, params.code);
    return readOrderPage(shop, params.code);
  });
  answerCall(app, calls.changeOwnPickup, ({ params, body, request }) => {
    shop.codeReads.count(request.ip, params.code);
    return changeOwnPickup(shop, { ...params, ...body, identity: identify(request, null) });
  });
  answerCall(app, calls.cancelOwnOrder, ({ params, body, request }) => {
    shop.codeReads.count(request.ip, params.code);
    return cancelOwnOrder(shop, { ...params, ...body, identity: identify(request, null) });
  });
  answerCall(app, calls.withdrawFromDrinks, ({ params, body, request }) => {
    shop.codeReads.count(request.ip, params.code);
    return withdrawFromDrinks(shop, { ...params, ...body, identity: identify(request, null) });
  });
  answerCall(app, pushCalls.askForOrderPush, ({ params, body, request }) =>
    askForPush(shop, { subscription: body, address: request.ip }, (transaction) =>
      lockToldOrder(transaction, params.code, shop.clock()),
    ),
  );
  answerCall(app, pushCalls.stopOrderPush, ({ params, body }) =>
    stopOrderPush(shop, params.code, body.endpoint),
  );
}
