// Codes of a secret (RFC 6238 with SHA-1, six figures, half a minute each), and what a new factor is made of.
import { createHmac, hash, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../is-same-secret.ts';
import {
  CODE_DIGITS,
  fromBase32,
  RECOVERY_CODES,
  toBase32,
} from '@brasa/core/accounts/second-factor/second-factor.rules.ts';

const SECRET_BYTES = 20;
const RECOVERY_LETTERS = 12;

/** The secret's code of the step. */
export function codeAt(secret: string, step: number, digits = CODE_DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Which of the steps has this code; undefined where none has. */
export function stepOfCode(
  secret: string,
  code: string,
  steps: readonly number[],
): number | undefined {
  return steps.find((step) => isSameSecret(code, codeAt(secret, step)));
}

export const newSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

export function newCodes(): string[] {
  const newCode = () => toBase32(randomBytes(RECOVERY_LETTERS)).slice(0, RECOVERY_LETTERS);
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** What is stored of a recovery code: with 60 random bits it needs no slower hash. */
export const hashCode = (userId: number, code: string): string =>
  hash('sha256', `${userId} ${code}`, 'base64url');
