import type { FullSlot } from '@brasa/core/orders/place/slot-offers.contract.ts';
import { hasCode } from '../../browser/api/api-error.ts';

/** What the refusal of an order for a full slot says of it; null for any other failure. */
export function fullSlotOf(error: Error | null): Partial<FullSlot> | null {
  if (!hasCode(error, 'SLOT_FULL')) return null;
  return (error.body as { current?: Partial<FullSlot> }).current ?? {};
}
