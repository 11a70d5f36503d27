// Phones are stored as digits without the Spanish prefix: 600 111 222, +34 600111222, 34600111222
// and 0034600111222 are one phone; numbers of other countries keep their prefix.
// See docs/rules/kernel.md#one-phone-has-one-spelling.

const TYPED_PHONE = /^[\d\s+()./-]+$/;
const SPANISH_NATIONAL = /^[6-9]\d{8}$/;

/** The stored form of a typed phone; null unless it has 9 to 15 digits. */
export function normalizePhone(typed: string): string | null {
  const text = typed.trim();
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
  return TYPED_PHONE.test(typed.trim()) && typed.replace(/\D/g, '').replace(/^00/, '').length > 15;
}

/** "600111222" → "600 111 222"; other countries' numbers with their plus sign. */
export function formatPhone(stored: string): string {
  if (!SPANISH_NATIONAL.test(stored)) return stored.length > 9 ? `+${stored}` : stored;
  return `${stored.slice(0, 3)} ${stored.slice(3, 6)} ${stored.slice(6)}`;
}

/** The number with its country's prefix, digits only, as wa.me and tel: links want it. */
export function internationalPhone(stored: string): string {
  return SPANISH_NATIONAL.test(stored) ? `34${stored}` : stored;
}

/**
 * Whether WhatsApp can be told this number: at least 9 digits, and either the plus sign of a
 * country's prefix or at least 10 digits. A bare Spanish number is not enough.
 * See docs/rules/kernel.md#phones-that-whatsapp-can-be-told.
 */
export function isWhatsappPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, '').length;
  return digits >= 9 && (typed.trim().startsWith('+') || digits >= 10);
}
