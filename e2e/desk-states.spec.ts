// Every state of the staff desk, on a phone and on the counter, for everybody.
import type { Page } from '@playwright/test';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { faultsOf, faultsOnEach, WIDTHS } from './accessibility.ts';
import { enter, openDesk, line, button, drawer } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

const SHOP_OPENS = parseInstant('2026-11-20T12:10') ?? 0;

/** What brings the desk into a state, by the state's name; each begins where the one before ended. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'new orders': (page) => expect(button(page, 'Ver')).toBeVisible(),
  'the list': (page) => button(page, 'Ver').click(),
  'sorted by name': (page) => page.getByRole('button', { name: /^Nombre/ }).click(),
  'nothing found': async (page) => {
    await page.getByLabel('Buscar pedidos').fill('zzz');
    await expect(page.getByText('Ningún pedido pendiente coincide con «zzz»')).toBeVisible();
  },
  'an order': async (page) => {
    await button(page, 'Borrar búsqueda').click();
    await line(page, 'Lucía').click();
    await expect(drawer(page)).toBeVisible();
  },
  'its history': async (page) => {
    await button(page, 'Historial').click();
    await expect(page.getByText('Pedido creado')).toBeVisible();
  },
  'a mixed payment that is not sound': async (page) => {
    await button(page, 'Anotar pago').click();
    await page.getByRole('textbox', { name: 'Total' }).fill('20');
    await page.getByRole('radio', { name: 'Mixto' }).check();
    await button(page, 'Guardar pago').click();
    await expect(page.getByText(/Para pagos mixtos/)).toBeVisible();
  },
  'an edit': async (page) => {
    await button(page, 'Descartar').click();
    await button(page, 'Editar').click();
    await page.getByLabel('Nombre').fill('Lucía y Juan');
  },
  'an edit that meets another': async (page) => {
    const answer = await page.request.get('/api/dashboard-data');
    const { orders } = (await answer.json()) as { orders: { id: number; customerName: string }[] };
    const id = orders.find(({ customerName }) => customerName === 'Lucía')?.id;
    await page.request.patch(`/api/orders/${id}`, { data: { customerName: 'Lucía P.' } });
    await expect(page.getByText('Otra persona ha cambiado este pedido').first()).toBeVisible();
  },
  'an order handed over': async (page) => {
    await button(page, 'Descartar').click();
    await button(page, 'Entregado').click();
    await expect(button(page, 'Deshacer')).toBeVisible();
    await expect(drawer(page)).toBeHidden();
  },
  'points, with faults': async (page) => {
    await button(page, 'Puntos').click();
    await button(page, 'Acumular puntos').click();
    await expect(page.getByText('El teléfono es obligatorio')).toBeVisible();
  },
  'the stock': async (page) => {
    await button(page, 'Cerrar').click();
    await button(page, 'Stock').click();
    await expect(page.getByText('Movimientos de hoy')).toBeVisible();
  },
  'an order by hand, with faults': async (page) => {
    await button(page, 'Cerrar').click();
    await button(page, 'Pedido').click();
    await button(page, 'Guardar pedido').click();
    await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
  },
};

test(
  'no state of the desk has a fault on a phone and on a wide screen',
  LONG,
  async ({ openPage }) => {
    test.slow();
    const staff = await openPage({ isStaff: true });
    await openDesk(staff);
    expect(await faultsOnEach(staff, WIDTHS), 'no orders').toEqual([]);
    await enter(staff, {
      name: 'Lucía',
      quantity: 0,
      details: 'paella para 8',
      email: 'l@example.com',
    });
    await enter(staff, { name: 'Comparsa Los Piratas', quantity: 17.5, at: '2026-11-20T12:00' });
    await enter(staff, { name: 'Asociación de vecinos', quantity: 10, at: '2026-11-21T14:00' });
    for (const [state, reach] of Object.entries(STATES)) {
      await reach(staff);
      expect(await faultsOnEach(staff, WIDTHS), state).toEqual([]);
    }
  },
);

test('a device whose clock is wrong is told so, until it is right', LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  await staff.clock.setSystemTime(SHOP_OPENS + 3 * HOUR);
  await openDesk(staff);
  const notice = staff.getByText('El reloj de este dispositivo va 3 h adelantado');
  await expect(notice).toBeVisible();
  expect(await faultsOf(staff)).toEqual([]);
  await staff.clock.setSystemTime(SHOP_OPENS);
  await staff.reload();
  await expect(staff.getByText('Al día')).toBeVisible();
  await expect(notice).toBeHidden();
});
