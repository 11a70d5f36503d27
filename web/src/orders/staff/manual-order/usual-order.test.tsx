// What somebody who rings usually has, in a new order.
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OrderLine } from '@brasa/core/orders/lines/order-lines.contract.ts';
import type { Answers } from '../../../../test/fake-api.ts';
import { findToast, LOLA, NOW, openNewOrder, said } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../../app/layouts/staff/admin-layout.tsx';
import '../../../app/pages/staff/admin-orders-page.tsx';
import './manual-order-drawer.tsx';

const CREATE = 'POST /api/orders';
const USUAL = 'GET /api/usual-orders/600111222';
const [WHOLE, BEER, GONE] = [8, 26, 77];

const line = (
  id: number,
  productId: number,
  name: string,
  more: Partial<OrderLine> = {},
): OrderLine => ({
  ...{ id, productId, name, quantity: '2.0', unitPrice: '1.50', chickens: '0.0' },
  ...{ vatRate: 10, note: null, total: '3.00', ...more },
});
const CHICKENS = line(1, WHOLE, 'Pollo entero a la leña', { chickens: '1.0' });
const BEERS = line(2, BEER, 'Cerveza', { note: 'sin alcohol' });
const usual = (times: number, ...lines: OrderLine[]) => ({
  [USUAL]: { body: { usual: { name: 'Lola', times, lines }, objectedAt: null } },
});

beforeEach(() => {
  vi.setSystemTime(NOW);
});

async function ring(answers: Answers) {
  const api = await openNewOrder(answers);
  await userEvent.type(api.drawer.getByLabelText('Teléfono (opcional)'), '600111222');
  return api;
}

it('is taken over with a tap: chickens, the rest with its wishes, and the name, at today’s prices', async () => {
  const { calls, drawer } = await ring({
    ...usual(3, CHICKENS, BEERS),
    [CREATE]: { status: 201, body: LOLA },
  });
  const offer = await drawer.findByRole('button', { name: /^Lo de siempre/ });
  expect(said(offer)).toBe('Lo de siempre: 2 pollos, cerveza × 2 (sin alcohol)');
  expect(drawer.getByLabelText('Nombre')).toHaveValue('Lola');
  await userEvent.click(offer);
  expect(drawer.getByRole('radio', { name: '2 pollos' })).toBeChecked();
  // What stands in the form is not taken away by a second tap.
  expect(drawer.queryByRole('button', { name: /^Lo de siempre/ })).not.toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: /^Guardar/ }));
  await findToast('Pedido realizado');
  expect(calls.find(({ method, path }) => `${method} ${path}` === CREATE)?.body).toMatchObject({
    lines: [
      { productId: WHOLE, quantity: '2.0', note: '' },
      { productId: BEER, quantity: '2.0', note: 'sin alcohol' },
    ],
  });
});

it('of one order is called the last time', async () => {
  const { drawer } = await ring(usual(1, CHICKENS));
  expect(await drawer.findByRole('button', { name: /^La última vez: 2 pollos/ })).toBeVisible();
});

it('leaves a name that somebody has typed', async () => {
  const { drawer } = await ring({
    [USUAL]: { body: { usual: null, objectedAt: null } },
    'GET /api/usual-orders/600999888': {
      body: { usual: { name: 'Lola', times: 1, lines: [CHICKENS] }, objectedAt: null },
    },
  });
  await userEvent.type(drawer.getByLabelText('Nombre'), 'Su hermana');
  await userEvent.clear(drawer.getByLabelText('Teléfono (opcional)'));
  await userEvent.type(drawer.getByLabelText('Teléfono (opcional)'), '600999888');
  await drawer.findByRole('button', { name: /^La última vez/ });
  expect(drawer.getByLabelText('Nombre')).toHaveValue('Su hermana');
});

it('of another phone brings its own name in the place of the one before', async () => {
  const { drawer } = await ring({
    ...usual(1, CHICKENS),
    'GET /api/usual-orders/600999888': {
      body: { usual: { name: 'Berta', times: 1, lines: [CHICKENS] }, objectedAt: null },
    },
  });
  await drawer.findByRole('button', { name: /^La última vez/ });
  expect(drawer.getByLabelText('Nombre')).toHaveValue('Lola');
  await userEvent.clear(drawer.getByLabelText('Teléfono (opcional)'));
  await userEvent.type(drawer.getByLabelText('Teléfono (opcional)'), '600999888');
  await waitFor(() => expect(drawer.getByLabelText('Nombre')).toHaveValue('Berta'));
});

it('of a wrong phone takes its name along when the phone is put right', async () => {
  const { drawer } = await ring({
    ...usual(1, CHICKENS),
    'GET /api/usual-orders/600999888': { body: { usual: null, objectedAt: null } },
  });
  await drawer.findByRole('button', { name: /^La última vez/ });
  expect(drawer.getByLabelText('Nombre')).toHaveValue('Lola');
  await userEvent.type(drawer.getByLabelText('Teléfono (opcional)'), ' ');
  expect(drawer.getByLabelText('Nombre')).toHaveValue('Lola');
  await userEvent.clear(drawer.getByLabelText('Teléfono (opcional)'));
  await userEvent.type(drawer.getByLabelText('Teléfono (opcional)'), '600999888');
  expect(drawer.getByLabelText('Nombre')).toHaveValue('');
});

it('says what is no longer on the menu, and takes the rest', async () => {
  const { drawer } = await ring(usual(2, CHICKENS, line(2, GONE, 'Gazpacho')));
  await userEvent.click(await drawer.findByRole('button', { name: /^Lo de siempre/ }));
  expect(drawer.getByText('Ya no está en la carta: Gazpacho')).toBeVisible();
  expect(drawer.getByRole('radio', { name: '2 pollos' })).toBeChecked();
});
