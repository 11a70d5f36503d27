// How an order's history is told in Spanish (docs/rules/orders.md#order-history).
import { capitalised } from '../../kernel/text/capitals.ts';
import { formatEuros, parseCents } from '../../kernel/amounts/cents.ts';
import { formatMoment } from '../../kernel/time/date-texts.ts';
import { formatChickens, parseTenths } from '../../kernel/amounts/tenths.ts';
import { partFields } from '../../payments/payments.rules.ts';
import { PAYMENT_METHOD_NAMES, WAY_TEXTS } from '../../payments/way-texts.rules.ts';
import type { OrderStatus } from '../orders.rules.ts';

/** What can happen to an order. */
export const ORDER_ACTION_TITLES = {
  created: 'Pedido creado',
  edited: 'Editado',
  payment: 'Pago anotado',
  refunded: 'Devolución anotada',
  delivered: 'Entregado',
  withdrawn: 'Desiste de las bebidas',
  cancelled: 'Cancelado',
  error: 'Marcado como error',
  reopened: 'Reabierto',
  over_capacity: 'Apuntado aunque el horno ya estaba completo a esa hora',
  ready: 'Listo para recoger',
  unready: 'Ya no está listo',
  notified: 'Avisado por WhatsApp',
  points_earned: 'Puntos acumulados',
  points_redeemed: 'Descuento aplicado',
  points_annulled: 'Movimiento de puntos anulado',
  invoice_data: 'Datos de factura',
  invoice_issued: 'Factura emitida',
  invoice_corrected: 'Factura rectificada',
  invoice_annulled: 'Factura anulada',
  erased: 'Datos borrados',
} as const;
export type OrderAction = keyof typeof ORDER_ACTION_TITLES;
export const ORDER_ACTIONS = Object.keys(ORDER_ACTION_TITLES) as OrderAction[];

/** The fields of an order whose changes its history shows. */
const FIELD_NAMES = {
  reason: 'Motivo',
  status: 'Estado',
  customerName: 'Nombre',
  customerPhone: 'Teléfono',
  customerEmail: 'Email',
  customerDNI: 'DNI/NIF',
  customerAddress: 'Dirección',
  quantity: 'Cantidad',
  details: 'Detalles',
  note: 'Nota',
  lines: 'Líneas',
  linesTotal: 'Precio de las líneas',
  pickupTime: 'Recogida',
  totalAmount: 'Total',
  discountAmount: 'Descuento',
  finalAmount: 'A pagar',
  waivedAmount: 'Rebajado',
  keptAmount: 'Se lo queda el local',
  withdrawnDrinks: 'Bebidas',
  paymentMethod: 'Forma de pago',
  ...partFields((_field, way) => capitalised(WAY_TEXTS[way].how)),
  pointsEarned: 'Puntos',
  pointsRedeemed: 'Puntos canjeados',
  invoiceNumber: 'Número de factura',
  invoiceAmount: 'Total de la factura',
  invoicePDF: 'Factura',
} as const;
export type HistoryField = keyof typeof FIELD_NAMES;
export const HISTORY_FIELDS = Object.keys(FIELD_NAMES) as HistoryField[];

/** What staff call the statuses. */
export const STATUS_NAMES: Record<OrderStatus, string> = {
  pending: 'Pendiente',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  error: 'Error',
};

const NOTHING = '—';

function describeInstant(value: string): string {
  return formatMoment(Date.parse(value));
}

function describeMoney(value: string): string {
  const amount = parseCents(value);
  return amount === null ? value : formatEuros(amount);
}

function describeChickens(value: string): string {
  const amount = parseTenths(value);
  return amount === null ? value : formatChickens(amount);
}

const nameIn = (names: Record<string, string>) => (value: string) => names[value] ?? value;

const DESCRIBE: Partial<Record<HistoryField, (value: string) => string>> = {
  status: nameIn(STATUS_NAMES),
  paymentMethod: nameIn(PAYMENT_METHOD_NAMES),
  quantity: describeChickens,
  pickupTime: describeInstant,
  linesTotal: describeMoney,
  totalAmount: describeMoney,
  discountAmount: describeMoney,
  finalAmount: describeMoney,
  waivedAmount: describeMoney,
  keptAmount: describeMoney,
  invoiceAmount: describeMoney,
  ...partFields(() => describeMoney),
};

/** A field's value as it is read: "2 1/2", "13,50 €", "20/11/2026 14:00"; "—" for none. */
export function describeValue(field: HistoryField, value: string | null): string {
  if (value === null || value === '') return NOTHING;
  return DESCRIBE[field]?.(value) ?? value;
}

type Change = { field: HistoryField; before: string | null; after: string | null };
type Author = { name: string; isStaff: boolean };

/** One change in words: "Cantidad: 1 1/2 → 2". */
export function describeChange({ field, before, after }: Change): string {
  const name = FIELD_NAMES[field];
  if (before === null) return `${name}: ${describeValue(field, after)}`;
  return `${name}: ${describeValue(field, before)} → ${describeValue(field, after)}`;
}

/** Who did it: the name, or "Cliente" for somebody without an account; nobody erases what has passed its time. */
export function describeActor({
  action,
  createdBy,
}: {
  action: OrderAction;
  createdBy: Author | null;
}): string {
  if (createdBy === null) return action === 'erased' ? 'Plazo cumplido' : 'Cliente';
  return createdBy.isStaff ? createdBy.name : `${createdBy.name} (cliente)`;
}
