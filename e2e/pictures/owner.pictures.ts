// What the owner sees to: settings, hours, menu, reviews, users.
import type { Page } from '@playwright/test';
import { button, drawer } from '../desk-journey.ts';
import { expect } from '../journey.ts';
import { bringMoneyForWeeks, giveYearOfPoints, handOverForWeeks } from './past.ts';
import { closeMessages, PHONE, picture, WIDE } from './picture.ts';
import { enterRush, tell } from './rush.ts';

picture('manual-configuracion', WIDE, async (page) => {
  await page.goto('/admin/settings');
  await expect(page.getByRole('textbox', { name: 'Teléfono principal' })).toBeVisible();
});

picture('manual-configuracion-horno', WIDE, async (page) => {
  await page.goto('/admin/settings');
  await page
    .getByText('Carta', { exact: true })
    .first()
    .evaluate((one) => one.scrollIntoView());
});

picture('admin-hours-1280', { ...WIDE, height: 1340 }, async (page) => {
  for (const day of [
    { date: '2026-12-08', isOpen: false, note: 'La Inmaculada' },
    { date: '2026-12-24', isOpen: true, openTime: '10:00', closeTime: '15:00', note: 'Nochebuena' },
    { date: '2026-12-25', isOpen: false, note: 'Navidad' },
  ]) {
    await tell(page, 'post', '/api/business-hours/special-days', day);
  }
  await page.goto('/admin/horarios');
  await button(page, 'Editar Horarios').click();
  const monday = page.getByRole('group', { name: /^Lunes/ });
  await monday.getByRole('switch', { name: 'Abierto' }).click();
  await expect(monday.getByRole('switch', { name: 'Cerrado' })).toBeVisible();
  await closeMessages(page);
});

picture('manual-caja', { ...WIDE, height: 760 }, async (page) => {
  await enterRush(page);
  const paid = [
    { id: 1, totalAmount: '27.00', paymentMethod: 'cash' },
    { id: 2, totalAmount: '20.70', paymentMethod: 'cash' },
    { id: 3, totalAmount: '27.00', paymentMethod: 'card' },
    { id: 5, totalAmount: '13.50', paymentMethod: 'transfer' },
  ];
  for (const { id, ...payment } of paid) {
    await tell(page, 'patch', `/api/orders/${id}`, payment);
    await tell(page, 'patch', `/api/orders/${id}/confirm`);
  }
  await tell(page, 'patch', '/api/orders/6/confirm');
  const fund = { kind: 'opening', amount: '80.00' };
  await tell(page, 'post', '/api/books/cash-movements', fund);
  const coal = { kind: 'out', amount: '24.50', reason: 'Carbón' };
  await tell(page, 'post', '/api/books/cash-movements', coal);
  await page.goto('/admin/caja');
  await expect(page.getByText('1 entregado sin cobrar')).toBeVisible();
});

picture('manual-cierre', { ...PHONE, height: 760 }, async (page) => {
  await enterRush(page);
  const payment = { totalAmount: '27.00', paymentMethod: 'cash' };
  await tell(page, 'patch', '/api/orders/1', payment);
  await tell(page, 'post', '/api/books/cash-movements', { kind: 'opening', amount: '80.00' });
  await page.goto('/admin/caja');
  await button(page, 'Cerrar el día').click();
  await drawer(page).getByRole('radio', { name: 'Billetes y monedas' }).check();
  for (const [note, count] of [
    ['50 €', '1'],
    ['20 €', '2'],
    ['10 €', '1'],
    ['2 €', '3'],
  ] as const) {
    await page.getByLabel(note, { exact: true }).fill(count);
  }
  await drawer(page).getByLabel('Se queda en el cajón').fill('80');
  await button(page, 'Comparar').click();
  await expect(page.getByText('Faltan 1,00 €')).toBeVisible();
});

picture('manual-informes', { ...WIDE, height: 1000 }, async (page, { shop }) => {
  await enterRush(page);
  for (const id of [1, 2, 3, 5, 7]) await tell(page, 'patch', `/api/orders/${id}/confirm`);
  bringMoneyForWeeks(shop);
  await page.goto('/admin/caja?ver=informes');
  await page.getByRole('radio', { name: 'Mes' }).check();
  await expect(page.getByRole('row', { name: /^Total cobrado/ })).toBeVisible();
});

async function openCatalogue(page: Page): Promise<void> {
  await page.goto('/admin/productos');
  await expect(page.getByRole('button', { name: /^Dolma/ })).toBeVisible();
}

picture('admin-products-list-1280', WIDE, openCatalogue);

picture('admin-products-edit-360', PHONE, async (page) => {
  await openCatalogue(page);
  await page.getByRole('button', { name: /^Jorovats/ }).click();
  await expect(page.getByRole('button', { name: 'Cambiar' })).toBeVisible();
});

picture('admin-products-ordering-360', PHONE, async (page) => {
  await openCatalogue(page);
  await page.getByRole('button', { name: /^Paella valenciana/ }).click();
  const group = page.getByRole('button', { name: /^Cómo se encarga/ });
  await group.click();
  await group.evaluate((one) => one.scrollIntoView());
});

picture('admin-reviews-1280', WIDE, async (page) => {
  await page.goto('/admin/resenas');
  await expect(page.getByText('Ejemplo').first()).toBeVisible();
});

picture('admin-users-new-360', PHONE, async (page) => {
  await page.goto('/admin/users');
  await button(page, 'Nuevo Usuario').click();
  await expect(drawer(page).getByLabel('Usuario', { exact: true })).toBeVisible();
});

picture('manual-estadisticas', { ...WIDE, height: 1130 }, async (page, { shop }) => {
  await giveYearOfPoints(page, shop);
  handOverForWeeks(shop);
  await enterRush(page);
  await page.goto('/admin/users');
  await expect(page.getByText('Karen Harutyunyan').first()).toBeVisible();
});
