// What the tax agency's answer means for each record that was sent to it (docs/rules/invoices.md#answers).
import type { RecordState } from '../invoices.contract.ts';
import { recordDay, type InvoiceKey } from '../records/records.rules.ts';

/** What the agency says of one record, in its own words. */
export type AnswerLine = {
  issuerNif: string;
  code: string;
  /** "31-01-2027". */
  issuedOn: string;
  operation: 'Alta' | 'Anulacion';
  isAmendment: boolean;
  state: 'Correcto' | 'AceptadoConErrores' | 'Incorrecto';
  error: AgencyError;
  /** What the agency already had of the invoice; null where that was not why it refused. */
  duplicate: { state: string; error: AgencyError } | null;
};

/** Both null where there is none. */
type AgencyError = { code: number | null; text: string | null };

/** The agency's answer to one submission. */
export type AgencyAnswer = {
  /** Its code for what it took; null where it took nothing. */
  csv: string | null;
  /** How long it wants to be left in peace. */
  waitSeconds: number;
  lines: readonly AnswerLine[];
};

/** A record that was sent. */
export type SentRecord = {
  position: number;
  invoice: InvoiceKey;
  type: 'registration' | 'amendment' | 'annulment';
  /** Whether the chain annuls its invoice later on. */
  isAnnulledLater: boolean;
  /** Whether it may have been sent before. */
  isRepeat: boolean;
};

/** What became of a record. */
export type RecordOutcome = {
  position: number;
  state: Exclude<RecordState, 'pending'>;
  text: string | null;
  csv: string | null;
};

const DUPLICATE = 3000;
const ALREADY_ANNULLED = 3001;
/** A fault of the agency's own database is no verdict. */
const TECHNICAL: readonly (number | null)[] = [3500, 3501];
const UNEXPECTED =
  'La Agencia Tributaria ya tenía un registro de esta factura: comprueba en su sede que sea el mismo';
const TEXT_LENGTH = 1500;

/**
 * What became of the records that the answer speaks of, in their order. One that it does not mention, mentions
 * another number of times than it was sent, or could not store for a fault of its own is left out: it is
 * still pending.
 */
export function outcomesOf(
  sent: readonly SentRecord[],
  { lines, csv }: AgencyAnswer,
): RecordOutcome[] {
  const linesOf = grouped(lines, (line) =>
    identity(line.issuerNif, line.code, line.issuedOn, line.operation),
  );
  const recordsOf = grouped(sent, identityOf);
  return sent.flatMap((record) => {
    const key = identityOf(record);
    const own = linesOf.get(key) ?? [];
    if (own.length !== recordsOf.get(key)?.length) return [];
    const isAmendment = record.type === 'amendment';
    const index = own.findIndex((line) => line.isAmendment === isAmendment);
    const [line] = own.splice(Math.max(0, index), 1);
    // The next record of the same name finds as many lines as are left.
    recordsOf.get(key)?.pop();
    return line ? outcomeOf(record, line, csv) : [];
  });
}

const identity = (...parts: readonly string[]): string => JSON.stringify(parts);

const identityOf = ({ invoice, type }: SentRecord): string =>
  identity(
    invoice.issuerNif,
    invoice.code,
    recordDay(invoice.issuedOn),
    type === 'annulment' ? 'Anulacion' : 'Alta',
  );

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function outcomeOf(record: SentRecord, line: AnswerLine, csv: string | null): RecordOutcome[] {
  const { position } = record;
  const text = textOf(line.error);
  if (line.state === 'Correcto') return [{ position, state: 'accepted', text, csv }];
  if (line.state === 'AceptadoConErrores') {
    return [{ position, state: 'accepted_with_errors', text, csv }];
  }
  if (TECHNICAL.includes(line.error.code)) return [];
  return [{ position, ...(takenBefore(record, line) ?? { state: 'rejected', text }), csv: null }];
}

type Found = Pick<RecordOutcome, 'state' | 'text'>;

/** What the agency has of a record that it refuses because it has it; null where it refuses it otherwise. */
function takenBefore(record: SentRecord, { error, duplicate }: AnswerLine): Found | null {
  if (record.type === 'annulment') {
    return error.code === ALREADY_ANNULLED ? { state: 'accepted', text: null } : null;
  }
  if (error.code !== DUPLICATE && duplicate === null) return null;
  return foundOf(
    record,
    duplicate?.state ?? '',
    (duplicate && textOf(duplicate.error)) ?? textOf(error),
  );
}

function foundOf(
  { isRepeat, isAnnulledLater }: SentRecord,
  state: string,
  text: string | null,
): Found {
  if (!isRepeat) return { state: 'accepted_with_errors', text: UNEXPECTED };
  if (state === 'Correcta') return { state: 'accepted', text: null };
  if (state !== 'Anulada') return { state: 'accepted_with_errors', text };
  return isAnnulledLater
    ? { state: 'accepted', text: null }
    : { state: 'rejected', text: 'La Agencia Tributaria tiene esta factura como anulada' };
}

/** "1104: El NIF no está censado"; null where nothing was said. */
function textOf({ code, text }: AgencyError): string | null {
  const said = [code, text].filter((part) => part !== null && part !== '');
  return said.length === 0 ? null : said.join(': ').slice(0, TEXT_LENGTH);
}
