import type { Answers } from '../fake-api.ts';

export const QUIET: Answers = {
  'GET /api/slots': { body: [] },
  'GET /api/usual-products': { body: { products: [] } },
  'GET /api/auth/me/orders': { body: { orders: [], hasMore: false } },
};
