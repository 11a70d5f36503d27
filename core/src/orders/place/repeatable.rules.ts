import type { Tenths } from '../../kernel/amounts/tenths.ts';

/** Whether there is anything in it that could be ordered again (docs/rules/orders.md#ordering-again). */
export function canBeRepeated(ordered: { quantity: Tenths; lines: readonly unknown[] }): boolean {
  return ordered.quantity > 0 || ordered.lines.length > 0;
}
