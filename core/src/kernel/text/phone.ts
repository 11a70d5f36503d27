// Phones are stored as digits without the Spanish prefix: 600 111 222, +34 600111222, 34600111222
// and 0034600111222 are one phone; numbers of other countries keep their prefix.
// See docs/rules/kernel.md#one-phone-has-one-spelling.

import { plainText } from './typed-text.ts';

/** A word that is copied along with a phone, from a link or a card. */
const SAID_BEFORE = /^(?:tel|móvil)[.:]*\s*/i;

/**
 * The text of a phone: plain characters, without the word before it, a bracket round its prefix, and the "(0)" that is
 * dialled at home alone.
 */
function phoneText(typed: string): string {
  const number = plainText(typed).replace(SAID_BEFORE, '');
  return number.replace(/^\((?=\+|00)/, '').replace(/^((?:\+|00).*)\(0\)/, '$1');
}

const TYPED_PHONE = /^[\d\s+()./·-]+$/;
const SPANISH_NATIONAL = /^[6-9]\d{8}$/;
/** What stands between two phones in one text. */
const SEVERAL = /[/,;]|\s[yo]\s/;

/** The stored form of a typed phone; null unless it has 9 to 15 digits. */
export function normalizePhone(typed: string): string | null {
  const text = phoneText(typed);
  if (!TYPED_PHONE.test(text) || text.lastIndexOf('+') > 0) return null;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  // More than nine digits have a country's prefix, with its plus sign or without.
  const isInternational = /^(?:\+|00)/.test(text) || digits.length > 9;
  const national = digits.startsWith('34') ? digits.slice(2) : '';
  if (isInternational && national !== '' && !SPANISH_NATIONAL.test(national)) return null;
  const stored = SPANISH_NATIONAL.test(national) ? national : digits;
  return stored.length >= 9 && stored.length <= 15 ? stored : null;
}

/** Whether what was typed is a phone but for its length. */
export function hasTooManyDigits(typed: string): boolean {
  const text = phoneText(typed);
  return TYPED_PHONE.test(text) && text.replace(/\D/g, '').replace(/^00/, '').length > 15;
}

/**
 * A phone in any spelling as people read it: "600 111 222", of other countries with their plus sign. What is no phone,
 * or several, stays as it is.
 */
export function formatPhone(phone: string): string {
  const stored = normalizePhone(phone);
  if (stored === null) return phone.trim();
  if (!SPANISH_NATIONAL.test(stored)) return dialledPhone(stored);
  return `${stored.slice(0, 3)} ${stored.slice(3, 6)} ${stored.slice(6)}`;
}

/** The digits of a phone in any spelling with its country's prefix, as wa.me wants them; of several phones the first. */
export function internationalPhone(phone: string): string {
  const [stored = ''] = [phone, ...phone.split(SEVERAL)].flatMap(
    (one) => normalizePhone(one) ?? [],
  );
  return SPANISH_NATIONAL.test(stored) ? `34${stored}` : stored;
}

/** As tel: links and machines want it: "+34600111222". Nine digits that no country has stay without a plus sign. */
export function dialledPhone(phone: string): string {
  const number = internationalPhone(phone);
  return number.length > 9 ? `+${number}` : number;
}

/**
 * The digits of a typed number as wa.me wants them; null for a number that WhatsApp cannot be told: fewer than 9 digits,
 * or fewer than 10 without the plus sign of a country's prefix. A bare Spanish number is not enough.
 * See docs/rules/kernel.md#phones-that-whatsapp-can-be-told.
 */
export function whatsappNumber(typed: string): string | null {
  const text = phoneText(typed);
  const digits = text.replace(/\D/g, '');
  const least = text.startsWith('+') ? 9 : 10;
  if (!TYPED_PHONE.test(text) || digits.length < least) return null;
  return internationalPhone(typed) || digits.replace(/^00/, '');
}
