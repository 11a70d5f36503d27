// Which columns say who somebody is, or may say it, and what becomes of them when the account is
// erased. A room classifies each column of free text beside its table types: one that is forgotten does
// not compile.
import type { Selectable } from 'kysely';

/**
 * `deleted`: the row goes, with the account or when it has had its time. `personal fields`: JSON by
 * the fields of orders, out of which the personal ones are taken. `isExported` is false for what the
 * own-data file leaves out. `kept by law`: an invoice says it, and stays as it is for its term.
 */
export type Classification<Value = unknown> =
  | 'not personal'
  | 'deleted'
  | 'kept by law'
  | 'personal fields'
  | { erased: Value; isExported: boolean };

/** A column that takes any text; days, clock times and the words of a list are none. */
type TextColumn<Row> = {
  [Column in keyof Row]: string extends Row[Column] ? Column : never;
}[keyof Row];

type ClassifiedRow<Row> = { [Column in TextColumn<Row>]: Classification<Row[Column]> } & {
  [Column in keyof Row]?: Classification<Row[Column]>;
};

/** Of each of a room's tables, its columns. */
export type Classified<RoomTables> = {
  [Name in keyof RoomTables]: ClassifiedRow<Selectable<RoomTables[Name]>>;
};

export const personal = <Value>(erased: Value) => ({ erased, isExported: true }) as const;
export const secret = <Value>(erased: Value) => ({ erased, isExported: false }) as const;
