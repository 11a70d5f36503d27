import type { Role } from '@brasa/core/accounts/accounts.rules.ts';

/** What staff call the roles (docs/rules/accounts.md#roles). */
export const ROLE_NAMES: Record<Role, string> = {
  superadmin: 'Superadmin',
  haykakan: 'Administrador',
  abaranci: 'Abaranci',
};
