// What the privacy page says of how long is carried out here, once a day (docs/rules/customers.md#how-long-data-are-kept).
import { firstKeptDay } from '@brasa/core/kernel/keeping.ts';
import { startOfDay } from '@brasa/core/kernel/madrid-time.ts';
import { lockKnownUser } from '../accounts/index.ts';
import { eachInTurn } from '../db/each-in-turn.ts';
import { onceADay } from '../db/once-a-day.ts';
import { openLedger } from '../loyalty/index.ts';
import { sweepOrders } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { erasePerson } from './erase-person.ts';
import { isIdle, listIdleCustomers } from './idle-customers.report.ts';

/**
 * Takes out of orders and phones that have passed their time who they were, once a day among all processes. Throws an
 * AggregateError of what it could not at the end; it is tried again within hours.
 */
export function sweepPersonalData(shop: Shop): Promise<void> {
  return onceADay(shop, 'personal_data', async () => {
    const first = firstKeptDay(shop.clock());
    const faults = [
      ...(await sweepOrders(shop, first)),
      ...(await sweepPhones(shop, startOfDay(first))),
    ];
    if (faults.length > 0) {
      throw new AggregateError(faults, `personal data not erased: ${faults.length}`);
    }
  });
}

async function sweepPhones(shop: Shop, since: number): Promise<unknown[]> {
  const idle = await listIdleCustomers(shop.db.read, since);
  return eachInTurn<{ id: number }>(
    (last) => Promise.resolve(last ? [] : idle),
    ({ id }) => erasePhone(shop, id, since),
  );
}

/** Their orders have a time of their own. */
function erasePhone({ db, clock }: Shop, id: number, since: number): Promise<void> {
  return db.transact(async (transaction) => {
    const now = clock();
    if (transaction.holdsExpiry) return;
    // Points that are being given at this very moment are waited for.
    await openLedger(transaction, id, now);
    if (!(await isIdle(transaction.sql, id, since))) return;
    await erasePerson(transaction, {
      ...{ id, by: null, now },
      listOrders: () => Promise.resolve([]),
      refusePending: () => undefined,
      lockUser: () => lockKnownUser(transaction, id),
    });
  });
}
