// The registration dialog as a customer fills it in.
import { expect, type Locator, type Page } from '@playwright/test';

export async function openRegistration(page: Page): Promise<Locator> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Registrarse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills everything in and sends it. */
export async function register(page: Page, username: string, phone: string): Promise<Locator> {
  const dialog = await openRegistration(page);
  await dialog.getByLabel('Nombre de usuario').fill(username);
  await dialog.getByLabel('Contraseña', { exact: true }).fill('leña y brasa');
  await dialog.getByLabel('Confirmar contraseña').fill('leña y brasa');
  await dialog.getByLabel('Nombre', { exact: true }).fill('María José');
  await dialog.getByLabel('Teléfono').fill(phone);
  await dialog.getByLabel('Código postal').fill('03400');
  await dialog.getByLabel('Email').fill('maria@example.com');
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  return dialog;
}
