// How a browser is told of one order (docs/rules/messages.md#to-a-phone). Apart from the other calls of its page, which
// are part of many pages.
import { z } from 'zod';
import { anyone } from '../kernel/call.ts';
import { pushStop, pushSubscription } from '../messages/push.contract.ts';
import { byOrderCode } from './page/order-page.contract.ts';

export const askForOrderPush = anyone.post('/api/order-pages/:code/push', {
  summary: 'Have a browser told when the order is ready, changed or cancelled by the shop',
  params: byOrderCode,
  body: pushSubscription,
  answers: { 204: z.undefined() },
  refusals: [
    'ORDER_NOT_FOUND',
    'ORDER_IS_CANCELLED',
    'ORDER_IS_COLLECTED',
    'PUSH_REFUSED',
    'TOO_MANY_ATTEMPTS',
  ],
});

export const stopOrderPush = anyone.post('/api/order-pages/:code/push/stop', {
  summary: 'Have a browser told of the order no more',
  params: byOrderCode,
  body: pushStop,
  answers: { 204: z.undefined() },
  refusals: ['ORDER_NOT_FOUND'],
});
