import { internationalPhone, isWhatsappPhone } from './phone.ts';

/** With its first message written; null for a number that WhatsApp could not be told. */
export function whatsappLink(phone: string, message: string): string | null {
  const number = internationalPhone(phone);
  if (!isWhatsappPhone(number)) return null;
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
