import { randomInt } from 'node:crypto';

/** Letters and figures that cannot be taken for one another when read from a terminal. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** A password that is told once, on the server's terminal. */
export function generatePassword(): string {
  return Array.from({ length: LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('');
}
