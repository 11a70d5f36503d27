import { isStaff, type Role } from '@brasa/core/accounts/accounts.rules.ts';

export function landingPathOf(role: Role): string {
  return isStaff(role) ? '/admin/orders' : '/puntos';
}
