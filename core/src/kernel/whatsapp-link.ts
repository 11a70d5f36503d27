import { internationalPhone, isWhatsappPhone, normalizePhone } from './phone.ts';

/**
 * A WhatsApp chat with this number, its first message already written; null where the number is none
 * that WhatsApp could be told, so that no link leads nowhere.
 */
export function whatsappLink(phone: string, message: string): string | null {
  const number = internationalPhone(phone);
  if (!isWhatsappPhone(number)) return null;
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}

/**
 * As `whatsappLink`, for a number as somebody types it; null unless it is one in the sense of
 * specification 5 and a phone at all.
 */
export function typedWhatsappLink(typed: string, message: string): string | null {
  const phone = isWhatsappPhone(typed) ? normalizePhone(typed) : null;
  return phone === null ? null : whatsappLink(phone, message);
}
