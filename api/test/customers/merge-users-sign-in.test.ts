// Two accounts of one person become one: who comes in, and what was under way (docs/decisions/0017).
import { describe, expect, test } from 'vitest';
import { customerOrder } from '@brasa/core/orders/orders.contract.ts';
import { createOrder } from '../../src/orders/place/create-order.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { openShop, orderBody, PASSWORD } from '../shop-under-test.ts';
import { accountOf, listed, merged, openWithTwo, pointsOf } from './people.ts';

describe('who signs in', () => {
  test('as the one who goes is signed out everywhere and signs in no more', async () => {
    const under = await openShop();
    const [staff, kept] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const gone = await under.signedIn('abaranci');
    await merged(staff, kept.id, gone.id);
    expect((await gone.get('/api/auth/me')).status).toBe(401);
    expect((await gone.get('/api/points/me')).status).toBe(401);
    const credentials = { username: gone.username, password: PASSWORD };
    expect((await under.visitor().post('/api/auth/login', credentials)).status).toBe(401);
    expect((await kept.get('/api/auth/me')).status).toBe(200);
    const passwords = { password: 'secreta1', confirmPassword: 'secreta1' };
    const again = await staff.post('/api/auth/users', { username: gone.username, ...passwords });
    expect(again.status).toBe(201);
  });

  test('to an account of staff is nobody by the address of a customer that it took in', async () => {
    const under = await openShop();
    const [staff, kept] = [await under.signedIn('haykakan'), await under.signedIn('haykakan')];
    const gone = await under.signedIn('abaranci');
    const change = { email: 'clienta@example.com', currentPassword: PASSWORD };
    expect((await gone.patch('/api/auth/me', change)).status).toBe(200);
    await merged(staff, kept.id, gone.id);
    const { body } = await staff.get(`/api/auth/users?q=${kept.username}`);
    expect(body).toMatchObject([{ id: kept.id, email: null }]);
  });

  test('by a signed QR of the old account is the one; an unsigned one finds nobody', async () => {
    const under = await openShop();
    const [staff, kept] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const [middle, gone] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
    await earn(under, gone.id, 120);
    const { qrCode } = (await gone.get('/api/points/wallet-qr')).body as { qrCode: string };
    await merged(staff, middle.id, gone.id);
    await merged(staff, kept.id, middle.id);
    const find = async (text: string) =>
      (await staff.post('/api/points/search-qr', { qrCode: text })).body;
    expect(await find(qrCode)).toMatchObject({
      ...{ found: true, verified: true, user: { id: kept.id }, points: { available: 120 } },
    });
    // Even where the name is somebody's again.
    await staff.patch(`/api/auth/users/${kept.id}`, { username: gone.username });
    const { signature: _, ...unsigned } = JSON.parse(qrCode) as Record<string, unknown>;
    expect(await find(JSON.stringify(unsigned))).toEqual({ found: false });
    const used = await staff.post('/api/points/consume-bonus', { userId: gone.id, qrCode });
    expect(used).toMatchObject({ status: 200, body: { discountApplied: 5 } });
    expect((await kept.get('/api/points/me')).body).toMatchObject({ availablePoints: 20 });
  });
});

describe('what was begun with the account that went', () => {
  test('an order by somebody who was let in a moment before is the one’s', async () => {
    const under = await openShop();
    const [staff, kept] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const [middle, gone] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
    await merged(staff, middle.id, gone.id);
    await merged(staff, kept.id, middle.id);
    const viewer = { id: gone.id, username: gone.username, name: null, role: 'abaranci' as const };
    const order = customerOrder.parse(orderBody());
    const request = { order, viewer, identity: null, address: '127.0.0.1' };
    expect((await createOrder(under.shop, request)).userId).toBe(kept.id);
  });

  test('points and discounts that were on their way are the one’s', async () => {
    const { under, staff, kept, other } = await openWithTwo([0, 100]);
    await merged(staff, kept.id, other.id);
    await earn(under, other.id, 20);
    const use = await staff.post('/api/points/consume-bonus', { userId: other.id });
    expect(use.body).toEqual({ discountApplied: 5 });
    expect(await pointsOf(staff, kept.phone)).toEqual([120, 20]);
    await expectLedgerToAgree(under.shop);
  });
});

describe('a further phone', () => {
  test('that turns out not to be theirs is taken away, and is nobody’s', async () => {
    const { staff, kept, other } = await openWithTwo([10, 20]);
    await merged(staff, kept.id, other.id);
    const url = `/api/auth/users/${kept.id}/phones/${other.phone}`;
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await staff.send('DELETE', url)).toMatchObject({
        status: 200,
        body: { otherPhones: [] },
      });
    }
    expect((await listed(staff, other.phone)).length).toBe(0);
    await staff.post('/api/points/assign-by-phone', { phone: other.phone, points: 5 });
    expect(await pointsOf(staff, other.phone)).toEqual([5, 5]);
    expect(await pointsOf(staff, kept.phone)).toEqual([30, 30]);
  });

  test('is not taken by the address of somebody else, nor the main one', async () => {
    const { under, staff, kept, other } = await openWithTwo();
    await merged(staff, kept.id, other.id);
    const stranger = await newCustomer(under);
    const remove = (id: number, phone: string) =>
      staff.send('DELETE', `/api/auth/users/${id}/phones/${phone}`);
    expect((await remove(stranger.id, other.phone)).status).toBe(200);
    expect((await remove(kept.id, kept.phone)).status).toBe(200);
    expect((await remove(4711, other.phone)).status).toBe(404);
    expect((await remove(kept.id, 'x')).status).toBe(400);
    expect(await accountOf(staff, kept.id)).toMatchObject({ otherPhones: [other.phone] });
    expect((await listed(staff, kept.phone)).map(({ id }) => id)).toEqual([kept.id]);
  });
});
