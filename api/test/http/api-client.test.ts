// A stranger's client: its types generated from the document of the API, checked by the compiler, and
// run against the listening server.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, onTestFinished, test } from 'vitest';
import { describeApi } from '../../src/http/document/api-document.ts';
import { NOW, openShop } from '../shop-under-test.ts';

const TSC = join(import.meta.dirname, '../../../node_modules/@typescript/native/bin/tsc');

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

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['es2023', 'dom', 'dom.iterable'],
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
  },
  include: ['*.ts'],
};

/** A folder in which packages are found as they are here. */
async function writeClient() {
  const folder = mkdtempSync(join(import.meta.dirname, 'client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const document = JSON.stringify(describeApi());
  const schema = await openapiTS(document, { defaultNonNullable: false });
  const files = {
    'schema.ts': astToString(schema),
    'client.ts': CLIENT,
    'faults.ts': FAULTS,
    'tsconfig.json': JSON.stringify(TSCONFIG),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Where the compiler finds fault: the file's name and the line. */
async function compile(folder: string): Promise<string[]> {
  const tsc = promisify(execFile)(process.execPath, [TSC, '--pretty', 'false'], { cwd: folder });
  // Faults make the command fail; what it prints is the same.
  const { stdout } = await tsc.catch((failed: unknown) => failed as { stdout: string });
  return stdout.split('\n').filter((line) => /^\S/.test(line));
}

test('a client generated from the document compiles, orders, and is refused by code', async () => {
  const folder = await writeClient();
  const found = await compile(folder);
  expect(found.filter((fault) => !fault.startsWith('faults.ts'))).toEqual([]);
  expect(found.map((fault) => fault.split(',')[0])).toEqual([
    'faults.ts(5',
    'faults.ts(6',
    'faults.ts(8',
  ]);

  const { app } = await openShop();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const { orderChicken, registerTwice } = (await import(
    pathToFileURL(join(folder, 'client.ts')).href
  )) as {
    orderChicken: (baseUrl: string, pickupTime: string) => Promise<unknown>;
    registerTwice: (baseUrl: string) => Promise<unknown>;
  };
  const later = new Date(NOW + 2 * 3_600_000).toISOString();
  const earlier = new Date(NOW - 3_600_000).toISOString();
  expect(await orderChicken(baseUrl, later)).toEqual({ ordered: 'pending', price: '13.50' });
  expect(await orderChicken(baseUrl, earlier)).toEqual({ refused: 'PICKUP_IN_THE_PAST' });
  expect(await registerTwice(baseUrl)).toEqual({ status: 409, code: 'PHONE_TAKEN' });
});
