import { isWhatsappPhone, normalizePhone } from './phone.ts';
import { whatsappLink } from './whatsapp-link.ts';

/**
 * As `whatsappLink`, for a number as somebody types it; null unless it is one in the sense of
 * docs/rules/kernel.md#phones-that-whatsapp-can-be-told and a phone at all.
 */
export function typedWhatsappLink(typed: string, message: string): string | null {
  const phone = isWhatsappPhone(typed) ? normalizePhone(typed) : null;
  return phone === null ? null : whatsappLink(phone, message);
}
