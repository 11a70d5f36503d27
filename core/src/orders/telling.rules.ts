// Whether a customer still waits to be told by WhatsApp.
// See docs/rules/orders.md#pending-whatsapp-dot.
type Told = { customerEmail: string | null; notificado: boolean };

/** The red dot: the order has an e-mail and `notificado` is false. */
export function isUntold({ customerEmail, notificado }: Told): boolean {
  return Boolean(customerEmail) && !notificado;
}
