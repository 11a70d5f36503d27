// An order whose answer is lost, and a page that is loaded anew: the same button sends the same order.
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeTime } from '../../../test/fake-time.ts';
import { leaveForReload, renderApp } from '../../../test/render-app.tsx';
import { category, product, STOCK } from '../../../test/samples.ts';
import { deskOrder } from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';
import { writeContact } from '../../../test/write-in.ts';

const CREATE = 'POST /api/orders';
const CODE = 'xxxxxxxxxxxxxxxxxxxxxx';
const NAMES = { id: 1, name: 'Pollo entero', categoryId: 3 };

function renderForm(answers: Parameters<typeof renderApp>[1], path: string | null = null) {
  const api = renderApp(path, {
    'GET /api/stock': { body: { ...STOCK, unreservedStock: '42.0' } },
    'GET /api/categories': { body: [category(3, 'Pollos')] },
    'GET /api/products': { body: [product(NAMES)] },
    ...answers,
  });
  return () => api.calls.filter(({ method }) => method === 'POST');
}

const orderButton = () => screen.findByRole('button', { name: /Realizar Pedido/ });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
const time = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Hora de recogida' });

/** The button is pressed at that clock time, the order arrives, its answer does not; the page is loaded anew at the other. */
async function loseAnswer({ sentAt, loadedAt }: Record<'sentAt' | 'loadedAt', string>) {
  fakeTime();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  vi.setSystemTime(parseInstant(`2026-11-20T${sentAt}`) ?? 0);
  const first = renderForm({ [CREATE]: { offline: true } }, '/encargar');
  await screen.findByRole('form', { name: 'Nuevo pedido' });
  await writeContact(user);
  await user.click(screen.getByRole('checkbox'));
  await user.click(await orderButton());
  await screen.findByRole('alert');
  await leaveForReload();
  vi.setSystemTime(parseInstant(`2026-11-20T${loadedAt}`) ?? 0);
  return { user, first: first()[0]?.body };
}

it.each([
  ['in the same half hour', '13:00'],
  ['when its proposed time has passed', '13:31'],
])('loaded anew %s it is the same order', async (_when, loadedAt) => {
  const { user, first } = await loseAnswer({ sentAt: '12:59', loadedAt });
  const again = renderForm({ [CREATE]: { status: 201, body: deskOrder(41, '2026-11-20T13:30') } });
  await screen.findByRole('form', { name: 'Nuevo pedido' });
  await waitFor(() => expect(name().value).not.toBe(''));
  const said = await screen.findByText('Tu pedido se quedó sin respuesta');
  expect(said.closest('[role="alert"]')).toHaveTextContent('sin cambiar nada, no se repite');
  await user.click(await orderButton());
  await waitFor(() => expect(again()).toHaveLength(1));
  expect(again()[0]?.body).toEqual(first);
  takeConsoleErrors();
});

it('cancelled meanwhile, it is not confirmed: its page says so', async () => {
  const { user } = await loseAnswer({ sentAt: '12:59', loadedAt: '13:00' });
  const order = { ...deskOrder(41, '2026-11-20T13:30'), code: CODE };
  const page: OrderPage = {
    ...{ id: 41, customerName: 'María José', stage: 'cancelled', quantity: '1.0' },
    ...{ details: '1 pollo', note: null, lines: [], linesTotal: null, paid: null },
    ...{ allergens: null, pickups: [], version: 2, changeRefusal: null },
    ...{ pickupTime: order.pickupTime, changeableUntil: order.pickupTime },
  };
  renderForm({
    [CREATE]: { status: 201, body: order },
    [`GET /api/order-pages/${CODE}`]: { body: page },
  });
  await screen.findByRole('form', { name: 'Nuevo pedido' });
  await waitFor(() => expect(name().value).not.toBe(''));
  await user.click(await orderButton());
  expect(await screen.findByText('Tu pedido ya había llegado')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe(`/pedido/${CODE}`));
  expect(screen.queryByRole('region', { name: 'Pedido realizado' })).not.toBeInTheDocument();
  takeConsoleErrors();
});

it('its time stays although it has filled its slot', async () => {
  const { user, first } = await loseAnswer({ sentAt: '12:59', loadedAt: '13:00' });
  const again = renderForm({
    [CREATE]: { status: 201, body: deskOrder(41, '2026-11-20T13:30') },
    'GET /api/slots': { body: [{ time: '13:30', state: 'full' }] },
  });
  await screen.findByRole('form', { name: 'Nuevo pedido' });
  await waitFor(() => expect(name().value).not.toBe(''));
  await screen.findByRole('option', { name: /13:30 · completo/i });
  expect(time().value).toBe('13:30');
  await user.click(await orderButton());
  await waitFor(() => expect(again()).toHaveLength(1));
  expect(again()[0]?.body).toEqual(first);
  takeConsoleErrors();
});
