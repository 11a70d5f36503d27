// Orders on the wire: what a customer and what staff may send, and what comes back
// (docs/rules/orders.md#customer-orders).
import { z } from 'zod';
import { described } from '../kernel/described-field.ts';
import {
  blankable,
  chickens,
  clockTime,
  email,
  instant,
  singleLine,
  money,
  note,
  phone,
} from '../kernel/fields.ts';
import { points } from '../kernel/amounts/points.ts';
import {
  HALF,
  MAX_CUSTOMER_QUANTITY,
  MAX_STAFF_QUANTITY,
  type Tenths,
} from '../kernel/amounts/tenths.ts';
import { rowVersion, seenVersion } from '../kernel/versions.ts';
import { decimalString, isoInstant, wholePoints } from '../kernel/wire.ts';
import { editedLines, goodsBack, orderLine, requestedLines } from './lines/order-lines.contract.ts';
import { NOTE_LENGTH, NOTE_SEPARATOR } from './lines/order-lines.rules.ts';
import { DETAILS_LENGTH } from './lines/line-notes.rules.ts';
import {
  MOST_CHICKENS_MESSAGE,
  namesOtherFood,
  ORDER_STATUSES,
  QUANTITY_ZERO_MESSAGE,
  REASON_LENGTH,
} from './orders.rules.ts';
import {
  isMixedPaymentSound,
  MIXED_PAYMENT_MESSAGE,
  type PaidAmounts,
} from './pay/mixed-payment.rules.ts';
import { PARTS, partFields, PAYMENT_METHODS } from '../payments/payments.rules.ts';

const PHONE_MESSAGE = 'El teléfono debe tener al menos 9 dígitos';
const EMAIL_MESSAGE = 'Debe ser un email válido';
const GDPR_MESSAGE = 'Debes aceptar el tratamiento de datos personales';
const NAME_MESSAGE = 'El nombre es obligatorio';
export const EDITED_PICKUP_MESSAGE = 'La fecha de recogida no es válida';

const QUANTITY_MESSAGE = 'Cantidad inválida';
const AMOUNT_MESSAGE = 'Importe inválido';

const staffChickens = chickens({
  most: MAX_STAFF_QUANTITY,
  mostMessage: MOST_CHICKENS_MESSAGE.staff,
});
const customerChickens = chickens({
  most: MAX_CUSTOMER_QUANTITY,
  mostMessage: MOST_CHICKENS_MESSAGE.customer,
});

const paymentMethod = z.enum(PAYMENT_METHODS, 'Forma de pago inválida');

const yesOrNo = z.boolean('Debe ser verdadero o falso');

const method = z.enum(PARTS, 'Forma de pago inválida');
const amountInOneWay = z.object({ method, amount: money(AMOUNT_MESSAGE, 1) });
const addedPayment = amountInOneWay.meta({ id: 'AddedPayment' });

const refund = amountInOneWay
  .extend({
    /** Why, where it is given back of what was paid as it should be. */
    reason: singleLine(REASON_LENGTH, 'Indica el motivo').optional(),
    goods: goodsBack.optional(),
  })
  .meta({ id: 'Refund' });

const payment = {
  totalAmount: blankable(money(AMOUNT_MESSAGE)),
  paymentMethod: paymentMethod.default('cash'),
  ...partFields(() => blankable(money(AMOUNT_MESSAGE))),
};

const common = {
  ...payment,
  customerName: singleLine(120, NAME_MESSAGE),
  customerDNI: blankable(singleLine(20)),
  customerAddress: blankable(singleLine(200)),
  details: blankable(note(DETAILS_LENGTH)),
  /** For the kitchen, of the whole order. */
  note: blankable(note(NOTE_LENGTH)),
  lines: requestedLines.default([]),
  expectedTotal: blankable(money(AMOUNT_MESSAGE)),
  pickupTime: instant('Fecha de recogida inválida'),
  selectedTime: blankable(clockTime),
  pointsRedeemed: wholePoints('Puntos inválidos')
    .min(0, 'Puntos inválidos')
    .max(1_000_000)
    .default(points(0)),
};

type Checked = PaidAmounts & {
  lines: readonly object[];
  /** Beside lines it may be left out: it is their sum. */
  quantity?: Tenths | undefined;
};

function checkQuantity(
  { lines, quantity }: Checked,
  context: z.RefinementCtx,
  least: number,
): void {
  if (lines.length > 0) return;
  if (quantity === undefined || quantity < least) {
    const message = quantity === undefined ? QUANTITY_MESSAGE : QUANTITY_ZERO_MESSAGE;
    context.addIssue({ code: 'custom', path: ['quantity'], message });
  }
}

function checkPayment(order: PaidAmounts, context: z.RefinementCtx): void {
  if (!isMixedPaymentSound(order)) {
    context.addIssue({ code: 'custom', path: ['paymentMethod'], message: MIXED_PAYMENT_MESSAGE });
  }
}

export const customerOrder = z
  .object({
    ...common,
    customerPhone: phone(PHONE_MESSAGE),
    customerEmail: email(EMAIL_MESSAGE),
    quantity: customerChickens.optional(),
    gdprConsent: z.literal(true, GDPR_MESSAGE),
  })
  .superRefine((order, context) => {
    checkQuantity(order, context, HALF);
    checkPayment(order, context);
  })
  .meta({ id: 'CustomerOrder' });
export type CustomerOrder = z.infer<typeof customerOrder>;

/** An order that staff enter by hand; it counts only when staff send it. */
export const manualOrder = z
  .object({
    ...common,
    customerPhone: blankable(phone(PHONE_MESSAGE)),
    customerEmail: blankable(email(EMAIL_MESSAGE)),
    quantity: staffChickens.optional(),
    gdprConsent: z.boolean(GDPR_MESSAGE).default(false),
    is_manual_entry: z.literal(true),
    /** Staff take it although the oven is full at that time. */
    overCapacity: yesOrNo.default(false),
  })
  .superRefine((order, context) => {
    checkQuantity(order, context, namesOtherFood(order.details) ? 0 : HALF);
    checkPayment(order, context);
  })
  .meta({ id: 'ManualOrder' });
export type ManualOrder = z.infer<typeof manualOrder>;

/**
 * What staff may change in an order; a field left out stays as it is. Who sends the `version` that was on
 * the screen changes no other one. The last six only say that this is an edit: status, flags and
 * differences are the server's own.
 */
export const orderEdit = z
  .object({
    customerName: common.customerName,
    customerPhone: blankable(phone(PHONE_MESSAGE)),
    customerEmail: blankable(email(EMAIL_MESSAGE)),
    quantity: staffChickens,
    details: common.details,
    // As long as the longest that a new order gets, from both of its fields.
    note: blankable(note(NOTE_LENGTH + NOTE_SEPARATOR.length + DETAILS_LENGTH)),
    lines: editedLines,
    expectedTotal: common.expectedTotal,
    pickupTime: instant(EDITED_PICKUP_MESSAGE),
    ...payment,
    totalAmount: money(AMOUNT_MESSAGE),
    paymentMethod,
    /** Whether what the noted payment leaves of the price need not be paid; false where it is on account. */
    waiveRest: yesOrNo,
    /** Comes to what is paid already; by itself, without another payment. */
    addedPayment,
    /**
     * Is given back of what is paid too much, or of a call-off, and with a reason of any payment; by itself, without another
     * payment.
     */
    refund,
    version: seenVersion,
    overCapacity: yesOrNo,
    status: z.unknown(),
    deleted: z.unknown(),
    confirmado: z.unknown(),
    error: z.unknown(),
    quantityDiff: z.unknown(),
    updateType: z.unknown(),
  })
  .partial()
  .meta({ id: 'OrderEdit' });
export type OrderEdit = z.infer<typeof orderEdit>;

/** Said of a tax number that is too short or has the wrong control character. */
export const NIF_MESSAGE = 'DNI/NIF inválido';
/** Said of an invoice's total. */
export const INVOICE_TOTAL_MESSAGE = 'El total debe ser mayor que 0';

/** What the form of an invoice asks of its customer (docs/rules/orders.md#invoice-data). */
export const invoiceCustomer = z.object({
  customerEmail: email('Email inválido'),
  customerPhone: phone('Teléfono inválido'),
  customerDNI: singleLine(20)
    .min(9, NIF_MESSAGE)
    .meta(described({ kind: 'filled', least: 9 })),
  customerAddress: singleLine(200)
    .min(5, 'Dirección inválida')
    .meta(described({ kind: 'filled', least: 5 })),
  totalAmount: money(INVOICE_TOTAL_MESSAGE, 1),
});

/**
 * What an invoice says of its customer. A body with an `invoiceNumber` is this and no edit: the
 * status stays as it is, and the number is the server's to say.
 * See docs/rules/orders.md#invoice-data.
 */
export const orderInvoiceData = invoiceCustomer
  .partial()
  .extend({ invoiceNumber: z.unknown(), version: seenVersion.optional() })
  .meta({ id: 'OrderInvoiceData' });
export type OrderInvoiceData = z.infer<typeof orderInvoiceData>;

/** The drinks that a customer has withdrawn from, and when. */
export const withdrawal = z.object({ drinks: z.string(), at: isoInstant });

export const order = z
  .object({
    id: z.int(),
    /** Of the customer's page; null once there is none. */
    code: z.string().nullable(),
    customerName: z.string(),
    customerPhone: z.string().nullable(),
    customerEmail: z.string().nullable(),
    customerDNI: z.string().nullable(),
    customerAddress: z.string().nullable(),
    quantity: decimalString,
    details: z.string().nullable(),
    /** The customer's note for the kitchen. */
    note: z.string().nullable(),
    lines: z.array(orderLine),
    /** Null for an order without lines. */
    linesTotal: decimalString.nullable(),
    pickupTime: isoInstant,
    status: z.enum(ORDER_STATUSES),
    totalAmount: decimalString,
    invoicePDF: z.string().nullable(),
    invoiceNumber: z.string().nullable(),
    /** The sum of its invoices, corrections included; null without an invoice. */
    invoicedTotal: decimalString.nullable(),
    deleted: z.boolean(),
    confirmado: z.boolean(),
    error: z.boolean(),
    notificado: z.boolean(),
    /** When it was ready to be picked up; null while it is not. */
    readyAt: isoInstant.nullable(),
    userId: z.int().nullable(),
    pointsEarned: wholePoints(),
    pointsRedeemed: wholePoints(),
    finalAmount: decimalString.nullable(),
    /** What is still to be paid, and below 0 what is to be given back; null for an order without lines. */
    amountDue: decimalString.nullable(),
    /** The part of the price that need not be paid. Negative where more is paid than the lines cost. */
    waivedAmount: decimalString,
    /** The part of the payment that the shop keeps though the order was called off. */
    keptAmount: decimalString,
    paymentMethod: z.enum(PAYMENT_METHODS),
    ...partFields(() => decimalString.nullable()),
    isManualEntry: z.boolean(),
    /** When its customer last changed or cancelled it by its page; null where they never did. */
    customerChangedAt: isoInstant.nullable(),
    /** By the customer's page; absent while there is none. */
    withdrawal: withdrawal.optional(),
    /** When who it was for was erased; null while it says so. */
    erasedAt: isoInstant.nullable(),
    version: rowVersion,
    createdAt: isoInstant,
    updatedAt: isoInstant,
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

/** Of an order of which an answer says no more than the specification. */
export const ORDER_DEFAULTS = {
  ...partFields(() => null),
  amountDue: null,
  waivedAmount: '0.00',
  keptAmount: '0.00',
  code: null,
  note: null,
  lines: [],
  linesTotal: null,
  readyAt: null,
  isManualEntry: false,
  customerChangedAt: null,
  erasedAt: null,
  invoicedTotal: null,
} satisfies Partial<Order>;
