export { earnPoints } from './earn-points.ts';
export { registerLoyaltyRoutes } from './loyalty.routes.ts';
export { reversePoints } from './reverse-points.ts';
export { countUndoneEarnings } from './reversals.store.ts';
export { settleExpiry } from './settle-expiry.ts';
