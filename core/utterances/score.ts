// How an utterance was read, field by field, beside what should have been written down.
import { readOrder, type HeardOrder } from '../src/voice/read-order.rules.ts';
import { dishName, shopAt } from './sample-menu.ts';
import type { SpokenUtterance, Utterance } from './utterance.ts';

/** The fields of an order as the corpus writes them. */
type Fields = Required<Omit<Utterance, 'heard'>>;
export type FieldName = keyof Fields;
export const FIELD_NAMES: readonly FieldName[] = [
  'name',
  'chickens',
  'lines',
  'at',
  'phone',
  'details',
  'asks',
];

export const hear = (heard: string, now: number): HeardOrder => readOrder(heard, shopAt(now));

/** Nobody speaks of a note: a wish that stands in one is among the details of the corpus. */
function fieldsOf(order: HeardOrder): Fields {
  const notes = order.lines.flatMap(({ note }) => note ?? []);
  const asks = order.doubts.map((doubt) => (doubt.kind === 'ambiguous' ? doubt.field : doubt.kind));
  return {
    name: order.customerName,
    chickens: order.chickens === null ? null : order.chickens / 10,
    lines: order.lines.map(({ productId, quantity }) => [dishName(productId), quantity / 10]),
    at: order.day !== null && order.time !== null ? `${order.day}T${order.time}` : null,
    phone: order.customerPhone ?? '',
    details: [...notes, order.details].filter((text) => text !== '').join(', '),
    asks: [...new Set(asks)],
  };
}

const inAnyOrder = (things: readonly unknown[]) =>
  things.map((thing) => JSON.stringify(thing)).sort();

const comparable = (value: Fields[FieldName]) =>
  JSON.stringify(Array.isArray(value) ? inAnyOrder(value) : value);

/** The fields that were read otherwise than they should be, and whether a wrong order would come of it. */
export function misread(utterance: SpokenUtterance): {
  fields: FieldName[];
  isWrongOrder: boolean;
} {
  const { lines = [], phone = '', details = '', asks = [], ...others } = utterance;
  const expected: Fields = { ...others, lines, phone, details, asks };
  const order = hear(utterance.heard, utterance.now);
  const read = fieldsOf(order);
  const fields = FIELD_NAMES.filter(
    (field) => comparable(read[field]) !== comparable(expected[field]),
  );
  return { fields, isWrongOrder: order.doubts.length === 0 && fields.length > 0 };
}
