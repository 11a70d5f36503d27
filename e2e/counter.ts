// Panel Haykakan's dialog, as staff at the counter use it.
import type { Locator, Page } from '@playwright/test';
import { expect, type Journey } from './journey.ts';
import { makeStaffHaykakan } from './staff-account.ts';

type Opening = Parameters<Journey['openPage']>[0];

/** Opens the dialog as haykakan; the camera is allowed unless it says otherwise. */
export async function openCounter(
  { shop, openPage }: Journey,
  { allowsCamera = true, ...opening }: NonNullable<Opening> & { allowsCamera?: boolean } = {},
): Promise<Page> {
  makeStaffHaykakan(shop);
  const page = await openPage({ ...opening, isStaff: true });
  if (allowsCamera) await page.context().grantPermissions(['camera']);
  await page.goto('/encargar');
  await page.getByRole('button', { name: 'Puntos rápidos' }).click();
  await expect(dialog(page)).toBeVisible();
  return page;
}

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Puntos rápidos' });
export const press = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click();
export const notices = (page: Page): Locator =>
  page.getByRole('region', { name: 'Avisos', includeHidden: true });

export async function search(page: Page, phone = '600 111 222'): Promise<void> {
  await dialog(page).getByLabel('Teléfono del cliente').fill(phone);
  await press(page, 'Buscar');
}

export const scan = (page: Page): Promise<void> =>
  dialog(page).getByRole('tab', { name: 'Escanear QR' }).click();

export async function assignHundred(page: Page): Promise<void> {
  await dialog(page).getByRole('radio', { name: '100 puntos' }).check();
  await dialog(page).getByLabel('Confirmo la asignación de 100 puntos').check();
  await press(page, 'Asignar puntos');
}

/** With two clicks. */
export async function consume(page: Page): Promise<void> {
  await press(page, 'Consumir Bono');
  await press(page, '¿Confirmar?');
}
