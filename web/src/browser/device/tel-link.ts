import { internationalPhone } from '@brasa/core/kernel/phone.ts';

export function telLink(phone: string): string {
  return `tel:+${internationalPhone(phone)}`;
}
