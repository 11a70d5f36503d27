export {
  countOrdersOf,
  hasPendingOrder,
  listByIds,
  listOrderIdsOf,
  listOrderIdsOfPhones,
  lockOrders,
  moveOrders,
} from './account-orders.store.ts';
export { blankOrders } from './blank-orders.store.ts';
export { cancelOwnOrder } from './cancel-own-order.ts';
export { changeOwnPickup } from './change-own-pickup.ts';
export { createdBefore, createOrder } from './create-order.ts';
export { listLastCancelled, listNearPending } from './list-for-desk.ts';
export { listPendingUntil, sumPending } from './pending-orders.store.ts';
export { refusePendingOrders } from './erase-order.ts';
export { lastWrite } from './last-write.report.ts';
export { noteInvoice } from './note-invoice.ts';
export { orderAttempts } from './order-attempts.ts';
export { orderMails } from './order-mail.ts';
export { orderPushes } from './order-push.ts';
export { viewOrder } from './order-view.ts';
export {
  isCustomersLast,
  readOrderPage,
  readOwnPickup,
  type OwnPickup,
} from './read-order-page.ts';
export { sweepOrders } from './sweep-orders.ts';
export {
  findOrder,
  lastOrderChange,
  listDeliveredSince,
  listOwingSince,
  lockOrder,
  type OrderRow,
  type Owed,
} from './orders.store.ts';
