// What was handed over today, when somebody comes back to the counter.
import { faultsOf } from './accessibility.ts';
import { button, drawer, enter, line, openDesk, stockOf } from './desk-journey.ts';
import { expect, test } from './journey.ts';

test('an order that was handed over is found, reopened, put right and handed over again', async ({
  openPage,
  shop,
}) => {
  const staff = await openPage({ isStaff: true });
  const { id } = await enter(staff, { name: 'Rosa' });
  await enter(staff, { name: 'Vicent', quantity: 2 });
  await staff.request.patch(`/api/orders/${id}/confirm`);
  await openDesk(staff);
  await expect(line(staff, 'Rosa')).toBeHidden();
  const delivered = staff.getByRole('region', { name: /^Entregados hoy/ });
  await delivered.getByRole('button', { name: /^Entregados hoy/ }).click();
  await delivered.getByRole('button', { name: 'Rosa' }).click();
  await expect(drawer(staff).getByText('Entregado a las')).toBeVisible();
  expect(await faultsOf(staff)).toEqual([]);
  await button(staff, 'Reabrir').click();
  await expect(staff.getByText('Pedido reabierto')).toBeVisible();
  await expect(button(staff, 'Editar')).toBeFocused();
  expect(stockOf(shop, '2026-11-20')).toEqual({ current: 600, reserved: 30 });
  await button(staff, 'Editar').click();
  await drawer(staff).getByLabel('Cantidad', { exact: true }).selectOption('2.0');
  await button(staff, 'Guardar cambios').click();
  await button(staff, 'Entregado').click();
  await expect(drawer(staff)).toBeHidden();
  await expect(delivered.getByRole('button', { name: /Rosa/ })).toContainText('2 pollos');
  expect(stockOf(shop, '2026-11-20')).toEqual({ current: 580, reserved: 20 });
});

test('a search finds by its number what another desk has handed over', async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  const { id } = await enter(staff, { name: 'Rosa' });
  await openDesk(staff);
  await staff.getByLabel('Buscar pedidos').fill(`n.º ${id}`);
  await expect(line(staff, 'Rosa')).toBeVisible();
  const other = await openPage({ isStaff: true });
  await other.request.patch(`/api/orders/${id}/confirm`);
  await expect(line(staff, 'Rosa')).toBeHidden();
  const delivered = staff.getByRole('region', { name: /^Entregados hoy/ });
  await expect(delivered.getByRole('button', { name: 'Rosa' })).toBeVisible();
});
