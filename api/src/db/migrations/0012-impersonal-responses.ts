// Stored responses lose what says who somebody is: from here on a repeat reads that anew.
import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

const AT_ONCE = 500;

const OF_ORDERS = [
  ...['customerName', 'customerPhone', 'customerEmail', 'customerDNI'],
  ...['customerAddress', 'details'],
];
const OF_USERS = [
  ...['username', 'name', 'phone', 'email', 'details'],
  ...['postalCode', 'comparsaName', 'consent'],
];

export async function up(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('idempotencyKeys')
      .select(['caller', 'key', 'response'])
      .where((is) =>
        is.or([
          is('response', 'like', '%"customerName":%'),
          is('response', 'like', '%"username":%'),
        ]),
      )
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    for (const { caller, key, response } of rows) {
      await db
        .updateTable('idempotencyKeys')
        .set({ response: response && impersonal(response) })
        .where('caller', '=', caller)
        .where('key', '=', key)
        .execute();
    }
  }
}

function impersonal(response: string): string {
  return JSON.stringify(
    JSON.parse(response, (_name, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      if ('customerName' in value) return without(value, OF_ORDERS);
      return 'username' in value ? without(value, OF_USERS) : value;
    }),
  );
}

function without(part: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(part).filter(([name]) => !fields.includes(name)));
}
