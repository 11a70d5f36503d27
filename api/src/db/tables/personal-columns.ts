// Which columns say who somebody is, or may say it, and what becomes of them when the account is
// erased. Every column of free text is classified: one that is forgotten does not compile. Erasing,
// the own-data file, the logs of orders and the stored responses derive from it.
import type { Selectable } from 'kysely';
import type { TableName, Tables } from './tables.ts';

type Row<Name extends TableName> = Selectable<Tables[Name]>;

/** A column that takes any text; days, clock times and the words of a list are none. */
type TextColumn<Name extends TableName> = {
  [Column in keyof Row<Name>]: string extends Row<Name>[Column] ? Column : never;
}[keyof Row<Name>];

/**
 * `deleted`: the row goes, with the account or when it has had its time. `personal fields`: JSON by
 * the fields of orders, out of which the personal ones are taken. `isExported` is false for what the
 * own-data file leaves out.
 */
type Classification<Value> =
  | 'not personal'
  | 'deleted'
  | 'personal fields'
  | { erased: Value; isExported: boolean };

type Classified<Name extends TableName> = {
  [Column in TextColumn<Name>]: Classification<Row<Name>[Column]>;
} & { [Column in keyof Row<Name>]?: Classification<Row<Name>[Column]> };

const personal = <Value>(erased: Value) => ({ erased, isExported: true }) as const;
const secret = <Value>(erased: Value) => ({ erased, isExported: false }) as const;

const PERSONAL_COLUMNS = {
  settings: { key: 'not personal', value: 'not personal' },
  businessHours: {},
  specialDays: { note: 'not personal' },
  categories: { name: 'not personal', description: 'not personal', imageUrl: 'not personal' },
  products: {
    name: 'not personal',
    description: 'not personal',
    imageUrl: 'not personal',
    allergens: 'not personal',
  },
  users: {
    username: personal(null),
    password: secret(null),
    email: personal(null),
    name: personal(null),
    phone: personal(null),
    postalCode: personal(null),
    comparsaName: personal(null),
    details: personal(null),
    // Made of the others.
    searchText: secret(''),
    gdprConsentDate: personal(null),
    gdprConsentVersion: personal(null),
  },
  userPhones: { phone: 'deleted' },
  userMerges: {},
  sessions: { tokenHash: 'deleted' },
  throttleHits: { bucket: 'deleted' },
  userPoints: {},
  pointTransactions: { description: personal(null) },
  pointLots: {},
  pointDraws: {},
  pointReversals: {},
  stock: {},
  stockHistory: {},
  orders: {
    customerName: personal('Cuenta borrada'),
    customerPhone: personal(null),
    customerEmail: personal(null),
    customerDni: personal(null),
    customerAddress: personal(null),
    // Anything may have been said in it; the quantity in words takes its place (account-orders.store.ts).
    details: personal(null),
    gdprConsentDate: personal(null),
    gdprConsentVersion: personal(null),
    // An order that has an invoice keeps its customer for as long as the law wants it.
    invoicePdf: 'not personal',
    invoiceNumber: 'not personal',
  },
  orderLogs: {
    action: 'not personal',
    previousState: 'personal fields',
    newState: 'personal fields',
  },
  // Responses are stored without personal fields (idempotency.ts); the caller is an id.
  idempotencyKeys: {
    caller: 'not personal',
    key: 'not personal',
    fingerprint: 'not personal',
    response: 'not personal',
  },
  secrets: { value: 'not personal' },
} as const satisfies { [Name in TableName]: Classified<Name> };

type Columns<Name extends TableName> = (typeof PERSONAL_COLUMNS)[Name];

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
  const entries = Object.entries(PERSONAL_COLUMNS[table]) as [string, Classification<unknown>][];
  return entries.filter(([, kind]) => typeof kind === 'object') as Entry<Name>[];
}

export function personalColumns<Name extends TableName>(table: Name): PersonalColumn<Name>[] {
  return personalEntries(table).map(([column]) => column);
}

export function exportedColumns<Name extends TableName>(table: Name): ExportedColumn<Name>[] {
  const exported = personalEntries(table).filter(([, { isExported }]) => isExported);
  return exported.map(([column]) => column) as string[] as ExportedColumn<Name>[];
}

/** What the columns become. */
export function erasedValues<Name extends TableName>(
  table: Name,
): Pick<Row<Name>, PersonalColumn<Name> & keyof Row<Name>> {
  const values = personalEntries(table).map(([column, { erased }]) => [column, erased]);
  return Object.fromEntries(values) as Pick<Row<Name>, PersonalColumn<Name> & keyof Row<Name>>;
}
