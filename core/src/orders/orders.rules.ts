// Decisions about one order: what it may contain and how its status may change.
// See docs/rules/orders.md#order-status.
import { chickenWords } from '../kernel/amounts/chicken-words.ts';
import { tenths } from '../kernel/amounts/tenths.ts';
import { foldText } from '../kernel/text/fold-text.ts';
import type { OrdersFailure } from './orders.failures.ts';

export const ORDER_STATUSES = ['pending', 'delivered', 'cancelled', 'error'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What staff do with an order on the counter, and the status it leads to. */
export const TRANSITIONS = {
  confirm: 'delivered',
  cancel: 'cancelled',
  error: 'error',
} as const satisfies Record<string, OrderStatus>;
export type Transition = keyof typeof TRANSITIONS;

/** Of the reason for which an order is reopened. */
export const REASON_LENGTH = 200;

export type TransitionOutcome = 'change' | 'already-done' | OrdersFailure;

/** Only a pending order changes; a repeat does nothing, else it is ORDER_TRANSITION_IMPOSSIBLE. */
export function transitionOutcome(from: OrderStatus, transition: Transition): TransitionOutcome {
  if (from === TRANSITIONS[transition]) return 'already-done';
  return from === 'pending' ? 'change' : 'ORDER_TRANSITION_IMPOSSIBLE';
}

/** Nothing is due for an order that was called off, and it neither earns nor bears a discount. */
export function isCalledOff(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'error';
}

/** The flags that go with a status; they exist beside it because both travel. */
export function flagsOf(status: OrderStatus) {
  return {
    confirmado: status === 'delivered',
    deleted: status === 'cancelled',
    error: status === 'error',
  };
}

/** What stands between two things in the details. */
const BETWEEN = /[,;+\n]|(?<![\p{L}\p{N}])(?:y|e|con|más)(?![\p{L}\p{N}])/iu;
const HOW_MANY =
  /^(?:\s|½|\d+(?:[.,/]\d+)?|(?:un|uno|una|medio|media|medios|dos|tres)(?!\p{L}))+/iu;
const CHICKEN = /^pollos?(?!\p{L})/iu;

/** Words with which people are polite, or say when, how and for whom: none of them is food. */
const TALK = new Set(
  `gracias muchas mil favor por saludo saludos hola buenas buenos dias tardes noches adios hasta luego
  besos abrazo urgente prisa sin con para llevar recoger recogida recojo hoy manana ahora luego pronto
  tarde antes despues hora horas caliente calientes hecho hecha bien muy poco mucho algo nada todo
  ninguno ninguna llamar llamad avisar avisad telefono pago pagado efectivo tarjeta factura ticket
  bolsa cortado cortada partido entero entera prueba test que los las del una uno esta este esto aqui
  nombre pedido encargo igual siempre como vale perfecto necesito quiero sera sobre segun`.split(
    /\s+/,
  ),
);

/** Whether every word of it is talk. */
function isTalk(thing: string): boolean {
  const words = foldText(thing).match(/\p{L}{3,}/gu) ?? [];
  return words.every((word) => TALK.has(word));
}

/**
 * Whether the details name something else than chickens, so that an order of 0 makes sense:
 * "paella" and "croquetas de pollo" do, "pollo a la leña" is a chicken by a longer name.
 */
export function namesOtherFood(details: string | null): boolean {
  const things = (details ?? '').split(BETWEEN).map((thing) => thing.trim().replace(HOW_MANY, ''));
  return things.some((thing) => /\p{L}{3,}/u.test(thing) && !CHICKEN.test(thing) && !isTalk(thing));
}

/** The details that a quantity stands for: "medio pollo", "1 pollo", "2 1/2 pollos". */
export function detailsOfQuantity(quantity: number): string {
  if (quantity === 0) return '';
  return quantity < 10 ? 'medio pollo' : chickenWords(tenths(quantity));
}

export const QUANTITY_ZERO_MESSAGE = 'La cantidad debe ser mayor que cero';
export const MOST_CHICKENS_MESSAGE = {
  customer: 'La cantidad máxima es 10',
  staff: 'La cantidad máxima es 17,5',
};

/** The id, padded to 6 digits (docs/rules/orders.md#invoice-number-of-an-order). */
export function invoiceNumberOf(orderId: number): string {
  return String(orderId).padStart(6, '0');
}
