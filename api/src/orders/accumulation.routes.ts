import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { accumulateReply, accumulateRequest } from '@brasa/core/orders/accumulation.contract.ts';
import { identify } from '../http/idempotency.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { accumulatePoints } from './accumulate-points.ts';

export function registerAccumulationRoutes(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/auth/points/accumulate',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Points for a cash payment, of an order or of a walk-in visit',
        body: accumulateRequest,
        response: { 200: accumulateReply },
      },
    },
    async (request) => {
      const viewer = await signedInViewer(request);
      const identity = identify(request, viewer);
      return accumulatePoints(shop, { request: request.body, by: viewer.id, identity });
    },
  );
}
