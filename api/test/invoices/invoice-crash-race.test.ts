// The server is killed in the middle of issuing invoices: no number is missing, no invoice is without its
// record, and what was acknowledged is there (docs/rules/invoices.md#series-and-numbers).
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addDays, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { checkChain } from '../../src/invoices/check-chain.ts';
import { ADMIN, startServer, type Site } from '../server-under-test.ts';
import { emptyDatabase } from '../test-databases.ts';
import { SHOP_NIF } from './invoicing-shop.ts';

const ROUNDS = Number(process.env['BRASA_INVOICE_KILLS'] ?? 2);
const COUNTERS = 6;

type Answer = { status: number; body: { id?: number; code?: string } };

/** Sends JSON as the superadmin. */
function callerOf(url: string, cookie: string) {
  return async (method: string, path: string, body: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', cookie };
    const reply = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    return { status: reply.status, body: (await reply.json()) as Answer['body'] };
  };
}

async function signIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  expect(reply.status).toBe(200);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

type Call = ReturnType<typeof callerOf>;

/** Orders and invoices until the server is gone. */
async function invoiceUntilGone(call: Call, onIssued: (code: string) => void): Promise<void> {
  const pickupTime = `${addDays(madridDay(Date.now()), 1)}T14:00`;
  const order = { customerName: 'Ana', quantity: 0.5, pickupTime, is_manual_entry: true };
  for (;;) {
    try {
      const { body, status } = await call('POST', '/api/orders', order);
      if (status !== 201) throw new Error(`an order answered ${status}`);
      const path = `/api/orders/${body.id}/simplified-invoice`;
      const invoice = await call('POST', path, {});
      if (invoice.status !== 200) throw new Error(`an invoice answered ${invoice.status}`);
      onIssued(invoice.body.code ?? '');
    } catch (error) {
      // What fetch says of a connection that is gone; anything else is a fault of the server.
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

async function prepare(call: Call): Promise<void> {
  for (const [key, value] of [
    ['legalName', 'Brasa SL'],
    ['taxId', SHOP_NIF],
    ['dailyInitialStock', '9999'],
  ]) {
    const { status } = await call('PATCH', `/api/settings/${key}`, { value });
    expect(status).toBe(200);
  }
}

async function invoiceAndKill(site: Site, round: number): Promise<string[]> {
  const server = await startServer(site);
  const gone = once(server.process, 'exit');
  const call = callerOf(server.url, await signIn(server.url));
  if (round === 0) await prepare(call);
  const issued: string[] = [];
  // Different every round, so that the kill falls on different moments of a transaction.
  const kills = 8 + ((round * 7) % 13);
  const onIssued = (code: string) => {
    issued.push(code);
    if (issued.length === kills) server.process.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: COUNTERS }, () => invoiceUntilGone(call, onIssued)));
  await gone;
  return issued;
}

test(`after ${ROUNDS} kills no number is missing and every invoice has its record`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-invoices-'));
  const site = { dataDir, database: await emptyDatabase(dataDir) };
  onTestFinished(async () => {
    await site.database.giveBack();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    acknowledged.push(...(await invoiceAndKill(site, round)));
    const database = await site.database.open();
    const rows = await database.read.selectFrom('invoices').select('code').execute();
    const stored = new Set(rows.map(({ code }) => code));
    const check = await checkChain(database.read);
    await database.close();
    expect(acknowledged.filter((code) => !stored.has(code))).toEqual([]);
    expect(check).toEqual({ records: stored.size, broken: null });
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
}, 600_000);
