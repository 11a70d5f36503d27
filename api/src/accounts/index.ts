export { registerAccountsRoutes } from './accounts.routes.ts';
export { createFirstSuperadmin, type FirstSuperadmin } from './create-first-superadmin.ts';
export { renewSession, sessionFinder } from './sessions.ts';
