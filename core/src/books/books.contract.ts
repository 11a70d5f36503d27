// The days' books on the wire (docs/rules/books.md).
import { z } from 'zod';
import { blankable, bodyId, money, note, singleLine } from '../kernel/fields.ts';
import { MAX_CENTS } from '../kernel/amounts/cents.ts';
import { decimalString, errorReply, isoInstant, wholePoints } from '../kernel/wire.ts';
import { CASH_MOVEMENT_KINDS, COINS } from './cash.rules.ts';
import { byWay } from '../payments/payments.rules.ts';

const REASON_LENGTH = 200;
const CLOSE_NOTE_LENGTH = 500;
/** Nobody counts more of one coin. */
const MOST_COINS = 9999;

const AMOUNT_MESSAGE = 'Importe inválido';
const REASON_MESSAGE = 'Indica el motivo';

export const newCashMovement = z
  .object({
    kind: z.enum(CASH_MOVEMENT_KINDS, 'Tipo de movimiento inválido'),
    amount: money(AMOUNT_MESSAGE),
    reason: blankable(singleLine(REASON_LENGTH)),
  })
  .superRefine(({ kind, amount, reason }, context) => {
    if (kind === 'opening') return;
    if (amount === 0) {
      context.addIssue({ code: 'custom', path: ['amount'], message: 'Escribe un importe' });
    }
    if (reason === null) {
      context.addIssue({ code: 'custom', path: ['reason'], message: REASON_MESSAGE });
    }
  })
  .meta({ id: 'NewCashMovement' });
export type NewCashMovement = z.output<typeof newCashMovement>;

const COUNT_MESSAGE = 'Cantidad inválida';

/** How many of one coin or note. */
const coinCount = z
  .object({
    coin: z.literal(COINS, 'No hay monedas ni billetes de ese valor'),
    count: z.int(COUNT_MESSAGE).min(0, COUNT_MESSAGE).max(MOST_COINS, COUNT_MESSAGE),
  })
  .meta({ id: 'CoinCount' });

/** The drawer's cash is counted as one sum or by coins and notes; these count where both are sent. */
export const newClose = z
  .object({
    /** Of the close that is to be written: one more than the last. */
    number: bodyId('Número de cierre inválido'),
    countedCash: money(AMOUNT_MESSAGE).nullish(),
    coins: z.array(coinCount, 'Cuenta inválida').max(COINS.length, 'Cuenta inválida').nullish(),
    /** What stays in the drawer for the next day. */
    leftCash: money(AMOUNT_MESSAGE),
    note: blankable(note(CLOSE_NOTE_LENGTH)),
    /** What the count was compared with; whoever names none closes whatever came meanwhile. */
    expectedCash: money(AMOUNT_MESSAGE, 0 - MAX_CENTS).nullish(),
  })
  .meta({ id: 'NewClose' });
export type NewClose = z.output<typeof newClose>;

export const closeCorrectionRequest = z
  .object({
    countedCash: money(AMOUNT_MESSAGE),
    reason: singleLine(REASON_LENGTH, REASON_MESSAGE),
  })
  .meta({ id: 'CloseCorrectionRequest' });
export type CloseCorrectionRequest = z.output<typeof closeCorrectionRequest>;

const author = z.object({ id: z.int(), name: z.string() });

export const paidParts = z
  .object({
    ...byWay(() => decimalString),
    total: decimalString,
  })
  .meta({ id: 'PaidParts' });

const drawer = {
  openingCash: decimalString,
  cashIn: decimalString,
  cashOut: decimalString,
  expectedCash: decimalString,
};

/** What else came of the time between two closes. */
const booksFacts = z
  .object({
    /** Orders that were paid for, once however often it was corrected, less those paid earlier and given back. */
    paidOrders: z.int(),
    /** At the counter, less those that were taken back; closes from before there were any say nothing of them. */
    sales: z.object({ count: z.int(), total: decimalString }).optional(),
    /** Those that were taken back, whenever they were made; closes from before it was told say nothing of them. */
    annulledSales: z.object({ count: z.int(), total: decimalString }).optional(),
    /** Entered at prices that the menu did not have; closes from before they were marked say nothing of them. */
    offMenuSales: z.object({ count: z.int(), total: decimalString }).optional(),
    /** Refunds in each way, less those taken back; the payments have them off. Absent in closes from before they were told. */
    refunds: paidParts.optional(),
    /** The debts of orders at that moment, and the money to be given back. Absent in closes from before they were told. */
    owed: z.object({ due: decimalString, toGiveBack: decimalString }).optional(),
    discounts: decimalString,
    /**
     * Bonuses used without an order, less those taken back, and their worth. They lower no payment. Absent in closes from
     * before they were counted.
     */
    counterBonuses: z.object({ count: z.int(), total: decimalString }).optional(),
    chickens: z.object({ ordered: decimalString, walkIn: decimalString }),
    points: z.object({ given: wholePoints(), redeemed: wholePoints() }),
    invoices: z.object({ count: z.int(), total: decimalString }),
    /** What was made without a connection before the last close and came after it. */
    late: z.object({ count: z.int(), total: decimalString }),
    /** The cash that the close before left in the drawer. Absent in the first close, and in those from before it was kept. */
    leftBefore: decimalString.optional(),
    unpaid: z.int(),
    pending: z.int(),
    /** With points; closes from before they were noted say nothing of them. */
    visitsWithoutSale: z.int().optional(),
  })
  .meta({ id: 'BooksFacts' });
export type BooksFacts = z.output<typeof booksFacts>;

export const cashMovement = z
  .object({
    id: z.int(),
    kind: z.enum(CASH_MOVEMENT_KINDS),
    amount: decimalString,
    reason: z.string().nullable(),
    /** When it was made, also where it came later. */
    madeAt: isoInstant,
    enteredBy: author,
  })
  .meta({ id: 'CashMovement' });
export type CashMovementView = z.output<typeof cashMovement>;

/** An order that lacks something: handed over in the last 30 days without a payment, or still to be handed over. */
const openOrder = z
  .object({
    id: z.int(),
    customerName: z.string(),
    pickupTime: isoInstant,
    /** Null without lines, and where a dish has no price. */
    linesTotal: decimalString.nullable(),
    /** The amount that it owes, below 0 the amount that is to be given back; null where nobody knows. */
    amountDue: decimalString.nullable(),
  })
  .meta({ id: 'OpenOrder' });
export type OpenOrder = z.output<typeof openOrder>;

/** Somebody who got points at the counter, whose sale was not noted. */
const openVisit = z
  .object({
    walkInId: z.string(),
    customerName: z.string().nullable(),
    phone: z.string().nullable(),
    visitedAt: isoInstant,
    points: wholePoints(),
    /** What was paid. */
    amount: decimalString,
  })
  .meta({ id: 'OpenVisit' });
export type OpenVisit = z.output<typeof openVisit>;

/** All that no close has yet. */
export const openBooks = z
  .object({
    /** Of the close that would be written now. */
    number: z.int(),
    /** When the last close was; null before the first. */
    since: isoInstant.nullable(),
    ...drawer,
    payments: paidParts,
    facts: booksFacts,
    movements: z.array(cashMovement),
    /** Of very many the earliest. */
    unpaid: z.array(openOrder),
    pending: z.array(openOrder),
    visits: z.array(openVisit),
  })
  .meta({ id: 'OpenBooks' });
export type OpenBooks = z.output<typeof openBooks>;

/** The count was compared with what should no longer be there (409, CASH_MOVED): the books as they are now. */
export const cashMoved = errorReply
  .omit({ details: true })
  .extend({ code: z.literal('CASH_MOVED'), current: openBooks })
  .meta({ id: 'CashMoved' });

const closeCorrection = z
  .object({
    countedCash: decimalString,
    difference: decimalString,
    reason: z.string(),
    correctedAt: isoInstant,
    correctedBy: author,
  })
  .meta({ id: 'CloseCorrection' });

/** What was written, which never changes, with what was written about it since. */
export const dayClose = z
  .object({
    number: z.int(),
    day: z.iso.date(),
    closedAt: isoInstant,
    /** Null for what was paid before there were closes. */
    closedBy: author.nullable(),
    ...drawer,
    payments: paidParts,
    countedCash: decimalString,
    /** What was counted less what was expected. */
    difference: decimalString,
    leftCash: decimalString,
    coins: z.array(coinCount).nullable(),
    note: z.string().nullable(),
    facts: booksFacts.nullable(),
    corrections: z.array(closeCorrection),
  })
  .meta({ id: 'DayClose' });
export type DayClose = z.output<typeof dayClose>;

const LIST_LENGTH = 60;

export const closesQuery = z.object({
  /** Of closes before this number. */
  before: z.coerce.number().int().min(0).max(999_999_999).optional(),
  limit: z.coerce.number().int().min(1).max(LIST_LENGTH).default(LIST_LENGTH),
});

/** Newest first. */
export const closeList = z
  .object({ closes: z.array(dayClose), hasMore: z.boolean() })
  .meta({ id: 'CloseList' });

export const byNumber = z.object({
  number: z
    .string()
    .regex(/^\d{1,9}$/, 'Número de cierre inválido')
    .transform(Number),
});
