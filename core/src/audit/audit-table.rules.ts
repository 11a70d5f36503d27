// The record as a table (docs/rules/audit.md#reading-the-record).
import { csvHead, csvLine, textCell } from '../kernel/text/csv.ts';
import { formatMoment } from '../kernel/time/date-texts.ts';
import type { AuditEntry } from './audit.contract.ts';
import { authorWords } from './author.rules.ts';
import { GROUPS } from './kind.ts';
import { KINDS } from './kinds.rules.ts';

const HEADINGS = [
  ...['N.º', 'Fecha y hora', 'Última vez', 'Veces', 'Quién', 'Dirección', 'Dispositivo'],
  ...['Grupo', 'Tipo', 'Qué', 'Antes', 'Después'],
];

/** The first line, with what tells a spreadsheet how the table is written. */
export const auditHead = (): string => csvHead(HEADINGS);

/** One entry's line, ended. */
export function auditRow(entry: AuditEntry): string {
  const { group, label } = KINDS[entry.kind];
  const values = (side: 'before' | 'after') =>
    entry.changes.map((change) => `${change.field}: ${change[side]}`).join('; ');
  return csvLine([
    entry.id,
    formatMoment(Date.parse(entry.at)),
    formatMoment(Date.parse(entry.lastAt)),
    entry.times,
    ...[authorWords(entry), entry.address ?? '', entry.device ?? ''].map(textCell),
    ...[GROUPS[group], label, entry.sentence, values('before'), values('after')].map(textCell),
  ]);
}
