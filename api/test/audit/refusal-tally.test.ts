import { HOUR } from '@brasa/core/kernel/durations.ts';
import { expect, test } from 'vitest';
import { RefusalTally, type Refusal } from '../../src/audit/refusal-tally.ts';
import { openShop } from '../shop-under-test.ts';

const client = (address: string) => ({ address, device: 'curl/8.5.0' });

const wrongPassword: Refusal = {
  code: 'WRONG_CREDENTIALS',
  call: 'POST /api/auth/login',
  author: client('203.0.113.7'),
  account: { id: 1, name: 'Ana' },
};

async function openTally() {
  const under = await openShop();
  const lines: object[] = [];
  const faults: unknown[] = [];
  const log = {
    warn: (facts: object) => lines.push(facts),
    broken: (error: unknown) => faults.push(error),
  };
  const tally = new RefusalTally(under.shop, log);
  const entries = () =>
    under.shop.db.read
      .selectFrom('auditEntries')
      .selectAll()
      .where('kind', '<>', 'superadmin_created')
      .execute();
  return { under, tally, lines, faults, log, entries };
}

test('any number of one kind from one network in an hour is one entry and one line of the log', async () => {
  const { under, tally, lines, entries } = await openTally();
  for (let count = 0; count < 35_000; count += 1) tally.note(wrongPassword);
  await tally.flush();
  under.time.now += 60_000;
  tally.note(wrongPassword);
  await tally.flush();
  expect(await entries()).toEqual([
    expect.objectContaining({
      kind: 'sign_in_failed',
      times: 35_001,
      address: '203.0.113.7',
      subjectId: '1',
      subjectName: 'Ana',
      lastAt: under.time.now,
    }),
  ]);
  // Without a name and an address.
  expect(lines).toEqual([
    { kind: 'sign_in_failed', userId: null, accountId: '1', times: 35_000 },
    { kind: 'sign_in_failed', userId: null, accountId: '1', times: 1 },
  ]);
});

test('each hour, account, network and call has an entry of its own', async () => {
  const { under, tally, entries } = await openTally();
  const denied = { code: 'PERMISSION_DENIED', account: null } as const;
  const user = { id: 9, username: 'eva', name: 'Eva', role: 'abaranci' } as const;
  const author = { ...user, ...client('203.0.113.7') };
  tally.note({ ...denied, author, call: 'GET /api/orders' });
  tally.note({ ...denied, author, call: 'PATCH /api/settings/:key' });
  tally.note(wrongPassword);
  tally.note({ ...wrongPassword, account: null });
  tally.note({ ...wrongPassword, author: client('2001:db8::1') });
  tally.note({ ...wrongPassword, author: client('2001:db8::2') });
  under.time.now += HOUR;
  tally.note(wrongPassword);
  tally.note({ ...wrongPassword, code: 'LOGIN_REQUIRED' });
  tally.note({ ...denied, author, code: 'PASSWORD_AGAIN', call: 'POST /api/auth/users' });
  await tally.flush();
  const told = (await entries()).map(({ kind, times }) => `${kind} ${times}`);
  expect(told.toSorted()).toEqual([
    ...['refused 1', 'refused 1'],
    ...['sign_in_failed 1', 'sign_in_failed 1', 'sign_in_failed 1', 'sign_in_failed 2'],
  ]);
});

test('beyond 500 networks in an hour those that follow are one entry', async () => {
  const { tally, entries } = await openTally();
  for (let count = 0; count < 2000; count += 1) {
    const address = `198.51.${Math.floor(count / 256)}.${count % 256}`;
    tally.note({ ...wrongPassword, author: client(address) });
  }
  await tally.flush();
  const rows = await entries();
  expect(rows).toHaveLength(501);
  expect(rows.find(({ address }) => address === null)).toMatchObject({ times: 1500 });
});

test('what the database does not take is written the next time', async () => {
  const { under, faults, log, entries } = await openTally();
  let isAway = true;
  const db = {
    ...under.shop.db,
    transact: ((run) =>
      isAway
        ? Promise.reject(new Error('away'))
        : under.shop.db.transact(run)) as typeof under.shop.db.transact,
  };
  const tally = new RefusalTally({ ...under.shop, db }, log);
  tally.note(wrongPassword);
  await tally.flush();
  tally.note(wrongPassword);
  isAway = false;
  await tally.flush();
  expect(faults).toHaveLength(1);
  expect(await entries()).toEqual([expect.objectContaining({ times: 2 })]);
});
