// Who may do what, enforced for every call under /api. A call without a line here
// stops the server from starting; the tests walk every line with every role.
// See docs/rules/wire.md#permissions.
import { isStaff, type Role } from '@brasa/core/accounts/accounts.rules.ts';

/** "signed-in" is every role, "staff" haykakan and superadmin. */
export type Audience = 'anyone' | 'signed-in' | 'staff' | 'superadmin';

export const PERMISSIONS: Record<string, Audience> = {
  'POST /api/auth/login': 'anyone',
  'POST /api/auth/logout': 'anyone',
  'POST /api/auth/register': 'anyone',
  'GET /api/auth/me': 'signed-in',
  'PATCH /api/auth/me': 'signed-in',
  'GET /api/auth/me/account': 'signed-in',
  'GET /api/auth/me/data': 'signed-in',
  'PATCH /api/auth/me/password': 'signed-in',
  'POST /api/auth/me/erasure': 'signed-in',
  'GET /api/auth/users': 'staff',
  'GET /api/auth/stats': 'staff',
  'POST /api/auth/users': 'staff',
  'PATCH /api/auth/users/:id': 'staff',
  'PATCH /api/auth/users/:id/toggle-active': 'staff',
  'GET /api/auth/users/:id/account': 'staff',
  'POST /api/auth/users/:id/merge': 'staff',
  'DELETE /api/auth/users/:id/phones/:digits': 'staff',
  'PATCH /api/auth/change-password/:userId': 'superadmin',
  'GET /api/auth/users/search/phone/:digits': 'staff',
  'GET /api/auth/users/search/email/:email': 'staff',
  'GET /api/site': 'anyone',
  'GET /api/settings': 'staff',
  'GET /api/business-hours': 'anyone',
  'GET /api/business-hours/special-days': 'anyone',
  'POST /api/business-hours/special-days': 'staff',
  'PATCH /api/business-hours/special-days/:id': 'staff',
  'DELETE /api/business-hours/special-days/:id': 'staff',
  'PATCH /api/business-hours/:id': 'staff',
  'GET /api/business-hours/sync': 'staff',
  'POST /api/admin/initialize': 'staff',
  'POST /api/settings/initialize': 'staff',
  'POST /api/settings': 'staff',
  'PATCH /api/settings/:key': 'staff',
  'DELETE /api/settings/:key': 'staff',
  'GET /api/categories': 'anyone',
  'GET /api/products': 'anyone',
  'GET /api/menus/featured': 'anyone',
  'GET /api/file-exists': 'anyone',
  'GET /api/photographs': 'anyone',
  'GET /api/catalog': 'staff',
  'POST /api/categories': 'staff',
  'PATCH /api/categories/:id': 'staff',
  'PATCH /api/categories/order': 'staff',
  'POST /api/products': 'staff',
  'PATCH /api/products/:id': 'staff',
  'PATCH /api/products/order': 'staff',
  'PATCH /api/menus/featured/order': 'staff',
  'POST /api/products/:id/image': 'staff',
  'DELETE /api/products/:id/image': 'staff',
  'GET /api/stock': 'anyone',
  'POST /api/orders': 'anyone',
  'GET /api/orders/:id': 'staff',
  'PATCH /api/orders/:id': 'staff',
  'PATCH /api/orders/:id/confirm': 'staff',
  'PATCH /api/orders/:id/cancel': 'staff',
  'PATCH /api/orders/:id/error': 'staff',
  'PATCH /api/orders/:id/reopen': 'staff',
  'PATCH /api/orders/:id/notificado': 'staff',
  'GET /api/stock/movements': 'staff',
  'POST /api/stock/movements': 'staff',
  'GET /api/dashboard-data': 'staff',
  'GET /api/events': 'staff',
  'GET /api/points/me': 'signed-in',
  'GET /api/points/my-points': 'signed-in',
  'GET /api/points/history': 'signed-in',
  'GET /api/points/discounts/available': 'signed-in',
  'GET /api/points/notifications': 'signed-in',
  'GET /api/points/wallet-qr': 'signed-in',
  'POST /api/points/wallet-qr/renew': 'signed-in',
  'POST /api/points/search-phone': 'staff',
  'POST /api/points/search-qr': 'staff',
  'POST /api/points/assign-by-phone': 'staff',
  'POST /api/points/consume-bonus': 'staff',
  'POST /api/auth/points/accumulate': 'staff',
  'GET /api/openapi.json': 'anyone',
  'GET /api/docs': 'staff',
};

/** Whether somebody with this role (undefined: signed out) belongs to the audience. */
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
