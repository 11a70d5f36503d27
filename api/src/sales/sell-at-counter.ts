// What is sold at the counter: the sale, its money in the ledger and its chickens out of the stock, all or nothing,
// and once however often it is sent. See docs/rules/sales.md#a-sale.
import type { MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { MAX_STOCK } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { chosenLines, priceRefusal } from '@brasa/core/orders/change/ordered.rules.ts';
import { MIXED_PAYMENT_MESSAGE } from '@brasa/core/orders/pay/mixed-payment.rules.ts';
import type { NewSale, SoldReply } from '@brasa/core/sales/sales.contract.ts';
import { priceSale } from '@brasa/core/sales/sales.rules.ts';
import { moveByHand } from '@brasa/core/stock/movements.rules.ts';
import { NO_PARTS, type Parts } from '@brasa/core/payments/parts.rules.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/index.ts';
import { pricesSince, readEveryItem } from '../catalog/index.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { isMadeOffline, madeAtOf } from '../db/idempotency.ts';
import { flag } from '../db/tables/columns.ts';
import { Failure, invalidField, orRefuse, orThrow } from '../failure.ts';
import { recordPayment } from '../payments/index.ts';
import type { Shop } from '../shop.ts';
import { moveStock, readStockDay } from '../stock/index.ts';
import { transactOnce, type ActorRequest } from '../transact-once.ts';
import { viewSale } from './sale-view.ts';
import { storedSale } from './stored-sale.ts';
import { hasSaleOfVisit, insertSale, type NewSaleRow, type SaleLineRow } from './sales.store.ts';

/**
 * Enters the sale and answers it with the stock of its day. Throws IDEMPOTENCY_KEY_MISSING, SALE_ALREADY_NOTED for a
 * second sale of a visit, LINES_NOT_AVAILABLE for what is not on the menu or does not go by halves, PRICE_CHANGED where
 * the sender expects another total, VALIDATION for parts that are not sound and for prices taken of a sale that was not
 * made without a connection, and STOCK_LIMIT_REACHED.
 */
export async function sellAtCounter(
  shop: Shop,
  request: NewSale,
  { actor, identity }: ActorRequest,
): Promise<SoldReply> {
  const { id: by } = actor;
  orRefuse(identity, 'IDEMPOTENCY_KEY_MISSING');
  const settings = await shop.settings();
  const { atPricesTaken = false } = request;
  if (atPricesTaken && !isMadeOffline(identity)) throw invalidField('atPricesTaken', NOT_OFFLINE);
  const menu = atPricesTaken ? await readEveryItem(shop.db.read) : await shop.menu();
  return transactOnce(
    shop,
    identity,
    async (transaction, now) => {
      await refuseSecond(transaction, request.walkInId);
      // The day on which it was made, also where it comes later.
      const madeAt = madeAtOf(identity, now);
      const day = madridDay(madeAt ?? now);
      const { lines, ...priced } = pricedSale(request, menu, now);
      const marked = await markOffMenuPrices(transaction.sql, lines, { atPricesTaken, now });
      await recordMarked(transaction, actor, marked, now);
      const { walkInId, paymentMethod } = request;
      const made = { day, enteredAt: now, madeAt, soldBy: by };
      const row = await insertSale(
        transaction,
        { walkInId, paymentMethod, ...priced, ...made },
        marked,
      );
      const { id, chickens } = row;
      await recordPayment(transaction, {
        ...{ subject: 'sale', subjectId: id, action: 'sold' },
        ...{ before: NO_PARTS, after: row.parts },
        ...{ by, madeAt, now },
      });
      const move = moveByHand('walk_in_sale', chickens);
      const change = { day, move, orderId: null, by, settings, now };
      await moveStock(transaction, { ...change, action: 'walk_in_sale' });
      return { sale: viewSale(row), stock: await readStockDay(transaction.sql, day, settings) };
    },
    { storing: storedSale },
  );
}

const NOTHING_TAKEN =
  'Una venta sin dinero no es una venta: si salieron pollos, anótalos en «Movimientos de hoy» como «Sin cobrar»';
const NOT_OFFLINE = 'Solo una venta hecha sin conexión se anota con los precios de entonces';

async function refuseSecond(transaction: Transaction, walkInId: string | null): Promise<void> {
  if (walkInId === null || !(await hasSaleOfVisit(transaction, walkInId))) return;
  throw new Failure('SALE_ALREADY_NOTED');
}

type PricedLines = { lines: Line[] } & Pick<NewSaleRow, 'total' | 'chickens'> & { parts: Parts };

/**
 * What is sold, at the menu's prices or those that were taken. Who stands at the counter has it: of what the menu says
 * only the step counts.
 */
function pricedSale(
  request: NewSale,
  menu: ReadonlyMap<number, MenuItem>,
  now: number,
): PricedLines {
  const requested = request.lines.map((line) => ({ ...line, note: null }));
  const choice = { menu, isByStaff: true, pickup: now, now };
  const { lines: onMenu, quantity: chickens } = orThrow(chosenLines(requested, choice));
  const lines = request.atPricesTaken ? onMenu.map((line) => asTaken(line, request)) : onMenu;
  orThrow(priceRefusal(lines, request.expectedTotal));
  if (chickens > MAX_STOCK) throw new Failure('STOCK_LIMIT_REACHED');
  const sale = priceSale(lines, request);
  if (!('fault' in sale)) {
    const { total, parts } = sale;
    // No money was taken, and so no figure of the books would tell of it.
    if (request.atPricesTaken && total === 0) throw invalidField('lines', NOTHING_TAKEN);
    return { lines, chickens, total, parts };
  }
  if (sale.fault === 'too-much') throw invalidField('lines', 'El total es demasiado alto');
  throw invalidField('paymentMethod', MIXED_PAYMENT_MESSAGE);
}

/** A price that a product has had in that time may have been on a device's screen. */
const PRICE_REMEMBERED = 7 * DAY;

/**
 * The lines as they are stored. The money was taken, and so any price is entered; one that the product has not had of late
 * is marked (docs/rules/sales.md#a-sale-at-the-prices-that-were-taken).
 */
async function markOffMenuPrices(
  sql: Queries,
  lines: readonly Line[],
  { atPricesTaken, now }: { atPricesTaken: boolean; now: number },
): Promise<SaleLineRow[]> {
  const ids = lines.map(({ productId }) => productId);
  const had = atPricesTaken ? await pricesSince(sql, ids, now - PRICE_REMEMBERED) : null;
  return lines.map(({ note: _note, ...line }) => ({
    ...line,
    offMenuPrice: flag(had !== null && !had.get(line.productId)?.has(line.unitPrice)),
  }));
}

async function recordMarked(
  transaction: Transaction,
  actor: Actor,
  lines: readonly SaleLineRow[],
  now: number,
): Promise<void> {
  for (const { productId: id, name, unitPrice } of lines.filter(isMarked)) {
    const event = { id, name, after: { price: centsToDecimal(unitPrice) } };
    await record(transaction, actor, { kind: 'off_menu_price_taken', ...event }, now);
  }
}

const isMarked = ({ offMenuPrice }: SaleLineRow): boolean => offMenuPrice === 1;

/** The line at the price that came with it. */
function asTaken(line: Line, { lines }: NewSale): Line {
  const at = lines.findIndex(({ productId }) => productId === line.productId);
  const unitPrice = lines[at]?.unitPrice;
  if (unitPrice == null) throw invalidField(`lines.${at}.unitPrice`, 'Falta el precio de entonces');
  return { ...line, unitPrice };
}
