// The races of issue 4 between two server processes on one database: what decides them lives in no
// process. Their variants within one process are in ledger-race.test.ts.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertPhoneOnlyUser } from '../../src/accounts/phone-users.store.ts';
import { createShop } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { earnPoints } from '../../src/loyalty/earn-points.ts';
import { settleExpiry } from '../../src/loyalty/settle-expiry.ts';
import type { Shop } from '../../src/shop.ts';
import { ADMIN, launchServer } from '../server-under-test.ts';
import { emptyDatabase, engine } from '../test-databases.ts';
import { countStatuses } from '../two-devices.ts';
import { at } from './customers.ts';
import { expectLedgerToAgree } from './expect-ledger-to-agree.ts';

const NOW = at('2027-11-21T12:10');
const YEAR_AGO = at('2026-11-20T12:10');
const LATELY = at('2027-06-01T12:10');
const ACCUMULATE = '/api/auth/points/accumulate';
const CONSUME = '/api/points/consume-bonus';
const ASSIGN = '/api/points/assign-by-phone';

type Answer = { status: number; body: unknown };
type Post = (path: string, body: object, headers?: Record<string, string>) => Promise<Answer>;

async function signIn(url: string): Promise<Post> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify(ADMIN);
  const reply = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: json, body });
  const cookie = reply.headers.getSetCookie().map((one) => one.split(';')[0]);
  const known = { ...json, cookie: cookie.join('; ') };
  return async (path, sent, headers = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...known, ...headers },
      body: JSON.stringify(sent),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

type Desks = { database: Database; shop: Shop; desks: readonly [Post, Post] };

const closing: (() => unknown)[] = [];

/** A desk at each of two servers, and the database that both have. */
async function openDesks(): Promise<Desks> {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-desks-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await emptyDatabase(dataDir);
  closing.push(site.giveBack);
  const database = await site.open();
  closing.push(() => database.close());
  const openDesk = async () => {
    const server = await launchServer(join(import.meta.dirname, 'counter-process.ts'), {
      DATA_DIR: dataDir,
      DATABASE_URL: site.url,
      LOG_LEVEL: 'warn',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      BRASA_TEST_NOW: String(NOW),
    });
    closing.push(() => {
      server.process.kill('SIGTERM');
      return once(server.process, 'exit');
    });
    return signIn(server.url);
  };
  const here = await openDesk();
  // On SQLite a second server is refused: both desks are at one, and this process settles beside it.
  const desks = [here, engine === 'sqlite' ? here : await openDesk()] as const;
  return { database, shop: createShop(database, () => NOW, readConfig({})), desks };
}

// Starting a server takes longer than any race here, and each race has customers of its own.
let opened: Desks;
beforeAll(async () => {
  opened = await openDesks();
}, 60_000);
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

/** Asks both desks in turn, all at once. */
const askBoth = (
  [here, there]: readonly [Post, Post],
  count: number,
  ask: (desk: Post) => Promise<Answer>,
): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index % 2 === 0 ? here : there)));

let lastPhone = 600_000_000;

/** Somebody with a lot of 100 points from each of these times. */
async function newCustomer(database: Database, ...earnedAt: number[]) {
  lastPhone += 1;
  const phone = String(lastPhone);
  const id = await database.transact(async (work) => {
    const user = await insertPhoneOnlyUser(work, phone, YEAR_AGO);
    const userId = user?.id ?? 0;
    const entry = { userId, points: 100, orderId: null, description: null, by: userId };
    for (const now of earnedAt) {
      await earnPoints(work, { ...entry, type: 'earned', earnedAt: now, now });
    }
    return userId;
  });
  return { id, phone };
}

async function listEntries({ read }: Database, phone: string): Promise<[string, number][]> {
  const rows = await read
    .selectFrom('point_transactions')
    .innerJoin('users', 'users.id', 'point_transactions.user_id')
    .select(['type', 'points'])
    .where('phone', '=', phone)
    .orderBy('point_transactions.id')
    .execute();
  return rows.map(({ type, points }) => [type, points]);
}

describe('servers in processes of their own', () => {
  test('let one of 200 redemptions at 100 points through', async () => {
    const { database, shop, desks } = opened;
    const { id: userId, phone } = await newCustomer(database, LATELY);
    const answers = await askBoth(desks, 200, (post) => post(CONSUME, { userId }));
    expect(countStatuses(answers)).toEqual({ 200: 1, 422: 199 });
    expect(await listEntries(database, phone)).toEqual([
      ['earned', 100],
      ['redeemed', -100],
    ]);
    await expectLedgerToAgree(shop);
  });

  test.each([
    ['with one key', '622111222', { 'idempotency-key': 'una-sola-vez' }],
    ['of one visit without a key', '622111333', {}],
  ])('make one of 50 accumulations %s', async (_how, phone, headers: Record<string, string>) => {
    const { database, shop, desks } = opened;
    const visit = { phone, paymentAmount: 24.9, cashPayment: true, walkInId: `V-${phone}` };
    const answers = await askBoth(desks, 50, (post) => post(ACCUMULATE, visit, headers));
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    expect(await listEntries(database, phone)).toEqual([['earned', 24]]);
    await expectLedgerToAgree(shop);
  });

  test('make one user of a new phone, with the points of all', async () => {
    const { database, shop, desks } = opened;
    for (const phone of ['611222331', '611222332', '611222333']) {
      const answers = await askBoth(desks, 8, (post) => post(ASSIGN, { phone, points: 10 }));
      expect(countStatuses(answers)).toEqual({ 200: 8 });
      const users = await database.read
        .selectFrom('users')
        .select('id')
        .where('phone', '=', phone)
        .execute();
      expect(users).toHaveLength(1);
      expect(await listEntries(database, phone)).toHaveLength(8);
    }
    await expectLedgerToAgree(shop);
  });

  test('let points expire or be spent, never both', async () => {
    const { database, shop, desks } = opened;
    for (let round = 0; round < 10; round += 1) {
      const { id: userId, phone } = await newCustomer(database, YEAR_AGO, LATELY);
      const [answers] = await Promise.all([
        askBoth(desks, 4, (post) => post(CONSUME, { userId })),
        settleExpiry(shop),
        settleExpiry(shop),
      ]);
      expect(countStatuses(answers)).toEqual({ 200: 1, 422: 3 });
      expect(await listEntries(database, phone)).toEqual([
        ['earned', 100],
        ['earned', 100],
        ['expired', -100],
        ['redeemed', -100],
      ]);
    }
    await expectLedgerToAgree(shop);
  });
});
