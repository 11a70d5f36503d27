import { internationalPhone, isWhatsappPhone } from './phone.ts';

/**
 * A WhatsApp chat with this number, its first message already written; null where the number is none
 * that WhatsApp could be told, so that no link leads nowhere.
 */
export function whatsappLink(phone: string, message: string): string | null {
  const number = internationalPhone(phone);
  if (!isWhatsappPhone(number)) return null;
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
