// What an order's customer does by its code (docs/rules/orders.md#the-customers-order-page).
import { z } from 'zod';
import { anyone } from '../kernel/call.ts';
import { orderingPaused } from '../oven/pause.contract.ts';
import {
  byOrderCode,
  orderPage,
  ownCancellation,
  ownPickupChange,
  withdrawalFromDrinks,
} from './page/order-page.contract.ts';
import { slotFull } from './place/slot-offers.contract.ts';

export const readOrderPage = anyone.get('/api/order-pages/:code', {
  summary: "What an order's customer sees of it, by its code",
  params: byOrderCode,
  answers: { 200: orderPage },
  refusals: ['ORDER_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
});

export const listenToOrderPage = anyone.get('/api/order-pages/:code/events', {
  summary: 'Word of every change of one order, for its customer (server-sent events)',
  params: byOrderCode,
  produces: 'text/event-stream',
  answers: { 200: z.string() },
  refusals: ['ORDER_NOT_FOUND', 'NOT_ACCEPTABLE', 'TOO_MANY_SCREENS'],
});

const ofItsCustomer = {
  repeatable: true,
  versioned: orderPage,
  params: byOrderCode,
} as const;

const NOT_CHANGEABLE = [
  'ORDER_NOT_FOUND',
  'ORDER_IS_CANCELLED',
  'ORDER_IS_COLLECTED',
  'ORDER_IS_READY',
  'ORDER_IS_IN_OVEN',
  'ORDER_IS_PAID',
  'ORDER_IS_INVOICED',
  'ORDER_CHANGE_TOO_LATE',
  'ORDER_PICKUP_PASSED',
] as const;

export const changeOwnPickup = anyone.post('/api/order-pages/:code/change', {
  summary: 'Move an order to another pick-up time (its customer, by its code)',
  ...ofItsCustomer,
  body: ownPickupChange,
  answers: { 200: orderPage, 409: z.union([orderingPaused, slotFull]) },
  refusals: [
    ...NOT_CHANGEABLE,
    'TOO_MANY_ATTEMPTS',
    'SLOT_FULL',
    'ORDER_LARGER_THAN_SLOT',
    'PICKUP_TOO_SOON',
    'LINES_NOT_AVAILABLE',
    'PICKUP_IN_THE_PAST',
    'PICKUP_TOO_FAR_AHEAD',
    'PICKUP_DAY_CLOSED',
    'PICKUP_OUTSIDE_HOURS',
    'ORDERING_PAUSED',
    'DAY_FULL',
    'STOCK_LIMIT_REACHED',
  ],
});

export const cancelOwnOrder = anyone.post('/api/order-pages/:code/cancel', {
  summary: 'Cancel an order (its customer, by its code)',
  ...ofItsCustomer,
  body: ownCancellation,
  answers: { 200: orderPage },
  refusals: [...NOT_CHANGEABLE, 'TOO_MANY_ATTEMPTS'],
});

export const withdrawFromDrinks = anyone.post('/api/order-pages/:code/withdrawal', {
  summary:
    'Withdraw from the closed drinks of an order that was picked up (its customer, by its code)',
  ...ofItsCustomer,
  body: withdrawalFromDrinks,
  answers: { 200: orderPage },
  refusals: [
    'ORDER_NOT_FOUND',
    'WITHDRAWAL_NOT_POSSIBLE',
    'WITHDRAWAL_WITHOUT_EMAIL',
    'TOO_MANY_ATTEMPTS',
  ],
});
