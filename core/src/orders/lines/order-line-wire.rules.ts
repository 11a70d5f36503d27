// A line of an order as it travels and as rules read it; apart from the contract, so that a browser that only
// reads needs none of its schemas.
import { cents, centsToDecimal, parseCents } from '../../kernel/amounts/cents.ts';
import { parseTenths, tenths, tenthsToDecimal, type Tenths } from '../../kernel/amounts/tenths.ts';
import type { OrderLine } from './order-lines.contract.ts';
import { lineTotal, returnedOf, type Line } from './order-lines.rules.ts';

export function viewLine(line: Line): OrderLine {
  const { id, productId, name, vatRate, note } = line;
  return {
    ...{ id, productId, name, vatRate, note },
    quantity: tenthsToDecimal(line.quantity),
    unitPrice: centsToDecimal(line.unitPrice),
    chickens: tenthsToDecimal(line.chickens),
    total: centsToDecimal(lineTotal(line)),
    ...(returnedOf(line) > 0 && { returned: tenthsToDecimal(returnedOf(line)) }),
  };
}

/** The line of an answered order, its decimals read. */
export function readLine({ id, productId, name, vatRate, note, ...wire }: OrderLine): Line {
  const read = (text: string): Tenths => parseTenths(text) ?? tenths(0);
  return {
    ...{ id, productId, name, vatRate, note },
    quantity: read(wire.quantity),
    unitPrice: parseCents(wire.unitPrice) ?? cents(0),
    chickens: read(wire.chickens),
    ...(wire.returned !== undefined && { returned: read(wire.returned) }),
  };
}
