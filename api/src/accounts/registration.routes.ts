import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { loginReply } from '@brasa/core/accounts/accounts.contract.ts';
import { phoneTakenReply, registerRequest } from '@brasa/core/accounts/registration.contract.ts';
import { identify } from '../http/idempotency.ts';
import type { SessionCookies } from '../http/session-cookies.ts';
import type { Shop } from '../shop.ts';
import { phoneTakenReplyTo } from './phone-taken.routes.ts';
import { register } from './register.ts';

const HELP_MESSAGE =
  'Hola, quiero registrarme en la web y me dice que mi teléfono ya tiene una cuenta. ¿Me podéis ayudar?';

export function registerRegistrationRoutes(
  instance: FastifyInstance,
  shop: Shop,
  cookies: SessionCookies,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/auth/register',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Register as a customer, and sign in',
        body: registerRequest,
        response: { 201: loginReply, 409: phoneTakenReply },
      },
    },
    async (request, reply) => {
      try {
        const session = await register(shop, {
          request: request.body,
          // Whoever registers becomes somebody else by it, so a repeat is nobody's in particular.
          identity: identify(request, null),
          address: request.ip,
          oldToken: cookies.read(request),
        });
        cookies.write(request, reply, session.token, session.expiresAt);
        return await reply.code(201).send({ user: session.user });
      } catch (error) {
        return reply.code(409).send(await phoneTakenReplyTo(error, shop, HELP_MESSAGE));
      }
    },
  );
}
