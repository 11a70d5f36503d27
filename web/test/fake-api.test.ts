import { describe, expect, it, onTestFailed } from 'vitest';
import { answering, fakeApi, type Answers } from './fake-api.ts';
import { SITE, STOCK } from './samples.ts';
import { deskOrder } from './staff-desk.ts';

const ORDER = deskOrder(7, '2026-11-20T14:00');

describe('a call that the table lacks', () => {
  let reported: string[] | undefined;

  it.fails('fails the test', async () => {
    onTestFailed(({ task }) => {
      reported = task.result?.errors?.map(({ message }) => message);
    });
    fakeApi({ 'GET /api/site': { body: SITE } });
    expect((await fetch('/api/site')).status).toBe(200);
    expect((await fetch('/api/stock')).status).toBe(404);
    await fetch('/api/orders/7/confirm', { method: 'PATCH' });
    await fetch('/api/stock');
  });

  it('is named by that failure', () => {
    expect(reported).toEqual([
      'the fake API has no answer for GET /api/stock, PATCH /api/orders/7/confirm',
    ]);
  });
});

it('answers each call with the reply of its call, a refusal, or not at all', async () => {
  let isDown = true;
  fakeApi({
    'GET /api/stock': () => (isDown ? { offline: true } : { body: STOCK }),
    'GET /api/auth/me': { status: 401 },
    ...answering(`PATCH /api/orders/${ORDER.id}/confirm`, { body: ORDER }),
  });
  await expect(fetch('/api/stock')).rejects.toThrow('Failed to fetch');
  isDown = false;
  expect(await (await fetch('/api/stock')).json()).toEqual(STOCK);
  expect((await fetch('/api/auth/me')).status).toBe(401);
  const confirmed = await fetch('/api/orders/7/confirm', { method: 'PATCH' });
  expect(await confirmed.json()).toEqual(ORDER);
});

it('compiles with calls that exist and with their replies only', () => {
  const wrong: Answers[] = [
    // @ts-expect-error no such call
    { 'GET /api/stocks': { body: STOCK } },
    // @ts-expect-error the call has another method
    { 'PUT /api/stock': { body: STOCK } },
    // @ts-expect-error the reply lacks fields
    { 'GET /api/stock': { body: { currentStock: '42.0' } } },
    // @ts-expect-error the reply of another call
    { 'PATCH /api/orders/7/confirm': { body: STOCK } },
    // @ts-expect-error an id is a number
    { 'GET /api/orders/seven': { body: { ...ORDER, history: [] } } },
    // @ts-expect-error a call that answers something is not empty
    { 'GET /api/stock': { status: 204 } },
  ];
  expect(wrong).toHaveLength(6);
});
