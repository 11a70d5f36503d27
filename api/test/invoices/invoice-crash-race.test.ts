// The server is killed in the middle of issuing invoices: no number is missing, no invoice is without its
// record, and what was acknowledged is there (docs/rules/invoices.md#series-and-numbers).
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { addDays, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { checkChain } from '../../src/invoices/records/check-chain.ts';
import { newSite, signInTo, untilGone, type Call } from '../site-under-test.ts';
import { startServer, type Site } from '../server-under-test.ts';
import { SHOP_NIF } from './invoicing-shop.ts';

const ROUNDS = Number(process.env['BRASA_INVOICE_KILLS'] ?? 1);
const COUNTERS = 6;

async function issueOne(call: Call): Promise<string> {
  const pickupTime = `${addDays(madridDay(Date.now()), 1)}T14:00`;
  const order = { customerName: 'Ana', quantity: 0.5, pickupTime, is_manual_entry: true };
  const { body, status } = await call<{ id: number }>('POST', '/api/orders', order);
  if (status !== 201) throw new Error(`an order answered ${status}`);
  const path = `/api/orders/${body.id}/simplified-invoice`;
  const invoice = await call<{ code: string }>('POST', path);
  if (invoice.status !== 200) throw new Error(`an invoice answered ${invoice.status}`);
  return invoice.body.code;
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
  const call = await signInTo(server.url);
  if (round === 0) await prepare(call);
  const issued: string[] = [];
  // Different every round, so that the kill falls on different moments of a transaction.
  const kills = 8 + ((round * 7) % 13);
  const issue = async () => {
    issued.push(await issueOne(call));
    if (issued.length === kills) server.process.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: COUNTERS }, () => untilGone(issue)));
  await gone;
  return issued;
}

test(`after ${ROUNDS} kills no number is missing and every invoice has its record`, async () => {
  const site = await newSite();
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
