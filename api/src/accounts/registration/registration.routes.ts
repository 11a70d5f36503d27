import type { FastifyInstance } from 'fastify';
import { register as registerCall } from '@brasa/core/accounts/accounts.calls.ts';
import { answerCall } from '../../http/answer-call.ts';
import { clientOf } from '../../http/requests/client.ts';
import { identify } from '../../http/requests/idempotency.ts';
import type { SessionCookies } from '../../http/session-cookies.ts';
import type { Shop } from '../../shop.ts';
import { handOutSession } from '../session/hand-out-session.ts';
import { phoneTakenReplyTo } from './phone-taken.routes.ts';
import { register } from './register.ts';

const HELP_MESSAGE =
  'Hola, quiero registrarme en la web y me dice que mi teléfono ya tiene una cuenta. ¿Me podéis ayudar?';

export function registerRegistrationRoutes(
  app: FastifyInstance,
  shop: Shop,
  cookies: SessionCookies,
): void {
  answerCall(app, registerCall, async ({ body, request, reply }) => {
    try {
      const session = await register(shop, {
        request: body,
        // Whoever registers becomes somebody else by it, so a repeat is nobody's in particular.
        identity: identify(request, null),
        address: request.ip,
        device: clientOf(request).device,
        oldToken: cookies.read(request),
      });
      return await handOutSession(shop, cookies, { request, reply }, session);
    } catch (error) {
      return reply.code(409).send(await phoneTakenReplyTo(error, shop, HELP_MESSAGE));
    }
  });
}
