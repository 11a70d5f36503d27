// Who is who (specification 6).
export const ROLES = ['superadmin', 'haykakan', 'abaranci'] as const;
export type Role = (typeof ROLES)[number];

/** Staff are both back-office roles (decisions 3). */
export function isStaff(role: Role | undefined): boolean {
  return role === 'superadmin' || role === 'haykakan';
}
