// Puts what an earlier order had into the basket, as far as it can still be had
// (docs/rules/orders.md#ordering-again). Its code comes with the first "Repetir".
import type { QueryClient } from '@tanstack/react-query';
import { listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import { menuOf } from '@brasa/core/catalog/menu-item.rules.ts';
import { enumerated } from '@brasa/core/kernel/text/enumeration.ts';
import { parseTenths, tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { isEmpty } from '@brasa/core/orders/place/basket.rules.ts';
import { orderAgain, type OrderAgain } from '@brasa/core/orders/place/order-again.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { unpricedDishes } from '@brasa/core/orders/lines/unpriced.rules.ts';
import { readSiteFacts } from '@brasa/core/settings/settings.calls.ts';
import { chickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { queryOf } from '../../browser/api/send.ts';
import { changeBasket, readBasket } from '../../orders/basket/basket-store.ts';
import { toast, toastError } from '../../ui/toast/toast.ts';

type OrderedLine = Order['lines'][number];

/** What of an order is needed to have it again. */
export type Ordered = Pick<Order, 'id' | 'quantity' | 'details'> & {
  lines: readonly Pick<OrderedLine, 'productId' | 'name' | 'quantity' | 'chickens' | 'note'>[];
};

/** Says what became of it; false where nothing of it is left. Rejects where the menu does not come. */
export async function repeatOrder(order: Ordered, queryClient: QueryClient): Promise<boolean> {
  const { quantity, lines } = order;
  // The menu of now: a dish may have left it while the page was open.
  const [offered, site] = await Promise.all([
    queryClient.query({ ...queryOf(listProducts), staleTime: 0 }),
    queryClient.query(queryOf(readSiteFacts)),
  ]);
  const [menu, products] = [menuOf(offered), chickenProducts(site)];
  const before = {
    quantity: read(quantity),
    lines: lines.map((line) => ({
      ...line,
      quantity: read(line.quantity),
      chickens: read(line.chickens),
    })),
  };
  const again = orderAgain(before, { menu, products });
  if (isEmpty(again.basket)) {
    toastError('No se pudo repetir el pedido', 'Nada de lo que llevaba sigue en la carta.');
    return false;
  }
  fillBasket(again, unpricedDishes(order));
  return true;
}

const read = (text: string): Tenths => parseTenths(text) ?? tenths(0);

/** What was chosen before can be had back. `unpriced` was no line. */
function fillBasket(again: OrderAgain, unpriced: string): void {
  const { basket, gone, changed, shortened } = again;
  const before = readBasket();
  changeBasket(() => basket);
  const notes = [
    ...(gone.length > 0 ? [`Ya no está en la carta: ${enumerated(gone)}.`] : []),
    ...(unpriced === '' ? [] : [`No está en la carta: ${unpriced}.`]),
    ...(changed.length > 0 ? [`Revisa la cantidad de ${enumerated(changed)}.`] : []),
    ...(shortened.length > 0 ? [`Revisa la nota de ${enumerated(shortened)}.`] : []),
  ];
  const description = notes.length > 0 ? notes.join(' ') : 'Elige cuándo lo recoges.';
  const undo = { label: 'Deshacer', onSelect: () => changeBasket(() => before) };
  toast({
    title: 'Hemos puesto lo mismo en tu pedido',
    description,
    tone: 'good',
    ...(!isEmpty(before) && { action: undo }),
  });
}
