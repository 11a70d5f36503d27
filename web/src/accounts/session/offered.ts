// Who has just signed in here, and is to be offered a second factor: until they say no, or this tab is closed.
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import {
  readSessionItem,
  removeSessionItem,
  writeSessionItem,
} from '../../browser/storage/session-storage.ts';

const OFFERED = 'second-factor-offer';

export function offerSecondFactor({ id, role }: CurrentUser): void {
  if (role === 'superadmin') writeSessionItem(OFFERED, String(id));
}

export const isFactorOffered = ({ id }: CurrentUser): boolean =>
  readSessionItem(OFFERED) === String(id);

export const declineFactor = (): void => removeSessionItem(OFFERED);
