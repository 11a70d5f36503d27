// A stranger's client: its types generated from the document of the API, checked by the compiler, and
// run against the listening server.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { describeApi } from '../../src/http/api-document.ts';
import { NOW, openShop } from '../shop-under-test.ts';

const CLIENT = `
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

export async function orderChicken(baseUrl: string, pickupTime: string) {
  const api = createClient<paths>({ baseUrl });
  const { data: products = [] } = await api.GET('/api/products');
  const chicken = products.find(({ name }) => name.startsWith('Pollo entero'));
  const body: components['schemas']['CustomerOrder'] = {
    customerName: 'María López',
    customerPhone: '600111222',
    customerEmail: 'maria@example.com',
    quantity: '1.5',
    details: chicken?.name ?? '',
    pickupTime,
    gdprConsent: true,
  };
  const placed = await api.POST('/api/orders', { body });
  if (placed.error) return { refused: placed.error.code };
  const order: { id: number; version: number; status: string } = placed.data;
  return { ordered: order.status, price: chicken?.price };
}

/** The codes are types: the compiler refuses one that the call does not have. */
export async function registerTwice(baseUrl: string) {
  const api = createClient<paths>({ baseUrl });
  const body = {
    username: 'maria.lopez',
    password: 'leña-de-almendro',
    name: 'María López',
    phone: '600111222',
    email: 'maria@example.com',
    postalCode: '03400',
  };
  await api.POST('/api/auth/register', { body });
  const { error, response } = await api.POST('/api/auth/register', { body });
  if (response.status !== 409 || error?.code !== 'PHONE_TAKEN') return null;
  return { status: response.status, code: error.code };
}
`;

const FAULTS = `
import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';
const api = createClient<paths>({ baseUrl: '' });
await api.GET('/api/nowhere');
await api.POST('/api/orders', { body: { customerName: 'María López' } });
const { error } = await api.GET('/api/products');
export const isRefused = error?.code === 'NO_SUCH_CODE';
`;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};

/** A folder in which packages are found as they are here. */
async function writeClient() {
  const folder = mkdtempSync(join(import.meta.dirname, 'client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const document = JSON.stringify(describeApi());
  const schema = await openapiTS(document, { defaultNonNullable: false });
  const files = { 'schema.ts': astToString(schema), 'client.ts': CLIENT, 'faults.ts': FAULTS };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { client: join(folder, 'client.ts'), faults: join(folder, 'faults.ts') };
}

/** Where the compiler finds fault: the file's name and the line. */
function compile(files: string[]): string[] {
  const program = ts.createProgram(files, OPTIONS);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line : 0;
    return `${file?.fileName.split('/').at(-1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

test('a client generated from the document compiles, orders, and is refused by code', async () => {
  const { client, faults } = await writeClient();
  const found = compile([client, faults]);
  expect(found.filter((fault) => !fault.startsWith('faults.ts'))).toEqual([]);
  expect(found.map((fault) => fault.split(' ')[0])).toEqual([
    'faults.ts:4',
    'faults.ts:5',
    'faults.ts:7',
  ]);

  const { app } = await openShop();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const { orderChicken, registerTwice } = (await import(pathToFileURL(client).href)) as {
    orderChicken: (baseUrl: string, pickupTime: string) => Promise<unknown>;
    registerTwice: (baseUrl: string) => Promise<unknown>;
  };
  const later = new Date(NOW + 2 * 3_600_000).toISOString();
  const earlier = new Date(NOW - 3_600_000).toISOString();
  expect(await orderChicken(baseUrl, later)).toEqual({ ordered: 'pending', price: '13.50' });
  expect(await orderChicken(baseUrl, earlier)).toEqual({ refused: 'PICKUP_IN_THE_PAST' });
  expect(await registerTwice(baseUrl)).toEqual({ status: 409, code: 'PHONE_TAKEN' });
});
