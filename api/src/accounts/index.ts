export { registerAccountsRoutes } from './accounts.routes.ts';
export { createFirstSuperadmin, type FirstSuperadmin } from './create-first-superadmin.ts';
export { findSession, renewSession } from './sessions.ts';
