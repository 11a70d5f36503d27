// Who is who (docs/rules/accounts.md#roles).
import type { Audience } from '../kernel/call.ts';

export const ROLES = ['superadmin', 'haykakan', 'abaranci'] as const;
export type Role = (typeof ROLES)[number];

/** What staff call the roles. */
export const ROLE_NAMES: Record<Role, string> = {
  superadmin: 'Superadmin',
  haykakan: 'Administrador',
  abaranci: 'Abaranci',
};

/** Staff are both back-office roles (docs/rules/accounts.md#roles). */
export function isStaff(role: Role | undefined): boolean {
  return role === 'superadmin' || role === 'haykakan';
}

/** Whether somebody with this role (undefined: signed out) belongs to the audience of a call. */
export function isAdmitted(audience: Audience, role: Role | undefined): boolean {
  switch (audience) {
    case 'anyone':
      return true;
    case 'signed-in':
      return role !== undefined;
    case 'staff':
      return isStaff(role);
    case 'superadmin':
      return role === 'superadmin';
  }
}
