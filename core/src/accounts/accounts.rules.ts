// Who is who (docs/rules/accounts.md#roles).
export const ROLES = ['superadmin', 'haykakan', 'abaranci'] as const;
export type Role = (typeof ROLES)[number];

/** Staff are both back-office roles (docs/rules/accounts.md#roles). */
export function isStaff(role: Role | undefined): boolean {
  return role === 'superadmin' || role === 'haykakan';
}
