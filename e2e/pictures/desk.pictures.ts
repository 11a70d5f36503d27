// The staff desk on a Friday at ten past twelve.
import type { Page } from '@playwright/test';
import { button, drawer, enter, line, LOST, openDesk } from '../desk-journey.ts';
import { expect } from '../journey.ts';
import { PHONE, picture, TABLET } from './picture.ts';
import { enterRush, tell } from './rush.ts';

async function openRush(page: Page): Promise<void> {
  await enterRush(page);
  await openDesk(page);
  await expect(line(page, 'Rosa Gil')).toBeVisible();
}

/** Presses the button, and waits for the drawer that it opens. */
async function openDrawer(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await expect(drawer(page).getByRole('heading').first()).toBeVisible();
}

async function deliver(page: Page, name: string): Promise<void> {
  await line(page, name).click();
  await button(page, 'Entregado').click();
  await expect(drawer(page)).toBeHidden();
}

picture('orders-desk-360', PHONE, openRush);

picture('manual-pedidos', TABLET, async (page) => {
  await openRush(page);
  await line(page, 'Rosa Gil').click();
  await expect(button(page, 'Entregado')).toBeVisible();
});

picture('desk-new-360-light', PHONE, async (page, { openPage }) => {
  await openRush(page);
  const other = await openPage({ isStaff: true });
  for (const name of ['Quique', 'Mar Hernández', 'Toni']) {
    await enter(other, { name, quantity: 2, at: '2026-11-20T13:30' });
  }
  await expect(page.getByText('3 pedidos nuevos')).toBeVisible();
  await line(page, 'Quique').evaluate((one) => one.scrollIntoView({ block: 'center' }));
});

picture('desk-drawer-360-light', PHONE, async (page) => {
  await openRush(page);
  await line(page, 'Vicent Amorós').click();
  await expect(drawer(page)).toBeVisible();
});

picture('desk-delivered-360-light', PHONE, async (page) => {
  await openRush(page);
  await deliver(page, 'Carmen Ruiz');
  await expect(button(page, 'Deshacer')).toBeVisible();
});

picture('desk-undo-360-light', PHONE, async (page) => {
  await openRush(page);
  for (const name of ['Carmen Ruiz', 'Rosa Gil', 'Vicent Amorós']) await deliver(page, name);
  await expect(page.getByText('3 entregados')).toBeVisible();
});

picture('manual-entregar-todos', PHONE, async (page) => {
  const left = [
    ['Paco Sanz', 2, '2026-11-20T11:30'],
    ['Maite Ferrer', 1, '2026-11-20T11:45'],
    ['Toni Pérez', 1.5, '2026-11-20T12:00'],
  ] as const;
  for (const [name, quantity, at] of left) await enter(page, { name, quantity, at });
  await openRush(page);
  await page.getByRole('button', { name: /^Entregar todos/ }).click();
  await expect(drawer(page).getByText('Maite Ferrer')).toBeVisible();
});

picture('desk-delivered-today-360-light', PHONE, async (page) => {
  const { id } = await enter(page, { name: 'Paco Sanz', quantity: 2, at: '2026-11-20T12:00' });
  await tell(page, 'patch', `/api/orders/${id}/confirm`);
  await openRush(page);
  const delivered = page.getByRole('region', { name: /^Entregados hoy/ });
  await delivered.getByRole('button', { name: /^Entregados hoy/ }).click();
  await expect(delivered.getByText('Paco Sanz')).toBeVisible();
  await delivered.evaluate((one) => one.scrollIntoView({ block: 'end' }));
});

picture('manual-stock', PHONE, async (page) => {
  await enterRush(page);
  await tell(page, 'post', '/api/stock/movements', { type: 'walk_in_sale', quantity: '3' });
  await openDesk(page);
  await openDrawer(page, 'Stock');
  await expect(drawer(page).getByText('Movimientos de hoy')).toBeVisible();
  await page.getByRole('radio', { name: 'Inicial' }).check();
});

picture('manual-venta', { ...PHONE, height: 1000 }, async (page) => {
  await openDesk(page);
  await openDrawer(page, 'Stock');
  const sale = page.getByRole('form', { name: 'Venta' });
  const tap = (name: RegExp) => sale.getByRole('button', { name }).first().click();
  await tap(/^Pollo entero/);
  await tap(/^Ver toda la carta/);
  await tap(/^Cerveza/);
  await tap(/^Ver menos/);
  await tap(/^20/);
  await expect(sale.getByText(/^Cambio/)).toBeVisible();
});

picture('manual-ticket', PHONE, async (page) => {
  await openRush(page);
  await line(page, 'Vicent Amorós').click();
  await button(page, 'Imprimir ticket').click();
  await expect(page.getByRole('dialog', { name: 'Ticket de cocina' })).toBeVisible();
});

picture('manual-agotado', PHONE, async (page) => {
  await openRush(page);
  await openDrawer(page, 'Agotado');
  await drawer(page).getByRole('switch', { name: 'Jorovats' }).click();
  await expect(page.getByText('Jorovats. A medianoche vuelve solo.')).toBeVisible();
  await openDesk(page);
  await openDrawer(page, 'Agotado');
  await expect(drawer(page).getByText('Ya agotado')).toBeVisible();
});

picture('manual-pausa', PHONE, async (page) => {
  await openRush(page);
  await openDrawer(page, 'Pausar web');
});

picture('manual-pedido', { width: 768, height: 1024 }, async (page) => {
  await openRush(page);
  await openDrawer(page, 'Pedido');
  await drawer(page).getByLabel('Nombre').fill('Lucía');
  await drawer(page).getByRole('radio', { name: '2 pollos', exact: true }).check();
  await drawer(page).getByRole('radio', { name: '13:30' }).check();
});

picture('manual-dos-a-la-vez', { width: 768, height: 800, expectErrors: LOST }, async (page) => {
  const { id } = await enter(page, { name: 'Carmen', quantity: 2 });
  await openDesk(page);
  await line(page, 'Carmen').click();
  await button(page, 'Editar').click();
  await page.getByLabel('Nombre').fill('María Soler');
  const change = { customerName: 'Carmen Soler', quantity: 3 };
  await tell(page, 'patch', `/api/orders/${id}`, change);
  await expect(page.getByText('Otra persona ha cambiado este pedido').first()).toBeVisible();
});

picture('manual-pago', { width: 768, height: 900 }, async (page) => {
  await openRush(page);
  await line(page, 'José Ángel Beltrán').click();
  await button(page, 'Anotar pago').click();
  await page.getByRole('radio', { name: 'Mixto' }).check();
  await page.getByRole('textbox', { name: 'En efectivo' }).fill('10');
  await page.getByRole('textbox', { name: 'Con tarjeta' }).fill('24,20');
  await button(page, 'Guardar pago').click();
  await expect(page.getByText(/Para pagos mixtos/)).toBeVisible();
});
