import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { consumeReply, consumeRequest } from '@brasa/core/loyalty/loyalty.contract.ts';
import { identify } from '../http/idempotency.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { redeemBonus } from './redeem-bonus.ts';

export function registerRedemptionRoutes(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/points/consume-bonus',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Turn points into the highest discount they reach, for an order if one is named',
        body: consumeRequest,
        response: { 200: consumeReply },
      },
    },
    async (request) => {
      const viewer = await signedInViewer(request);
      const identity = identify(request, viewer);
      return redeemBonus(shop, { request: request.body, by: viewer.id, identity });
    },
  );
}
