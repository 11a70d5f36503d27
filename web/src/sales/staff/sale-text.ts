import { readLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import type { ListedSale } from '@brasa/core/sales/sales.contract.ts';
import { soldInWords } from '@brasa/core/sales/sales.rules.ts';

/** "1 × Pollo entero, 2 × Cerveza". */
export const saleText = ({ lines }: ListedSale): string =>
  soldInWords(lines.map((line) => readLine({ ...line, note: null })));
