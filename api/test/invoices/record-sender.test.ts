// The server sends by itself (docs/rules/invoices.md#sending).
import { expect, onTestFinished, test } from 'vitest';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import type { SendingFailure } from '@brasa/core/invoices/sending/sending-faults.rules.ts';
import { RecordSender } from '../../src/invoices/sending/record-sender.ts';
import { hangsUp, isSilent } from '../outside/tax-agency-under-test.ts';
import { NOW } from '../shop-under-test.ts';
import { openSendingShop, type SendingShop } from './sending-shop.ts';

const PATIENT = { timeout: 20_000 };

/** Sends until it is stopped, at the latest when the test ends. */
function startSender({ shop }: SendingShop) {
  const failures: SendingFailure[] = [];
  const broken: unknown[] = [];
  const heard: (() => void)[] = [];
  const tell = () => heard.shift()?.();
  if (!shop.taxAgency) throw new Error('the shop sends no records');
  const sender = new RecordSender(shop, shop.taxAgency, {
    failed: (failure) => {
      failures.push(failure);
      tell();
    },
    broken: (error) => {
      broken.push(error);
      tell();
    },
  });
  sender.start();
  onTestFinished(() => sender.stop(0));
  /** Resolves with the next thing that the log is told. */
  const nextLog = () => new Promise<void>((resolve) => heard.push(resolve));
  return { sender, failures, broken, nextLog };
}

test('what waits when the server starts is sent, and what is added after it', async () => {
  const under = await openSendingShop();
  const { agency, invoice, answers } = under;
  agency.waitSeconds = 0;
  await invoice();
  const { sender, failures, broken } = startSender(under);
  await agency.arrived(1);
  await invoice();
  await agency.arrived(2);
  await sender.stop();
  expect((await answers()).map((answer) => answer?.[0])).toEqual(['accepted', 'accepted']);
  expect([failures, broken]).toEqual([[], []]);
});

test('what may not be sent yet is sent when it is time', async () => {
  const under = await openSendingShop();
  const { agency, invoice, time, sending } = under;
  agency.waitSeconds = 1;
  const { sender } = startSender(under);
  await invoice();
  await agency.arrived(1);
  await expect.poll(async () => (await sending()).pending, PATIENT).toBe(0);
  await invoice();
  expect(agency.submissions).toHaveLength(1);
  time.now = NOW + 1000;
  await agency.arrived(2);
  await sender.stop();
});

test('records that are made during the pause go together', async () => {
  const under = await openSendingShop();
  const { agency, invoice, time, sending } = under;
  const pending = async () => (await sending()).pending;
  const { sender } = startSender(under);
  await invoice();
  await expect.poll(pending, PATIENT).toBe(0);
  for (let made = 0; made < 4; made += 1) await invoice();
  await sender.stop();
  time.now = NOW + MINUTE;
  const { sender: next } = startSender(under);
  await expect.poll(pending, PATIENT).toBe(0);
  await next.stop();
  expect(agency.submissions.map(({ records }) => records.length)).toEqual([1, 4]);
});

test('a failure is told to the log, and so is a fault of our own', async () => {
  const under = await openSendingShop();
  const { agency, invoice, shop } = under;
  await invoice();
  agency.behave(hangsUp);
  const first = startSender(under);
  await first.nextLog();
  expect(first.failures).toEqual([{ fault: 'CUT_OFF', detail: 'ECONNRESET' }]);
  await first.sender.stop();
  // The database is gone.
  const read = { selectFrom: () => null } as unknown as typeof shop.db.read;
  const second = startSender({ ...under, shop: { ...shop, db: { ...shop.db, read } } });
  await second.nextLog();
  expect(second.broken).toHaveLength(1);
});

test('a server that stops breaks off a call that lasts, and blames nobody', async () => {
  const under = await openSendingShop();
  const { agency, invoice, answers, sending } = under;
  await invoice();
  agency.behave(isSilent);
  const { sender, failures } = startSender(under);
  await agency.arrived(1);
  await sender.stop(0);
  expect(await answers()).toEqual([null]);
  expect(failures).toEqual([]);
  expect((await sending()).lastError).toBeNull();
  // Nobody listens any more.
  await invoice();
  expect(agency.submissions).toHaveLength(1);
});
