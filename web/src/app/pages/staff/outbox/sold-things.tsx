import { menuOf } from '@brasa/core/catalog/menu-item.rules.ts';
import { parseTenths, tenths } from '@brasa/core/kernel/tenths.ts';
import type { Body } from '@brasa/core/orders/change/read-body.rules.ts';
import { soldInWords } from '@brasa/core/sales/sales.rules.ts';
import { useProducts } from '../../../../catalog/catalog.queries.ts';

/** What a sale that waits consists of, as far as the menu still names it: "1 × Pollo entero, 2 × Cerveza". */
export function SoldThings({ body }: { body: Body }) {
  const { data: products } = useProducts();
  if (!products) return null;
  const menu = menuOf(products);
  const lines = (body['lines'] as { productId: number; quantity: string }[]).map((line) => ({
    name: menu.get(line.productId)?.name ?? 'algo que ya no está en la carta',
    quantity: parseTenths(line.quantity) ?? tenths(0),
  }));
  return <p>{soldInWords(lines)}</p>;
}
