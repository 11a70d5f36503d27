import { dialledPhone } from '@brasa/core/kernel/text/phone.ts';

export function telLink(phone: string): string {
  return `tel:${dialledPhone(phone)}`;
}
