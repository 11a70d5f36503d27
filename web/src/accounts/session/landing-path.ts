import { isStaff, type Role } from '@brasa/core/accounts/accounts.rules.ts';

/** Where somebody who has signed in goes on: staff to the orders, customers to their points. */
export function landingPathOf(role: Role): string {
  return isStaff(role) ? '/admin/orders' : '/puntos';
}
