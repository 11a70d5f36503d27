// The orders that the hours leave outside (docs/rules/orders.md#orders-outside-the-hours).
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { takeConsoleErrors } from '../../../../../test/console-errors.ts';
import type { AnswerTo } from '../../../../../test/fake-api.ts';
import { renderAppAs } from '../../../../../test/render-app.tsx';
import { QUIET_DASHBOARD } from '../../../../../test/samples.ts';
import { deskOrder, NOW, POLL } from '../../../../../test/staff-desk.ts';
// Loaded before the first test, whose time it would else take.
import '../admin-hours-page.tsx';

beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(NOW));

const withOrders = (...orders: Order[]): AnswerTo<'readDashboard'> => ({
  body: { ...QUIET_DASHBOARD, orders },
});
const open = (answer: AnswerTo<'readDashboard'>) =>
  renderAppAs({ role: 'haykakan' }, '/admin/horarios', {
    [POLL]: answer,
    'GET /api/business-hours/special-days': { body: [] },
  });

/** Mondays are closed. */
const MONDAY = deskOrder(7, '2026-11-23T13:30', { customerName: 'Lola' });
const TUESDAY = deskOrder(8, '2026-11-24T13:30', { customerName: 'Pepe', customerPhone: null });

async function typeDate(date: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByText('Añadir día especial', { selector: 'button' }));
  const dialog = await screen.findByRole('dialog', { name: 'Añadir día especial' });
  fireEvent.change(within(dialog).getByLabelText('Fecha'), { target: { value: date } });
  return dialog;
}

it('are listed above the week, with the message to each written', async () => {
  open(withOrders(MONDAY, TUESDAY));
  const section = await screen.findByRole('region', { name: '1 pedido fuera del horario' });
  expect(within(section).getByRole('listitem').textContent).toContain(
    'LolaLunes 23/11/2026, 13:30 · 1 pollo · n.º 7',
  );
  const chat = within(section).getByRole('link', { name: 'WhatsApp a Lola' });
  const address = new URL(chat.getAttribute('href') ?? '');
  expect(address.pathname).toBe('/34600111222');
  expect(address.searchParams.get('text')).toContain('y ese día estaremos cerrados');
  fireEvent.click(chat);
  expect(within(section).getByText('Abierto')).toBeVisible();
});

it('are nowhere to be seen while there are none', async () => {
  open(withOrders(TUESDAY));
  await screen.findByText('Ningún día especial a la vista');
  expect(screen.queryByText(/fuera del horario/)).not.toBeInTheDocument();
});

it('are not taken for all where the desk has no room for more', async () => {
  const text = 'Sin mirar 1.200 pedidos pendientes que no caben en la lista de Pedidos.';
  open({ body: { ...QUIET_DASHBOARD, orders: [TUESDAY], unlisted: 1200 } });
  expect(await screen.findByText(text)).toBeVisible();
  const dialog = within(await typeDate('2026-11-24'));
  expect(await dialog.findByText('Con este horario se queda fuera 1 pedido')).toBeVisible();
  expect(dialog.getByText(text)).toBeVisible();
});

it('of a special day are listed before it is stored, and go when it opens long enough', async () => {
  open(withOrders(TUESDAY));
  const dialog = within(await typeDate('2026-11-24'));
  expect(await dialog.findByText('Con este horario se queda fuera 1 pedido')).toBeVisible();
  expect(dialog.getByText('Sin teléfono')).toBeVisible();
  fireEvent.click(dialog.getByLabelText('Abierto con otro horario'));
  expect(dialog.queryByText(/se queda fuera/)).not.toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('Hora de cierre'), { target: { value: '13:00' } });
  expect(dialog.getByText('Con este horario se queda fuera 1 pedido')).toBeVisible();
});

it('that cannot be loaded are not taken for none', async () => {
  open({ status: 500, body: { error: 'No' } });
  const text = 'No se ha podido comprobar si algún pedido se queda fuera del horario.';
  expect(await screen.findByText(text)).toBeVisible();
  takeConsoleErrors();
});
