// Estadísticas del Sistema (docs/rules/dashboard.md#what-the-statistics-count).
import { expect, test } from 'vitest';
import type { UserStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, orderBody, type Caller, type ShopUnderTest } from '../shop-under-test.ts';

const HOUR = 60 * 60 * 1000;
const statistics = async (staff: Caller) =>
  (await staff.get('/api/auth/stats')).body as UserStatistics;

async function assign(
  staff: Caller,
  phone: string,
  points: number,
  isCashPayment = true,
): Promise<void> {
  const body = { phone, points, isCashPayment, confirmAssignment: true };
  const reply = await staff.post('/api/points/assign-by-phone', body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
}

/** Moves the test's clock to a time in Madrid. */
function moveTo({ time }: ShopUnderTest, text: string): void {
  time.now = parseInstant(text) ?? Number.NaN;
}

test('a shop on its first day has its owner and nothing else', async () => {
  const { signedIn } = await openShop();
  const staff = await signedIn('superadmin');
  const { pointsByMonth, ...figures } = await statistics(staff);
  expect(figures).toEqual({
    totalUsers: 2,
    activeUsers: 2,
    inactiveUsers: 0,
    pointsStats: { totalPoints: 0, averagePoints: 0, usersWithBonus: 0, topUsers: [] },
    recentActivity: { ordersThisWeek: 0 },
    ordersByHour: [],
  });
  expect(pointsByMonth.map(({ month }) => month)[0]).toBe('2025-12');
  expect(pointsByMonth).toHaveLength(12);
  expect(pointsByMonth.every(({ points }) => points === 0)).toBe(true);
});

test('active and inactive users are counted', async () => {
  const { signedIn } = await openShop();
  const [staff, customer] = [await signedIn('haykakan'), await signedIn('abaranci')];
  await staff.patch(`/api/auth/users/${customer.id}/toggle-active`);
  expect(await statistics(staff)).toMatchObject({
    totalUsers: 3,
    activeUsers: 2,
    inactiveUsers: 1,
  });
});

test('the months add up to what was ever earned: gifts count, what was taken back does not', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  await assign(staff, '600111222', 100);
  await assign(staff, '600111222', 20, false);
  moveTo(under, '2026-12-04T12:00');
  await assign(staff, '600111222', 31);
  const found = await staff.post('/api/points/search-phone', { phone: '600111222' });
  const userId = (found.body as { user: { id: number } }).user.id;
  await staff.post('/api/points/corrections', { userId, points: 10, reason: 'Disculpa' });
  const { body } = await staff.get(`/api/points/users/${userId}/movements`);
  const { movements } = body as { movements: { id: number; points: number }[] };
  const wrong = movements.find(({ points }) => points === 100);
  await staff.post(`/api/points/movements/${wrong?.id}/annulment`);
  const noon = '2026-12-04T13:00:00.000Z';
  const order = await staff.post('/api/orders', orderBody({ pickupTime: noon }));
  const { id } = order.body as { id: number };
  await staff.post('/api/auth/points/accumulate', {
    ...{ phone: '600333444', paymentAmount: 27, pointsToAdd: 27, orderId: id },
    ...{ cashPayment: true, walkIn: false, walkInId: null },
  });
  const lower = await staff.patch(`/api/orders/${id}`, { totalAmount: 7 });
  expect(lower.body).toMatchObject({ pointsEarned: 7 });
  const { pointsStats, pointsByMonth } = await statistics(staff);
  expect(pointsStats.totalPoints).toBe(58);
  expect(pointsByMonth.slice(-2)).toEqual([
    { month: '2026-11', points: 20 },
    { month: '2026-12', points: 38 },
  ]);
});

test('points are what was ever earned; the bonus is what can still be spent', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  await assign(staff, '600111222', 100);
  await assign(staff, '600333444', 99);
  moveTo(under, '2026-12-04T12:00');
  await assign(staff, '600111222', 31);
  const { pointsStats, pointsByMonth } = await statistics(staff);
  expect(pointsStats).toMatchObject({ totalPoints: 230, averagePoints: 57.5, usersWithBonus: 1 });
  expect(pointsStats.topUsers).toEqual([
    expect.objectContaining({ name: null, phone: '600111222', points: 131 }),
    expect.objectContaining({ name: null, phone: '600333444', points: 99 }),
  ]);
  expect(pointsByMonth.slice(-2)).toEqual([
    { month: '2026-11', points: 199 },
    { month: '2026-12', points: 31 },
  ]);
  // The day after they were a year old, though no job has come by yet.
  moveTo(under, '2027-11-21T12:00');
  const later = await statistics(await under.signedIn('haykakan'));
  expect(later.pointsStats).toMatchObject({
    totalPoints: 230,
    usersWithBonus: 0,
  });
});

test('who has only a phone is called as on the last order with it', async () => {
  const { signedIn } = await openShop();
  const staff = await signedIn('haykakan');
  for (const customerName of ['Lola', 'Lola Martínez']) {
    const { body } = await staff.post('/api/orders', orderBody({ customerName }));
    const { id: orderId, customerPhone: phone } = body as { id: number; customerPhone: string };
    const payment = { phone, paymentAmount: '27.00', orderId, cashPayment: true };
    const reply = await staff.post('/api/auth/points/accumulate', payment);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  }
  const { topUsers } = (await statistics(staff)).pointsStats;
  expect(topUsers).toMatchObject([{ name: 'Lola Martínez', points: 54 }]);
});

test('who has only a phone is not called as somebody else whose order earned the points', async () => {
  const { visitor, signedIn } = await openShop();
  const [staff, customer] = [await signedIn('haykakan'), await signedIn('abaranci')];
  const guests = await placeOrder(visitor(), { customerName: 'Ana', customerPhone: '600777888' });
  // The phone of a mother, on the order of whoever is signed in.
  await placeOrder(customer, { customerName: 'Eva', customerPhone: '600111222' });
  const payment = { phone: '600111222', paymentAmount: 27, orderId: guests.id, cashPayment: true };
  expect((await staff.post('/api/auth/points/accumulate', payment)).status).toBe(200);
  const { topUsers } = (await statistics(staff)).pointsStats;
  expect(topUsers).toMatchObject([{ name: null, phone: '600111222', points: 27 }]);
});

test('the best are ten', async () => {
  const { signedIn } = await openShop();
  const staff = await signedIn('haykakan');
  for (let user = 0; user < 11; user += 1) {
    await assign(staff, `60000000${user % 10}${user}`.slice(0, 11), 10 + user);
  }
  const { topUsers } = (await statistics(staff)).pointsStats;
  expect(topUsers.map(({ points }) => points)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
});

test("the week's orders begin on Monday, and pick-ups are counted once they took place", async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const order = (pickupTime: string) =>
    staff.post('/api/orders', { ...orderBody({ pickupTime }), is_manual_entry: true });
  moveTo(under, '2026-11-15T12:00');
  await order('2026-11-15T13:00:00.000Z');
  moveTo(under, '2026-11-16T12:00');
  await order('2026-11-16T13:00:00.000Z');
  const { body } = await order('2026-11-16T13:30:00.000Z');
  await staff.patch(`/api/orders/${(body as { id: number }).id}/cancel`);
  await order('2026-11-17T12:00:00.000Z');
  under.time.now += 3 * HOUR;
  const { recentActivity, ordersByHour } = await statistics(staff);
  expect(recentActivity.ordersThisWeek).toBe(3);
  expect(ordersByHour).toEqual([
    { dayOfWeek: 0, hour: 14, orders: 1 },
    { dayOfWeek: 1, hour: 14, orders: 1 },
  ]);
});
