// The parts that are stated of an order's payment, which its row holds as one text by method: `{"cash":1000}` in cents.
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import {
  PART_FIELDS,
  partFields,
  type PartField,
  type PartFields,
  type Way,
} from '@brasa/core/payments/payments.rules.ts';
import type { Json } from '../../db/tables/columns.ts';

type Stated = { statedParts: Json | null };
type OrderParts = PartFields<Cents | null>;

/** The row with a field for each method; null where nothing is stated of it. */
export function readParts<Row extends Stated>({
  statedParts,
  ...row
}: Row): Omit<Row, 'statedParts'> & OrderParts {
  const stated = JSON.parse(statedParts ?? '{}') as Partial<Record<Way, Cents>>;
  return { ...row, ...partFields((_field, way) => stated[way] ?? null) };
}

/** The columns of a change: it has each of the fields, or none, and then the parts stay. */
export function writeParts<Change extends Partial<OrderParts>>(
  change: Change,
): Omit<Change, PartField> & Partial<Stated> {
  const columns = Object.fromEntries(
    Object.entries(change).filter(([field]) => !PART_FIELDS.includes(field as PartField)),
  ) as Omit<Change, PartField>;
  if (PART_FIELDS.every((field) => change[field] === undefined)) return columns;
  return { ...columns, statedParts: statedText(change) };
}

function statedText(change: Partial<OrderParts>): Json | null {
  const stated = partFields((field) => change[field] ?? null);
  const known = Object.entries(stated).filter(([, amount]) => amount !== null);
  if (known.length === 0) return null;
  return JSON.stringify(Object.fromEntries(known.map(([field, amount]) => [wayOf(field), amount])));
}

const wayOf = (field: string): string => field.replace(/Amount$/, '');
