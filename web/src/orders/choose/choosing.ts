// A dish of the menu is put into the order; the code for that comes with the first one, if it can.
// See docs/rules/orders.md#choosing-from-the-menu.
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { NO_ANSWER } from '../../browser/api/api-error.ts';
import { toastError } from '../../ui/toast/toast.ts';
import type { SaidChickens } from '../basket/add-to-basket.ts';

const choosing =
  (action: 'addToBasket' | 'chooseInBasket') => (dish: Product, said: SaidChickens) =>
    void import('../basket/add-to-basket.ts').then(
      (basket) => basket[action](dish, said),
      () => toastError('No se pudo añadir a tu pedido', NO_ANSWER),
    );

/** One step more of it. */
export const addDish = choosing('addToBasket');
/** It is in the order, as often as it was chosen already. */
export const chooseDish = choosing('chooseInBasket');
