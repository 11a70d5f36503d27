// The expiry job in a process of its own, for the tests that end it in the middle: with SETTLE_BEFORE_STOP
// it settles so many users, says so inside the transaction of the next one, and stays there.
import { createShop } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { settleExpiry } from '../../src/loyalty/points/settle-expiry.ts';
import { openConfigured, stayHere } from '../stopping-process.ts';

const database = await openConfigured(readConfig(process.env));
const beforeStop = Number(process.env['SETTLE_BEFORE_STOP'] ?? Infinity);
let settled = 0;

const stopping: Database = {
  ...database,
  transact: async (job) => {
    const result = await database.transact(async (transaction) => {
      const done = await job(transaction);
      if (settled === beforeStop) await stayHere();
      return done;
    });
    settled += 1;
    return result;
  },
};

const now = Number(process.env['SETTLE_AT']);
await settleExpiry(createShop(stopping, () => now, readConfig(process.env)));
await database.close();
process.exit(0);
