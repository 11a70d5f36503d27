export { registerAccountsRoutes } from './accounts.routes.ts';
export { createFirstSuperadmin, type FirstSuperadmin } from './create-first-superadmin.ts';
export { findOrCreatePhoneUser } from './find-or-create-phone-user.ts';
export { findUserById, findUserByPhone, type KnownUser } from './phone-users.store.ts';
export { renewSession, sessionFinder } from './sessions.ts';
