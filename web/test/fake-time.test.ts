import { afterEach, expect, it, vi } from 'vitest';
import { haveIndexedDb } from './fake-indexed-db.ts';
import { fakeTime, passTime } from './fake-time.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const real = setTimeout;

haveIndexedDb();

afterEach(() => {
  vi.useRealTimers();
  expect(setTimeout).toBe(real);
});

it('waits for nothing without waiting for fake time', async () => {
  fakeTime(NOON);
  await new Promise<void>((resolve) => setTimeout(resolve));
  expect(Date.now()).toBe(NOON.getTime());
});

it('lets the rest pass when the test says so, and forgets what is cleared', async () => {
  fakeTime(NOON);
  const called = vi.fn();
  setTimeout(called, 60_000, 'a minute');
  clearTimeout(setTimeout(called, 60_000));
  clearTimeout(setTimeout(called, 0));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(called.mock.calls).toEqual([['a minute']]);
});

it('passes by itself', async () => {
  fakeTime(NOON);
  await new Promise<void>((resolve) => setTimeout(resolve, 50));
  expect(Date.now()).toBeGreaterThanOrEqual(NOON.getTime() + 50);
});

it('says what it is busy with where it does not pass', async () => {
  fakeTime(NOON);
  let isOver = false;
  const again = () => isOver || setTimeout(again);
  again();
  const passing = passTime(1e9, 1);
  await expect(passing).rejects.toThrow(
    /ms have not passed. Timers: 1; set meanwhile: \d+ of 0 ms/,
  );
  isOver = true;
});

it('arrives where the test lets it pass to, whatever waits for nothing meanwhile', async () => {
  fakeTime(NOON);
  const again = () => setTimeout(again);
  const arrived = vi.fn();
  setTimeout(arrived, 1000);
  again();
  await passTime(1000);
  // By now it may have gone on by itself.
  expect(arrived).toHaveBeenCalledOnce();
});

it('leaves no transaction of the device’s database behind that never ends', async () => {
  fakeTime(NOON);
  const opening = indexedDB.open('shop');
  const created = new Promise<IDBDatabase>((resolve) => {
    opening.addEventListener('success', () => resolve(opening.result));
  });
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('orders'));
  vi.useRealTimers();
  const database = await created;
  expect([...database.objectStoreNames]).toEqual(['orders']);
  database.close();
});
