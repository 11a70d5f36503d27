import { isWhatsappPhone, normalizePhone } from './phone.ts';
import { whatsappLink } from './whatsapp-link.ts';

/** As `whatsappLink`, of a typed number (docs/rules/kernel.md#phones-that-whatsapp-can-be-told). */
export function typedWhatsappLink(typed: string, message: string): string | null {
  const phone = isWhatsappPhone(typed) ? normalizePhone(typed) : null;
  return phone === null ? null : whatsappLink(phone, message);
}
