// A real server sends its records, and one that is killed in the middle loses none
// (docs/rules/invoices.md#sending).
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { InvoiceList } from '@brasa/core/invoices/invoices.contract.ts';
import { addDays, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { createShop } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { createStarterContent } from '../../src/site/index.ts';
import { openAgency, takesSilently, type Agency } from '../outside/tax-agency-under-test.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { ADMIN, startServer, type RunningServer, type Site } from '../server-under-test.ts';
import { orderBody } from '../shop-under-test.ts';
import { emptyDatabase, engine } from '../test-databases.ts';
import { accessTo, TAX_ID } from './sending-shop.ts';

/** A site whose shop has a tax identity. */
async function newSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-sending-'));
  const site = { dataDir, database: await emptyDatabase(dataDir) };
  onTestFinished(async () => {
    await site.database.giveBack();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await inDatabase(site, async (database) => {
    const shop = createShop(database, Date.now, readConfig({ DATA_DIR: dataDir }));
    await createStarterContent(shop);
    await rewriteSetting(shop, 'legalName', 'Pollos & Cía, S.L.');
    await rewriteSetting(shop, 'taxId', TAX_ID);
  });
  return site;
}

async function inDatabase<Result>(
  site: Site,
  act: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await site.database.open();
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

/** A server that sends to the agency, and its superadmin; it is killed when the test ends. */
async function startSending(site: Site, agency: Agency, variables: Record<string, string> = {}) {
  const server = await startServer(site, {
    ADMIN_PASSWORD: ADMIN.password,
    ...accessTo(agency),
    ...variables,
  });
  onTestFinished(() => void server.process.kill('SIGKILL'));
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body: object = {}) => {
    const content = method === 'GET' ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(`${server.url}${path}`, { method, headers, ...content });
    expect([path, reply.status < 300]).toEqual([path, true]);
    headers['cookie'] ??= reply.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return reply.json();
  };
  await ask('POST', '/api/auth/login', ADMIN);
  return {
    server,
    invoice: async () => {
      const pickupTime = `${addDays(madridDay(Date.now()), 1)}T14:00`;
      const order = (await ask('POST', '/api/orders', orderBody({ quantity: 1, pickupTime }))) as {
        id: number;
      };
      await ask('POST', `/api/orders/${order.id}/simplified-invoice`);
    },
    sending: async () => ((await ask('GET', '/api/invoices')) as InvoiceList).sending,
  };
}

async function end({ process }: RunningServer, signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown> {
  const ended = once(process, 'exit');
  process.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
}

test('an invoice is sent as soon as it is made, and the page says so', async () => {
  const agency = await openAgency();
  const { server, invoice, sending } = await startSending(await newSite(), agency);
  await invoice();
  await agency.arrived(1);
  await expect
    .poll(sending, { timeout: 20_000 })
    .toMatchObject({ mode: 'test', pending: 0, rejected: 0, lastError: null });
  expect(await end(server, 'SIGTERM')).toBe(0);
});

test('what a killed server sent without hearing the answer is sent again, and once is enough', async () => {
  const agency = await openAgency();
  const site = await newSite();
  agency.behave(takesSilently);
  const first = await startSending(site, agency);
  await first.invoice();
  await agency.arrived(1);
  await end(first.server, 'SIGKILL');
  // Its lease and the pause end.
  await inDatabase(site, (database) =>
    database.transact(async ({ sql }) => {
      await sql.updateTable('recordDeliveries').set({ leasedUntil: 0, nextAttemptAt: 0 }).execute();
    }),
  );
  const second = await startSending(site, agency);
  await agency.arrived(2);
  await expect
    .poll(second.sending, { timeout: 20_000 })
    .toMatchObject({ pending: 0, rejected: 0, lastError: null });
  expect(await end(second.server, 'SIGTERM')).toBe(0);
  const rows = await inDatabase(site, ({ read: sql }) =>
    sql.selectFrom('recordAnswers').select(['position', 'state']).execute(),
  );
  expect(rows).toEqual([{ position: 1, state: 'accepted' }]);
});

if (engine === 'postgres') {
  test('of two servers that are asked at once, each record is sent by one', async () => {
    const agency = await openAgency();
    agency.waitSeconds = 0;
    const site = await newSite();
    const servers = [await startSending(site, agency), await startSending(site, agency)];
    await Promise.all(
      servers.map(async ({ invoice }) => {
        for (let made = 0; made < 8; made += 1) await invoice();
      }),
    );
    const [{ sending } = expect.fail()] = servers;
    await expect.poll(sending, { timeout: 20_000 }).toMatchObject({ pending: 0, rejected: 0 });
    const codes = agency.submissions.flatMap(({ records }) => records.map(({ code }) => code));
    expect(codes).toHaveLength(16);
    expect(codes).toEqual([...new Set(codes)].sort());
    for (const { server } of servers) expect(await end(server, 'SIGTERM')).toBe(0);
  });
}

test('a server whose certificate is missing starts all the same, and says so', async () => {
  const agency = await openAgency();
  const site = await newSite();
  const { server, sending } = await startSending(site, agency, {
    VERIFACTU_CERTIFICATE: join(site.dataDir, 'none.p12'),
  });
  await expect
    .poll(async () => (await sending()).lastError, { timeout: 20_000 })
    .toBe('No se encuentra el fichero del certificado digital en el servidor');
  expect(await end(server, 'SIGTERM')).toBe(0);
});
