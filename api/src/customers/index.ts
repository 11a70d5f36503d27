export { registerCustomersRoutes } from './customers.routes.ts';
