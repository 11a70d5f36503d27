import { z } from 'zod';
import { anyone, signedIn, staff } from '../kernel/call.ts';
import { byId } from '../kernel/fields.ts';
import { versionQuery } from '../kernel/versions.ts';
import { consumeReply, consumeRequest } from '../loyalty/loyalty.contract.ts';
import { balanceChange } from '../loyalty/movements.contract.ts';
import { changedOrder } from './pay/points-change.contract.ts';
import { batch } from '../oven/batches.contract.ts';
import { orderingPaused } from '../oven/pause.contract.ts';
import { priceChanged } from './lines/order-lines.contract.ts';
import { slotFull, slotOffer, slotsQuery } from './place/slot-offers.contract.ts';
import { accumulateReply, accumulateRequest } from './pay/accumulation.contract.ts';
import { archivePage, archiveQuery } from './archive/order-archive.contract.ts';
import { orderWithHistory } from './archive/order-history.contract.ts';
import * as changes from './order-status.contract.ts';
import { ownOrders, ownOrdersQuery } from './page/own-orders.contract.ts';
import {
  customerOrder,
  manualOrder,
  order,
  ORDER_DEFAULTS,
  orderEdit,
  orderInvoiceData,
} from './orders.contract.ts';

export const createOrder = anyone.post('/api/orders', {
  summary: 'Order (a customer, or staff by hand)',
  repeatable: true,
  body: z.union([customerOrder, manualOrder]),
  answers: { 201: order, 409: z.union([priceChanged, orderingPaused, slotFull]) },
  defaults: ORDER_DEFAULTS,
  refusals: [
    // Only of one that was made offline, in another session.
    'LOGIN_REQUIRED',
    'PRICE_CHANGED',
    'SLOT_FULL',
    'ORDER_LARGER_THAN_SLOT',
    'PICKUP_TOO_SOON',
    'QUANTITY_MISMATCH',
    'LINES_NOT_AVAILABLE',
    'PICKUP_IN_THE_PAST',
    'PICKUP_TOO_FAR_AHEAD',
    'PICKUP_DAY_CLOSED',
    'PICKUP_OUTSIDE_HOURS',
    'ORDERING_PAUSED',
    'DAY_FULL',
    'PHONE_LIMIT_REACHED',
    'STOCK_LIMIT_REACHED',
    'TOO_MANY_ATTEMPTS',
  ],
});

export const listSlots = anyone.get('/api/slots', {
  summary: "A day's half hours: which have room for so many chickens; staff also read how many",
  query: slotsQuery,
  answers: { 200: z.array(slotOffer) },
});

export const listOwnOrders = signedIn.get('/api/auth/me/orders', {
  summary: 'A page of the own orders, the last one placed first',
  query: ownOrdersQuery,
  answers: { 200: ownOrders },
});

export const listArchive = staff.get('/api/order-archive', {
  summary:
    'A page of all orders of all days, the last pick-up first; by name, phone, e-mail or number',
  query: archiveQuery,
  answers: { 200: archivePage },
  refusals: ['USER_NOT_FOUND'],
});

export const readOrder = staff.get('/api/orders/:id', {
  summary: 'One order with its history',
  params: byId,
  answers: { 200: orderWithHistory },
  refusals: ['ORDER_NOT_FOUND'],
});

export const editOrder = staff.patch('/api/orders/:id', {
  summary:
    'Edit an order, which makes it pending again; or, with an invoiceNumber, its invoice data',
  repeatable: true,
  versioned: order,
  params: byId,
  body: z.union([orderEdit, orderInvoiceData]),
  answers: { 200: changedOrder, 409: z.union([priceChanged, slotFull]) },
  defaults: ORDER_DEFAULTS,
  refusals: [
    'ORDER_NOT_FOUND',
    'ORDER_INVOICED',
    'PRICE_CHANGED',
    'SLOT_FULL',
    'DISCOUNT_EXCEEDS_PAYMENT',
    'STOCK_LIMIT_REACHED',
    'QUANTITY_MISMATCH',
    'LINES_NOT_AVAILABLE',
    'LINES_EXCEED_QUANTITY',
    'CHICKEN_NOT_ON_MENU',
  ],
});

const transition = {
  repeatable: true,
  versioned: order,
  params: byId,
  answers: { 200: changedOrder },
  defaults: ORDER_DEFAULTS,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_INVOICED', 'ORDER_TRANSITION_IMPOSSIBLE'],
} as const;

export const confirmOrder = staff.patch('/api/orders/:id/confirm', {
  summary: 'Hand an order over',
  ...transition,
  body: changes.orderDelivery,
});

export const cancelOrder = staff.patch('/api/orders/:id/cancel', {
  summary: 'Cancel an order',
  ...transition,
  body: changes.orderCallOff,
});

export const markOrderAsError = staff.patch('/api/orders/:id/error', {
  summary: 'Mark an order as an error',
  ...transition,
  body: changes.orderCallOff,
});

export const reopenOrder = staff.patch('/api/orders/:id/reopen', {
  summary: 'Make an order pending again, its stock reserved',
  repeatable: true,
  versioned: order,
  params: byId,
  body: changes.orderReopening,
  answers: { 200: changedOrder, 409: slotFull },
  refusals: ['ORDER_NOT_FOUND', 'STOCK_LIMIT_REACHED', 'SLOT_FULL'],
});

export const eraseOrder = staff.post('/api/orders/:id/erase', {
  summary: 'Erase who an order was for, and on request what else was ordered with its phone',
  repeatable: true,
  versioned: order,
  params: byId,
  body: changes.orderErasure,
  answers: { 200: order },
  refusals: ['ORDER_NOT_FOUND', 'ERASURE_OF_PENDING_ORDER', 'PASSWORD_AGAIN'],
});

export const noteNotified = staff.patch('/api/orders/:id/notificado', {
  summary: 'Note that the customer has been told by WhatsApp',
  repeatable: true,
  params: byId,
  answers: { 200: order },
  defaults: ORDER_DEFAULTS,
  refusals: ['ORDER_NOT_FOUND'],
});

const readiness = {
  ...{ versioned: order, params: byId, answers: { 200: order }, defaults: ORDER_DEFAULTS },
  refusals: ['ORDER_NOT_FOUND', 'ORDER_TRANSITION_IMPOSSIBLE'],
} as const;

export const markOrderReady = staff.patch('/api/orders/:id/ready', {
  summary: 'Note that a pending order is ready to be picked up',
  repeatable: true,
  ...readiness,
});

export const unmarkOrderReady = staff.delete('/api/orders/:id/ready', {
  summary: 'Take back that an order is ready',
  ...readiness,
});

export const markBatchReady = staff.patch('/api/oven/batches/:id/ready', {
  summary: 'Note that a batch is ready, and with it the orders of nothing but chickens it reaches',
  repeatable: true,
  params: byId,
  answers: { 200: batch },
  refusals: ['BATCH_NOT_FOUND'],
});

const takingBack = {
  versioned: batch,
  params: byId,
  query: versionQuery,
  refusals: ['BATCH_NOT_FOUND'],
} as const;

export const unmarkBatchReady = staff.delete('/api/oven/batches/:id/ready', {
  summary: 'Take back that a batch is ready, and what it made ready',
  ...takingBack,
  answers: { 200: batch },
});

export const takeOffSpit = staff.delete('/api/oven/batches/:id', {
  summary: 'Take back that a batch was put on',
  ...takingBack,
  answers: { 204: z.undefined() },
});

export const accumulatePoints = staff.post('/api/auth/points/accumulate', {
  summary: 'Points for a cash payment, of an order or of a walk-in visit',
  repeatable: true,
  versioned: order,
  body: accumulateRequest,
  answers: { 200: accumulateReply },
  defaults: { queued: false, isNewUser: false },
  refusals: [
    'ORDER_NOT_FOUND',
    'ORDER_INVOICED',
    'POINTS_ALREADY_GIVEN',
    'POINTS_AMOUNT_TOO_SMALL',
    'POINTS_MISMATCH',
    'POINTS_NOT_CASH',
    'POINTS_ORDER_OWES',
    'POINTS_ORDER_CALLED_OFF',
    'POINTS_ORDER_TOO_LARGE',
    'POINTS_OUTSIDE_HOURS',
    'POINTS_VISIT_TOO_OLD',
    'POINTS_USER_INACTIVE',
    'DISCOUNT_EXCEEDS_PAYMENT',
  ],
});

export const consumeBonus = staff.post('/api/points/consume-bonus', {
  summary: 'Turn points into the highest discount they reach, for an order if one is named',
  repeatable: true,
  body: consumeRequest,
  answers: { 200: consumeReply },
  refusals: [
    'BONUS_NOT_ACTIVE',
    'ORDER_INVOICED',
    'DISCOUNT_ALREADY_TAKEN',
    'DISCOUNT_LIMIT_REACHED',
    'DISCOUNT_ORDER_CALLED_OFF',
    'DISCOUNT_ORDER_PAID',
    'DISCOUNT_ORDER_WITHOUT_TOTAL',
    'DISCOUNT_PAYMENT_BEARS_NONE',
    'ORDER_NOT_FOUND',
    'PHONE_DIGITS_WRONG',
    'QR_INVALID',
    'TOO_MANY_ATTEMPTS',
    'USER_NOT_FOUND',
    'POINTS_USER_INACTIVE',
  ],
});

export const annulMovement = staff.post('/api/points/movements/:id/annulment', {
  summary: 'Reverse one transaction of points, exactly and once; an order that it was of follows',
  repeatable: true,
  params: byId,
  answers: { 200: balanceChange },
  refusals: [
    'MOVEMENT_NOT_FOUND',
    'MOVEMENT_FINAL',
    'MOVEMENT_REVERSED',
    'ORDER_INVOICED',
    'POINTS_NOT_THERE',
  ],
});
