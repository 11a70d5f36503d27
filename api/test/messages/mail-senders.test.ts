// Mail to several at once, and recipients at whom the mail server falls silent (docs/rules/messages.md#sending).
import { expect, onTestFinished, test } from 'vitest';
import { HOUR, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { mailChannel, mailSenders } from '../../src/messages/index.ts';
import { OneServer } from '../../src/messages/one-server.ts';
import { orderMails } from '../../src/orders/index.ts';
import { newPhone } from '../phone-of.ts';
import { until } from '../until.ts';
import { openMailingShop } from './mailing-shop.ts';

const SILENT = '@lento.example';
/** A server that falls silent is waited for as long as the test takes, but before it has been. */
const PATIENCE = { connect: 5000, silence: 60_000, recipient: 2000 };

async function openSending() {
  const under = await openMailingShop();
  const { shop, server } = under;
  if (!shop.mail) throw new Error('the shop sends no mail');
  const access = { ...shop.mail, url: server.url };
  const channel = mailChannel(shop, access, orderMails(shop, access), PATIENCE);
  const senders = mailSenders(shop, channel, {
    failed: () => undefined,
    broken: (error) => expect(error).toBeNull(),
  });
  const stop = () => Promise.all(senders.map((sender) => sender.stop(0)));
  onTestFinished(() => void stop());
  const orderFor = (customerEmail: string) =>
    under.order({ customerEmail, customerPhone: newPhone(), quantity: 0.5 });
  return { ...under, orderFor, start: () => senders.forEach((sender) => sender.start()), stop };
}

const SILENT_ROWS = Array.from({ length: 8 }, () => ({ fellSilent: 1, leasedUntil: 0 }));
const SENT: unknown = expect.objectContaining({ outcome: 'sent' });

const timesAsked = (asked: readonly string[]) =>
  asked.filter((address) => address.endsWith(SILENT)).length;

test('recipients at whom the mail server falls silent hold up no other mail', async () => {
  const { server, orderFor, start, stop, rows, time } = await openSending();
  server.behave({ silentFor: SILENT });
  for (let index = 0; index < 8; index += 1) await orderFor(`${index}${SILENT}`);
  await orderFor('ana@example.com');
  start();
  await server.until((received) => received.length === 1);
  await server.until(() => timesAsked(server.asked) === 8);
  await until(async () =>
    expect(await rows()).toMatchObject([...SILENT_ROWS, { outcome: 'sent' }]),
  );
  // Each of them is due again, and the first is waited for as long as the test takes.
  time.now += MINUTE;
  await orderFor('eva@example.com');
  await orderFor('luis@example.com');
  await server.until((received) => received.length === 3 && timesAsked(server.asked) === 9);
  await stop();
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual([
    'ana@example.com',
    'eva@example.com',
    'luis@example.com',
  ]);
  expect(timesAsked(server.asked)).toBe(9);
}, 60_000);

test('many mails at once go to each of their recipients once', async () => {
  const { server, orderFor, start, stop, rows } = await openSending();
  const names = Array.from({ length: 20 }, (_, index) => `name${index}@example.com`);
  for (const name of names) await orderFor(name);
  start();
  await until(async () => expect(await rows()).toEqual(names.map(() => SENT)));
  await stop();
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual(names.sort());
}, 60_000);

test('a mail that was not let in for its recipient is sent once when it is', async () => {
  const { server, order, step, sendAll } = await openMailingShop();
  await order({ customerEmail: `uno${SILENT}` });
  server.behave({ silentFor: SILENT });
  expect((await step({ patience: { ...PATIENCE, recipient: 50 } })).fault).toBe('not_yet');
  server.behave({});
  await sendAll();
  expect(server.received).toHaveLength(1);
});

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

test('a server that several find away at once was away once', () => {
  const server = new OneServer();
  const hears = [server.begin(), server.begin(), server.begin()];
  for (const hear of hears) hear(false, NOW);
  expect(server.pausedUntil(NOW)).toBe(NOW + MINUTE);
  server.begin()(false, NOW + MINUTE);
  expect(server.pausedUntil(NOW + MINUTE)).toBe(NOW + 3 * MINUTE);
  for (let turn = 0; turn < 10; turn += 1) server.begin()(false, NOW);
  expect(server.pausedUntil(NOW)).toBe(NOW + HOUR);
  server.begin()(true, NOW);
  expect(server.pausedUntil(NOW)).toBe(NOW);
});

test('a server that takes another mail meanwhile is not away', () => {
  const server = new OneServer();
  const [taken, cut] = [server.begin(), server.begin()];
  taken(true, NOW);
  cut(false, NOW);
  expect(server.pausedUntil(NOW)).toBe(NOW);
});
