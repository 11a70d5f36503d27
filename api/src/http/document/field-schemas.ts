// The JSON schema of a field whose rule is a function (core/src/kernel/described-field.ts).
import type { DescribedField } from '@brasa/core/kernel/described-field.ts';
import { MAX_ID } from '@brasa/core/kernel/fields.ts';
import type { JsonSchema } from './json-schema-shape.ts';

const CENTURY_DAY =
  '20(?:(?:[02468][048]|[13579][26])-02-29|\\d{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))';
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d';

/** The local part and the domain as the shop takes them: letters without accents. */
const EMAIL =
  "^(?:[A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$";

/** Spanish numbers with their prefix or without, others with it. */
const PHONE = '^(?:(?:\\+34 ?)?[6-9]\\d{2} ?\\d{3} ?\\d{3}|\\+(?:[124-9]\\d|3[0-35-9])\\d{7,12})$';

const FIXED: Record<Exclude<DescribedField['kind'], 'money' | 'tenths' | 'filled'>, JsonSchema> = {
  instant: {
    ...{ type: 'string', format: 'date-time' },
    pattern: `^${CENTURY_DAY}T${CLOCK}(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]${CLOCK})?$`,
  },
  deviceInstant: { type: 'string', format: 'date-time' },
  clockTime: { type: 'string', pattern: `^${CLOCK}$` },
  day: { type: 'string', format: 'date' },
  reportDay: { type: 'string', format: 'date', pattern: `^${CENTURY_DAY}$` },
  token: { type: 'string', pattern: '^[\\w-]+$' },
  settingKey: {
    type: 'string',
    maxLength: 100,
    pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M} ._:-]*$',
  },
  rowId: { type: 'integer', minimum: 1, maximum: MAX_ID },
  phone: { type: 'string', pattern: PHONE },
  /** The app's figures, or a recovery code in fours. */
  secondFactor: { type: 'string', pattern: '^(?:\\d{6}|[A-Z2-7]{4}(?: ?[A-Z2-7]{4}){2})$' },
  email: { type: 'string', format: 'email', maxLength: 254, pattern: EMAIL },
};

/** The keywords of the field; they replace what its functions leave of a schema. */
export function fieldSchema(field: DescribedField): JsonSchema {
  if (field.kind === 'money') return decimalSchema({ ...field, step: 1, places: 2 });
  if (field.kind === 'tenths') return decimalSchema({ ...field, places: 1 });
  if (field.kind !== 'filled') return FIXED[field.kind];
  const { least } = field;
  return { type: 'string', minLength: least, pattern: least > 1 ? '^\\S.*\\S$' : '\\S' };
}

/** Bounds and step in units of 10^-places; the least is negative, none or one step. */
type Decimal = { least: number; most: number; step: number; places: number };

/** A number, or the same as text. */
function decimalSchema({ least, most, step, places }: Decimal): JsonSchema {
  const decimal = (units: number) => Number((units / 10 ** places).toFixed(places));
  const below = least < 0 ? `-${upTo({ most: 0 - least, step, places })}|` : '';
  const zero = least > 0 ? FRACTIONS[step]?.above : `0(?:${FRACTIONS[step]?.any})?`;
  const pattern = `^(?:${below}${zero}|${upTo({ most, step, places })})$`;
  const number = { minimum: decimal(least), maximum: decimal(most), multipleOf: decimal(step) };
  return {
    anyOf: [
      { type: 'string', pattern },
      { type: 'number', ...number },
    ],
  };
}

/** By the step: behind any whole number, and of what is above none without one. */
const FRACTIONS: Record<number, { any: string; above: string }> = {
  1: { any: '\\.\\d{1,2}', above: '0\\.(?:0[1-9]|[1-9]\\d?)' },
  5: { any: '\\.[05]', above: '0\\.5' },
  10: { any: '\\.0', above: '1' },
};

/** Decimals from 1 to the most. */
function upTo({ most, step, places }: Omit<Decimal, 'least'>): string {
  const one = 10 ** places;
  const isWhole = most % one === 0 && step < one;
  const top = Math.floor(most / one);
  const below = isWhole ? top - 1 : top;
  const last = `${top}(?:\\.0{1,${places}})?`;
  return below === 0 ? last : `(?:${wholesUpTo(below)}(?:${FRACTIONS[step]?.any})?|${last})`;
}

/** 1 to the last one, digit by digit: shorter ones, those that are less at some digit, itself. */
function wholesUpTo(last: number): string {
  const digits = String(last);
  const parts = digits.length > 1 ? [`[1-9]\\d{0,${digits.length - 2}}`] : [];
  for (const [place, digit] of digits.split('').entries()) {
    const least = place === 0 ? 1 : 0;
    const rest = digits.length - place - 1;
    if (Number(digit) > least) {
      parts.push(`${digits.slice(0, place)}[${least}-${Number(digit) - 1}]\\d{${rest}}`);
    }
  }
  return `(?:${[...parts, digits].join('|')})`;
}
