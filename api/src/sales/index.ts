export { registerSalesRoutes } from './sales.routes.ts';
