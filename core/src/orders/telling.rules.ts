// Whether a customer still waits to be told by WhatsApp (specification 5 and 9).
import { internationalPhone, isWhatsappPhone } from '../kernel/phone.ts';

type Told = { customerPhone: string | null; customerEmail: string | null; notificado: boolean };

/** Whether the order's stored phone, with its country's prefix, is one that WhatsApp can be told. */
export function canBeTold({ customerPhone }: Pick<Told, 'customerPhone'>): boolean {
  return customerPhone !== null && isWhatsappPhone(internationalPhone(customerPhone));
}

/** The red dot: the order has an e-mail and `notificado` is false, and there is a way to tell. */
export function isUntold(order: Told): boolean {
  return Boolean(order.customerEmail) && !order.notificado && canBeTold(order);
}
