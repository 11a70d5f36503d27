import type { FastifyInstance } from 'fastify';
import { describeApi, type ApiDocument } from './api-document.ts';
import { API_PAGE_STYLE } from './api-page-style.ts';
import { renderApiPage } from './api-page.ts';
import { CachedResponse } from '../cached-response.ts';
import { DATA_POLICY, hashSource } from '../security-headers.ts';

/** Serves the document, made when it is first asked for, and a page of it for staff. */
export function registerApiDocument(app: FastifyInstance): void {
  let document: ApiDocument | undefined;
  let response: CachedResponse | undefined;
  const described = () => (document ??= describeApi());
  app.get('/api/openapi.json', { config: { audience: 'anyone' } }, (request, reply) =>
    (response ??= CachedResponse.json(described())).send(request, reply, 'public'),
  );
  app.get('/api/docs', { config: { audience: 'staff' } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `${DATA_POLICY}; style-src ${hashSource(API_PAGE_STYLE)}; base-uri 'none'; form-action 'none'`,
      )
      .send(renderApiPage(described())),
  );
}
