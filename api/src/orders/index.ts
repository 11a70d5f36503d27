export { listOrdersOf, lockOrdersOf } from './account-orders.store.ts';
export { blankOrders } from './blank-orders.ts';
export { countOrdersOf, listOrderIdsOf, lockOrders, moveOrders } from './merged-orders.store.ts';
export { viewOrder } from './order-view.ts';
export { registerOrderRoutes } from './orders.routes.ts';
export { lastOrderChange, listPending } from './orders.store.ts';
