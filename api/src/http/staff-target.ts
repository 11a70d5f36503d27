import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { RequestIdentity } from '../db/idempotency.ts';
import type { StaffTarget } from '../transact-once.ts';

type Exchange = {
  params: { id: number };
  viewer: CurrentUser;
  identity: RequestIdentity | null;
};

/** What an exchange about one row is about, who asks, and how a repeat is recognised. */
export function targetOf({ params, viewer, identity }: Exchange): StaffTarget {
  return { id: params.id, by: viewer.id, identity };
}
