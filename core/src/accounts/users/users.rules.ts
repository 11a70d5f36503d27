// Who may change whom: nobody but a superadmin touches a superadmin, nobody becomes one, and nobody
// shuts themselves out. See docs/rules/accounts.md#who-may-change-whom.
import { foldText, searchWords } from '../../kernel/text/fold-text.ts';
import { formatPhone, normalizePhone } from '../../kernel/text/phone.ts';
import type { Role } from '../accounts.rules.ts';
import type { AccountsFailure } from '../accounts.failures.ts';

export type UserInRole = { id: number; role: Role };

/** Why this member of staff may not touch this user; null when they may. */
export function refuseTouching(actor: UserInRole, target: UserInRole): AccountsFailure | null {
  return target.role === 'superadmin' && actor.role !== 'superadmin' ? 'SUPERADMIN_ONLY' : null;
}

/** Why the user may not get this role; null when they may, or have it. */
export function refuseRole(
  actor: UserInRole,
  target: UserInRole | null,
  role: Role,
): AccountsFailure | null {
  if (target?.role === role) return null;
  if (role === 'superadmin') return 'SUPERADMIN_NOT_GRANTED';
  if (target?.role === 'superadmin') return 'SUPERADMIN_NOT_LOWERED';
  return target?.id === actor.id ? 'OWN_ROLE_FIXED' : null;
}

/** Why the user may not be switched on or off; null when they may. */
export function refuseToggling(actor: UserInRole, target: UserInRole): AccountsFailure | null {
  return target.id === actor.id ? 'OWN_ACCOUNT_NEEDED' : refuseTouching(actor, target);
}

/**
 * Why a sign-in is not changed here; null where it may be. Of one's own it takes the present password, or a
 * borrowed session would become an account for good.
 */
export function refuseSignIn(
  actor: Pick<UserInRole, 'id'>,
  target: Pick<UserInRole, 'id'>,
  { password = false, email = false }: { password?: boolean; email?: boolean },
): AccountsFailure | null {
  if (target.id !== actor.id) return null;
  if (password) return 'OWN_PASSWORD_ELSEWHERE';
  return email ? 'OWN_EMAIL_ELSEWHERE' : null;
}

export type Searchable = {
  username?: string | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  comparsaName?: string | null;
  details?: string | null;
};

/** The text by which a user is found, folded. */
export function userSearchText(user: Searchable): string {
  const { username, name, email, phone, comparsaName, details } = user;
  return foldText([name, username, email, phone, comparsaName, details].filter(Boolean).join(' '));
}

/** What must be found in that text, a phone in whatever spelling included. */
export function userSearchWords(typed: string): string[] {
  const phone = normalizePhone(typed);
  return phone === null ? searchWords(typed) : [phone];
}

export function userTitle({ name, username, phone }: Searchable): string {
  return name ?? username ?? (phone == null ? 'Sin nombre' : formatPhone(phone));
}
