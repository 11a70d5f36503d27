// The document of the API (docs/rules/wire.md#openapi-document).
import { brotliDecompressSync } from 'node:zlib';
import { CALLS } from '@brasa/core/calls.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { registeredCalls } from '../registered-routes.ts';
import { openShop } from '../shop-under-test.ts';

type Document = {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      { summary?: string; description?: string; requestBody?: unknown; responses?: object }
    >
  >;
};

/** The document and its page describe the others, not themselves. */
const OWN = ['GET /api/docs', 'GET /api/openapi.json'];

test('the document is OpenAPI 3.1 and lists exactly the calls that are answered', async () => {
  const { app, visitor } = await openShop();
  const document = (await visitor().get('/api/openapi.json')).body as Document;
  expect(document.openapi).toMatch(/^3\.1\./);
  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(listed.sort()).toEqual(registeredCalls(app).filter((call) => !OWN.includes(call)));
});

test('each call says what it is for, who may make it and what it answers', async () => {
  const { visitor } = await openShop();
  const document = (await visitor().get('/api/openapi.json')).body as Document;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { summary, description, responses }] of Object.entries(operations)) {
      expect([method, path, summary]).toEqual([method, path, expect.any(String)]);
      expect(description).toMatch(/Allowed: (anyone|signed-in|staff|superadmin)/);
      expect(Object.keys(responses ?? {}).some((status) => /^20\d$/.test(status))).toBe(true);
    }
  }
  expect(document.paths['/api/orders']?.['post']?.requestBody).toBeDefined();
  expect(document.paths['/api/orders/{id}']?.['patch']?.requestBody).toBeDefined();
});

test('a call that names a version says under 409 what the row is now', async () => {
  const { visitor } = await openShop();
  const { paths } = (await visitor().get('/api/openapi.json')).body as Document;
  const conflictOf = (path: string, method: string) =>
    JSON.stringify((paths[path]![method]!.responses as Record<string, object>)['409']);
  for (const [path, method, row] of [
    ['/api/orders/{id}', 'patch', 'Order'],
    ['/api/orders/{id}/reopen', 'patch', 'Order'],
    ['/api/settings/{key}', 'delete', 'StoredSetting'],
    ['/api/business-hours/{id}', 'patch', 'BusinessHours'],
    ['/api/business-hours/special-days/{id}', 'delete', 'SpecialDay'],
    ['/api/auth/users/{id}', 'patch', 'User'],
    ['/api/categories/{id}', 'patch', 'CatalogCategory'],
    ['/api/products/{id}/image', 'post', 'CatalogProduct'],
  ] as const) {
    const conflict = conflictOf(path, method);
    expect([path, conflict]).toEqual([path, expect.stringContaining('EDITED_MEANWHILE')]);
    expect(conflict).toContain(`"current":{"$ref":"#/components/schemas/${row}"}`);
  }
  expect(conflictOf('/api/orders/{id}/notificado', 'patch')).not.toContain('"current"');
});

test('staff read it as a page, without a script', async () => {
  const { signedIn } = await openShop();
  const reply = await (await signedIn('haykakan')).get('/api/docs');
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.body).toContain('/api/orders/{id}');
  expect(reply.body).toContain('<a href="#forma-CustomerOrder">CustomerOrder</a>');
  expect(reply.body).toContain('<section id="forma-CustomerOrder">');
  expect(reply.body).toContain('<code>PICKUP_DAY_CLOSED</code>');
  expect(reply.body).toContain('Ese día estamos cerrados. Elige otro día');
  expect(reply.body).not.toContain('<script');
});

test('no whole number that is sent can be larger than its column', () => {
  const calls = Object.entries<Call>(CALLS);
  const unbounded = calls.flatMap(([name, { params, query, body }]) =>
    [params, query, body].flatMap((schema) =>
      schema
        ? unboundedIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name)
        : [],
    ),
  );
  expect(unbounded).toEqual([]);
});

/** Where in a schema a whole number has no largest one, or one beyond 32 bits. Versions have 64. */
function unboundedIn(schema: unknown, path: string): string[] {
  if (path.endsWith('.version')) return [];
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Number.POSITIVE_INFINITY } = schema as {
    type?: string;
    maximum?: number;
  };
  if (type === 'integer') return maximum > 2_147_483_647 ? [path] : [];
  return Object.entries(schema).flatMap(([name, part]) => unboundedIn(part, `${path}.${name}`));
}

test('the document is sent compressed, as the same bytes, and once to each reader who keeps it', async () => {
  const { app } = await openShop();
  const read = (headers: Record<string, string>) =>
    app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br', ...headers } });
  const first = await read({});
  expect(first.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, no-cache',
    etag: expect.stringMatching(/^"[\w-]{22}"$/) as string,
  });
  const document = brotliDecompressSync(first.rawPayload).toString();
  expect(JSON.parse(document)).toHaveProperty('openapi');
  expect(first.rawPayload.length).toBeLessThan(document.length / 8);
  const again = await read({ 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
