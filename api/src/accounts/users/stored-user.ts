// A user as they are stored for repeats of the request: their role and status as they were, who they
// are as of then; nobody once they are erased.
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { Transaction } from '../../db/database.ts';
import { withoutFields } from '../../db/idempotency.ts';
import type { PersonalColumn } from '../../db/tables/personal-columns.ts';
import { findWholeUser } from './merged-users.store.ts';
import { viewUser } from './users.store.ts';

/** Where staff are shown what is personal of the row; null for what they are not. */
const SHOWN_AS = {
  username: 'username',
  password: null,
  email: 'email',
  name: 'name',
  phone: 'phone',
  postalCode: 'postalCode',
  comparsaName: 'comparsaName',
  usernameFolded: null,
  details: 'details',
  searchText: null,
  gdprConsentDate: 'gdprConsentDate',
  gdprConsentVersion: null,
} as const satisfies { [Column in PersonalColumn<'users'>]: (Column & keyof UserView) | null };

const SHOWN = Object.values(SHOWN_AS).filter((field) => field !== null);

export function storedUser({ sql }: Transaction) {
  return withoutFields<UserView, (typeof SHOWN)[number]>(SHOWN, async (id) => {
    const row = await findWholeUser(sql, id);
    if (!row) throw new Error(`the user ${id} has gone`);
    return viewUser(row);
  });
}
