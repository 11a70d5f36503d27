// The order that has just been placed, shown in place of the form. It belongs to the entry of the
// browser's history in which it was placed: a reload and the way back show it again, until somebody signs out. Name and
// notes stay in memory: nothing personal is kept in the browser.
// See docs/rules/orders.md#order-confirmation.
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../browser/device/use-hydrated.ts';
import { entryState, sheetsIn } from '../../browser/device/sheet-entry.ts';
import { readSessionItem, writeSessionItem } from '../../browser/storage/session-storage.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import type { Sum } from '@brasa/core/orders/place/basket.rules.ts';
import { shownLines, type ShownLine } from './food/line-list.tsx';
import type { OrderFormValues } from './order-form-values.ts';

type Kept = Pick<OrderFormValues, 'quantity' | 'pickupDay' | 'selectedTime'> & {
  /** What else is in it, with its price; none where it is chickens alone, or nobody knows the price. */
  lines?: readonly ShownLine[];
  total?: string;
  /** The products in it, for what they contain. */
  productIds?: readonly number[];
  /** Tells one order from the next, numbered or not. */
  key: string;
  /** Only success is read for certain; number and code are shown where they came along. */
  id: number | null;
  /** Opens the order's page. */
  code: string | null;
};

/** `customerName` is null where the page was loaded anew since. */
export type PlacedOrder = Kept & { customerName: string | null };

export type JustPlaced = {
  values: OrderFormValues;
  sum: Sum | null;
  key: string;
  id: number | undefined;
  code: string | null | undefined;
};

/** The order of the history's entry, if it is this page's own or nobody has signed out since: its key is noted until then. */
function keptIn(state: unknown, own: Named | null): Kept | null {
  if (typeof state !== 'object' || state === null || !('placedOrder' in state)) return null;
  const kept = state.placedOrder as Kept;
  return kept.key === own?.key || readSessionItem(kept.key) !== null ? kept : null;
}

function keptOf({ lines, total }: Sum, { lines: others }: OrderFormValues) {
  return {
    total: formatEuros(total),
    ...(others.length > 0 && { lines: shownLines(lines.map((line) => ({ ...line, note: null }))) }),
    productIds: lines.map(({ productId }) => productId),
  };
}

/** What stays in memory, as long as the page does. */
type Named = { key: string; name: string; lines?: readonly ShownLine[] };

export function usePlacedOrder() {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [named, setNamed] = useState<Named | null>(null);
  const kept = isHydrated ? keptIn(location.state, named) : null;
  const own = kept && named?.key === kept.key ? named : null;
  const placed: PlacedOrder | null = kept && {
    ...kept,
    ...(kept.lines && own?.lines && { lines: own.lines }),
    customerName: own && own.name,
  };
  return {
    placed,
    show: ({ values, sum, key, id, code }: JustPlaced) => {
      const { customerName, quantity, pickupDay, selectedTime } = values;
      writeSessionItem(key, '');
      setNamed({
        ...{ key, name: customerName.trim() },
        ...(sum && { lines: shownLines(sum.lines) }),
      });
      const placedOrder: Kept = {
        ...{ key, id: id ?? null, code: code ?? null, quantity, pickupDay, selectedTime },
        ...(sum && keptOf(sum, values)),
      };
      const enter = () =>
        void navigate(location.pathname, { replace: true, state: { placedOrder } });
      // In place of the form's entry, and not of the menu's above it.
      if (sheetsIn(entryState()) === 0) enter();
      else
        void import('../../ui/overlay/closed-by-back.ts')
          .then((sheets) => sheets.leaveSheets())
          .then(enter);
    },
    /** A fresh form, from which the way back leads to the order. */
    startAnother: () => void navigate(location.pathname),
  };
}
