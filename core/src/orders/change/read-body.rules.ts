// The body of a request that waits on a device, read as its contract reads it. The contract comes with a library of its
// own. A value that the contract would refuse counts as left out.
import { parseCents, type Cents } from '../../kernel/amounts/cents.ts';
import { parseInstant } from '../../kernel/time/madrid-time.ts';
import { normalizePhone } from '../../kernel/text/phone.ts';
import { parseTenths, tenths, type Tenths } from '../../kernel/amounts/tenths.ts';
import { plainText, visibleText } from '../../kernel/text/typed-text.ts';
import type { RequestedLine } from '../lines/order-lines.rules.ts';
import type { CallOffMoney } from '../order-status.contract.ts';
import type { OrderEdit } from '../orders.contract.ts';
import { PARTS, partFields, PAYMENT_METHODS } from '../../payments/payments.rules.ts';

/** A request's body, as it travels. */
export type Body = Readonly<Record<string, unknown>>;

const textIn = (body: Body, field: string, read = visibleText): string | null => {
  const value = body[field];
  return (typeof value === 'string' && read(value).trim()) || null;
};

const phoneIn = (body: Body): string | null => {
  const phone = textIn(body, 'customerPhone', plainText);
  return phone === null ? null : (normalizePhone(phone) ?? phone);
};

const isTyped = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

export const quantityIn = ({ quantity }: Body): Tenths | null =>
  isTyped(quantity) ? parseTenths(quantity) : null;

export const moneyIn = (body: Body, field: string): Cents | null => {
  const value = body[field];
  return isTyped(value) ? parseCents(value) : null;
};

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const methodIn = ({ paymentMethod }: Body) =>
  PAYMENT_METHODS.find((method) => method === paymentMethod);

const wayNamed = (name: unknown) => PARTS.find((way) => way === name);

/** The amount in one way that a field holds. */
export const amountIn = (body: Body, field: 'addedPayment' | 'refund') => {
  const said = (body[field] ?? {}) as Body;
  const method = wayNamed(said['method']);
  const amount = moneyIn(said, 'amount');
  return method && amount !== null ? { method, amount } : undefined;
};

/** The refund that an edit names, with its goods. */
function refundIn(body: Body): OrderEdit['refund'] {
  const given = amountIn(body, 'refund');
  const said = (body['refund'] ?? {}) as Body;
  const reason = textIn(said, 'reason');
  const goods = Array.isArray(said['goods']) ? (said['goods'] as readonly Body[]) : [];
  return (
    given && {
      ...given,
      ...(reason !== null && { reason }),
      goods: goods.map((one) => ({
        line: Number(one['line']),
        quantity: quantityIn(one) ?? tenths(0),
        toStock: one['toStock'] === true,
      })),
    }
  );
}

/** The paid money of an order that is called off: given back, or kept by the shop. Undefined if it stays owed to the customer. */
export function callOffMoneyIn(body: Body | null): CallOffMoney | undefined {
  const money = (body?.['money'] ?? {}) as Body;
  const kept = textIn(money, 'kept');
  if (kept !== null) return { kept };
  const refund = wayNamed(money['refund']);
  return refund && { refund };
}

const linesIn = ({ lines }: Body): RequestedLine[] => {
  if (!Array.isArray(lines)) return [];
  return (lines as readonly Body[]).map((line) => ({
    ...(typeof line['id'] === 'number' && { id: line['id'] }),
    productId: Number(line['productId']),
    quantity: quantityIn(line) ?? tenths(0),
    note: textIn(line, 'note'),
  }));
};

const pickupIn = (body: Body): number | null => parseInstant(textIn(body, 'pickupTime') ?? '');

const partsIn = (body: Body) => partFields((field) => moneyIn(body, field));

/** An order that staff enter. */
export function readManualOrder(body: Body) {
  return {
    customerName: textIn(body, 'customerName') ?? '',
    customerPhone: phoneIn(body),
    customerEmail: textIn(body, 'customerEmail', plainText),
    customerDNI: textIn(body, 'customerDNI'),
    customerAddress: textIn(body, 'customerAddress'),
    quantity: quantityIn(body) ?? undefined,
    lines: linesIn(body),
    details: textIn(body, 'details'),
    note: textIn(body, 'note'),
    pickupTime: pickupIn(body),
    totalAmount: moneyIn(body, 'totalAmount'),
    paymentMethod: methodIn(body) ?? 'cash',
    ...partsIn(body),
  };
}

type Heeded = Required<Omit<OrderEdit, 'expectedTotal' | 'version' | 'overCapacity'>>;

/** The fields of an edit that a device heeds. The total that its sender expects is none: another device may have changed it. */
export function readEdit(body: Body): OrderEdit {
  const isEdit = true;
  const read: { [Field in keyof Heeded]: Heeded[Field] | undefined } = {
    customerName: textIn(body, 'customerName') ?? undefined,
    customerPhone: phoneIn(body),
    customerEmail: textIn(body, 'customerEmail', plainText),
    quantity: quantityIn(body) ?? undefined,
    details: textIn(body, 'details'),
    note: textIn(body, 'note'),
    lines: linesIn(body),
    pickupTime: pickupIn(body) ?? undefined,
    totalAmount: moneyIn(body, 'totalAmount') ?? undefined,
    paymentMethod: methodIn(body),
    waiveRest: isFlag(body['waiveRest']) ? body['waiveRest'] : undefined,
    addedPayment: amountIn(body, 'addedPayment'),
    refund: refundIn(body),
    ...partsIn(body),
    ...{ status: isEdit, deleted: isEdit, confirmado: isEdit, error: isEdit },
    ...{ quantityDiff: isEdit, updateType: isEdit },
  };
  const said = Object.entries(read).filter(
    ([field, value]) => body[field] !== undefined && value !== undefined,
  );
  return Object.fromEntries(said);
}
