import { useQuery } from '@tanstack/react-query';
import { readCatalog } from '@brasa/core/catalog/catalog.calls.ts';
import { menuOf, type MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import { parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { withNote } from '@brasa/core/orders/lines/line-notes.rules.ts';
import type { Body } from '@brasa/core/orders/change/read-body.rules.ts';
import { soldInWords } from '@brasa/core/sales/sales.rules.ts';
import { queryOf } from '../../../../browser/api/send.ts';
import { useProducts } from '../../../../catalog/catalog.queries.ts';

/** The menu; the whole catalogue where one of the products has left the menu. Null before it is known. */
function useKnownItems(ids: readonly number[]): ReadonlyMap<number, MenuItem> | null {
  const { data: products } = useProducts();
  const menu = products && menuOf(products);
  const hasLeft = menu !== undefined && ids.some((id) => !menu.has(id));
  const { data: catalog } = useQuery({ ...queryOf(readCatalog), enabled: hasLeft });
  return menu ? new Map([...menuOf(catalog?.products ?? []), ...menu]) : null;
}

type SentLine = { productId: number; quantity: string | number; note?: string | null };

/** The lines that a change which waits is about: "1 × Pollo entero, 2 × Cerveza (fría)". Nothing of a change without any. */
export function NamedLines({ body }: { body: Body }) {
  const { lines } = body;
  return Array.isArray(lines) && lines.length > 0 && <Named lines={lines as SentLine[]} />;
}

function Named({ lines }: { lines: readonly SentLine[] }) {
  const known = useKnownItems(lines.map(({ productId }) => productId));
  if (!known) return null;
  const named = lines.map(({ productId, quantity, note }) => ({
    name: withNote(
      known.get(productId)?.name ?? 'algo que ya no está en la carta',
      note ? note : null,
    ),
    quantity: parseTenths(quantity) ?? tenths(0),
  }));
  return <p>{soldInWords(named)}</p>;
}
