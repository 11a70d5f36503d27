export {
  countOrdersOf,
  hasPendingOrder,
  listByIds,
  listOrderIdsOf,
  listOrderIdsOfPhones,
  lockOrders,
  moveOrders,
} from './archive/account-orders.store.ts';
export { blankOrders } from './change/blank-orders.store.ts';
export { cancelOwnOrder } from './page/cancel-own-order.ts';
export { changeOwnPickup } from './page/change-own-pickup.ts';
export { createdBefore, createOrder } from './place/create-order.ts';
export { listLastCancelled, listNearPending } from './list-for-desk.ts';
export { listPendingUntil, sumPending } from './pending-orders.store.ts';
export { refusePendingOrders } from './change/erase-order.ts';
export { lastWrite } from './archive/last-write.report.ts';
export { noteInvoice } from './change/note-invoice.ts';
export { orderAttempts } from './page/order-attempts.ts';
export { orderMails } from './page/order-mail.ts';
export { orderPushes } from './page/order-push.ts';
export { viewOrder } from './order-view.ts';
export {
  isCustomersLast,
  readOrderPage,
  readOwnPickup,
  type OwnPickup,
} from './page/read-order-page.ts';
export { withdrawFromDrinks } from './page/withdraw-from-drinks.ts';
export { sweepOrders } from './change/sweep-orders.ts';
export {
  findOrder,
  lastOrderChange,
  listDeliveredSince,
  listOwingSince,
  lockOrder,
  type OrderRow,
  type Owed,
} from './orders.store.ts';
