// Selling at the counter: by touch on a phone and by keyboard on a computer, taken back, and in the day's books.
import type { Page } from '@playwright/test';
import { DESK_SCREENS, faultsOnEach } from './accessibility.ts';
import { button, drawer, openDesk, stockOf } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

const sale = (page: Page) => page.getByRole('form', { name: 'Venta' });
const tap = (page: Page, name: RegExp) => sale(page).getByRole('button', { name }).first().click();

test('a passer-by pays a chicken and a beer in cash, and gets change', async ({
  openPage,
  shop,
}) => {
  const staff = await openPage({ isStaff: true });
  await openDesk(staff);
  await button(staff, 'Stock').click();
  await tap(staff, /^Pollo entero/);
  await tap(staff, /^Ver toda la carta/);
  await tap(staff, /^Cerveza/);
  await tap(staff, /^Ver menos/);
  await tap(staff, /^20/);
  await expect(sale(staff).getByText(/Cambio: 4,50/)).toBeVisible();
  expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
  await tap(staff, /^Cobrar 15,50/);
  await expect(staff.getByText('Venta cobrada')).toBeVisible();
  await expect(drawer(staff).getByText('Venta sin pedido')).toBeVisible();
  expect(stockOf(shop, '2026-11-20')).toEqual({ current: 590, reserved: 0 });

  await tap(staff, /^Pollo entero/);
  await sale(staff).getByRole('radio', { name: 'Tarjeta' }).check();
  await tap(staff, /^Cobrar 13,50/);
  await expect.poll(() => stockOf(shop, '2026-11-20')).toEqual({ current: 580, reserved: 0 });
  // The one before is still offered too.
  const second = staff.getByRole('listitem').filter({ hasText: 'Venta cobrada' });
  await second.filter({ hasText: '13,50' }).getByRole('button', { name: 'Deshacer' }).click();
  await expect(staff.getByText('Venta anulada').first()).toBeVisible();
  await expect(drawer(staff).getByText('Venta anulada')).toBeVisible();
  expect(stockOf(shop, '2026-11-20')).toEqual({ current: 590, reserved: 0 });

  await staff.goto('/admin/caja');
  await expect(staff.getByText('Ventas de mostrador (2)')).toBeVisible();
  await expect(staff.getByText('Ventas anuladas (1)')).toBeVisible();
  await expect(staff.getByText(/15,50\s€/).first()).toBeVisible();
});

test('a sale is made by keyboard alone', LONG, async ({ openPage, shop }) => {
  const staff = await openPage({ isStaff: true, width: 1280 });
  await openDesk(staff);
  await button(staff, 'Stock').focus();
  await staff.keyboard.press('Enter');
  await sale(staff)
    .getByRole('button', { name: /^Medio pollo/ })
    .focus();
  await staff.keyboard.press('Space');
  await sale(staff).getByRole('radio', { name: 'Efectivo' }).focus();
  await staff.keyboard.press('ArrowLeft');
  const cash = sale(staff).getByLabel('En efectivo');
  await expect(cash).toBeVisible();
  await cash.focus();
  await staff.keyboard.type('1');
  await staff.keyboard.press('Enter');
  await expect(
    sale(staff).getByText('En efectivo, al menos la mitad y no más del total'),
  ).toBeVisible();
  await cash.fill('5');
  await staff.keyboard.press('Enter');
  await expect(staff.getByText('Venta cobrada')).toBeVisible();
  expect(stockOf(shop, '2026-11-20')).toEqual({ current: 595, reserved: 0 });
});

/** Sells a beer as another desk would. */
async function sellBeer(page: Page, key: string): Promise<void> {
  const answer = await page.request.post('/api/sales', {
    data: { lines: [{ productId: 26, quantity: 1 }], paymentMethod: 'card' },
    headers: { 'Idempotency-Key': key },
  });
  expect(answer.status()).toBe(201);
}

test(
  'a sale of a while ago is found among the day’s and taken back',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, width: 360 });
    await sellBeer(staff, 'venta-de-otro-1');
    await sellBeer(staff, 'venta-de-otro-2');
    await openDesk(staff);
    await button(staff, 'Stock').click();
    await drawer(staff).getByRole('button', { name: 'Ventas de hoy (2)' }).click();
    const rows = drawer(staff).getByRole('region', { name: 'Ventas de hoy' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('1 × Cerveza');
    expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
    await rows
      .first()
      .getByRole('button', { name: /^Anular venta/ })
      .click();
    const question = staff.getByRole('dialog', { name: '¿Anular esta venta?' });
    expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
    await question.getByRole('button', { name: 'Anular venta' }).click();
    await expect(rows.first()).toContainText('Anulada a las');
    await expect(drawer(staff).getByRole('button', { name: 'Ventas de hoy (1)' })).toBeVisible();

    await staff.goto('/admin/caja');
    await button(staff, 'Ventas de mostrador (2)').click();
    await expect(drawer(staff).getByText(/1 venta, 2,00/)).toBeVisible();
    expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
    await drawer(staff).getByRole('button', { name: 'Día anterior' }).click();
    await expect(drawer(staff).getByText('Ninguna venta')).toBeVisible();
  },
);

for (const width of [360, 1280]) {
  test(
    `a chicken of a sale is given back at ${width} px, and the rest stays`,
    LONG,
    async ({ openPage, shop }) => {
      const staff = await openPage({ isStaff: true, width });
      const sold = await staff.request.post('/api/sales', {
        data: {
          lines: [
            { productId: 8, quantity: 2 },
            { productId: 26, quantity: 1 },
          ],
          paymentMethod: 'card',
        },
        headers: { 'Idempotency-Key': 'venta-que-vuelve' },
      });
      expect(sold.status()).toBe(201);
      await openDesk(staff);
      await button(staff, 'Stock').click();
      await drawer(staff).getByRole('button', { name: 'Ventas de hoy (1)' }).click();
      const row = drawer(staff)
        .getByRole('region', { name: 'Ventas de hoy' })
        .getByRole('listitem');
      await row.getByRole('button', { name: /^Devolver/ }).click();
      const dialog = staff.getByRole('dialog', { name: 'Devolver de esta venta' });
      await dialog.getByRole('button', { name: 'Añadir Pollo entero a la leña' }).click();
      await dialog.getByLabel('Vuelve al stock de hoy').check();
      await dialog.getByRole('radio', { name: 'Efectivo' }).check();
      await dialog.getByLabel('Motivo').fill('Lo pidió de más');
      expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
      await dialog.getByRole('button', { name: /^Devolver 13,50/ }).click();
      await expect(row).toContainText(/Devuelto 13,50.*1 × Pollo entero/);
      expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
      await expect(drawer(staff).getByText('Devuelto de una venta')).toBeVisible();
      expect(stockOf(shop, '2026-11-20')).toEqual({ current: 590, reserved: 0 });
      await staff.goto('/admin/caja');
      await expect(staff.getByText(/15,50\s€/).first()).toBeVisible();
      await expect(staff.getByText(/Devuelto en efectivo/)).toBeVisible();
    },
  );
}

test('a sale with an invoice is only taken back after it', LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true, width: 360, expectErrors: [/409/, /factura/] });
  for (const [key, value] of [
    ['legalName', 'Asador Ararat, S. L.'],
    ['taxId', 'B12345674'],
  ]) {
    expect((await staff.request.patch(`/api/settings/${key}`, { data: { value } })).ok()).toBe(
      true,
    );
  }
  await openDesk(staff);
  await button(staff, 'Stock').click();
  await tap(staff, /^Ver toda la carta/);
  await tap(staff, /^Cerveza/);
  await sale(staff).getByRole('radio', { name: 'Tarjeta' }).check();
  await tap(staff, /^Cobrar 2,00/);
  const last = drawer(staff).getByRole('region', { name: 'Última venta' });
  await expect(last).toContainText('1 × Cerveza');
  expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
  await last.getByRole('button', { name: 'Factura simplificada' }).click();
  const question = staff.getByRole('dialog', { name: '¿Hacer la factura simplificada?' });
  expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
  await question.getByRole('button', { name: 'Hacer factura' }).click();
  await expect(staff.getByText('S2026-000001').first()).toBeVisible();
  const stored = last.getByRole('link', { name: 'Ver factura' });
  const pdf = await staff.request.get((await stored.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  await staff.goto('/admin/caja');
  await button(staff, 'Ventas de mostrador (1)').click();
  await expect(drawer(staff).getByRole('link', { name: 'Ver factura' })).toBeVisible();
  const annul = async () => {
    await drawer(staff)
      .getByRole('button', { name: /^Anular venta/ })
      .click();
    await staff
      .getByRole('dialog', { name: '¿Anular esta venta?' })
      .getByRole('button', { name: 'Anular venta' })
      .click();
  };
  await annul();
  await expect(staff.getByText(/La venta tiene factura/)).toBeVisible();

  await staff.goto('/admin/facturas');
  await expect(staff.getByText('Venta 1', { exact: true })).toBeVisible();
  expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
  const reason = { data: { reason: 'No hubo venta' } };
  expect((await staff.request.post('/api/invoices/1/annulment', reason)).status()).toBe(201);
  await staff.goto('/admin/caja');
  await button(staff, 'Ventas de mostrador (1)').click();
  await annul();
  await expect(drawer(staff).getByText(/^Anulada a las/)).toBeVisible();
});

test(
  'a sale’s receipt is printed by the device, and again as a copy',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, width: 360 });
    await sellBeer(staff, 'venta-con-recibo');
    await openDesk(staff);
    await button(staff, 'Stock').click();
    await drawer(staff).getByRole('button', { name: 'Ventas de hoy (1)' }).click();
    const receipt = staff.getByRole('dialog', { name: 'Recibo' });
    await button(staff, 'Imprimir recibo').click();
    await expect(receipt.getByText('Recibo de la venta 1')).toBeVisible();
    await expect(receipt.getByText('COPIA')).toBeHidden();
    expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
    await receipt.getByRole('button', { name: 'Volver' }).click();
    await button(staff, 'Imprimir recibo').click();
    await expect(receipt.getByText('COPIA')).toBeVisible();
  },
);
