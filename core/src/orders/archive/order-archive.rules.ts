// What is looked for among all orders (docs/rules/orders.md#searching-the-archive).
import { normalizePhone } from '../../kernel/text/phone.ts';
import { plainText } from '../../kernel/text/typed-text.ts';
import { nameWords } from './name-words.rules.ts';
import { PAYMENT_METHODS } from '../../payments/payments.rules.ts';

/** As long as a search may be. */
export const MOST_SEARCHED = 100;

/** More words do not make a name clearer. */
const MOST_WORDS = 6;

/**
 * Nothing noted or something owed, something to be given back, all that is owed noted, something noted with this method, or drinks of it
 * withdrawn from.
 */
export const ARCHIVE_PAYMENTS = [
  ...(['unpaid', 'to_give_back', 'paid', 'withdrawn'] as const),
  ...PAYMENT_METHODS,
] as const;
export type ArchivePayment = (typeof ARCHIVE_PAYMENTS)[number];

/** The one of these that the typed text can be; a number may be an order's and a phone at once. */
export type ArchiveSearch =
  | { by: 'identity'; id: number | null; phone: string | null; email: string | null }
  | { by: 'words'; words: string[] };

/** "42", "#000042", "n.º 42", which in plain characters is "n.o 42". */
const ORDER_NUMBER = /^(?:#|n\s*\.?\s*o?)?\s*0*(\d{1,10})$/i;

/** Null where nothing was typed. A text without any letter or number has no words, and finds nothing. */
export function readSearch(typed: string): ArchiveSearch | null {
  const text = plainText(typed);
  if (text === '') return null;
  const identity = { by: 'identity', id: null, phone: null, email: null } as const;
  if (text.includes('@')) return { ...identity, email: text.toLowerCase() };
  const number = Number(ORDER_NUMBER.exec(text)?.[1] ?? 0);
  const id = number >= 1 ? number : null;
  const phone = normalizePhone(text);
  if (id !== null || phone !== null) return { ...identity, id, phone };
  return { by: 'words', words: nameWords(text).slice(0, MOST_WORDS) };
}
