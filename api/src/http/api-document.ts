// The API described from the same schemas that check the requests.
// See docs/rules/wire.md#openapi-document.
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorReply, idempotencyKey } from '@brasa/core/kernel/wire.ts';
import { renderApiPage, type ApiDocument } from './api-page.ts';
import { PERMISSIONS } from './permissions.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merges with Fastify's
  interface FastifyContextConfig {
    /** Whether the call recognises a repeat by its Idempotency-Key. */
    isRepeatable?: boolean;
  }
}

const idempotencyHeader = z.object({ 'idempotency-key': idempotencyKey.optional() });

/** What every call may also answer, and may also be sent. */
function withWhatAllShare(schema: FastifySchema, route: RouteOptions): FastifySchema {
  return {
    ...schema,
    ...(route.config?.isRepeatable === true && { headers: idempotencyHeader }),
    response: { ...(schema.response as object | undefined), default: errorReply },
  };
}

function audienceNote(route: RouteOptions) {
  const audience = PERMISSIONS[`${String([route.method].flat()[0])} ${route.url}`];
  if (audience === undefined) return {};
  return {
    description: `Allowed: ${audience}`,
    ...(audience !== 'anyone' && { security: [{ session: [] }] }),
  };
}

/** Register it before the routes it describes. */
export async function registerApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Brasa',
        description:
          'Ordering, loyalty programme and back office of a wood-fired chicken take-away',
        version: '1.0.0',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'brasa_session' } },
      },
    },
    transform: (input) => {
      if (input.schema.hide === true) return { schema: input.schema, url: input.url };
      const shared = withWhatAllShare(input.schema, input.route);
      const { schema, url } = jsonSchemaTransform({ ...input, schema: shared });
      return { url, schema: { ...schema, ...audienceNote(input.route) } };
    },
  });

  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(renderApiPage(app.swagger() as ApiDocument)),
  );
}
