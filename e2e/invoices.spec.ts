// Invoices from the order's drawer to the page of invoices, on a shop with its tax identity.
import type { Page } from '@playwright/test';
import { DESK_SCREENS, faultsOf, faultsOnEach } from './accessibility.ts';
import { button, drawer, enter, line, openDesk } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

async function giveTaxIdentity(staff: Page): Promise<void> {
  for (const [key, value] of [
    ['legalName', 'Asador Ararat, S. L.'],
    ['taxId', 'B12345674'],
  ]) {
    const answer = await staff.request.patch(`/api/settings/${key}`, { data: { value } });
    expect(answer.ok()).toBe(true);
  }
}

async function fillForm(staff: Page): Promise<void> {
  await staff.getByLabel('DNI/NIF').fill('12345678Z');
  await staff.getByLabel('Dirección').fill('Calle Ancha, 3, 03400 Villena');
  await staff.getByLabel('Email').fill('rosa@example.com');
}

test('an order is invoiced, its PDF kept, the invoice corrected and the correction annulled', async ({
  openPage,
}) => {
  test.slow();
  const staff = await openPage({ isStaff: true });
  await giveTaxIdentity(staff);
  const { id } = await enter(staff, { name: 'Rosa', quantity: 2 });
  await openDesk(staff);
  await line(staff, 'Rosa').click();
  await button(staff, 'Generar factura').click();
  const sheet = staff.getByRole('dialog', { name: 'Factura', exact: true });
  await fillForm(staff);
  await button(staff, 'Más líneas').click();
  expect(await faultsOf(staff)).toEqual([]);
  await button(staff, 'Ver cómo queda').click();
  await expect(staff.getByText('Asador Ararat, S. L.')).toBeVisible();
  expect(await faultsOf(staff)).toEqual([]);
  const saved = staff.waitForEvent('download');
  await button(staff, 'Generar factura').last().click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(sheet).toHaveCount(0);
  const stored = staff.getByRole('link', { name: 'Ver factura' });
  await expect(stored).toBeVisible();
  const pdf = await staff.request.get((await stored.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await expect(button(staff, 'Generar factura')).toHaveCount(0);

  await staff.goto('/admin/facturas');
  await expect(staff.getByRole('button', { name: /^F2026-000001/ })).toBeVisible();
  expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
  await button(staff, `Pedido ${String(id).padStart(6, '0')} de F2026-000001`).click();
  await expect(staff.getByRole('dialog', { name: 'Rosa' })).toBeVisible();
  await button(staff, 'Cerrar').click();
  await button(staff, 'Comprobar la cadena').click();
  await expect(staff.getByText('Todo bien: el único registro está como se hizo.')).toBeVisible();

  await staff.getByRole('button', { name: /^F2026-000001/ }).click();
  await button(staff, 'Rectificar').click();
  await drawer(staff).getByRole('radio', { name: 'Solo la diferencia' }).check();
  await staff.getByLabel('Descripción').fill('Medio pollo devuelto');
  await staff.getByLabel('Importe').fill('-7,20');
  await staff.getByLabel('Motivo').fill('Devolución');
  expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
  await button(staff, 'Hacer la rectificativa').click();
  await expect(staff.getByRole('dialog', { name: 'R2026-000001' })).toBeVisible();
  await button(staff, 'Anular').click();
  await staff.getByLabel('Motivo').fill('No se devolvió');
  expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
  await button(staff, 'Anular R2026-000001').click();
  await expect(drawer(staff).getByText('Anulada', { exact: true })).toBeVisible();
  await button(staff, 'Cerrar').last().click();

  const book = staff.waitForEvent('download');
  await button(staff, 'Libro para la gestoría (CSV)').click();
  expect((await book).suggestedFilename()).toMatch(/\.csv$/);
});

test(
  'a ticket becomes a full invoice when the customer asks for one',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await giveTaxIdentity(staff);
    await enter(staff, { name: 'Lola', quantity: 1 });
    await openDesk(staff);
    await line(staff, 'Lola').click();
    await button(staff, 'Hacer ticket').click();
    await expect(staff.getByText('Así queda el ticket')).toBeVisible();
    await button(staff, 'Hacer ticket').last().click();
    await expect(staff.getByText('S2026-000001')).toBeVisible();
    await button(staff, 'Cambiar por factura').click();
    await fillForm(staff);
    await button(staff, 'Ver cómo queda').click();
    await button(staff, 'Generar factura').click();
    await expect(staff.getByRole('link', { name: 'Ver factura' })).toBeVisible();
    await staff.goto('/admin/facturas');
    await expect(staff.getByText('Sustituida por F2026-000001')).toBeVisible();
    await expect(staff.getByText('Factura de un ticket')).toBeVisible();
  },
);
