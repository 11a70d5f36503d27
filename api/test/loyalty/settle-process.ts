// The expiry job in a process of its own, for the tests that end it in the middle: with SETTLE_BEFORE_STOP
// it settles so many users, says so inside the transaction of the next one, and stays there.
import { createShop } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { settleExpiry } from '../../src/loyalty/settle-expiry.ts';

async function open(): Promise<Database> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl === undefined) {
    return (await import('../../src/db/open-sqlite.ts')).openSqlite(dataDir);
  }
  return (await import('../../src/db/open-postgres.ts')).openPostgres(databaseUrl, () => {});
}

const database = await open();
const beforeStop = Number(process.env['SETTLE_BEFORE_STOP'] ?? Infinity);
let settled = 0;

const stopping: Database = {
  ...database,
  transact: async (job) => {
    const result = await database.transact(async (work) => {
      const done = await job(work);
      if (settled === beforeStop) await stayHere();
      return done;
    });
    settled += 1;
    return result;
  },
};

function stayHere(): Promise<never> {
  process.send?.('in the middle');
  // Nothing ends it but the test.
  return new Promise(() => setInterval(() => {}, 60_000));
}

const now = Number(process.env['SETTLE_AT']);
await settleExpiry(createShop(stopping, () => now, readConfig(process.env)));
await database.close();
process.exit(0);
