// The copy of everything that is kept about somebody, made part by part: however many orders there are, it takes
// no memory and keeps nobody waiting (docs/rules/customers.md#own-data-file).
import { ownData } from '@brasa/core/customers/own-data.contract.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import {
  exportSessions,
  listOtherPhones,
  objectedSince,
  readOwnAccount,
  viewConsent,
} from '../accounts/index.ts';
import { setsInTurn } from '../db/sets-of.ts';
import { hit, type Limit } from '../db/throttle.ts';
import { declared } from '../declared.ts';
import { readHistory, readPoints } from '../loyalty/index.ts';
import { listByIds, listOrderIdsOf, viewOrder } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { listMerges } from './merges.report.ts';

/** Each reads every order of the account. */
const PER_ACCOUNT: Limit = { most: 10, windowMilliseconds: HOUR };

const BESIDE_ORDERS = ownData.omit({ orders: true });
const ORDER = ownData.shape.orders.element;

/**
 * Everything that is kept about the user, as the parts of one JSON text; orders are those made with the account. Throws
 * TOO_MANY_ATTEMPTS beyond 10 an hour.
 */
export async function readOwnData(shop: Shop, userId: number): Promise<AsyncGenerator<string>> {
  if (shop.rateLimits) {
    await shop.db.transact((transaction) =>
      hit(transaction, `own-data of ${userId}`, PER_ACCOUNT, shop.clock()),
    );
  }
  return partsOf(shop, userId);
}

async function* partsOf(shop: Shop, userId: number): AsyncGenerator<string> {
  const sql = shop.db.read;
  const ids = await listOrderIdsOf(sql, userId);
  const besideOrders = declared(BESIDE_ORDERS, await readBesideOrders(shop, userId));
  yield `${JSON.stringify(besideOrders).slice(0, -1)},"orders":[`;
  let isFirst = true;
  for await (const some of setsInTurn(ids.toSorted((one, other) => other - one))) {
    const rows = await listByIds(sql, some);
    const orders = rows.map((row) => ({ ...viewOrder(row), consent: viewConsent(row) }));
    const text = orders.map((order) => JSON.stringify(declared(ORDER, order))).join();
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield ']}';
}

async function readBesideOrders({ db, clock }: Shop, userId: number) {
  const sql = db.read;
  const now = clock();
  const account = await readOwnAccount(sql, userId);
  const [otherPhones, merges, points, pointTransactions, sessions] = await Promise.all([
    listOtherPhones(sql, userId),
    listMerges(sql, userId),
    readPoints(sql, userId, now),
    readHistory(sql, userId),
    exportSessions(sql, account, now),
  ]);
  const phones = [account.phone ?? [], otherPhones].flat();
  const objectedAt = await objectedSince(sql, phones);
  return {
    exportedAt: instantToIso(now),
    account,
    otherPhones,
    usualOrderObjectedAt: objectedAt === null ? null : instantToIso(objectedAt),
    // Who of the staff has made them is theirs.
    merges: merges.map(({ by: _staff, ...merge }) => merge),
    points,
    pointTransactions,
    sessions,
  };
}
