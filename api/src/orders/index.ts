export {
  blankOrders,
  countOrdersOf,
  listOrderIdsOf,
  listOrdersOf,
  lockOrders,
  lockOrdersOf,
  moveOrders,
} from './account-orders.store.ts';
export { createOrder } from './create-order.ts';
export { lastWrite } from './last-write.report.ts';
export { viewOrder } from './order-view.ts';
export { registerOrderRoutes } from './orders.routes.ts';
export { lastOrderChange, listDeliveredSince, listPending, sumPending } from './orders.store.ts';
