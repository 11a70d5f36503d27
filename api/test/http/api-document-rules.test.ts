// The document of the API is good enough for strangers (its linter: api-document-lint.test.ts).
import { expect, test } from 'vitest';
import { CALLS } from '@brasa/core/calls.ts';
import { FAILURES } from '@brasa/core/failures.ts';
import { describeApi } from '../../src/http/document/api-document.ts';
import { openShop } from '../shop-under-test.ts';

const document = describeApi();
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('every operation has the name of its call, once', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(names.sort()).toEqual(Object.keys(CALLS).sort());
});

test('a named shape is the same wherever it is referred to, and has a name of words', () => {
  const text = JSON.stringify(document);
  const referred = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, name]) => name ?? '');
  const known = Object.keys(document.components.schemas);
  expect([...new Set(referred)].sort()).toEqual(
    known.map((name) => `#/components/schemas/${name}`).sort(),
  );
  for (const name of known) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
});

test('a refusal stands under its status with its code and its Spanish text', () => {
  const { responses } = document.paths['/api/orders']?.['post'] ?? {};
  const { examples } = responses?.['422']?.content?.['application/json'] ?? {};
  expect(examples).toMatchObject({
    PICKUP_DAY_CLOSED: {
      value: { error: FAILURES.PICKUP_DAY_CLOSED.text, code: 'PICKUP_DAY_CLOSED' },
    },
  });
});

test('calls without a session say so', () => {
  const open = operations.filter(({ description }) => description === 'Allowed: anyone');
  expect(open).not.toEqual([]);
  for (const { security } of operations) expect(security).toBeInstanceOf(Array);
  for (const { security } of open) expect(security).toEqual([]);
});

test('exactly the results that say so carry an entity tag', async () => {
  const { signedIn } = await openShop();
  const staff = await signedIn('haykakan');
  for (const [path, { get }] of Object.entries(document.paths)) {
    const isFixed = !path.includes('{') && get?.responses['200']?.content?.['application/json'];
    // The sync asks Google, and file-exists wants a path.
    if (!isFixed || path.endsWith('/sync') || path === '/api/file-exists') continue;
    const { headers } = await staff.get(path);
    const described = get.responses['200']?.headers ?? {};
    expect([path, 'etag' in headers]).toEqual([path, 'ETag' in described]);
    expect([path, 'x-total-count' in headers]).toEqual([path, 'X-Total-Count' in described]);
    const isFile = 'content-disposition' in headers;
    expect([path, isFile]).toEqual([path, 'Content-Disposition' in described]);
  }
});
