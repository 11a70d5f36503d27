// Somebody who signs in with a code too.
import type { NewSecondFactor } from '@brasa/core/accounts/second-factor/second-factor.contract.ts';
import { codeAt } from '../../src/accounts/second-factor/totp.ts';
import {
  openShop,
  PASSWORD,
  type Caller,
  type ShopUnderTest,
  type SignedIn,
} from '../shop-under-test.ts';

export const FACTOR = '/api/auth/me/second-factor';
export const SECOND_STEP = '/api/auth/login/second-factor';
export const proof = { currentPassword: PASSWORD };

/** The code that the app shows. */
export const codeOf = (secret: string, now: number): string =>
  codeAt(secret, Math.floor(now / 30_000));

/** Switches it on; what the person has of it. */
export async function switchOn({ time }: ShopUnderTest, caller: Caller): Promise<NewSecondFactor> {
  const made = (await caller.post(FACTOR, proof)).body as NewSecondFactor;
  const code = codeOf(made.secret, time.now);
  const { status } = await caller.post(`${FACTOR}/confirmation`, { code });
  if (status !== 200) throw new Error(`not switched on: ${status}`);
  return made;
}

export async function openWithFactor(role: 'haykakan' | 'superadmin' = 'haykakan') {
  const under = await openShop();
  const user = await under.signedIn(role);
  const { secret, recoveryCodes } = await switchOn(under, user);
  // The code of that is over.
  under.time.now += 30_000;
  return { under, user, secret, recoveryCodes, code: () => codeOf(secret, under.time.now) };
}

/** The password was right: what is to be sent with the code. */
export async function challengeOf(
  caller: Caller,
  { username }: Pick<SignedIn, 'username'>,
): Promise<string> {
  const { status, body } = await caller.post('/api/auth/login', { username, password: PASSWORD });
  if (status !== 401) throw new Error(`asked for no code: ${status}`);
  return (body as { challenge: string }).challenge;
}
