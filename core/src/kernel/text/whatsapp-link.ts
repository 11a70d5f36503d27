import { internationalPhone, whatsappNumber } from './phone.ts';

/** To a chat with a kept phone, its first message written; null for a number that WhatsApp cannot be told. */
export function whatsappLink(phone: string, message: string): string | null {
  return chatLink(whatsappNumber(internationalPhone(phone)) ?? whatsappNumber(phone), message);
}

/** As `whatsappLink`, of a number that is being typed: it needs its country's prefix. */
export function typedWhatsappLink(typed: string, message: string): string | null {
  return chatLink(whatsappNumber(typed), message);
}

function chatLink(number: string | null, message: string): string | null {
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
