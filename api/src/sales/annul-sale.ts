// A counter sale taken back: what is left of its money goes out of the ledger again, and what is left of its chickens comes back.
// See docs/rules/sales.md#taking-a-sale-back.
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { chickensOfLines, keptOf } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { SoldReply } from '@brasa/core/sales/sales.contract.ts';
import { moveByHand } from '@brasa/core/stock/movements.rules.ts';
import { annulledParts } from '@brasa/core/sales/sales.rules.ts';
import { Failure, orRefuse } from '../failure.ts';
import { recordPayment } from '../payments/index.ts';
import type { Shop } from '../shop.ts';
import { moveStock, readStockDay } from '../stock/index.ts';
import { transactOnce, type StaffTarget } from '../transact-once.ts';
import { viewSale } from './sale-view.ts';
import { storedSale } from './stored-sale.ts';
import { findSale, insertAnnulment, lockSale } from './sales.store.ts';

/**
 * Once; a sale that was taken back already stays as it is. Throws SALE_NOT_FOUND, SALE_INVOICED while its
 * invoices come to something, SALE_RETURNED where all of it was refunded, STOCK_LIMIT_REACHED.
 */
export async function annulSale(shop: Shop, { id, by, identity }: StaffTarget): Promise<SoldReply> {
  const settings = await shop.settings();
  return transactOnce(
    shop,
    identity,
    async (transaction, now) => {
      const { sql } = transaction;
      const row = await lockSale(transaction, id);
      if (row.annulledAt === null && (row.invoicedTotal ?? 0) !== 0)
        throw new Failure('SALE_INVOICED');
      const { day } = row;
      const kept = row.lines.map(keptOf);
      if (row.annulledAt === null && kept.every(({ quantity }) => quantity === 0))
        throw new Failure('SALE_RETURNED');
      if (await insertAnnulment(transaction, { saleId: id, enteredAt: now, annulledBy: by })) {
        await recordPayment(transaction, {
          ...{ subject: 'sale', subjectId: id, action: 'annulled' },
          ...{ before: row.parts, after: annulledParts(row.parts) },
          ...{ by, madeAt: null, now },
        });
        const move = moveByHand('walk_in_sale', tenths(0 - chickensOfLines(kept)));
        const change = { day, move, orderId: null, by, settings, now };
        await moveStock(transaction, { ...change, action: 'walk_in_annulled' });
      }
      const after = orRefuse(await findSale(sql, id), 'SALE_NOT_FOUND');
      return { sale: viewSale(after), stock: await readStockDay(sql, day, settings) };
    },
    { storing: storedSale },
  );
}
