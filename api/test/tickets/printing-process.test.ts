// Real servers print: by themselves, two of them without a ticket twice, and after a kill none is lost
// (docs/rules/tickets.md#sending-to-the-printer).
import { expect, onTestFinished, test } from 'vitest';
import { addDays, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { openPrinter } from '../outside/open-printer.ts';
import { isWhole, type PrinterUnderTest } from '../outside/printer-under-test.ts';
import { readPaper } from '../outside/read-paper.ts';
import { newPhone } from '../phone-of.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { ADMIN, startServer, type RunningServer, type Site } from '../server-under-test.ts';
import { end, inDatabase, preparedSite } from '../site-under-test.ts';
import { engine } from '../test-databases.ts';

const KILLS = Number(process.env['BRASA_PRINT_KILLS'] ?? 1);

/** A site whose orders' tickets come out of the printer by themselves. */
function newSite(printer: PrinterUnderTest): Promise<Site> {
  return preparedSite(async (shop) => {
    await rewriteSetting(shop, 'ticketPrinter', printer.address);
    await rewriteSetting(shop, 'ticketPrinting', 'sí');
    await rewriteSetting(shop, 'dailyInitialStock', '9999');
  });
}

async function start(site: Site): Promise<RunningServer> {
  const server = await startServer(site, {
    ADMIN_PASSWORD: ADMIN.password,
    TICKET_PRINTER_ANYWHERE: 'on',
  });
  onTestFinished(() => void server.process.kill('SIGKILL'));
  return server;
}

async function order({ url }: RunningServer): Promise<void> {
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ customerName: 'Ana Núñez', customerPhone: newPhone(), gdprConsent: true },
      ...{ customerEmail: 'ana@example.com', quantity: 0.5, details: '' },
      pickupTime: `${addDays(madridDay(Date.now()), 7)}T14:00`,
    }),
  });
  expect(reply.status).toBe(201);
}

const numberOf = (content: Uint8Array): string | undefined =>
  readPaper(content).lines.find(({ text }) => text.startsWith('Pedido'))?.text;
const isCopy = (content: Uint8Array): boolean => readPaper(content).lines[0]?.text === 'COPIA';

test(`after ${KILLS} kills in the middle of a ticket none is lost, and what came twice says COPIA`, async () => {
  const printer = await openPrinter();
  const site = await newSite(printer);
  let length = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const server = await start(site);
    if (round === 0) {
      await order(server);
      await printer.until((received) => received.some(isWhole));
      length = printer.received.find(isWhole)!.length;
    }
    const hangs = new Promise<void>((resolve) => {
      printer.onHang = resolve;
    });
    // From the first byte to the last, when all of it is on paper and nobody knows.
    printer.behave({ hangsAfter: 1 + Math.floor(((length - 1) * round) / Math.max(1, KILLS - 1)) });
    await order(server);
    await hangs;
    await end(server, 'SIGKILL');
    await inDatabase(site, (database) =>
      database.transact(async ({ sql }) => {
        await sql.updateTable('printers').set({ leasedUntil: 0, nextAttemptAt: 0 }).execute();
      }),
    );
  }
  const last = await start(site);
  await order(last);
  const lastNumber = `Pedido ${KILLS + 2}`;
  await printer.until((received) =>
    received.some((content) => isWhole(content) && numberOf(content) === lastNumber),
  );
  expect(await end(last, 'SIGTERM')).toBe(0);
  const whole = printer.received.filter(isWhole);
  const numbers = new Set(whole.map(numberOf));
  expect(numbers.size).toBe(KILLS + 2);
  const seen = new Set<string | undefined>();
  const unmarked = printer.received.filter((content) => {
    const number = numberOf(content);
    const isAgain = number !== undefined && seen.has(number);
    seen.add(number);
    return isAgain && !isCopy(content);
  });
  expect(unmarked).toEqual([]);
}, 3_600_000);

if (engine === 'postgres') {
  test('of two servers, each ticket is printed by one, one after the other', async () => {
    const printer = await openPrinter();
    const site = await newSite(printer);
    const servers = [await start(site), await start(site)];
    await Promise.all(
      servers.map(async (server) => {
        for (let made = 0; made < 10; made += 1) await order(server);
      }),
    );
    await printer.until((received) => received.filter(isWhole).length === 20);
    expect(new Set(printer.received.map(numberOf)).size).toBe(20);
    expect(printer.received.filter(isCopy)).toEqual([]);
    expect(printer.mostAtOnce).toBe(1);
    for (const server of servers) expect(await end(server, 'SIGTERM')).toBe(0);
  });
}
