// What the privacy page says of how long is carried out here, once a day (docs/rules/customers.md#how-long-data-are-kept).
import { firstKeptDay } from '@brasa/core/kernel/time/keeping.ts';
import { startOfDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { forgetObjections, lockKnownUser } from '../accounts/index.ts';
import { SERVER } from '../actor.ts';
import { record } from '../audit/index.ts';
import { eachInTurn, type Swept } from '../db/each-in-turn.ts';
import { onceADay } from '../db/once-a-day.ts';
import { openLedger } from '../loyalty/index.ts';
import { sweepOrders } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { erasePerson } from './erase-person.ts';
import { isIdle, listIdleCustomers } from './idle-customers.report.ts';

/**
 * Takes out of orders and phones that have passed their time who they were, once a day among all processes, and records
 * how many. Throws an AggregateError of what it could not at the end; it is tried again within hours.
 */
export function sweepPersonalData(shop: Shop): Promise<void> {
  return onceADay(shop, 'personal_data', async () => {
    const first = firstKeptDay(shop.clock());
    const orders = await sweepOrders(shop, first);
    const phones = await sweepPhones(shop, startOfDay(first));
    // An order may have got another phone meanwhile.
    await shop.db.transact(forgetObjections);
    await recordSwept(shop, { orders: orders.count, customers: phones.count });
    const faults = [...orders.faults, ...phones.faults];
    if (faults.length > 0) {
      throw new AggregateError(faults, `personal data not erased: ${faults.length}`);
    }
  });
}

async function recordSwept(
  { clock, db }: Shop,
  after: { orders: number; customers: number },
): Promise<void> {
  if (after.orders + after.customers === 0) return;
  await db.transact((transaction) =>
    record(transaction, SERVER, { kind: 'personal_data_swept', after }, clock()),
  );
}

async function sweepPhones(shop: Shop, since: number): Promise<Swept> {
  const idle = await listIdleCustomers(shop.db.read, since);
  return eachInTurn<{ id: number }>(
    (last) => Promise.resolve(last ? [] : idle),
    ({ id }) => erasePhone(shop, id, since),
  );
}

/** Their orders have a time of their own. Answers whether there was anything to do. */
function erasePhone({ db, clock }: Shop, id: number, since: number): Promise<boolean> {
  return db.transact(async (transaction) => {
    const now = clock();
    if (transaction.holdsExpiry) return false;
    // Points that are being given at this very moment are waited for.
    await openLedger(transaction, id, now);
    if (!(await isIdle(transaction.sql, id, since))) return false;
    await erasePerson(transaction, {
      ...{ id, by: null, now },
      listOrders: () => Promise.resolve([]),
      refusePending: () => undefined,
      lockUser: () => lockKnownUser(transaction, id),
    });
    return true;
  });
}
