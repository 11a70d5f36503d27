// The entry is judged by the contract that judges the request, so that both say the same.
import type { Resolver } from 'react-hook-form';
import { isDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { manualOrder } from '@brasa/core/orders/orders.contract.ts';
import { namesOtherFood, QUANTITY_ZERO_MESSAGE } from '@brasa/core/orders/orders.rules.ts';
import { contractFaults, judged } from '../../../browser/forms/judged.ts';
import { staffFieldOf, type StaffOrderValues } from '../staff-order-values.ts';
import { manualPayload, NO_CHICKENS } from './manual-order-values.ts';

const manualOrderResolver: Resolver<StaffOrderValues> = (values) => {
  const { error } = manualOrder.safeParse(manualPayload(values));
  const pickupField = isDay(values.pickupDay) ? 'pickupClock' : 'pickupDay';
  const faults = contractFaults(error, (path) =>
    path === 'pickupTime' ? pickupField : staffFieldOf(path),
  );
  // The contract looks at this only once nothing else is wrong.
  const hasExtras = values.lines.length > 0;
  if (values.quantity === NO_CHICKENS && !hasExtras && !namesOtherFood(values.details)) {
    faults.push({ field: 'quantity', message: QUANTITY_ZERO_MESSAGE });
  }
  return judged(values, faults);
};

export default manualOrderResolver;
