import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { linesTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { useFormChanges } from '../../browser/forms/use-form-changes.ts';
import type { Composed } from './extras/extra-lines.ts';
import { priceChangeOf, type PriceChange } from '../price-change.ts';
import type { StaffOrderValues } from './staff-order-values.ts';

/** What decides what the order costs. */
const contentOf = ({ quantity, lines }: StaffOrderValues) => JSON.stringify([quantity, lines]);

/** The total that the form shows; null where it shows none. */
function shownTotal(order: Composed | null): string | null {
  return order?.lines && order.lines.length > 0 ? centsToDecimal(linesTotal(order.lines)) : null;
}

/** The refusal for another price, on the screen for as long as it is of what the form holds. */
export function usePriceChange(form: UseFormReturn<StaffOrderValues>) {
  const [refused, setRefused] = useState<{ content: string; change: PriceChange } | null>(null);
  useFormChanges(form, ({ values }) =>
    setRefused((was) => (was?.content === contentOf(values) ? was : null)),
  );
  return {
    priceChange: refused?.change ?? null,
    /** What the order is expected to cost: what was asked about last, else what is shown. */
    expectedTotal: (values: StaffOrderValues, shown: Composed | null): string | null => {
      const now = refused?.content === contentOf(values) ? refused.change.total.now : null;
      return now === null ? shownTotal(shown) : centsToDecimal(now);
    },
    /** Answers whether the failure is of this kind. */
    notePriceChange: (error: Error, shown: Composed | null): boolean => {
      const change = priceChangeOf(error, shown?.lines);
      if (change) setRefused({ content: contentOf(form.getValues()), change });
      return change !== null;
    },
    forgetPriceChange: () => setRefused(null),
  };
}
