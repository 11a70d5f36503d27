// A real server sends its records, and one that is killed in the middle loses none
// (docs/rules/invoices.md#sending).
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { InvoiceList } from '@brasa/core/invoices/invoices.contract.ts';
import { addDays, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { openAgency, takesSilently, type Agency } from '../outside/tax-agency-under-test.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { ADMIN, startServer, type Site } from '../server-under-test.ts';
import { orderBody } from '../shop-under-test.ts';
import { end, inDatabase, preparedSite, signInTo } from '../site-under-test.ts';
import { engine } from '../test-databases.ts';
import { accessTo, TAX_ID } from './sending-shop.ts';

/** A site whose shop has a tax identity. */
function newSite(): Promise<Site> {
  return preparedSite(async (shop) => {
    await rewriteSetting(shop, 'legalName', 'Pollos & Cía, S.L.');
    await rewriteSetting(shop, 'taxId', TAX_ID);
  });
}

/** A server that sends to the agency, and its superadmin; it is killed when the test ends. */
async function startSending(site: Site, agency: Agency, variables: Record<string, string> = {}) {
  const server = await startServer(site, {
    ADMIN_PASSWORD: ADMIN.password,
    ...accessTo(agency),
    ...variables,
  });
  onTestFinished(() => void server.process.kill('SIGKILL'));
  const call = await signInTo(server.url);
  const ask = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const answer = await call<Body>(method, path, body);
    expect([path, answer.status < 300]).toEqual([path, true]);
    return answer.body;
  };
  return {
    server,
    invoice: async () => {
      const pickupTime = `${addDays(madridDay(Date.now()), 1)}T14:00`;
      const body = orderBody({ quantity: 1, pickupTime });
      const { id } = await ask<{ id: number }>('POST', '/api/orders', body);
      await ask('POST', `/api/orders/${id}/simplified-invoice`);
    },
    sending: async () => (await ask<InvoiceList>('GET', '/api/invoices')).sending,
  };
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
