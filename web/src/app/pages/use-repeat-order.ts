// "Repetir": the order form, filled with what of an earlier order can still be had.
// See docs/rules/orders.md#ordering-again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import { menuOf } from '@brasa/core/catalog/menu-item.rules.ts';
import { enumerated } from '@brasa/core/kernel/enumeration.ts';
import { isEmpty } from '@brasa/core/orders/basket.rules.ts';
import { orderAgain, type OrderAgain } from '@brasa/core/orders/order-again.rules.ts';
import { chickensOf } from '@brasa/core/orders/order-food.rules.ts';
import { readLine } from '@brasa/core/orders/order-line-wire.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { changeReasonOf } from '../../browser/api/error-texts.ts';
import { queryOf } from '../../browser/api/send.ts';
import { changeBasket, readBasket } from '../../orders/basket/basket-store.ts';
import { toast, toastError } from '../../ui/toast/toast.ts';
import { useChickenProducts } from './use-chicken-products.ts';

type Ordered = Pick<Order, 'id' | 'quantity' | 'lines'>;

export function useRepeatOrder() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const products = useChickenProducts();
  const repeat = useMutation({
    mutationFn: async (order: Ordered) => {
      // The menu of now: a dish may have left it while the page was open.
      const menu = menuOf(await queryClient.query({ ...queryOf(listProducts), staleTime: 0 }));
      const before = { quantity: chickensOf(order), lines: order.lines.map(readLine) };
      return orderAgain(before, { menu, products });
    },
    onSuccess: (again) => {
      if (isEmpty(again.basket)) {
        toastError('No se pudo repetir el pedido', 'Nada de lo que llevaba sigue en la carta.');
        return;
      }
      fillBasket(again);
      void navigate('/encargar');
    },
    onError: (error) => toastError('No se pudo repetir el pedido', changeReasonOf(error)),
  });
  return {
    onRepeat: (order: Ordered) => repeat.mutate(order),
    repeatingId: repeat.isPending ? repeat.variables.id : null,
  };
}

/** What was chosen before can be had back. */
function fillBasket({ basket, gone, changed }: OrderAgain): void {
  const before = readBasket();
  changeBasket(() => basket);
  const notes = [
    ...(gone.length > 0 ? [`Ya no está en la carta: ${enumerated(gone)}.`] : []),
    ...(changed.length > 0 ? [`Revisa la cantidad de ${enumerated(changed)}.`] : []),
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
