// Steps that the journeys share, by the calls that the site's own forms make.
import { expect } from '@playwright/test';
import { PHONE, registrationOf } from '../customers.ts';
import { keptPaths } from '../in-page.ts';
import { STAFF } from '../shops.ts';
import { send, type Person, type Sent } from './person.ts';

/** Answers the body of the answer. */
export async function succeed<Body>(person: Person, sent: Sent, status = 200): Promise<Body> {
  const answer = await person.run(send, sent);
  expect(answer).toMatchObject({ status });
  return answer.body as Body;
}

export async function signIn(staff: Person): Promise<void> {
  await staff.visit('/login');
  await succeed(staff, { path: '/api/auth/login', body: STAFF });
}

/** Registers somebody on their own device, who is signed in from then on. */
export async function becomeCustomer(person: Person): Promise<void> {
  await succeed(person, { path: '/api/auth/register', body: registrationOf('ani') }, 201);
}

/** Gives that customer points for a payment in cash. */
export async function givePoints(staff: Person, points: number): Promise<void> {
  const body = { phone: PHONE, points, isCashPayment: true };
  await succeed(staff, { path: '/api/points/assign-by-phone', body });
}

/** Enters an order as another desk would; answers its id. */
export function enter(
  staff: Person,
  order: { customerName: string; pickupTime: string },
): Promise<{ id: number }> {
  const body = { quantity: 1, is_manual_entry: true, customerPhone: PHONE, ...order };
  return succeed(staff, { path: '/api/orders', body }, 201);
}

/** Resolves once the worker answers for the page, and keeps these paths. */
export async function untilKept(person: Person, ...paths: string[]): Promise<void> {
  await expect
    .poll(() => person.run(keptPaths), { message: 'the worker keeps', timeout: 60_000 })
    .toEqual(expect.arrayContaining(paths));
}
