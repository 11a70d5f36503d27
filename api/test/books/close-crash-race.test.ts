// Two devices close the day again and again while others are paid and sell, and the server is killed in the middle: no
// number is missing, nothing acknowledged is lost, a sale that is sent again under its key is there once, and every euro
// is in exactly one close or in none yet
// (docs/rules/books.md#closing-the-day).
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { addDays, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Queries } from '../../src/db/database.ts';
import { listEntries } from '../payments/list-entries.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { end, inDatabase, newSite, signInTo, untilGone, type Call } from '../site-under-test.ts';
import { startServer, type Site } from '../server-under-test.ts';
import { expectNoSaleLostOrTwice, sellOne, sendAgain, type SentSale } from './repeated-sales.ts';

const ROUNDS = Number(process.env['BRASA_CLOSE_KILLS'] ?? 1);
const [COUNTERS, SELLERS, CLOSERS] = [2, 3, 2];

async function payOne(call: Call): Promise<void> {
  const pickupTime = `${addDays(madridDay(Date.now()), 1)}T14:00`;
  const order = { customerName: 'Ana', quantity: 0.5, pickupTime, is_manual_entry: true };
  const paid = { ...order, totalAmount: '7.20', paymentMethod: 'cash' };
  const { body, status } = await call<{ id: number }>('POST', '/api/orders', paid);
  if (status !== 201) throw new Error(`an order answered ${status}`);
  const corrected = { totalAmount: '8.00', paymentMethod: 'card' };
  const correction = await call('PATCH', `/api/orders/${body.id}`, corrected);
  if (correction.status !== 200) throw new Error(`a payment answered ${correction.status}`);
}

/** The number of the close; null where the other device was faster. */
async function closeOne(call: Call): Promise<number | null> {
  const { number } = (await call<{ number: number }>('GET', '/api/books')).body;
  const request = { number, countedCash: '0.00', leftCash: '0.00' };
  const { status } = await call('POST', '/api/books/closes', request);
  if (status !== 201 && status !== 409) throw new Error(`a close answered ${status}`);
  return status === 201 ? number : null;
}

type Round = { closed: number[]; sent: SentSale[] };

/** `before` is what the round before sent. */
async function closeAndKill(
  site: Site,
  round: number,
  before: readonly SentSale[],
): Promise<Round> {
  const server = await startServer(site);
  const gone = once(server.process, 'exit');
  const call = await signInTo(server.url);
  await sendAgain(call, before);
  const closed: number[] = [];
  const sent: SentSale[] = [];
  // Different every round, so that the kill falls on different moments of a transaction.
  const kills = 6 + ((round * 5) % 9);
  const close = async () => {
    const number = await closeOne(call);
    if (number !== null && closed.push(number) === kills) server.process.kill('SIGKILL');
  };
  await Promise.all([
    ...Array.from({ length: COUNTERS }, () => untilGone(() => payOne(call))),
    ...Array.from({ length: SELLERS }, () => untilGone(() => sellOne(call, sent))),
    ...Array.from({ length: CLOSERS }, () => untilGone(close)),
  ]);
  await gone;
  return { closed, sent };
}

/** What the last round sent is sent again too. */
async function sendLast(site: Site, sent: readonly SentSale[]): Promise<void> {
  const server = await startServer(site);
  await sendAgain(await signInTo(server.url), sent);
  await end(server, 'SIGTERM');
}

/** What each close says came in, beside what its entries say. */
async function expectClosesToAgree(sql: Queries): Promise<number[]> {
  const closes = await sql.selectFrom('dayCloses').selectAll().orderBy('number').execute();
  const entries = await listEntries(sql);
  for (const { number, cash } of closes) {
    const taken = entries.filter(({ closeNumber }) => closeNumber === number);
    expect([number, taken.reduce((sum, entry) => sum + entry.cash, 0)]).toEqual([number, cash]);
  }
  return closes.map(({ number }) => number);
}

test(`after ${ROUNDS} kills every euro is in one close at most, and no close or sale is missing or twice`, async () => {
  const site = await newSite();
  const acknowledged: number[] = [];
  const sales: SentSale[] = [];
  const check = () =>
    inDatabase(site, async (database) => {
      const numbers = await expectClosesToAgree(database.read);
      await expectPaymentsToAgree({ db: database });
      await expectNoSaleLostOrTwice(database.read, sales);
      expect(numbers).toEqual(numbers.map((_, place) => place + 1));
      expect(acknowledged.filter((number) => !numbers.includes(number))).toEqual([]);
    });
  let last: SentSale[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { closed, sent } = await closeAndKill(site, round, last);
    acknowledged.push(...closed);
    sales.push(...sent);
    last = sent;
    await check();
  }
  await sendLast(site, last);
  await check();
  expect(sales.length).toBeGreaterThan(ROUNDS);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
}, 600_000);
