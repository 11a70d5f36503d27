// The lines of an order on the wire (docs/rules/orders.md#order-lines).
import { z } from 'zod';
import { VAT_RATES } from '../../catalog/catalog-editing.rules.ts';
import { MAX_LINE_QUANTITY } from '../../catalog/menu-item.rules.ts';
import { blankable, bodyId, halvesBetween, money, singleLine } from '../../kernel/fields.ts';
import { HALF } from '../../kernel/amounts/tenths.ts';
import { decimalString, errorReply } from '../../kernel/wire.ts';
import { LINE_NOTE_LENGTH, MAX_LINES } from './order-lines.rules.ts';

const QUANTITY_MESSAGE = 'La cantidad debe estar entre 0,5 y 99';
const LINES_MESSAGE = `Como máximo ${MAX_LINES} líneas`;

const requestedLine = z.object({
  productId: bodyId('Producto inválido'),
  quantity: halvesBetween(HALF, MAX_LINE_QUANTITY, QUANTITY_MESSAGE),
  note: blankable(singleLine(LINE_NOTE_LENGTH)),
});

export const requestedLines = z
  .array(requestedLine.meta({ id: 'RequestedLine' }), 'Líneas inválidas')
  .max(MAX_LINES, LINES_MESSAGE);

const soldLine = requestedLine.omit({ note: true }).extend({
  /** What one cost on the screen; it counts where the sale is entered at the prices taken. */
  unitPrice: blankable(money('Precio inválido')),
});

/** What is sold at the counter. */
export const soldLines = z
  .array(soldLine.meta({ id: 'SoldLine' }), 'Líneas inválidas')
  .min(1, 'Elige al menos un producto')
  .max(MAX_LINES, LINES_MESSAGE);

/** With an `id` it is a line that the order has, and keeps its price. */
export const editedLines = z
  .array(
    requestedLine.extend({ id: bodyId('Línea inválida').optional() }).meta({ id: 'EditedLine' }),
    'Líneas inválidas',
  )
  .max(MAX_LINES, LINES_MESSAGE);

/** Goods whose price is given back, by the number of their line; with `toStock` their chickens are sold again. */
export const goodsBack = z
  .array(
    z
      .object({
        line: bodyId('Línea inválida'),
        quantity: halvesBetween(HALF, MAX_LINE_QUANTITY, 'Cantidad inválida'),
        toStock: z.boolean('Debe ser verdadero o falso').default(false),
      })
      .meta({ id: 'GoodsBack' }),
    'Líneas inválidas',
  )
  .max(MAX_LINES, LINES_MESSAGE);
export type GoodsBack = z.output<typeof goodsBack>;

/** Which products are a whole and half a chicken; null where the shop has not said so. */
export const chickenProducts = z
  .object({ whole: z.int().nullable(), half: z.int().nullable() })
  .meta({ id: 'ChickenProducts' });

export const orderLine = z
  .object({
    /** Its number in the order. */
    id: z.int(),
    productId: z.int(),
    name: z.string(),
    quantity: decimalString,
    unitPrice: decimalString,
    vatRate: z.literal(VAT_RATES),
    /** What one unit takes from the oven. */
    chickens: decimalString,
    note: z.string().nullable(),
    total: decimalString,
    /** How much of it has come back for its price; absent for nothing. */
    returned: decimalString.optional(),
  })
  .meta({ id: 'OrderLine' });
export type OrderLine = z.infer<typeof orderLine>;

/** What the sender expected is no longer what it costs (409, PRICE_CHANGED): the lines as they are now. */
export const priceChanged = errorReply
  .omit({ details: true })
  .extend({
    code: z.literal('PRICE_CHANGED'),
    current: z.object({ lines: z.array(orderLine), linesTotal: decimalString.nullable() }),
  })
  .meta({ id: 'PriceChanged' });
