import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  userByEmailParams,
  userByPhoneParams,
  userSearchReply,
} from '@brasa/core/loyalty/user-search.contract.ts';
import type { Shop } from '../shop.ts';
import { searchUserByEmail, searchUserByPhone } from './search-users.ts';

export function registerUserSearchRoutes(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/auth/users/search/phone/:digits',
    {
      schema: {
        summary: 'A customer, by phone',
        params: userByPhoneParams,
        response: { 200: userSearchReply },
      },
    },
    (request) => searchUserByPhone(shop, request.params.digits),
  );

  app.get(
    '/api/auth/users/search/email/:email',
    {
      schema: {
        summary: 'A customer, by e-mail',
        params: userByEmailParams,
        response: { 200: userSearchReply },
      },
    },
    (request) => searchUserByEmail(shop, request.params.email),
  );
}
