// What derives from the classification of the columns: erasing, the own-data file, the logs of orders and
// the stored responses.
import type { Selectable } from 'kysely';
import { loadRoomFiles } from '../../room-files.ts';
import type { Classification } from './classification.ts';
import type { TableColumns, TableName, Tables } from './tables.ts';

type Row<Name extends TableName> = Selectable<Tables[Name]>;
type Columns<Name extends TableName> = TableColumns[Name];

const FILES = await loadRoomFiles<{ COLUMNS: object }>('tables');

export const COLUMNS = Object.assign({}, ...FILES.map(([, file]) => file.COLUMNS)) as TableColumns;

type ColumnOf<Name extends TableName, Kind> = {
  [Column in keyof Columns<Name>]: Columns<Name>[Column] extends Kind ? Column : never;
}[keyof Columns<Name>];

/** The columns that are blanked when an account is erased. */
export type PersonalColumn<Name extends TableName> = ColumnOf<Name, { erased: unknown }>;

/** Those of them that their owner may take along. */
type ExportedColumn<Name extends TableName> = ColumnOf<Name, { isExported: true }>;

type Entry<Name extends TableName> = [
  PersonalColumn<Name>,
  { erased: Row<Name>[PersonalColumn<Name> & keyof Row<Name>]; isExported: boolean },
];

function personalEntries<Name extends TableName>(table: Name): Entry<Name>[] {
  const entries = Object.entries(COLUMNS[table]) as [string, Classification][];
  return entries.filter(([, kind]) => typeof kind === 'object') as Entry<Name>[];
}

export function personalColumns<Name extends TableName>(table: Name): PersonalColumn<Name>[] {
  return personalEntries(table).map(([column]) => column);
}

export function exportedColumns<Name extends TableName>(table: Name): ExportedColumn<Name>[] {
  const exported = personalEntries(table).filter(([, { isExported }]) => isExported);
  return exported.map(([column]) => column) as string[] as ExportedColumn<Name>[];
}

export function erasedValues<Name extends TableName>(
  table: Name,
): Pick<Row<Name>, PersonalColumn<Name> & keyof Row<Name>> {
  const values = personalEntries(table).map(([column, { erased }]) => [column, erased]);
  return Object.fromEntries(values) as Pick<Row<Name>, PersonalColumn<Name> & keyof Row<Name>>;
}
