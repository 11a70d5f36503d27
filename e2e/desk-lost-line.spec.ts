// The line breaks, or the session ends, in the middle of something: done once or visibly not.
import { enter, openDesk, line, button, drawer, stockOf, LOST } from './desk-journey.ts';
import { expect, STAFF, test } from './journey.ts';
import { LONG } from './long.ts';
import { fastForward } from './page-time.ts';

test(
  'an action whose answer is lost is done once, and the screen says so',
  LONG,
  async ({ openPage, shop }) => {
    const staff = await openPage({ isStaff: true, expectErrors: LOST });
    await enter(staff, { name: 'Pepe' });
    await openDesk(staff);
    await staff.route('**/confirm', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await line(staff, 'Pepe').click();
    await button(staff, 'Entregado').click();
    await expect(staff.getByText('Tu acción sí ha llegado: está entregado.')).toBeVisible();
    expect(stockOf(shop, '2026-11-20')).toEqual({ current: 590, reserved: 0 });
  },
);

test(
  'an action that never arrives is visibly not done, and is done with the next tap',
  LONG,
  async ({ openPage, shop }) => {
    const staff = await openPage({ isStaff: true, expectErrors: LOST });
    await enter(staff, { name: 'Pepe' });
    await openDesk(staff);
    await line(staff, 'Pepe').click();
    await staff.route('**/confirm', (route) => route.abort('connectionreset'));
    await button(staff, 'Entregado').click();
    await expect(drawer(staff).getByText(/No se sabe si el pedido está entregado/)).toBeVisible();
    await expect(drawer(staff).getByText(/sigue pendiente/)).toBeHidden();
    await fastForward(staff, 65_000);
    await expect(drawer(staff).getByText(/El pedido sigue pendiente/)).toBeVisible();
    expect(stockOf(shop, '2026-11-20')).toEqual({ current: 600, reserved: 10 });
    await staff.unroute('**/confirm');
    await button(staff, 'Entregado').click();
    await expect(drawer(staff)).toBeHidden();
    await expect(line(staff, 'Pepe')).toBeHidden();
    // The line goes with the tap, the stock with the answer.
    await expect.poll(() => stockOf(shop, '2026-11-20')).toEqual({ current: 590, reserved: 0 });
  },
);

test(
  'an action that is lost on its way is done once by itself when the line is back',
  LONG,
  async ({ openPage, shop }) => {
    const staff = await openPage({ isStaff: true, expectErrors: LOST });
    await enter(staff, { name: 'Pepe' });
    await openDesk(staff);
    await line(staff, 'Pepe').click();
    await staff.route('**/confirm', (route) => route.abort('connectionreset'), { times: 1 });
    await button(staff, 'Entregado').click();
    await expect(staff.getByText('Pedido entregado')).toBeVisible();
    await expect(line(staff, 'Pepe')).toBeHidden();
    expect(stockOf(shop, '2026-11-20')).toEqual({ current: 590, reserved: 0 });
  },
);

test('an edit that arrived without an answer is told as one’s own', LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true, expectErrors: LOST });
  const { id } = await enter(staff, { name: 'Pepe' });
  await openDesk(staff);
  await line(staff, 'Pepe').click();
  await button(staff, 'Editar').click();
  let arrivals = 0;
  await staff.route(`**/api/orders/${id}`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    arrivals += 1;
    if (arrivals > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await drawer(staff).getByLabel('Nombre').fill('José');
  await button(staff, 'Guardar cambios').click();
  await expect(drawer(staff).getByText(/No se sabe si tus cambios han llegado/)).toBeVisible();
  // The list has told of it before the answer does.
  await expect(drawer(staff).getByRole('heading', { name: 'José' })).toBeVisible();
  await expect(staff.getByText(/Otra persona/)).toBeHidden();
  await expect(staff.getByText('Pedido actualizado')).toBeVisible();
  await expect(staff.getByText(/Otra persona/)).toBeHidden();
  expect(arrivals).toBe(2);
});

test(
  'what was typed is there again when the session has ended meanwhile',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, expectErrors: LOST });
    await enter(staff, { name: 'Pepe' });
    await openDesk(staff);
    await line(staff, 'Pepe').click();
    await button(staff, 'Editar').click();
    await drawer(staff).getByLabel('Nombre').fill('José');
    await staff.context().clearCookies();
    await expect(staff.getByText('Tu sesión ha terminado')).toBeVisible();
    await expect(staff.getByText(/Lo que has escrito sigue aquí/)).toBeVisible();
    await staff.getByRole('link', { name: 'Iniciar Sesión' }).click();
    await staff.getByLabel('Usuario').fill(STAFF.username);
    await staff.getByLabel('Contraseña').fill(STAFF.password);
    await button(staff, 'Iniciar Sesión').click();
    await expect(drawer(staff).getByLabel('Nombre')).toHaveValue('José');
    await button(staff, 'Guardar cambios').click();
    await expect(staff.getByText('Pedido actualizado')).toBeVisible();
  },
);

test('a line that is down says so and since when, and the list comes back by itself', async ({
  openPage,
}) => {
  const staff = await openPage({ isStaff: true, expectErrors: LOST });
  await enter(staff, { name: 'Rita' });
  await openDesk(staff);
  await staff.context().setOffline(true);
  await expect(staff.getByText(/Sin conexión desde las 12:1\d/)).toBeVisible();
  await expect(line(staff, 'Rita')).toBeVisible();
  await staff.context().setOffline(false);
  await expect(staff.getByText('Al día')).toBeVisible();
});
