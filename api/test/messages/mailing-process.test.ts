// Real servers send mail: by themselves, two of them each mail once, and after a kill none is lost
// (docs/rules/messages.md#sending).
import { expect, onTestFinished, test } from 'vitest';
import { addDays, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { openMailServer } from '../outside/open-mail-server.ts';
import type { MailServer, Received } from '../outside/smtp-under-test.ts';
import { newPhone } from '../phone-of.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { ADMIN, startServer, type RunningServer, type Site } from '../server-under-test.ts';
import { end, preparedSite } from '../site-under-test.ts';
import { engine } from '../test-databases.ts';
import { headOf } from '../outside/read-mail.ts';
import { endLeases } from './end-leases.ts';

const KILLS = Number(process.env['BRASA_MESSAGE_KILLS'] ?? 1);

const newSite = (): Promise<Site> =>
  preparedSite((shop) => rewriteSetting(shop, 'dailyInitialStock', '9999'));

async function start(site: Site, { url }: MailServer): Promise<RunningServer> {
  const server = await startServer(site, {
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: url,
    MAIL_FROM: 'pedidos@brasa.example',
    PUBLIC_URL: 'http://localhost',
  });
  onTestFinished(() => void server.process.kill('SIGKILL'));
  return server;
}

/** Places an order; the mail about it is written with it. */
async function order({ url }: RunningServer, name: string): Promise<void> {
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ customerName: name, customerPhone: newPhone(), gdprConsent: true },
      ...{ customerEmail: `${name}@example.com`, quantity: 0.5, details: '' },
      pickupTime: `${addDays(madridDay(Date.now()), 7)}T14:00`,
    }),
  });
  expect(reply.status).toBe(201);
}

const idsOf = (received: readonly Received[], name: string) =>
  received
    .filter(({ to }) => to.includes(`${name}@example.com`))
    .map((mail) => headOf(mail, 'message-id'));

test(`after ${KILLS} kills each before and after the server's answer no mail is lost, none is sent twice but where the answer was`, async () => {
  const mail = await openMailServer();
  const site = await newSite();
  for (let round = 0; round < KILLS; round += 1) {
    // Before anything of it was sent: the server takes nobody.
    await mail.stop();
    const early = await start(site, mail);
    await order(early, `early${round}`);
    await end(early, 'SIGKILL');
    await mail.start();
    await endLeases(site);
    // The server has it, and its answer does not arrive.
    const late = await start(site, mail);
    await mail.until((received) => idsOf(received, `early${round}`).length === 1);
    const arrived = new Promise<void>((resolve) => {
      mail.onMail = resolve;
    });
    mail.behave({ isSilentAfterData: true });
    await order(late, `late${round}`);
    await arrived;
    mail.onMail = () => undefined;
    await end(late, 'SIGKILL');
    mail.behave({});
    await endLeases(site);
    // After the answer, with the next one on its way.
    const third = await start(site, mail);
    await mail.until((received) => idsOf(received, `late${round}`).length === 2);
    await order(third, `told${round}`);
    await mail.until((received) => idsOf(received, `told${round}`).length > 0);
    expect(await end(third, 'SIGTERM')).toBe(0);
  }
  const last = await start(site, mail);
  await order(last, 'last');
  await mail.until((received) => idsOf(received, 'last').length > 0);
  expect(await end(last, 'SIGTERM')).toBe(0);
  for (let round = 0; round < KILLS; round += 1) {
    expect(idsOf(mail.received, `early${round}`)).toHaveLength(1);
    expect(idsOf(mail.received, `told${round}`)).toHaveLength(1);
    const twice = idsOf(mail.received, `late${round}`);
    expect([twice.length, new Set(twice).size]).toEqual([2, 1]);
  }
}, 3_600_000);

if (engine === 'postgres') {
  test('two servers send each mail once', async () => {
    const mail = await openMailServer();
    const site = await newSite();
    const servers = [await start(site, mail), await start(site, mail)];
    const names = Array.from({ length: 20 }, (_, index) => `name${index}`);
    await Promise.all(
      servers.map(async (server, first) => {
        for (let index = first; index < names.length; index += servers.length) {
          await order(server, `name${index}`);
        }
      }),
    );
    await mail.until((received) => received.length >= names.length);
    for (const server of servers) expect(await end(server, 'SIGTERM')).toBe(0);
    expect(new Set(mail.received.flatMap(({ to }) => to)).size).toBe(names.length);
    expect(mail.received).toHaveLength(names.length);
  }, 120_000);
}
