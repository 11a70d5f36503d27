// Goods of a counter sale that come back: their price goes out of the ledger, and their chickens into today's stock where staff say so.
// See docs/rules/sales.md#refunds-of-a-sale.
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { chickensToStock } from '@brasa/core/orders/change/goods-back.rules.ts';
import { keptTotal, returnedTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { addParts, partsOf } from '@brasa/core/payments/parts.rules.ts';
import type { SaleRefund, SoldReply } from '@brasa/core/sales/sales.contract.ts';
import { refundGoods } from '@brasa/core/sales/sales.rules.ts';
import { moveByHand } from '@brasa/core/stock/movements.rules.ts';
import { flag } from '../db/tables/columns.ts';
import { Failure, orThrow } from '../failure.ts';
import { recordPayment } from '../payments/index.ts';
import type { Shop } from '../shop.ts';
import { moveStock, readStockDay } from '../stock/index.ts';
import { transactOnce, type StaffTarget } from '../transact-once.ts';
import { viewSale } from './sale-view.ts';
import { storedSale } from './stored-sale.ts';
import { insertRefunds, lockSale, type SaleRow } from './sales.store.ts';

/**
 * Notes the refund and answers the sale with the stock of its day. Throws SALE_NOT_FOUND, SALE_ANNULLED, SALE_CHANGED where the sender
 * has not seen an earlier refund, VALIDATION for goods that the sale has not left, SALE_INVOICED where its invoices come to more than
 * would be left, STOCK_LIMIT_REACHED.
 */
export async function refundSale(
  shop: Shop,
  { id, by, identity }: StaffTarget,
  refund: SaleRefund,
): Promise<SoldReply> {
  const settings = await shop.settings();
  return transactOnce(
    shop,
    identity,
    async (transaction, now) => {
      const sale = await lockSale(transaction, id);
      const { lines, amount } = refunded(sale, refund);
      const parts = addParts(sale.parts, partsOf(refund.method, cents(0 - amount)));
      const made = { saleId: id, reason: refund.reason, enteredAt: now, refundedBy: by };
      await insertRefunds(
        transaction,
        refund.goods.map(({ line: lineId, quantity, toStock }) => ({
          ...{ ...made, lineId, quantity, toStock: flag(toStock) },
        })),
      );
      await recordPayment(transaction, {
        ...{ subject: 'sale', subjectId: id, action: 'sale_refunded' },
        ...{ before: sale.parts, after: parts },
        ...{ by, madeAt: null, now },
      });
      const chickens = chickensToStock(sale.lines, refund.goods);
      if (chickens > 0) {
        const move = moveByHand('walk_in_sale', tenths(0 - chickens));
        const change = { day: madridDay(now), move, orderId: null, by, settings, now };
        await moveStock(transaction, { ...change, action: 'walk_in_returned' });
      }
      const stock = await readStockDay(transaction.sql, sale.day, settings);
      return { sale: viewSale({ ...sale, lines, parts }), stock };
    },
    { storing: storedSale },
  );
}

/** The lines after the refund, and its amount. */
function refunded(sale: SaleRow, { goods, refundedAmount }: SaleRefund) {
  if (sale.annulledAt !== null) throw new Failure('SALE_ANNULLED');
  if (returnedTotal(sale.lines) !== refundedAmount) throw new Failure('SALE_CHANGED');
  const after = orThrow(refundGoods(sale.lines, goods));
  if ((sale.invoicedTotal ?? 0) > keptTotal(after.lines)) throw new Failure('SALE_INVOICED');
  return after;
}
