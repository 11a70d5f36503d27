export { registerMergingRoutes } from './merging.routes.ts';
export { viewOrder } from './order-view.ts';
export { registerOrderRoutes } from './orders.routes.ts';
export { lastOrderChange, listPending } from './orders.store.ts';
export { registerOwnDataRoutes } from './own-data.routes.ts';
