// A borrowed session gives nobody a way in, and destroys nothing for good
// (docs/rules/accounts.md#a-borrowed-session).
import { describe, expect, test } from 'vitest';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { everything } from '../everything.ts';
import { newCustomer } from '../loyalty/customers.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, PASSWORD, type Caller, type ShopUnderTest } from '../shop-under-test.ts';

const PROOF = '/api/auth/me/password-proof';
const NEW = { password: 'lumbre-de-olivo', confirmPassword: 'lumbre-de-olivo' };
const colleague = (username: string, role = 'haykakan') => ({ username, role, ...NEW });

async function openBorrowed(role: 'haykakan' | 'superadmin' = 'haykakan') {
  const under = await openShop();
  const staff = await under.signedIn(role);
  const [other, customer] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
  const former = await under.signedIn('haykakan');
  await staff.patch(`/api/auth/users/${former.id}/toggle-active`, { active: false });
  await staff.patch(`/api/auth/users/${customer.id}`, { email: 'suyo@example.com' });
  under.time.now += 16 * MINUTE;
  return { under, staff, other: other.id, customer: customer.id, former: former.id };
}

const usersOf = ({ shop }: ShopUnderTest) =>
  shop.db.read.selectFrom('users').selectAll().orderBy('id').execute();

type Ids = Record<'other' | 'customer' | 'former', number>;
const WAYS_IN: [string, (staff: Caller, ids: Ids) => ReturnType<Caller['post']>][] = [
  ['a new colleague', (staff) => staff.post('/api/auth/users', colleague('nueva'))],
  [
    'a customer who becomes a colleague',
    (staff, { customer }) => staff.patch(`/api/auth/users/${customer}`, { role: 'haykakan' }),
  ],
  [
    'a colleague who becomes a customer',
    (staff, { other }) => staff.patch(`/api/auth/users/${other}`, { role: 'abaranci', ...NEW }),
  ],
  ...[NEW, { username: 'otro.nombre' }, { email: 'otro@example.com' }, { phone: '600111333' }].map(
    (change): (typeof WAYS_IN)[number] => [
      `another ${Object.keys(change)[0]} of a colleague`,
      (staff, { other }) => staff.patch(`/api/auth/users/${other}`, change),
    ],
  ),
  ...[NEW, { username: 'otro.nombre' }, { email: 'otro@example.com' }].map(
    (change): (typeof WAYS_IN)[number] => [
      `another ${Object.keys(change)[0]} of a customer`,
      (staff, { customer }) => staff.patch(`/api/auth/users/${customer}`, change),
    ],
  ),
  [
    'a link for a customer',
    (staff, { customer }) => staff.post(`/api/auth/users/${customer}/password-link`),
  ],
  [
    'an e-mail that a merge fills in for a colleague',
    (staff, { other, customer }) =>
      staff.post(`/api/auth/users/${other}/merge`, { mergedUserId: customer }),
  ],
  [
    'a former colleague who is switched on',
    (staff, { former }) => staff.patch(`/api/auth/users/${former}/toggle-active`, { active: true }),
  ],
];
const OF_SUPERADMINS: typeof WAYS_IN = [
  [
    'a password for a colleague',
    (staff, { other }) =>
      staff.patch(`/api/auth/change-password/${other}`, { newPassword: NEW.password }),
  ],
  [
    'a password for a customer',
    (staff, { customer }) =>
      staff.patch(`/api/auth/change-password/${customer}`, { newPassword: NEW.password }),
  ],
  [
    'a link for a colleague',
    (staff, { other }) => staff.post(`/api/auth/users/${other}/password-link`),
  ],
  [
    'a colleague without the second factor',
    (staff, { other }) => staff.send('DELETE', `/api/auth/users/${other}/second-factor`),
  ],
];

test.each([
  ...WAYS_IN.map(([what, ask]) => ['haykakan', what, ask] as const),
  ...[...WAYS_IN, ...OF_SUPERADMINS].map(([what, ask]) => ['superadmin', what, ask] as const),
])('%s: %s takes a proof of the password', async (role, _what, ask) => {
  const { under, staff, ...ids } = await openBorrowed(role);
  const before = await usersOf(under);
  expect(await ask(staff, ids)).toMatchObject({ status: 403, body: { code: 'PASSWORD_AGAIN' } });
  expect(await usersOf(under)).toEqual(before);
  expect((await staff.post(PROOF, { currentPassword: PASSWORD })).status).toBe(200);
  expect((await ask(staff, ids)).status).toBeLessThan(300);
});

describe('what is gone for good', () => {
  /** Somebody of whom only the phone is known, with two past orders, and others. */
  async function openWithGuest(role: 'haykakan' | 'superadmin') {
    const under = await openShop();
    const staff = await under.signedIn(role);
    const deliver = async () => {
      const { id } = await placeOrder(under.visitor());
      await staff.patch(`/api/orders/${id}/confirm`);
      return id;
    };
    const [order, customer] = [await deliver(), await under.signedIn('abaranci')];
    await deliver();
    const [guest, another] = [await newCustomer(under), await newCustomer(under)];
    const colleague = await under.signedIn('haykakan');
    under.time.now += 16 * MINUTE;
    const ids = { order, guest: guest.id, another: another.id, customer: customer.id };
    return { under, staff, ids: { ...ids, colleague: colleague.id } };
  }

  type Ids = Record<'order' | 'guest' | 'another' | 'customer' | 'colleague', number>;
  const key = { 'idempotency-key': 'para-siempre-0001' };
  const mergeInto = (kept: 'another' | 'customer' | 'colleague') => (staff: Caller, ids: Ids) =>
    staff.post(`/api/auth/users/${ids[kept]}/merge`, { mergedUserId: ids.guest }, key);

  test.each<[string, (staff: Caller, ids: Ids) => ReturnType<Caller['post']>]>([
    ['a customer', (staff, { guest }) => staff.post(`/api/customers/${guest}/erase`, {}, key)],
    ['an order', (staff, { order }) => staff.post(`/api/orders/${order}/erase`, {}, key)],
    [
      'the orders of a phone',
      (staff, { order }) => staff.post(`/api/orders/${order}/erase`, { samePhone: true }, key),
    ],
    ['a phone that becomes part of another', mergeInto('another')],
    ['a phone that becomes part of an account', mergeInto('customer')],
    ['a phone that becomes part of a colleague', mergeInto('colleague')],
  ])('takes a proof of the password, and no other to be repeated: %s', async (_what, ask) => {
    for (const role of ['haykakan', 'superadmin'] as const) {
      const { under, staff, ids } = await openWithGuest(role);
      const before = await everything(under);
      const refused = await ask(staff, ids);
      expect(refused).toMatchObject({ status: 403, body: { code: 'PASSWORD_AGAIN' } });
      expect(await everything(under)).toBe(before);
      expect((await staff.post(PROOF, { currentPassword: PASSWORD })).status).toBe(200);
      const done = await ask(staff, ids);
      expect(done.status).toBe(200);
      under.time.now += 16 * MINUTE;
      expect(await ask(staff, ids)).toMatchObject({ status: 200, body: done.body });
    }
  });

  test('is refused for its other reasons before the password is asked for', async () => {
    const { under, staff, ids } = await openWithGuest('haykakan');
    const pending = await placeOrder(under.visitor());
    const replies = [
      await staff.post(`/api/customers/${ids.customer}/erase`),
      await staff.post(`/api/orders/${pending.id}/erase`),
      await staff.post(`/api/orders/${ids.order}/erase`, { samePhone: true }),
      await staff.post(`/api/orders/${ids.order}/erase`, { version: 1 }),
      await staff.post(`/api/customers/${ids.guest}/erase`, { version: 99 }),
      await staff.post(`/api/auth/users/${ids.guest}/merge`, { mergedUserId: ids.customer }),
    ];
    expect(replies.map(({ body }) => (body as { code: string }).code)).toEqual([
      ...['ERASURE_IS_THE_OWNERS', 'ERASURE_OF_PENDING_ORDER', 'ERASURE_OF_PENDING_ORDER'],
      ...['EDITED_MEANWHILE', 'EDITED_MEANWHILE', 'MERGE_SIGN_IN_STAYS'],
    ]);
  });

  test('takes none once it is gone', async () => {
    const { under, staff, ids } = await openWithGuest('haykakan');
    await staff.post(PROOF, { currentPassword: PASSWORD });
    const urls = [`/api/orders/${ids.order}/erase`, `/api/customers/${ids.guest}/erase`];
    for (const url of urls) expect((await staff.post(url)).status).toBe(200);
    under.time.now += 16 * MINUTE;
    for (const url of urls) expect((await staff.post(url)).status).toBe(200);
  });
});

test('a sign-in is a proof for 15 minutes, and so is a proof', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const add = async (name: string) => (await staff.post('/api/auth/users', colleague(name))).status;
  under.time.now += 15 * MINUTE;
  expect(await add('primera')).toBe(201);
  under.time.now += 1;
  expect(await add('segunda')).toBe(403);
  await staff.post(PROOF, { currentPassword: PASSWORD });
  under.time.now += 15 * MINUTE;
  expect(await add('segunda')).toBe(201);
  under.time.now += 1;
  expect(await add('tercera')).toBe(403);
});

test.each([
  ['abaranci', 'haykakan'],
  ['haykakan', 'abaranci'],
] as const)('a session of %s ends when the role becomes %s', async (role, next) => {
  const under = await openShop();
  const owner = await under.signedIn('superadmin');
  const user = await under.signedIn(role);
  expect((await owner.patch(`/api/auth/users/${user.id}`, { role })).status).toBe(200);
  expect(await user.get('/api/auth/me')).toMatchObject({ body: { id: user.id } });
  expect((await owner.patch(`/api/auth/users/${user.id}`, { role: next })).status).toBe(200);
  expect((await user.get('/api/auth/me')).status).toBe(401);
});

test('it counts in its own session alone', async () => {
  const { under, staff } = await openBorrowed();
  const elsewhere = under.visitor();
  const signIn = { username: staff.username, password: PASSWORD };
  expect((await elsewhere.post('/api/auth/login', signIn)).status).toBe(200);
  expect((await staff.post('/api/auth/users', colleague('nueva'))).status).toBe(403);
});

test('what gives no way in takes none', async () => {
  const { staff, other, customer } = await openBorrowed();
  const replies = [
    await staff.post('/api/auth/users', colleague('clienta', 'abaranci')),
    await staff.patch(`/api/auth/users/${customer}`, { phone: '600111333', name: 'Ana' }),
    await staff.patch(`/api/auth/users/${other}`, { name: 'Ana', details: 'Por las tardes' }),
    await staff.patch(`/api/auth/users/${other}/toggle-active`, { active: false }),
    await staff.patch(`/api/auth/users/${customer}/toggle-active`, { active: false }),
    await staff.patch(`/api/auth/users/${customer}/toggle-active`, { active: true }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200]);
});

test('a wrong password proves nothing and counts as a failed login', async () => {
  const { staff } = await openBorrowed();
  for (let turn = 0; turn < 10; turn += 1) {
    const reply = await staff.post(PROOF, { currentPassword: 'equivocada' });
    expect(reply).toMatchObject({ status: 422, body: { code: 'OWN_PASSWORD_WRONG' } });
  }
  expect((await staff.post(PROOF, { currentPassword: PASSWORD })).status).toBe(429);
  expect((await staff.post('/api/auth/users', colleague('nueva'))).status).toBe(403);
});
