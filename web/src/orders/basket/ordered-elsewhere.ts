// What is chosen is the same in every tab of a browser: once one of them has ordered it, the others say so.
// See docs/rules/orders.md#basket.
import { useEffect, useState } from 'react';
import { listenTo } from '../../browser/device/listen-to.ts';
import { device, itemsOf } from '../../browser/storage/safe-storage.ts';
import { isEmpty, type Basket } from '@brasa/core/orders/place/basket.rules.ts';

const PREFIX = 'brasa:';
const NAME = 'last-ordered';
const kept = itemsOf(device, PREFIX);

/**
 * Tells the other tabs, once the basket is empty; nothing of it stays. The key is the order's own, and says nothing of
 * who ordered.
 */
export function tellOrdered(key: string): void {
  kept.write(NAME, key);
  kept.remove(NAME);
}

/** Whether another tab has ordered while this form was open, until something is chosen here. */
export function useOrderedElsewhere(basket: Basket): boolean {
  const [isOrdered, setIsOrdered] = useState(false);
  useEffect(
    () =>
      listenTo(window, ['storage'], (event) => {
        if (event instanceof StorageEvent && event.key === PREFIX + NAME) setIsOrdered(true);
      }),
    [],
  );
  if (isOrdered && !isEmpty(basket)) setIsOrdered(false);
  return isOrdered;
}
