// Two accounts become one while something else happens to them (docs/decisions/0017): whoever is first,
// nothing is lost, nothing is counted twice, and nobody is told of a fault of ours.
import { describe, expect, test } from 'vitest';
import type { CustomerMovements } from '@brasa/core/loyalty/movements.contract.ts';
import { customerBody } from '../accounts/customer-body.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { placeOrder } from '../place-order.ts';

import { engine, type Caller, type Reply } from '../shop-under-test.ts';
import { countStatuses } from '../two-devices.ts';
import { expectAllMoved, openRace } from './merge-race.ts';
import { merge, personWith, pointsOf, type Person } from './people.ts';

/** Who is first is the engine's to say: several rounds see both. */
const ROUNDS = engine === 'postgres' ? 4 : 2;

const OPEN_ORDER = { is_manual_entry: true, totalAmount: '30.00' };

/** No answer is a fault of ours. */
function expectNoFault(replies: readonly Reply[]): void {
  for (const { status, body } of replies) expect(status, JSON.stringify(body)).toBeLessThan(500);
}

describe('a merge at the same time as', () => {
  test('points for the phone of the one who goes: they are all there', async () => {
    const { under, staff, one, two, pair } = await openRace();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { kept, other } = await pair([10, 20]);
      const assign = () =>
        two.post('/api/points/assign-by-phone', { phone: other.phone, points: 5 });
      const walkIn = (visit: number) =>
        two.post('/api/auth/points/accumulate', {
          ...{ phone: other.phone, paymentAmount: 5, cashPayment: true },
          ...{ walkIn: true, walkInId: `visita-${round}-${visit}` },
        });
      const replies = await Promise.all([
        assign(),
        walkIn(1),
        merge(one, kept.id, other.id),
        assign(),
        walkIn(2),
        assign(),
        walkIn(3),
      ]);
      expect(countStatuses(replies)).toEqual({ 200: 7 });
      expect(await pointsOf(staff, kept.phone)).toEqual([60, 60]);
      await expectAllMoved(under, other);
    }
  });

  test('points for orders: the points are the one’s, and the orders still nobody’s', async () => {
    const { under, staff, one, two, pair } = await openRace();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { kept, other } = await pair([0, 0]);
      const orders = [await placeOrder(staff, OPEN_ORDER), await placeOrder(staff, OPEN_ORDER)];
      const replies = await Promise.all([
        ...orders.map(({ id: orderId }) =>
          two.post('/api/auth/points/accumulate', {
            ...{ phone: other.phone, orderId, paymentAmount: 30, cashPayment: true },
          }),
        ),
        merge(one, kept.id, other.id),
      ]);
      expect(countStatuses(replies)).toEqual({ 200: 3 });
      for (const { id } of orders) {
        expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject({ userId: null });
      }
      expect(await pointsOf(staff, other.phone)).toEqual([60, 60]);
      await expectAllMoved(under, other);
    }
  });

  test('an order that the one who goes is placing: it is the one’s', async () => {
    const { under, staff, one } = await openRace();
    for (let round = 0; round < ROUNDS; round += 1) {
      const customer = await under.signedIn('abaranci');
      const known = await under.signedIn('abaranci');
      const [, reply, second] = await Promise.all([
        placeOrder(customer).catch(() => null),
        merge(one, known.id, customer.id),
        placeOrder(customer).catch(() => null),
      ]);
      expect(reply.status).toBe(200);
      // Where the session had ended before, it is a visitor's order, and still an order.
      for (const order of second ? [second] : []) {
        const { body } = await staff.get(`/api/orders/${order.id}`);
        expect([known.id, null]).toContain((body as { userId: number | null }).userId);
      }
      await expectAllMoved(under, customer);
    }
  });

  test('an order that is being called off: its points are undone once', async () => {
    const { under, staff, one, two, pair } = await openRace();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { kept, other } = await pair([7, 0]);
      const order = await placeOrder(staff, OPEN_ORDER);
      await earn(under, other.id, 100);
      await two.post('/api/points/consume-bonus', { userId: other.id, orderId: order.id });
      await earn(under, other.id, 30, order.id);
      const replies = await Promise.all([
        two.patch(`/api/orders/${order.id}/cancel`),
        merge(one, kept.id, other.id),
        one.patch(`/api/orders/${order.id}/cancel`),
      ]);
      expect(countStatuses(replies)).toEqual({ 200: 3 });
      expect(await pointsOf(staff, kept.phone)).toEqual([107, 107]);
      await expectAllMoved(under, other);
    }
  });

  test('a movement that two annul: it is annulled once, by what it gave', async () => {
    const { under, staff, one, two, pair } = await openRace();
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const { kept, other } = await pair([500, 158]);
      const { body } = await staff.get(`/api/points/users/${other.id}/movements`);
      const [given] = (body as CustomerMovements).movements;
      const annul = (device: Caller) =>
        device.post(`/api/points/movements/${given?.id}/annulment`, {});
      const [first, , second] = await Promise.all([
        annul(two),
        merge(one, kept.id, other.id),
        annul(one),
      ]);
      expectNoFault([first, second]);
      const done = [first, second].filter(({ status }) => status === 200);
      expect(done.map((reply) => (reply.body as { points: number }).points)).toEqual([-158]);
      expect(await pointsOf(staff, kept.phone)).toEqual([500, 500]);
      await expectAllMoved(under, other);
    }
  });

  test('the bonus of the one who goes: it is taken once, of what is there', async () => {
    const { under, staff, one, two, pair } = await openRace();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { kept, other } = await pair([0, 150]);
      const order = await placeOrder(staff, OPEN_ORDER);
      const use = (device: Caller, orderId: number | null) =>
        device.post('/api/points/consume-bonus', { userId: other.id, orderId });
      const [, ...uses] = await Promise.all([
        merge(one, kept.id, other.id),
        use(two, order.id),
        use(one, null),
        use(two, null),
      ]);
      expect(countStatuses(uses)).toEqual({ 200: 1, 422: 2 });
      expect(await pointsOf(staff, kept.phone)).toEqual([150, 50]);
      await expectAllMoved(under, other);
    }
  });

  test('the erasure of either: one of the two comes first, and the other is told', async () => {
    const { under, one, pair } = await openRace();
    for (let round = 0; round < ROUNDS * 2; round += 1) {
      const { kept: phoneOnly } = await pair([40, 0]);
      const customer = under.visitor();
      const fresh = { username: `maria.${round}`, phone: String(644_000_000 + round) };
      const { body } = await customer.post('/api/auth/register', customerBody(fresh));
      const { id } = (body as { user: { id: number } }).user;
      await earn(under, id, 60);
      const second = await under.signedIn('abaranci');
      const ids = round % 2 === 0 ? [id, phoneOnly.id] : [second.id, id];
      const [kept = 0, gone = 0] = ids;
      const [erased, reply] = await Promise.all([
        customer.post('/api/auth/me/erasure', { password: 'leña y brasa' }),
        merge(one, kept, gone),
      ]);
      expectNoFault([erased, reply]);
      // Erased as the one who stays it may go after the merge, too.
      expect([erased.status, reply.status]).toContain(200);
      expect([200, 401, 409, 422]).toContain(erased.status);
      expect([200, 409]).toContain(reply.status);
      const left = await under.shop.db.read
        .selectFrom('userPoints')
        .innerJoin('users', 'users.id', 'userPoints.userId')
        .select((is) => is.fn.sum<number | null>('availablePoints').as('left'))
        .where('erasedAt', 'is not', null)
        .executeTakeFirstOrThrow();
      expect(left.left ?? 0).toBe(0);
      await expectLedgerToAgree(under.shop);
    }
  });

  test('the same merge, and the same the other way round: one of them counts', async () => {
    const { under, one, two, pair } = await openRace();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { kept, other } = await pair([30, 50]);
      const replies = await Promise.all([
        merge(one, kept.id, other.id),
        merge(two, other.id, kept.id),
        merge(two, kept.id, other.id),
        merge(one, other.id, kept.id),
      ]);
      expect(countStatuses(replies)).toEqual({ 200: 1, 409: 3 });
      for (const { phone } of [kept, other]) expect(await pointsOf(one, phone)).toEqual([80, 80]);
      await expectLedgerToAgree(under.shop);
    }
  });

  test('that of the one who stays into a third, with points coming to all', async () => {
    const { under, one, two, pair } = await openRace();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { kept: b, other: a } = await pair([30, 50]);
      const c = await personWith(under, 20);
      const assign = ({ phone }: Person) =>
        two.post('/api/points/assign-by-phone', { phone, points: 1 });
      const [first, second, ...assigned] = await Promise.all([
        merge(one, b.id, a.id),
        merge(two, c.id, b.id),
        assign(a),
        assign(b),
        assign(c),
      ]);
      expect(second.status).toBe(200);
      expect([200, 409]).toContain(first.status);
      expect(countStatuses(assigned)).toEqual({ 200: 3 });
      const [ofA] = await pointsOf(one, a.phone);
      const [ofC] = await pointsOf(one, c.phone);
      expect(first.status === 200 ? ofC : ofA + ofC).toBe(103);
      await expectLedgerToAgree(under.shop);
    }
  });

  test('somebody who wants the phone for themselves, by whatever way: it is one’s', async () => {
    const { under, one, two, pair } = await openRace();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { kept, other } = await pair([1, 1]);
      const stranger = await newCustomer(under);
      const passwords = { password: 'secreta1', confirmPassword: 'secreta1' };
      const { phone } = other;
      const [reply, ...others] = await Promise.all([
        merge(one, kept.id, other.id),
        under.visitor().post('/api/auth/register', customerBody({ phone })),
        two.post('/api/auth/users', { username: 'otra', phone, ...passwords }),
        two.patch(`/api/auth/users/${stranger.id}`, { phone }),
        two.post('/api/points/assign-by-phone', { phone, points: 5 }),
      ]);
      expect(reply.status).toBe(200);
      expect(others.map(({ status }) => status)).toEqual([409, 409, 409, 200]);
      expect(await pointsOf(one, phone)).toEqual([7, 7]);
      await expectAllMoved(under, other);
    }
  });

  test('changes of either account: the merge or the change comes first', async () => {
    const { under, one, two, pair } = await openRace();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { kept, other } = await pair([1, 1]);
      const phone = String(655_000_000 + round);
      const replies = await Promise.all([
        two.patch(`/api/auth/users/${other.id}`, { phone, details: 'Sin sal' }),
        merge(one, kept.id, other.id),
        two.patch(`/api/auth/users/${kept.id}`, { name: 'Ana' }),
        two.patch(`/api/auth/users/${other.id}/toggle-active`),
      ]);
      expectNoFault(replies);
      expect(replies[1].status).toBe(200);
      expect(replies[2].status).toBe(200);
      const found = replies[0].status === 200 ? phone : other.phone;
      expect(await pointsOf(one, found)).toEqual([2, 2]);
      await expectAllMoved(under, other);
    }
  });
});
