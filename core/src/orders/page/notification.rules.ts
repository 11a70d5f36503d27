// Whether a customer still waits for a notification by WhatsApp.
// See docs/rules/orders.md#pending-whatsapp-dot.
type Notifiable = { customerEmail: string | null; notificado: boolean };

/** The red dot: the order has an e-mail and `notificado` is false. */
export function needsNotification({ customerEmail, notificado }: Notifiable): boolean {
  return Boolean(customerEmail) && !notificado;
}
