// The edit is judged by the contract that judges the request, so that both say the same.
import type { Resolver } from 'react-hook-form';
import { EDITED_PICKUP_MESSAGE, orderEdit } from '@brasa/core/orders/orders.contract.ts';
import { namesOtherFood, QUANTITY_ZERO_MESSAGE } from '@brasa/core/orders/orders.rules.ts';
import { isDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { contractFaults, judged } from '../../../browser/forms/judged.ts';
import { pickupInstant } from '../../pickup/pickup-instant.ts';
import { staffFieldOf, type StaffOrderValues } from '../staff-order-values.ts';

const orderEditResolver: Resolver<StaffOrderValues> = (values) => {
  const { pickupDay, pickupClock, lines, ...fields } = values;
  const faults = contractFaults(orderEdit.safeParse(fields).error, staffFieldOf);
  if (pickupInstant(pickupDay, pickupClock) === null) {
    const field = isDay(pickupDay) ? 'pickupClock' : 'pickupDay';
    faults.push({ field, message: EDITED_PICKUP_MESSAGE });
  }
  if (Number(values.quantity) === 0 && lines.length === 0 && !namesOtherFood(values.details)) {
    faults.push({ field: 'quantity', message: QUANTITY_ZERO_MESSAGE });
  }
  return judged(values, faults);
};

export default orderEditResolver;
