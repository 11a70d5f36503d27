// The API described from the same schemas that check the requests (decisions 2).
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { PERMISSIONS } from './permissions.ts';
import { renderApiPage, type ApiDocument } from './api-page.ts';

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
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      const audience = PERMISSIONS[`${[route.route.method].flat()[0]} ${route.url}`];
      return {
        url,
        schema: { ...schema, ...(audience && { description: `Allowed: ${audience}` }) },
      };
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
