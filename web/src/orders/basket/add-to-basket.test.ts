// Deshacer on the toast of the + (docs/rules/orders.md#choosing-from-the-menu).
import { beforeEach, expect, it } from 'vitest';
import { renderHook } from '@testing-library/react';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { product } from '../../../test/samples.ts';
import { useToasts } from '../../ui/toast/toast.ts';
import { addToBasket } from './add-to-basket.ts';
import { changeBasket, emptyBasket, readBasket } from './basket-store.ts';

beforeEach(emptyBasket);

const POTATOES = product({ id: 20, name: 'Patatas bravas' });
const BEER = product({ id: 26, name: 'Cerveza' });

/** What the toast that is shown takes back. */
function takeBack(): () => void {
  const { action } = renderHook(useToasts).result.current.current ?? {};
  if (!action || !('onSelect' in action)) throw new Error('nothing to take back');
  return action.onSelect;
}

it('takes out what that + put in, and leaves what was chosen after it', () => {
  addToBasket(POTATOES, undefined);
  const undo = takeBack();
  changeBasket((basket) => ({ ...basket, chickens: tenths(20) }));
  addToBasket(BEER, undefined);
  undo();
  expect(readBasket()).toEqual({
    chickens: 20,
    lines: [{ productId: BEER.id, quantity: 10, note: '' }],
  });
});

it('puts nothing back into an order that was taken meanwhile', () => {
  addToBasket(BEER, undefined);
  addToBasket(POTATOES, undefined);
  const undo = takeBack();
  emptyBasket();
  undo();
  expect(readBasket()).toEqual({ chickens: null, lines: [] });
});
