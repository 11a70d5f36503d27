export { registerDashboardRoutes } from './dashboard.routes.ts';
export { registerEventRoutes } from './events.routes.ts';
