// What the specified calls answer by the specification's own shapes, and no field more: so another server, an older one or a
// proxy may answer. Each screen shows what there is. See docs/rules/wire.md#answers-with-the-specified-fields-alone.
import { fireEvent, screen } from '@testing-library/react';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { describe, expect, it } from 'vitest';
import type { Answers, Failed } from '../../../test/fake-api.ts';
import { fakeTime } from '../../../test/fake-time.ts';
import { haveSessionCookie, renderApp } from '../../../test/render-app.tsx';

const order = {
  id: 12,
  customerName: 'Rosa Gil',
  customerPhone: '600111222',
  customerEmail: null,
  customerDNI: null,
  customerAddress: null,
  quantity: '2.0',
  details: '2 pollos',
  pickupTime: '2026-11-22T12:30:00.000Z',
  status: 'pending',
  totalAmount: '0.00',
  invoicePDF: null,
  invoiceNumber: null,
  deleted: false,
  confirmado: false,
  error: false,
  notificado: false,
  userId: null,
  pointsEarned: 0,
  pointsRedeemed: 0,
  finalAmount: null,
  paymentMethod: 'cash',
  cashAmount: null,
  cardAmount: null,
  transferAmount: null,
  createdAt: '2026-11-21T12:30:00.000Z',
  updatedAt: '2026-11-21T12:30:00.000Z',
};
const stock = {
  id: 1,
  date: '2026-11-22',
  initialStock: '40.0',
  currentStock: '38.0',
  reservedStock: '2.0',
  unreservedStock: '36.0',
  lastUpdated: '2026-11-22T10:00:00.000Z',
};
const user = {
  id: 9,
  username: 'rosa',
  role: 'abaranci',
  email: null,
  name: null,
  phone: '600111222',
  postalCode: null,
  comparsaName: null,
  details: null,
  active: true,
  phoneOnly: false,
  gdprConsentDate: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const product = {
  id: 3,
  name: 'Pollo entero a la leña',
  description: 'Entero',
  price: '13.50',
  imageUrl: null,
  categoryId: 3,
  featured: false,
  featuredOrder: 0,
  deleted: false,
};
const moment = '2026-11-20T12:30:00.000Z';

const SPECIFIED: Answers = {
  'GET /api/points/notifications': {
    garbled: {
      availableDiscount: { discount: 5 },
      nextTierInfo: { pointsNeeded: 80, nextDiscount: 13 },
    },
  },
  'GET /api/points/me': {
    garbled: {
      availablePoints: 120,
      totalPoints: 150,
      availableDiscount: { discount: 5, points: 100 },
    },
  },
  'GET /api/points/history': {
    garbled: [
      { id: 1, type: 'earned', points: 50, description: 'Pollo del domingo', createdAt: moment },
      { id: 2, type: 'gift', points: 20, description: null, createdAt: moment },
      { id: 3, type: 'redeemed', points: -10, orderId: 4, description: null, createdAt: moment },
    ],
  },
  'GET /api/points/discounts/available': {
    garbled: {
      allTiers: [
        { points: 100, discount: 5, available: true },
        { points: 200, discount: 13, available: false },
        { points: 300, discount: 20, available: false },
      ],
      currentPoints: 120,
    },
  },
  'GET /api/points/my-points': {
    garbled: { totalPoints: 150, availablePoints: 120, bonusActive: true },
  },
  'GET /api/dashboard-data': {
    garbled: { orders: [order], stock, lastUpdated: '2026-11-22T10:00:00.000Z' },
  },
  'GET /api/stock': { garbled: { currentStock: '38.0' } },
  'GET /api/business-hours': {
    garbled: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
      id: dayOfWeek + 1,
      dayOfWeek,
      openTime: '10:00',
      closeTime: '17:00',
      isOpen: dayOfWeek !== 1,
      autoUpdate: true,
    })),
  },
  'GET /api/menus/featured': { garbled: [product] },
  'GET /api/categories': {
    garbled: [
      { id: 1, name: 'Menús' },
      { id: 2, name: 'Pollos' },
      { id: 3, name: 'Aperitivos' },
    ],
  },
  'GET /api/products': { garbled: [product] },
  'GET /api/settings': { garbled: [{ key: 'initialStock', value: '40' }] },
  'GET /api/auth/users?showAll=false&page=1': { garbled: [user] },
  'GET /api/auth/stats': {
    garbled: {
      totalUsers: 2,
      activeUsers: 1,
      inactiveUsers: 1,
      pointsStats: {
        totalPoints: 150,
        averagePoints: 75,
        usersWithBonus: 1,
        topUsers: [{ id: 9, name: null, email: null, points: 150 }],
      },
      recentActivity: { ordersThisWeek: 0 },
    },
  },
};

const NOON = Date.parse('2026-11-22T11:00:00Z');

function answersFor(role: CurrentUser['role'], more: Answers = {}): Answers {
  return { ...SPECIFIED, 'GET /api/auth/me': { garbled: { id: 7, role } }, ...more };
}

function open(role: CurrentUser['role'] | null, path: string, more: Answers = {}) {
  fakeTime(NOON);
  if (role === null) return renderApp(path, { ...SPECIFIED, ...more });
  haveSessionCookie();
  return renderApp(path, answersFor(role, more));
}

/** Once all that the screen asks for has come, nothing on it stands for a field that did not. */
async function expectWhole(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
  const gap = /.{0,40}(?:undefined|NaN|Invalid|null|Se produjo un error|No se pud).{0,40}/;
  expect(gap.exec(document.body.textContent)).toBeNull();
}

describe('a screen of what is specified alone', () => {
  it.each([
    ['/', 'La tradición del horno de leña'],
    ['/productos', 'Pollo entero a la leña'],
    ['/encargar', '38'],
    ['/nosotros', /armenia/i],
    ['/contacto', 'Contacto'],
    ['/login', 'Acceso al Sistema'],
  ])('is whole for a visitor: %s', async (path, text) => {
    open(null, path);
    await expectWhole(text);
  });

  it.each([
    ['/', 'La tradición del horno de leña'],
    ['/encargar', '38'],
    ['/wallet', 'Bono activo'],
  ])('is whole for a customer: %s', async (path, text) => {
    open('abaranci', path);
    await expectWhole(text);
  });

  it('is whole for a customer: /puntos, with a movement of a kind that is not known', async () => {
    open('abaranci', '/puntos');
    await expectWhole('Pollo del domingo', 'Movimiento de puntos', /Pedido 4/, 'Plata');
  });

  it.each([
    ['/admin/orders', 'Rosa Gil'],
    ['/admin/horarios', /^Lunes/],
    ['/admin/users', '@rosa'],
    ['/admin/settings', 'initialStock'],
  ])('is whole for staff: %s', async (path, text) => {
    open('superadmin', path);
    await expectWhole(text);
  });
});

describe('a change whose answer says nothing more than that it was made', () => {
  it.each([{ body: { message: 'Usuario desactivado' } }, { body: {} }, {}])(
    'makes a user inactive: %j',
    async ({ body }) => {
      const garbled = body === undefined ? { status: 204 as const } : { garbled: body };
      open('superadmin', '/admin/users', {
        'PATCH /api/auth/users/9/toggle-active': garbled as Failed,
      });
      fireEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
      await expectWhole(body?.message ?? 'Estado actualizado');
    },
  );

  it.each([
    ['Entregado', 'Pedido entregado'],
    ['Cancelar', 'Pedido cancelado'],
    ['Marcar como Error', 'Pedido marcado como error'],
  ])('makes an order %s', async (name, told) => {
    const made = { garbled: {} };
    open('haykakan', '/admin/orders', {
      'PATCH /api/orders/12/confirm': made,
      'PATCH /api/orders/12/cancel': made,
      'PATCH /api/orders/12/error': made,
    });
    fireEvent.click(await screen.findByRole('button', { name: /Rosa Gil/ }));
    fireEvent.click(await screen.findByRole('button', { name }));
    await expectWhole(told, 'Rosa Gil, 2 pollos');
  });
});
