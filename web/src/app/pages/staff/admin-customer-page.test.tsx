import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Customer } from '@brasa/core/customers/customer.contract.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { Answers } from '../../../../test/fake-api.ts';
import { fakeTime } from '../../../../test/fake-time.ts';
import { renderAppAs } from '../../../../test/render-app.tsx';
import { deskOrder, NOW, said } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';

const LOLA: Customer = {
  user: {
    ...{ id: 5, name: 'Lola', username: null, phone: '600111222', email: 'lola@example.com' },
    ...{ comparsaName: null, postalCode: '03400', active: true, phoneOnly: false },
    ...{ role: 'abaranci', version: 1 },
  },
  otherPhones: ['600999888'],
  availablePoints: points(42),
  totalPoints: points(90),
  lots: [
    { points: points(30), lastDay: '2027-11-20' },
    { points: points(12), lastDay: '2027-11-30' },
  ],
};
const ORDER = deskOrder(4, '2026-11-15T14:30', { customerName: 'Lola', status: 'delivered' });
const USUAL = {
  name: 'Lola',
  times: 3,
  lines: [
    {
      ...{ id: 1, productId: 8, name: 'Pollo entero a la leña', quantity: '2.0' },
      ...{ unitPrice: '13.50', vatRate: 10 as const, chickens: '1.0', note: null, total: '27.00' },
    },
  ],
};
const CUSTOMER = 'GET /api/customers/5';
const ORDERS = 'GET /api/order-archive?customer=5';

const open = (answers: Answers = {}, address = '?id=5') =>
  renderAppAs({ role: 'haykakan' }, `/admin/clientes${address}`, {
    [CUSTOMER]: { body: LOLA },
    [ORDERS]: { body: { orders: [ORDER], next: null, names: 'exact' } },
    'GET /api/usual-orders/600111222': { body: { usual: USUAL, objectedAt: null } },
    ...answers,
  });

beforeEach(() => {
  fakeTime(NOW);
});

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const region = (name: string) => screen.findByRole('region', { name });

it('says who it is, their orders, what they usually have and their points', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lola' })).toBeVisible();
  expect(screen.getByRole('link', { name: '600 999 888' })).toHaveAttribute(
    'href',
    'tel:+34600999888',
  );
  expect(said(await region('Lo de siempre'))).toContain('2 pollos');
  const orders = within(await region('Pedidos'));
  expect(await orders.findByRole('heading', { name: 'Domingo 15/11/2026' })).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Cuándo caducan' })).getAllByRole('row');
  expect(rows.map(said).slice(1)).toEqual(['20/11/202730', '30/11/202712']);
  expect(said(await region('Puntos'))).toContain('42 disponibles90 puntos ganados en total');
});

it('makes a link for the password, as Usuarios does', async () => {
  const url = `/contrasena/${'x'.repeat(32)}`;
  open({
    'POST /api/auth/users/5/password-link': {
      status: 201,
      body: { url, expiresAt: '2026-11-20T11:40:00.000Z' },
    },
  });
  await user().click(await screen.findByRole('button', { name: 'Enlace para la contraseña' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enlace para la contraseña' }));
  expect(await dialog.findByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
});

it('makes no link for staff', async () => {
  open({ [CUSTOMER]: { body: { ...LOLA, user: { ...LOLA.user, role: 'haykakan' } } } });
  await screen.findByRole('heading', { level: 1, name: 'Lola' });
  expect(screen.queryByRole('button', { name: /Enlace/ })).not.toBeInTheDocument();
});

it('opens an order, which stands in the address', async () => {
  open({
    'GET /api/orders/4': { body: { ...ORDER, history: [] } },
    'POST /api/points/search-phone': { body: { found: false } },
    'GET /api/auth/users/search/phone/600111222': { body: { found: false } },
  });
  const orders = within(await region('Pedidos'));
  await user().click(await orders.findByRole('button', { name: /Lola/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Lola' }));
  expect(window.location.search).toBe('?id=5&pedido=4');
  await user().click(drawer.getByRole('button', { name: 'Cerrar pedido' }));
  await waitFor(() => expect(window.location.search).toBe('?id=5'));
});

it('asks for the points anew when they were corrected', async () => {
  let available = points(42);
  open({
    [CUSTOMER]: () => ({ body: { ...LOLA, availablePoints: available } }),
    'GET /api/points/users/5/movements': {
      body: { availablePoints: points(42), totalPoints: points(90), movements: [] },
    },
    'POST /api/points/corrections': { body: { points: points(8), availablePoints: points(50) } },
  });
  await user().click(await screen.findByRole('button', { name: 'Movimientos de puntos' }));
  await user().click(await screen.findByRole('button', { name: 'Corregir puntos' }));
  await user().type(screen.getByLabelText('Puntos', { selector: 'input' }), '8');
  await user().type(screen.getByLabelText('Motivo'), 'Faltaban');
  available = points(50);
  await user().click(screen.getByRole('button', { name: 'Añadir 8 puntos' }));
  await waitFor(async () => expect(said(await region('Puntos'))).toContain('50 disponibles'));
});

it.each(['', '?id=x', '?id=5'])('leads on where nobody is there: %s', async (address) => {
  const gone = { error: 'Usuario no encontrado', code: 'USER_NOT_FOUND' };
  open({ [CUSTOMER]: { status: 404, body: gone } }, address);
  expect(await screen.findByText('Aquí no hay ningún cliente')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al historial' })).toBeVisible();
  if (address === '?id=5') takeConsoleErrors();
});

it('says that it did not come, and asks again', async () => {
  let isFailing = true;
  open({ [CUSTOMER]: () => (isFailing ? { status: 500 } : { body: LOLA }) });
  await screen.findByText('No se pudo cargar el cliente');
  isFailing = false;
  await user().click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lola' })).toBeVisible();
  takeConsoleErrors();
});

it('of somebody without orders or points says what will be there', async () => {
  const empty = { ...LOLA, lots: [], availablePoints: points(0), totalPoints: points(0) };
  open({
    [CUSTOMER]: { body: { ...empty, user: { ...LOLA.user, active: false } } },
    [ORDERS]: { body: { orders: [], next: null, names: 'exact' } },
    'GET /api/usual-orders/600111222': { body: { usual: null, objectedAt: null } },
  });
  expect(await screen.findByText('Todavía no hay pedidos')).toBeVisible();
  expect(screen.getByText('Inactivo')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Lo de siempre' })).toBeNull();
});

it('ends that their past orders are used for what they usually have, and begins it again', async () => {
  let objectedAt: string | null = null;
  const usual = () => ({ body: { usual: objectedAt === null ? USUAL : null, objectedAt } });
  const { calls } = open({
    'GET /api/usual-orders/600111222': usual,
    'PATCH /api/usual-orders/600111222': () => {
      objectedAt = objectedAt === null ? '2026-11-20T11:10:00.000Z' : null;
      return usual();
    },
  });
  const press = async (name: string) => user().click(await screen.findByRole('button', { name }));
  await region('Lo de siempre');
  await press('No recordar lo de siempre');
  expect(await screen.findByText('No se recuerda lo de siempre desde el 20/11/2026')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Lo de siempre' })).toBeNull();
  await press('Volver a recordar lo de siempre');
  await region('Lo de siempre');
  const changes = calls.filter(({ method }) => method === 'PATCH');
  expect(changes.map(({ body }) => body)).toEqual([{ objected: true }, { objected: false }]);
});
