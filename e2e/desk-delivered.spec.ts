// What was handed over today, when somebody comes back to the counter.
import { faultsOf } from './accessibility.ts';
import { rows } from './book.ts';
import { button, drawer, enter, line, openDesk, stockOf } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

/** What the console may say of an order that somebody else was faster with. */
const REFUSED = [/409/, /Otra persona ha cambiado/];

test(
  'an order that was handed over is found, reopened, put right and handed over again',
  LONG,
  async ({ openPage, shop }) => {
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
  },
);

test(
  'a search finds by its number what another desk has handed over',
  LONG,
  async ({ openPage }) => {
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
  },
);

test(
  'what is left of a day is handed over at once, but for what another desk has changed',
  LONG,
  async ({ openPage, shop }) => {
    const staff = await openPage({ isStaff: true, expectErrors: REFUSED });
    await enter(staff, { name: 'Rosa', at: '2026-11-20T11:00' });
    const { id } = await enter(staff, { name: 'Vicent', at: '2026-11-20T11:30', quantity: 2 });
    await enter(staff, { name: 'Amparo', at: '2026-11-20T12:00' });
    await enter(staff, { name: 'Toni', at: '2026-11-20T14:00' });
    await openDesk(staff);
    await button(staff, 'Entregar todos (3)').click();
    await expect(drawer(staff).getByText('3 sin cobrar')).toBeVisible();
    await expect(drawer(staff).getByRole('listitem')).toContainText(['Rosa', 'Vicent', 'Amparo']);
    expect(await faultsOf(staff)).toEqual([]);
    const other = await openPage({ isStaff: true });
    // Once the tap is on its way: a change that this desk has heard of is no conflict.
    await staff.route(`**/api/orders/${id}/confirm`, async (route) => {
      await other.request.patch(`/api/orders/${id}`, { data: { quantity: 3 } });
      await route.continue();
    });
    await button(staff, 'Entregar 3').dblclick();
    await expect(staff.getByText('No se pudo entregar 1 de 3 pedidos')).toBeVisible();
    await expect(
      staff.getByText('Vicent: otra persona lo ha cambiado mientras tanto'),
    ).toBeVisible();
    await expect(line(staff, 'Rosa')).toBeHidden();
    await expect(line(staff, 'Vicent')).toBeVisible();
    await expect(line(staff, 'Toni')).toBeVisible();
    expect(stockOf(shop, '2026-11-20')).toEqual({ current: 580, reserved: 40 });
    await button(staff, 'Deshacer').click();
    await expect(staff.getByText('2 pedidos reabiertos')).toBeVisible();
    await expect(line(staff, 'Rosa')).toBeVisible();
    await expect(line(staff, 'Amparo')).toBeVisible();
    expect(stockOf(shop, '2026-11-20')).toEqual({ current: 600, reserved: 60 });
  },
);

test('two desks at once hand over what is left once', LONG, async ({ openPage, shop }) => {
  const desks = [
    await openPage({ isStaff: true, width: 1280, expectErrors: REFUSED }),
    await openPage({ isStaff: true, expectErrors: REFUSED }),
  ];
  for (const name of ['Rosa', 'Vicent', 'Amparo']) {
    await enter(desks[0]!, { name, at: '2026-11-20T11:00' });
  }
  for (const desk of desks) {
    await openDesk(desk);
    await button(desk, 'Entregar todos (3)').click();
    await expect(button(desk, 'Entregar 3')).toBeVisible();
  }
  await Promise.all(desks.map((desk) => button(desk, 'Entregar 3').click()));
  for (const desk of desks) await expect(line(desk, 'Rosa')).toBeHidden();
  await expect.poll(() => stockOf(shop, '2026-11-20')).toEqual({ current: 570, reserved: 0 });
  expect(
    rows(shop.dataDir, "SELECT count(*) AS count FROM order_logs WHERE action = 'delivered'"),
  ).toEqual([{ count: 3 }]);
});
