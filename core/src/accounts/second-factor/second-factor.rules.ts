// The second factor: a code of six figures that an app on the phone makes anew every half minute (RFC 6238), or a
// recovery code, once (docs/rules/accounts.md#second-factor).
import { MINUTE } from '../../kernel/time/durations.ts';

const STEP_MS = 30_000;
export const CODE_DIGITS = 6;

/** How many recovery codes there are when they are new. */
export const RECOVERY_CODES = 10;

/** How long somebody whose password was right may take for the code. */
export const CHALLENGE_LIFETIME = 5 * MINUTE;
/** With so many wrong codes the password is asked for again. */
export const MOST_WRONG_CODES = 5;

/**
 * The steps whose code is good at the time: the present one and its neighbours, for clocks differ, but none up to the
 * one that was used last. One from further ahead was used by a clock that has been put right since.
 */
export function goodSteps(now: number, lastUsed: number | null): number[] {
  const present = Math.floor(now / STEP_MS);
  const isUsed = (step: number) => lastUsed !== null && lastUsed <= present + 1 && step <= lastUsed;
  return [present - 1, present, present + 1].filter((step) => !isUsed(step));
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as apps take a secret (RFC 4648, without padding); every five bytes are eight letters. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

/** In fours, as it is read and typed: "ABCD EFGH". */
export function inFours(letters: string): string {
  return (letters.match(/.{1,4}/g) ?? []).join(' ');
}

const APP_CODE = /^\d{6}$/;
/** Twelve letters of the alphabet of secrets, 60 bits. */
const RECOVERY_CODE = /^[A-Z2-7]{12}$/;

/** What was typed, without what stands between the characters; null for what is neither kind of code. */
export function readCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '');
  return APP_CODE.test(code) || RECOVERY_CODE.test(code) ? code : null;
}

/** Whether such a code is the app's, not a recovery code. */
export const isAppCode = (code: string): boolean => APP_CODE.test(code);

/** What an app reads from the QR code; `shop` is the account's name there. */
export function otpauthAddress(shop: string, username: string, secret: string): string {
  const [issuer, account] = [shop.replaceAll(':', ' '), username].map(encodeURIComponent);
  const label = issuer === '' ? account : `${issuer}:${account}`;
  const query = issuer === '' ? '' : `&issuer=${issuer}`;
  return `otpauth://totp/${label}?secret=${secret}${query}`;
}
