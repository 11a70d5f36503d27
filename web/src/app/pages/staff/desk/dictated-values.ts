// What was understood of a spoken order, as the form for a new order holds it: what is missing stays empty,
// so that nothing is taken for said.
import { parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { heardDetails } from '@brasa/core/voice/spoken-order.rules.ts';
import type { VoiceResult } from '@brasa/core/voice/voice.contract.ts';
import { newExtras } from '../../../../orders/staff/extras/extra-lines.ts';
import { NO_CHICKENS } from '../../../../orders/staff/manual-order/manual-order-values.ts';
import type { StaffOrderValues } from '../../../../orders/staff/staff-order-values.ts';

type Heard = VoiceResult['extractedData'];

export function hasHeardNothing(heard: Heard): boolean {
  const { customerName, customerPhone, quantity, lines, details, day, time } = heard;
  const said = [customerName, customerPhone, quantity, day, time];
  return said.every((one) => one === null) && lines.length === 0 && details === '';
}

export function dictatedValues(heard: Heard, offer: Offer): StaffOrderValues {
  const chickens = heard.quantity === null ? null : parseTenths(heard.quantity);
  const lines = heard.lines.map((line) => ({
    ...line,
    quantity: parseTenths(line.quantity) ?? tenths(0),
  }));
  return {
    customerName: heard.customerName ?? '',
    customerPhone: heard.customerPhone ?? '',
    customerEmail: '',
    quantity: chickens === null ? NO_CHICKENS : String(chickens / 10),
    lines: newExtras(lines, offer),
    details: heardDetails({ chickens, lines, details: heard.details }, offer),
    note: '',
    pickupDay: heard.day ?? '',
    pickupClock: heard.time ?? '',
  };
}
