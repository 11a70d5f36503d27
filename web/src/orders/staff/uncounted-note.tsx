import { uncountedPaella } from '@brasa/core/orders/paella.rules.ts';

type UncountedNoteProps = Parameters<typeof uncountedPaella>[0];

/** What the total beside it leaves out (docs/rules/orders.md#proposed-total). */
export function UncountedNote(order: UncountedNoteProps) {
  const uncounted = uncountedPaella(order);
  return uncounted === '' ? null : <p className="font-semibold">Sin contar: {uncounted}</p>;
}
