// Steps that the journeys share, by the calls that the site's own forms make.
import { expect } from '@playwright/test';
import { STAFF } from '../shops.ts';
import { post, type Person } from './person.ts';

const PHONE = '600111222';

async function succeed(person: Person, path: string, body: object, status = 200): Promise<void> {
  const answer = await person.run(post, path, body);
  expect(answer).toMatchObject({ status });
}

export async function signIn(staff: Person): Promise<void> {
  await staff.visit('/login');
  await succeed(staff, '/api/auth/login', STAFF);
}

/** Registers somebody on their own device, who is signed in from then on. */
export const becomeCustomer = (person: Person): Promise<void> =>
  succeed(
    person,
    '/api/auth/register',
    {
      username: 'ani',
      password: 'leña y brasa',
      confirmPassword: 'leña y brasa',
      name: 'Ani Petrosyan',
      phone: PHONE,
      email: 'ani@example.com',
      postalCode: '03400',
      acceptDataPolicy: true,
      acceptFraudPolicy: true,
    },
    201,
  );

/** Gives that customer points for a payment in cash. */
export const givePoints = (staff: Person, points: number): Promise<void> =>
  succeed(staff, '/api/points/assign-by-phone', { phone: PHONE, points, isCashPayment: true });

/** Enters an order as another desk would. */
export const enter = (
  staff: Person,
  order: { customerName: string; pickupTime: string },
): Promise<void> =>
  succeed(
    staff,
    '/api/orders',
    { quantity: 1, is_manual_entry: true, customerPhone: PHONE, ...order },
    201,
  );

/** Resolves once the worker answers for the page, and keeps these paths. */
export async function untilKept(person: Person, ...paths: string[]): Promise<void> {
  await expect
    .poll(() => person.run(keptPaths), { message: 'the worker keeps', timeout: 60_000 })
    .toEqual(expect.arrayContaining(paths));
}

async function keptPaths(): Promise<string[]> {
  if (!navigator.serviceWorker.controller) return [];
  const paths: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) paths.push(new URL(url).pathname);
  }
  return paths;
}
