// What a reopened order's drawer does with the focus, and with a finger that is still there
// (docs/rules/orders.md#reopening).
import { useEffect, useRef, type RefObject } from 'react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { listenTo } from '../../../browser/device/listen-to.ts';
import { ignoreTapsAt, isTap } from '../../../browser/device/single-taps.ts';

/**
 * Reabrir has left the screen with the focus on it: what is done next begins with Editar. Under a finger nothing
 * scrolls, and its second tap presses nothing.
 */
export function useFocusOnReopening(
  status: Order['status'],
  body: RefObject<HTMLElement | null>,
): void {
  const before = useRef(status);
  const tap = useRef<MouseEvent | null>(null);
  useEffect(() => {
    const note = (click: Event) => (tap.current = isTap(click) ? click : null);
    return listenTo(window, ['click'], note, { capture: true });
  }, []);
  useEffect(() => {
    const isReopened = before.current !== 'pending' && status === 'pending';
    before.current = status;
    if (!isReopened) return undefined;
    const edit = body.current?.querySelector<HTMLElement>('[data-mode="edit"]');
    edit?.focus({ preventScroll: tap.current !== null });
    return tap.current ? ignoreTapsAt(tap.current) : undefined;
  }, [status, body]);
}
