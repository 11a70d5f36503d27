// A user as they are stored for repeats of the request: their role and status as they were, who they
// are as of then; nobody once they are erased.
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { Transaction } from '../db/database.ts';
import { withoutFields } from '../db/idempotency.ts';
import type { PersonalColumn } from '../db/tables/personal-columns.ts';
import { findWholeUser } from './merged-users.store.ts';

/** Which personal columns staff are shown, under the same name. */
const IS_SHOWN = {
  username: true,
  password: false,
  email: true,
  name: true,
  phone: true,
  postalCode: false,
  comparsaName: false,
  details: true,
  searchText: false,
  gdprConsentDate: false,
  gdprConsentVersion: false,
} as const satisfies Record<PersonalColumn<'users'>, boolean>;

type Shown = 'username' | 'email' | 'name' | 'phone' | 'details';

const SHOWN = (Object.keys(IS_SHOWN) as PersonalColumn<'users'>[]).filter(
  (column): column is Shown => IS_SHOWN[column],
);

export function storedUser({ sql }: Transaction) {
  return withoutFields<UserView, Shown>(SHOWN, async (id) => {
    const row = await findWholeUser(sql, id);
    if (!row) throw new Error(`the user ${id} has gone`);
    return row;
  });
}
