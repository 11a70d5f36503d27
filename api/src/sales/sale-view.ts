import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { timeOfEntry } from '@brasa/core/kernel/time/made-offline.rules.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import { viewLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import { returnedTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { Sale } from '@brasa/core/sales/sales.contract.ts';
import { partFields } from '@brasa/core/payments/payments.rules.ts';
import type { SaleLineRow, SaleRow } from './sales.store.ts';

export function viewSale(row: SaleRow): Sale {
  const { id, paymentMethod, walkInId, annulledAt } = row;
  return {
    ...{ id, paymentMethod, walkInId },
    lines: row.lines.map((line) => viewSaleLine(line)),
    total: centsToDecimal(row.total),
    refundedAmount: centsToDecimal(returnedTotal(row.lines)),
    chickens: tenthsToDecimal(row.chickens),
    ...partFields((_field, way) => centsToDecimal(row.parts[way])),
    soldAt: instantToIso(timeOfEntry(row)),
    annulledAt: annulledAt === null ? null : instantToIso(annulledAt),
  };
}

function viewSaleLine({ offMenuPrice, ...line }: SaleLineRow): Sale['lines'][number] {
  const { note: _note, ...view } = viewLine({ ...line, note: null });
  return { ...view, offMenuPrice: offMenuPrice === 1 };
}
