// The customer's page of an order on the wire (docs/rules/orders.md#the-customers-order-page).
import { z } from 'zod';
import { ALLERGEN_CODES } from '../../catalog/catalog.rules.ts';
import { blankable, email, instant, pathToken } from '../../kernel/fields.ts';
import { rowVersion, seenVersion } from '../../kernel/versions.ts';
import { decimalString, errorReply, isoInstant } from '../../kernel/wire.ts';
import { orderLine } from '../lines/order-lines.contract.ts';
import { withdrawal } from '../orders.contract.ts';
import { ORDER_STAGES } from './order-page.rules.ts';

export const byOrderCode = z.object({ code: pathToken });

/** What whoever has the code may see: nothing of how the customer is reached. */
export const orderPage = z
  .object({
    /** The order's number. */
    id: z.int(),
    customerName: z.string(),
    stage: z.enum(ORDER_STAGES),
    quantity: decimalString,
    details: z.string().nullable(),
    note: z.string().nullable(),
    lines: z.array(
      orderLine.pick({
        id: true,
        productId: true,
        name: true,
        quantity: true,
        chickens: true,
        unitPrice: true,
        note: true,
        total: true,
        returned: true,
      }),
    ),
    /** The dishes without a price, which only the details name. Pages stored by an earlier release lack the field. */
    unpriced: z.array(z.string()).optional(),
    /** The drinks in closed bottles and cans, counted, without what came back. Absent in pages that were kept before they were told. */
    drinks: z.array(z.string()).optional(),
    /** When it was handed over, where it holds such drinks; null before that. Absent in pages that were kept before it was told. */
    collectedAt: isoInstant.nullish(),
    /** The drinks that its customer has withdrawn from, and when; null for none. Absent in pages that were kept before it was told. */
    withdrawal: withdrawal.nullish(),
    /** Where a withdrawal is acknowledged: by mail to the order's address, to one that is asked for, or on the page alone. */
    acknowledgedBy: z.enum(['mail', 'asked_mail', 'page']).optional(),
    /** Null for an order without lines. */
    linesTotal: decimalString.nullable(),
    /** What its invoice is of, where it has one: then that is its price. Absent in pages that were kept before it was told. */
    invoiced: decimalString.nullish(),
    /** The part of the price that points have paid; null for nothing. Absent in pages that were kept before it was told. */
    discount: decimalString.nullish(),
    /** What was paid for it; null where nothing was yet. */
    paid: decimalString.nullable(),
    /**
     * What is left to pay of an order that is paid in part, and below 0 what is to be given back; null of any other. Absent in pages
     * that were kept before it was told.
     */
    owed: decimalString.nullish(),
    /** Of everything in it; null where that is not known. */
    allergens: z.array(z.enum(ALLERGEN_CODES)).nullable(),
    pickupTime: isoInstant,
    /** Until when its customer may change it, and why not any more; null while they may. */
    changeableUntil: isoInstant,
    changeRefusal: errorReply.omit({ details: true }).nullable(),
    /** The slots to which it can be moved at present. */
    pickups: z.array(isoInstant),
    version: rowVersion,
  })
  .meta({ id: 'OrderPage' });
export type OrderPage = z.infer<typeof orderPage>;

/** The version that the customer saw. */
export const ownCancellation = z.object({ version: seenVersion }).meta({ id: 'OwnCancellation' });

export const ownPickupChange = ownCancellation
  .extend({ pickupTime: instant('Elige otra hora de recogida') })
  .meta({ id: 'OwnPickupChange' });

export const withdrawalFromDrinks = ownCancellation
  .extend({
    /** For the acknowledgement, where the order has no address; left out where it has one. */
    email: blankable(email('Debe ser un email válido')),
  })
  .meta({ id: 'WithdrawalFromDrinks' });

/** What an open page is told: how the order stands now. What else has changed it asks for. */
export const orderPageMessage = orderPage.pick({ stage: true, version: true });
export type OrderPageMessage = z.infer<typeof orderPageMessage>;

/** "ready" comes first on every connection, "change" whenever one of the two is another. */
export type OrderPageEvent = 'ready' | 'change';
