// E-mail addresses: two spellings of one, and the mailbox that several lead to.

import { plainText } from './typed-text.ts';

/** " Ana@Example.com" → "ana@example.com". Addresses are of plain letters (`fields.ts`). */
export const foldEmail = (typed: string): string => plainText(typed).toLowerCase();

/** Whether the two are one address, whatever the capitals; nothing is the same as nothing. */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  foldEmail(one ?? '') === foldEmail(other ?? '');

/**
 * "Ana.Ruiz+web@Example.com" → "anaruiz@example.com": what the large providers deliver to one mailbox. Only
 * for counting, since elsewhere these may be two people's.
 */
export function mailboxOf(email: string): string {
  const folded = foldEmail(email);
  const at = folded.lastIndexOf('@');
  const local = folded.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return local + folded.slice(at);
}
