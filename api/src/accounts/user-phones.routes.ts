import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { otherPhoneParams, otherPhones } from '@brasa/core/accounts/merging.contract.ts';
import { rowId } from '@brasa/core/kernel/fields.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { removeOtherPhone } from './remove-other-phone.ts';

export function registerUserPhonesRoutes(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.delete(
    '/api/auth/users/:id/phones/:digits',
    {
      schema: {
        summary: 'Take a phone beside the main one from a user',
        params: otherPhoneParams.extend({ id: rowId }),
        response: { 200: otherPhones },
      },
    },
    async (request) => {
      const { id, digits: phone } = request.params;
      return removeOtherPhone(shop, await signedInViewer(request), { id, phone });
    },
  );
}
