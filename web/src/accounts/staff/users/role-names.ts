import type { Role } from '@brasa/core/accounts/accounts.rules.ts';

/** What staff call the roles (specification 2 and 6). */
export const ROLE_NAMES: Record<Role, string> = {
  superadmin: 'Superadmin',
  haykakan: 'Administrador',
  abaranci: 'Abaranci',
};
