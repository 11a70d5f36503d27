// The expiry job under several processes and under a kill: every lot expires once.
// See docs/rules/loyalty.md#expiry-is-settled-before-anything-else.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { insertPhoneOnlyUser } from '../../src/accounts/users/phone-users.store.ts';
import { createShop } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { earnPoints } from '../../src/loyalty/points/earn-points.ts';
import { settleExpiry } from '../../src/loyalty/points/settle-expiry.ts';
import { emptyDatabase, engine, type TestDatabase } from '../test-databases.ts';
import { at } from './customers.ts';
import { expectLedgerToAgree } from './expect-ledger-to-agree.ts';

const EARNED = at('2026-11-20T12:10');
const GONE = at('2027-11-21T00:00');
const CUSTOMERS = 60;

async function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-expiry-'));
  const site = await emptyDatabase(folder);
  onTestFinished(async () => {
    await site.giveBack();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, site };
}

const shopOf = (database: Database) => createShop(database, () => GONE, readConfig({}));

/** Does something with the database, opened as a process opens it, and closes it again. */
async function withDatabase<Result>(
  site: TestDatabase,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await site.open();
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

async function fill(database: Database): Promise<void> {
  for (let count = 0; count < CUSTOMERS; count += 1) {
    await database.transact(async (transaction) => {
      const user = await insertPhoneOnlyUser(transaction, String(600_000_000 + count), EARNED);
      const userId = user?.id ?? 0;
      const entry = { userId, points: points(40), orderId: null, description: null, by: userId };
      await earnPoints(transaction, { ...entry, type: 'earned', earnedAt: EARNED, now: EARNED });
    });
  }
}

async function countExpired(database: Database): Promise<number> {
  const { expired } = await database.read
    .selectFrom('pointTransactions')
    .select((is) => is.fn.countAll<number>().as('expired'))
    .where('type', '=', 'expired')
    .executeTakeFirstOrThrow();
  return expired;
}

const BEFORE_KILL = 10;

function startJob(folder: string, site: TestDatabase, beforeStop = 'Infinity'): ChildProcess {
  return fork(join(import.meta.dirname, 'settle-process.ts'), {
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: site.url,
      LOG_LEVEL: 'silent',
      SETTLE_AT: String(GONE),
      SETTLE_BEFORE_STOP: beforeStop,
    },
  });
}

/** A job that has settled some users and stands in the middle of the next one. */
async function jobInTheMiddle(folder: string, site: TestDatabase): Promise<ChildProcess> {
  const job = startJob(folder, site, String(BEFORE_KILL));
  await once(job, 'message');
  return job;
}

async function kill(job: ChildProcess): Promise<void> {
  const gone = once(job, 'exit');
  job.kill('SIGKILL');
  await gone;
}

async function expectAllSettledOnce(database: Database): Promise<void> {
  expect(await countExpired(database)).toBe(CUSTOMERS);
  await expectLedgerToAgree(shopOf(database));
}

test('a job that is killed in the middle is finished by the next one, each lot once', async () => {
  const { folder, site } = await openSite();
  await withDatabase(site, fill);
  await kill(await jobInTheMiddle(folder, site));
  await withDatabase(site, async (database) => {
    expect(await countExpired(database)).toBe(BEFORE_KILL);
    await expectLedgerToAgree(shopOf(database));
    await settleExpiry(shopOf(database));
    await expectAllSettledOnce(database);
  });
});

if (engine === 'postgres') {
  test('two processes and two more jobs in this one settle every lot once', async () => {
    const { folder, site } = await openSite();
    await withDatabase(site, async (database) => {
      await fill(database);
      const jobs = [startJob(folder, site), startJob(folder, site)];
      const ended = jobs.map((job) => once(job, 'exit'));
      await Promise.all([settleExpiry(shopOf(database)), settleExpiry(shopOf(database))]);
      expect((await Promise.all(ended)).map(([code]) => code as number)).toEqual([0, 0]);
      await expectAllSettledOnce(database);
    });
  });

  test('a job waits for the user that another one is at, and takes over when that is killed', async () => {
    const { folder, site } = await openSite();
    await withDatabase(site, async (database) => {
      await fill(database);
      const job = await jobInTheMiddle(folder, site);
      await Promise.all([settleExpiry(shopOf(database)), kill(job)]);
      await expectAllSettledOnce(database);
    });
  });
}
