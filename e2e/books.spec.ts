// The day's books: paid orders, cash in and out, a close with a difference, a correction.
import { DESK_SCREENS, faultsOf, faultsOnEach } from './accessibility.ts';
import { button, drawer, enter } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

const PAID = { totalAmount: '20.00', paymentMethod: 'cash' };

test('the day is closed with a difference, and what was counted corrected', async ({
  openPage,
}) => {
  const staff = await openPage({ isStaff: true });
  const paid = await enter(staff, { name: 'Rosa', quantity: 2 });
  await staff.request.patch(`/api/orders/${paid.id}`, { data: PAID });
  const unpaid = await enter(staff, { name: 'Julián', quantity: 1 });
  await staff.request.patch(`/api/orders/${unpaid.id}/confirm`);

  await staff.goto('/admin/caja');
  await expect(staff.getByText('1 entregado sin cobrar')).toBeVisible();
  await button(staff, 'Meter o sacar dinero').click();
  await drawer(staff).getByRole('radio', { name: 'Empieza con' }).check();
  await staff.getByLabel('Importe').fill('50');
  await button(staff, 'Anotar').click();
  await expect(staff.getByText('Fondo anotado')).toBeVisible();
  expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);

  await staff.getByRole('button', { name: /^Julián/ }).click();
  await expect(staff.getByRole('dialog', { name: 'Julián' })).toBeVisible();
  await button(staff, 'Cerrar').click();

  await button(staff, 'Cerrar el día').click();
  await drawer(staff).getByRole('radio', { name: 'Billetes y monedas' }).check();
  await staff.getByLabel('50 €').fill('1');
  await staff.getByLabel('10 €').fill('1');
  await staff.getByLabel('5 €', { exact: true }).fill('1');
  await expect(staff.getByText('65,00 €').first()).toBeVisible();
  await button(staff, 'Nada').click();
  expect(await faultsOf(staff)).toEqual([]);
  await button(staff, 'Comparar').click();
  await expect(staff.getByText('Faltan 5,00 €')).toBeVisible();
  expect(await faultsOf(staff)).toEqual([]);
  await drawer(staff).getByRole('button', { name: 'Cerrar el día' }).click();

  await expect(staff.getByRole('dialog', { name: 'Cierre n.º 1' })).toBeVisible();
  await button(staff, 'Corregir lo contado').click();
  await staff.getByLabel('Efectivo contado').fill('70');
  await staff.getByLabel('Motivo').fill('Había un billete de 5 debajo de la bandeja');
  await button(staff, 'Corregir').click();
  await expect(drawer(staff).getByText('Cuadra')).toBeVisible();
  expect(await faultsOf(staff)).toEqual([]);
  await drawer(staff).getByRole('button', { name: 'Cerrar' }).click();
  // A debt outlives the close.
  await expect(staff.getByText('1 entregado sin cobrar')).toBeVisible();
  await expect(staff.getByText(/Desde el cierre n\.º 1/)).toBeVisible();
  const written = staff.getByRole('button', { name: /N\.º 1.*Corregido.*Cuadra/s });
  await expect(written).toBeVisible();
  // The day stands on one line, whatever is said beside it.
  const day = await written.getByText(/^20\/11\/2026/).boundingBox();
  expect(day?.height).toBeLessThan(30);
});

test(
  'who got points without a sale is listed before the close, until the sale is noted',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    const given = await staff.request.post('/api/auth/points/accumulate', {
      data: { phone: '600111222', paymentAmount: 2, cashPayment: true, walkInId: 'V20261120-1' },
    });
    expect(given.status()).toBe(200);
    await staff.goto('/admin/caja');
    const before = staff.getByRole('region', { name: 'Antes de cerrar' });
    await expect(before.getByText('Puntos dados sin venta anotada: 1')).toBeVisible();
    await expect(before.getByRole('listitem')).toContainText('600 111 222');
    expect(await faultsOf(staff)).toEqual([]);
    await before.getByRole('link', { name: 'Pedidos' }).click();
    await button(staff, 'Stock').click();
    for (const name of [/^Ver toda la carta/, /^Cerveza/, /^Cobrar 2,00/]) {
      await drawer(staff).getByRole('button', { name }).first().click();
    }
    await expect(staff.getByText('Venta cobrada')).toBeVisible();
    await staff.goto('/admin/caja');
    await expect(before.getByText(/no queda nada por entregar/)).toBeVisible();
    await expect(before.getByText(/sin venta anotada/)).toBeHidden();
  },
);
