export { consumeBonus } from './consume-bonus.ts';
export { earnPoints } from './earn-points.ts';
export { forfeitPoints } from './forfeit-points.ts';
export { registerLoyaltyRoutes } from './loyalty.routes.ts';
export { readHistory, readPoints } from './read-points.ts';
export { reversePoints } from './reverse-points.ts';
export { countUndoneEarnings } from './reversals.store.ts';
export { settleExpiry } from './settle-expiry.ts';
