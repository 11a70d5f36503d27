import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { expect, test } from 'vitest';
import { RefusalTally, type Refusal } from '../../src/audit/refusal-tally.ts';
import { openShop } from '../shop-under-test.ts';

const client = (address: string) => ({ address, device: 'curl/8.5.0', staffBrowser: null });

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

const networks = (count: number) =>
  Array.from({ length: count }, (_, index) => `198.51.${Math.floor(index / 256)}.${index % 256}`);
const denied = { code: 'PERMISSION_DENIED', account: null } as const;
const authorOf = (id: number, role: 'abaranci' | 'haykakan') => ({
  ...{ id, username: `user${id}`, name: null, role },
  ...client('203.0.113.7'),
});

test('beyond 300 networks in an hour a sign-in as staff says as whom', async () => {
  const { tally, entries } = await openTally();
  for (const address of networks(2000)) tally.note({ ...wrongPassword, author: client(address) });
  await tally.flush();
  const rows = await entries();
  expect(rows).toHaveLength(301);
  const rest = { address: null, times: 1700, subjectId: '1', subjectName: 'Ana' };
  expect(rows.find(({ address }) => address === null)).toMatchObject(rest);
});

test('other accounts take no room from those of staff', async () => {
  const { tally, entries } = await openTally();
  for (const [id, address] of networks(2000).entries()) {
    const account = { id: id + 10, name: null };
    tally.note({ ...wrongPassword, account, author: client(address) });
  }
  tally.note(wrongPassword);
  await tally.flush();
  const rows = await entries();
  expect(rows).toHaveLength(300 + 300 + 1 + 1);
  expect(rows.find(({ subjectId }) => subjectId === '1')).toMatchObject({ address: '203.0.113.7' });
  const several = { fieldsAfter: '{"several":true}', subjectId: null };
  expect(rows.find(({ address }) => address === null)).toMatchObject({ ...several, times: 1400 });
});

test('beyond 20 calls of one customer theirs are one entry, and staff have their own room', async () => {
  const { tally, entries } = await openTally();
  for (let customer = 10; customer < 30; customer += 1) {
    for (let call = 0; call < 110; call += 1) {
      tally.note({ ...denied, author: authorOf(customer, 'abaranci'), call: `GET /api/${call}` });
    }
  }
  tally.note({ ...denied, author: authorOf(2, 'haykakan'), call: 'PATCH /api/settings/:key' });
  await tally.flush();
  const rows = await entries();
  const first = rows.filter(({ authorId }) => authorId === 10);
  expect(first).toHaveLength(21);
  expect(first.find(({ times }) => times > 1)).toMatchObject({
    times: 90,
    fieldsAfter: '{"several":true}',
  });
  expect(rows.find(({ authorId }) => authorId === 29)).toMatchObject({ times: 110 });
  expect(rows.find(({ authorId }) => authorId === 2)).toMatchObject({
    fieldsAfter: '{"call":"PATCH /api/settings/:key"}',
  });
});

test('what is told while the database is away is written the next time', async () => {
  const { under, faults, log, entries } = await openTally();
  let isAway = true;
  const db = {
    ...under.shop.db,
    transact: ((run) =>
      isAway
        ? Promise.reject(new Error('Connection terminated unexpectedly'))
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

test('an entry that the database will never take holds up none of the others', async () => {
  const { tally, faults, entries } = await openTally();
  const beyondAnyNumber = (2n ** 70n) as unknown as number;
  tally.note({ ...denied, author: authorOf(beyondAnyNumber, 'haykakan'), call: 'GET /api/orders' });
  tally.note(wrongPassword);
  await tally.flush();
  expect(faults).toHaveLength(2);
  tally.note(wrongPassword);
  await tally.flush();
  expect(await entries()).toMatchObject([{ address: '203.0.113.7', times: 2 }]);
  expect(faults).toHaveLength(2);
});
