// The building blocks of the contracts: what a text, a phone, an amount or an instant may look like
// when it comes from outside, with the Spanish message that says what is wrong.
import { z } from 'zod';
import { MAX_CENTS, parseCents, type Cents } from './amounts/cents.ts';
import { described } from './described-field.ts';
import { parseInstant, isClockTime, isDay } from './time/madrid-time.ts';
import { hasTooManyDigits, normalizePhone } from './text/phone.ts';
import { HALF, MAX_STOCK, parseTenths, type Tenths } from './amounts/tenths.ts';
import { plainText, visibleText } from './text/typed-text.ts';

// Control characters have no place in a name or a note, and half a surrogate pair is no character.
const FORBIDDEN_IN_LINE = /[\p{Cc}\u2028\u2029]|\p{Cs}/u;
const FORBIDDEN_IN_NOTE = /[^\P{Cc}\n\r\t]|[\u2028\u2029]|\p{Cs}/u;

/** Said of a text with a character that cannot be stored. */
export const CONTROL_MESSAGE = 'El texto contiene caracteres no permitidos';

/** What `read` makes of the value; where that is null, the message. */
function readAs<Typed, Value>(read: (typed: Typed) => Value | null, message: string) {
  return (typed: Typed, context: z.RefinementCtx): Value => {
    const value = read(typed);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
}

/**
 * A text as `read` makes it of what was typed, trimmed. Its raw length is bounded first, since what renders as nothing does
 * not count: nothing is read of a text that is far too long.
 */
function typedText(
  message: string,
  read: (typed: string) => string,
  max: number,
  tooLong = `Como máximo ${max} caracteres`,
) {
  return z
    .string(message)
    .max(4 * max + 1000, { error: tooLong, abort: true })
    .overwrite(read)
    .trim()
    .max(max, tooLong);
}

const NO_TEXT = 'Debe ser un texto';

/** One line of text, kept to the letter but for what renders as nothing: accents, apostrophes and emoji survive. */
export function singleLine(max: number, required?: string) {
  const text = typedText(required ?? NO_TEXT, visibleText, max).refine(
    (value) => !FORBIDDEN_IN_LINE.test(value),
    CONTROL_MESSAGE,
  );
  return required === undefined
    ? text
    : text.min(1, required).meta(described({ kind: 'filled', least: 1 }));
}

/** One line of plain characters: a postal code. */
export function plainLine(max: number, required?: string) {
  const text = typedText(required ?? NO_TEXT, plainText, max);
  return text.pipe(singleLine(max, required));
}

/** Free text that may have line breaks. */
export function note(max: number) {
  return typedText(NO_TEXT, visibleText, max).refine(
    (value) => !FORBIDDEN_IN_NOTE.test(value),
    CONTROL_MESSAGE,
  );
}

/** An e-mail address in plain characters; the message is the screen's own. */
export function email(message: string) {
  return typedText(message, plainText, 254, message)
    .pipe(z.email(message))
    .meta(described({ kind: 'email' }));
}

/** A field that may be left out, null or blank; all three come out as null. */
export function blankable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' && visibleText(value).trim() === '' ? null : value),
    schema.nullish().transform((value) => value ?? null),
  );
}

/** Said of a phone that is longer than any. */
export const LONG_PHONE_MESSAGE = 'El teléfono debe tener como máximo 15 dígitos';

/**
 * A phone as it is typed; comes out as digits without the Spanish prefix. `missing` is said where there is none.
 * See docs/rules/kernel.md#one-phone-has-one-spelling.
 */
export function phone(message: string, missing = message) {
  return typedText(missing, plainText, 30, LONG_PHONE_MESSAGE)
    .transform((number, context) => {
      const digits = normalizePhone(number);
      if (digits !== null) return digits;
      const short = number === '' ? missing : message;
      context.addIssue({
        code: 'custom',
        message: hasTooManyDigits(number) ? LONG_PHONE_MESSAGE : short,
      });
      return z.NEVER;
    })
    .meta(described({ kind: 'phone' }));
}

/** An amount of money, as a decimal string or a number; comes out as cents. */
export function money(message: string, least = 0, most: number = MAX_CENTS) {
  const read = (typed: string | number): Cents | null => {
    const amount = parseCents(typed);
    return amount !== null && amount >= least && amount <= most ? amount : null;
  };
  return z
    .union([z.string(), z.number()], message)
    .transform(readAs(read, message))
    .meta(described({ kind: 'money', least, most }));
}

const QUANTITY_MESSAGE = 'Cantidad inválida';

function readHalves(typed: string | number): Tenths | null {
  const amount = parseTenths(typed);
  return amount !== null && amount % HALF === 0 ? amount : null;
}

/** A number of chickens in half steps, as a decimal string or a number; comes out as tenths. */
export const halfChickens = z
  .union([z.string(), z.number()], QUANTITY_MESSAGE)
  .transform(readAs(readHalves, QUANTITY_MESSAGE))
  .meta(described({ kind: 'tenths', least: 0 - MAX_STOCK, most: MAX_STOCK, step: HALF }));

/** At least and at most so much; whatever number is beyond says so, half steps or none. */
export function halvesBetween(least: Tenths, most: Tenths, message: string) {
  const isBeyond = (typed: string | number) => {
    const amount = String(typed).trim() === '' ? Number.NaN : Number(typed) * 10;
    return amount < least || amount > most;
  };
  return z
    .union([z.string(), z.number()], QUANTITY_MESSAGE)
    .refine((typed) => !isBeyond(typed), { message, abort: true })
    .transform(readAs(readHalves, QUANTITY_MESSAGE))
    .meta(described({ kind: 'tenths', least, most, step: HALF }));
}

/** As many of them as somebody can order. */
export function chickens({ most, mostMessage }: { most: Tenths; mostMessage: string }) {
  return halfChickens
    .refine((amount) => amount >= 0, { message: QUANTITY_MESSAGE, abort: true })
    .refine((amount) => amount <= most, mostMessage)
    .meta(described({ kind: 'tenths', least: 0, most, step: HALF }));
}

// Far enough for any real date, near enough that no engine's date arithmetic is strained.
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** An ISO 8601 instant (without a zone: Madrid's wall time); comes out as milliseconds UTC. */
export function instant(message: string) {
  const read = (typed: string): number | null => {
    const at = parseInstant(typed);
    return at !== null && at >= EARLIEST && at < LATEST ? at : null;
  };
  return z
    .string(message)
    .transform(readAs(read, message))
    .meta(described({ kind: 'instant' }));
}

/** The same by the clock of a device, which may believe that it is any year. */
export function deviceInstant(message: string) {
  return z
    .string(message)
    .transform(readAs(parseInstant, message))
    .meta(described({ kind: 'deviceInstant' }));
}

/** A clock time "HH:mm". */
export const clockTime = z
  .string('Hora inválida')
  .refine(isClockTime, 'Hora inválida')
  .meta(described({ kind: 'clockTime' }));

/** A calendar day "YYYY-MM-DD" that exists. */
export const calendarDay = z
  .string('Fecha inválida')
  .refine(isDay, 'Fecha inválida')
  .meta(described({ kind: 'day' }));

/** The largest 32-bit integer: what a column of ids takes. */
export const MAX_ID = 2_147_483_647;

/** The id of a row, from a body. */
export const bodyId = (message: string) => z.int(message).min(1, message).max(MAX_ID, message);

/** The id of a row, from a path. */
export const rowId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'Identificador inválido')
  .transform(Number)
  .refine((id) => id <= MAX_ID, 'Identificador inválido')
  .meta(described({ kind: 'rowId' }));

/** A secret or a name in a path. Another text is nobody's. */
export const pathToken = z.string().meta(described({ kind: 'token' }));

/** The parameters of a path that names one row. */
export const byId = z.object({ id: rowId });
