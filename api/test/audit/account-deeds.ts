// What is told of accounts and of refusals, each done once, and what leaves nothing.
import type { AccountKind } from '@brasa/core/audit/account-kinds.rules.ts';
import { createFirstSuperadmin, makeMailedLinks } from '../../src/accounts/index.ts';
import { insertOtherPhone } from '../../src/accounts/users/user-phones.store.ts';
import { tokenFor } from '../accounts/password-link.ts';
import { merge, personWith } from '../customers/people.ts';
import { OWNER, PASSWORD, type Caller } from '../shop-under-test.ts';
import { SECOND_FACTOR_DEEDS } from './second-factor-deeds.ts';
import { named, withKey, type Deed, type Elsewhere } from './stage.ts';

const NEW_USER = {
  ...{ username: 'rosa', password: 'pan con tomate', confirmPassword: 'pan con tomate' },
  ...{ role: 'haykakan', name: 'Rosa', email: null, phone: null, details: null },
};

async function objectToUsual(staff: Caller, phone: string, objected: boolean, times = 1) {
  for (let time = 0; time < times; time += 1) {
    await staff.patch(`/api/usual-orders/${phone}`, { objected });
  }
}

export const ACCOUNT_DEEDS: Record<AccountKind, Deed | Elsewhere> = {
  sign_in_failed: {
    by: 'nobody',
    act: ({ under }) =>
      under.visitor().post('/api/auth/login', { username: OWNER, password: 'equivocada' }),
    idle: ({ under }) =>
      under.visitor().post('/api/auth/login', { username: OWNER, password: PASSWORD }),
    sentence: `1 intento fallido de entrar como ${OWNER}`,
  },
  signed_in: {
    by: 'staff',
    act: ({ under, staff }) =>
      under.visitor().post('/api/auth/login', { username: staff.username, password: PASSWORD }),
    idle: async ({ under, staff, customer }) => {
      await under.visitor().post('/api/auth/login', { username: staff.username, password: 'mala' });
      const own = { username: customer.username, password: PASSWORD };
      await under.visitor().post('/api/auth/login', own);
    },
    sentence: 'Inició sesión',
  },
  password_failed: {
    by: 'staff',
    act: ({ staff }) =>
      staff.patch('/api/auth/me/password', {
        ...{ currentPassword: 'mala', newPassword: 'pan con tomate' },
      }),
    idle: ({ staff }) => staff.patch('/api/auth/me', { name: 'Prueba' }),
    sentence: 'Escribió mal su contraseña actual 1 vez: PATCH /api/auth/me/password',
  },
  table_exported: {
    by: 'staff',
    act: ({ staff }) => staff.get('/api/auth/users?showAll=true'),
    idle: async ({ staff, customer }) => {
      await staff.get('/api/auth/users?showAll=true&page=1');
      await staff.get('/api/invoices.xml');
      await customer.get('/api/auth/users?showAll=true');
    },
    sentence: 'Descargó la lista entera de usuarios',
  },
  refused: {
    by: 'staff',
    act: ({ staff }) => staff.get('/api/audit'),
    idle: ({ under }) => under.visitor().get('/api/audit'),
    sentence: 'Lo intentó sin permiso 1 vez: GET /api/audit',
  },
  foreign_origin: {
    by: 'nobody',
    act: ({ staff }) =>
      staff.post('/api/categories', { name: 'Helados' }, { origin: 'https://evil.example' }),
    idle: ({ staff }) => staff.get('/api/catalog', { origin: 'https://evil.example' }),
    sentence: '1 petición rechazada que venía de otra web: POST /api/categories',
  },
  throttled: {
    by: 'nobody',
    act: async ({ under }) => {
      for (let attempt = 0; attempt < 11; attempt += 1) {
        await under.visitor().post('/api/auth/login', { username: 'nadie', password: 'mala' });
      }
    },
    idle: ({ under }) => under.visitor().get('/api/products'),
    sentence: '1 petición rechazada por demasiados intentos: POST /api/auth/login',
  },
  superadmin_created: {
    by: 'server',
    act: () => Promise.resolve(),
    idle: ({ under: { shop } }) =>
      createFirstSuperadmin(shop, { username: 'otra', password: 'pan con tomate' }),
    sentence: `Creó el primer superadmin, ${OWNER}`,
  },
  user_created: {
    by: 'staff',
    act: ({ staff }) => staff.post('/api/auth/users', NEW_USER, withKey('user-0001')),
    idle: async ({ staff }) => {
      await staff.post('/api/auth/users', NEW_USER, withKey('user-0001'));
      await staff.post('/api/auth/users', NEW_USER);
    },
    sentence: 'Creó el usuario Rosa (rosa)',
    changes: [['Rol', '(vacío)', 'Administrador']],
  },
  user_edited: {
    by: 'superadmin',
    act: ({ superadmin, customer }) =>
      superadmin.patch(`/api/auth/users/${customer.id}`, {
        ...{ role: 'haykakan', phone: '600111222' },
      }),
    idle: async ({ superadmin, staff, customer }) => {
      const url = `/api/auth/users/${customer.id}`;
      await superadmin.patch(url, { role: 'haykakan', phone: '600111222' });
      await staff.patch(url, { role: 'superadmin' });
      await superadmin.patch(url, { role: 'abaranci', version: 1 });
    },
    sentence: ({ customer }) => `Cambió los datos de ${named(customer)}: el rol y teléfono`,
    changes: [['Rol', 'Abaranci', 'Administrador']],
  },
  user_activated: {
    by: 'staff',
    act: async ({ staff, customer }) => {
      await staff.patch(`/api/auth/users/${customer.id}/toggle-active`, { active: false });
      await staff.patch(`/api/auth/users/${customer.id}/toggle-active`, { active: true });
    },
    idle: ({ staff, customer }) =>
      staff.patch(`/api/auth/users/${customer.id}/toggle-active`, { active: true }),
    sentence: ({ customer }) => `Activó al cliente n.º ${customer.id}`,
  },
  user_deactivated: {
    by: 'staff',
    act: ({ staff, customer }) =>
      staff.patch(`/api/auth/users/${customer.id}/toggle-active`, { active: false }),
    idle: async ({ staff, customer, superadmin }) => {
      await staff.patch(`/api/auth/users/${customer.id}/toggle-active`, { active: false });
      await staff.patch(`/api/auth/users/${superadmin.id}/toggle-active`, { active: false });
    },
    sentence: ({ customer }) => `Desactivó al cliente n.º ${customer.id}`,
  },
  password_changed: {
    by: 'staff',
    act: ({ staff }) =>
      staff.patch('/api/auth/me/password', {
        ...{ currentPassword: PASSWORD, newPassword: 'pan con tomate' },
      }),
    idle: ({ staff }) =>
      staff.patch('/api/auth/me/password', {
        ...{ currentPassword: PASSWORD, newPassword: 'pan con aceite' },
      }),
    sentence: 'Cambió su propia contraseña',
  },
  password_set: {
    by: 'superadmin',
    act: ({ superadmin, staff }) =>
      superadmin.patch(`/api/auth/change-password/${staff.id}`, { newPassword: 'pan con tomate' }),
    idle: async ({ superadmin, staff }) => {
      const url = `/api/auth/change-password/${staff.id}`;
      await superadmin.patch(url, { newPassword: '123456' });
      await superadmin.patch('/api/auth/change-password/9999', { newPassword: 'pan con ajo' });
    },
    sentence: ({ staff }) => `Puso otra contraseña a ${named(staff)}`,
  },
  password_link_made: {
    by: 'staff',
    act: ({ staff, customer }) => staff.post(`/api/auth/users/${customer.id}/password-link`),
    idle: ({ staff, superadmin }) => staff.post(`/api/auth/users/${superadmin.id}/password-link`),
    sentence: ({ customer }) => `Hizo un enlace para la contraseña del cliente n.º ${customer.id}`,
  },
  password_link_mailed: {
    by: 'server',
    act: async ({ under, staff, customer }) => {
      await staff.patch(`/api/auth/users/${customer.id}`, { email: 'ana@example.com' });
      await makeMailedLinks(under.shop, 'ana@example.com');
    },
    idle: ({ under }) => makeMailedLinks(under.shop, 'nadie@example.com'),
    sentence: ({ customer }) =>
      `Se envió por correo un enlace para la contraseña del cliente n.º ${customer.id}`,
  },
  password_link_used: {
    by: 'customer',
    act: async ({ under, staff, customer }) => {
      const url = `/api/password-links/${await tokenFor(staff, customer.id)}/password`;
      await under.visitor().post(url, { password: 'pan con tomate' });
      await under.visitor().post(url, { password: 'pan con aceite' });
    },
    idle: ({ under }) =>
      under.visitor().post(`/api/password-links/${'A'.repeat(32)}/password`, {
        password: 'pan con aceite',
      }),
    sentence: ({ customer }) =>
      `Se eligió con un enlace la contraseña del cliente n.º ${customer.id}`,
  },
  ...SECOND_FACTOR_DEEDS,
  points_by_hand: {
    by: 'staff',
    act: async ({ staff, customer }) => {
      const correction = { userId: customer.id, points: 120, reason: 'Se apuntó mal' };
      await staff.post('/api/points/corrections', correction, withKey('points-0001'));
      await staff.post('/api/points/corrections', correction, withKey('points-0001'));
    },
    idle: ({ staff, customer }) => {
      const correction = { userId: customer.id, points: -500, reason: 'Se apuntó mal' };
      return staff.post('/api/points/corrections', correction);
    },
    sentence: ({ customer }) => `Dio 120 puntos al cliente n.º ${customer.id} sin venta`,
  },
  usual_order_stopped: {
    by: 'staff',
    act: async ({ under, staff }) => {
      await objectToUsual(staff, (await personWith(under, 0)).phone, true, 2);
    },
    idle: ({ staff }) => objectToUsual(staff, '600999888', false),
    sentence: ({ customer }) => `Dejó de recordar lo de siempre del cliente n.º ${customer.id + 1}`,
  },
  usual_order_resumed: {
    by: 'staff',
    act: async ({ staff }) => {
      await objectToUsual(staff, '600999888', true);
      await objectToUsual(staff, '600999888', false, 2);
    },
    idle: ({ staff }) => objectToUsual(staff, '600999888', false),
    sentence: 'Volvió a recordar lo de siempre de un teléfono sin cuenta',
  },
  phone_removed: {
    by: 'staff',
    act: async ({ under, staff, customer }) => {
      await under.shop.db.transact((transaction) =>
        insertOtherPhone(transaction, customer.id, '600999888', under.time.now),
      );
      await staff.send('DELETE', `/api/auth/users/${customer.id}/phones/600999888`);
    },
    idle: ({ staff, customer }) =>
      staff.send('DELETE', `/api/auth/users/${customer.id}/phones/600999888`),
    sentence: ({ customer }) => `Quitó otro teléfono del cliente n.º ${customer.id}`,
  },
  users_merged: {
    by: 'staff',
    act: async ({ under, staff, customer }) => {
      const { id } = await personWith(under, 0);
      await merge(staff, customer.id, id, 'merge-0001');
      await merge(staff, customer.id, id, 'merge-0001');
    },
    idle: ({ staff, customer }) => merge(staff, customer.id, 9999),
    sentence: ({ customer }) =>
      `Unió la cuenta n.º ${customer.id + 1} al cliente n.º ${customer.id}`,
  },
  user_erased: 'customers/erase-customer.test.ts',
  order_erased: 'orders/erase-order.test.ts',
  personal_data_swept: 'customers/sweep-personal-data.test.ts',
};
