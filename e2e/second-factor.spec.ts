// A superadmin who signs in is offered the second step, switches it on with an app, signs in with its code, and signs
// out elsewhere.
import type { Page } from '@playwright/test';
import { codeAt } from '../api/src/accounts/second-factor/totp.ts';
import { pdfText } from '../api/test/invoices/pdf/read-pdf.ts';
import { faultsOf } from './accessibility.ts';
import { expect, STAFF, test } from './journey.ts';
import { LONG } from './long.ts';

const MINUTES = 60_000;
const stepAt = (instant: number) => Math.floor(instant / 30_000);

async function givePassword(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Usuario').fill(STAFF.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(STAFF.password);
}
const signIn = (page: Page) => page.getByRole('button', { name: 'Iniciar Sesión' }).click();

test(
  'a superadmin switches the second step on, signs in with a code, and closes the other devices',
  LONG,
  async ({ openPage }) => {
    const page = await openPage({ expectErrors: [/401/, /Debe iniciar sesión/] });
    await givePassword(page);
    await signIn(page);
    await expect(page).toHaveURL(/\/admin\/orders$/);
    const offer = page.getByRole('complementary', { name: 'Verificación en dos pasos' });
    await expect(offer).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Activar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Acceso y dispositivos' });
    await dialog.getByRole('button', { name: 'Activar' }).click();
    await dialog.getByLabel('Contraseña actual').fill(STAFF.password);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByRole('img', { name: 'Código QR para la app' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const sessions = await page.request.get('/api/auth/me/sessions');
    const [{ startedAt } = { startedAt: '' }] = (await sessions.json()) as { startedAt: string }[];
    const step = stepAt(Date.parse(startedAt)) + 1;
    await dialog.getByLabel(/las 6 cifras/).fill(codeAt(secret, step));
    await dialog.getByRole('button', { name: 'Activar' }).click();
    await expect(dialog.getByRole('heading', { name: 'Códigos de recuperación' })).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    const paper = await pdfText(await page.pdf({ format: 'A5' }));
    expect(paper).toContain('Códigos de recuperación');
    expect(paper).toContain(`Usuario: ${STAFF.username}`);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Descargar' }).click();
    expect((await download).suggestedFilename()).toBe('codigos-de-recuperacion.txt');
    const [code = ''] = await dialog
      .getByRole('list')
      .first()
      .getByRole('listitem')
      .allTextContents();
    await dialog.getByRole('button', { name: 'Los he guardado' }).click();
    await expect(dialog.getByText('Activada')).toBeVisible();

    const other = await openPage({ expectErrors: [/401/, /SECOND_FACTOR|Escribe el código/] });
    await givePassword(other);
    const answered = other.waitForResponse('**/api/auth/login');
    await signIn(other);
    const { until } = (await (await answered).json()) as { until: string };
    const later = stepAt(Date.parse(until) - 5 * MINUTES) + 1;
    const field = other.getByLabel('Código de 6 cifras');
    await expect(field).toBeFocused();
    expect(await faultsOf(other)).toEqual([]);
    // What the app showed a moment ago is used up.
    const typed = later === step ? code : codeAt(secret, later);
    if (typed === code) {
      await other.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    }
    await other.getByLabel(/^Código/).fill(typed);
    await other.getByRole('button', { name: 'Entrar' }).click();
    await expect(other).toHaveURL(/\/admin\/orders$/);
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Pedidos');
    await expect(
      other.getByRole('complementary', { name: 'Verificación en dos pasos' }),
    ).toBeHidden();

    await other.goto('/admin/users');
    await other.getByRole('button', { name: 'Acceso y dispositivos' }).click();
    const access = other.getByRole('dialog', { name: 'Acceso y dispositivos' });
    await expect(access.getByText('Este dispositivo')).toBeVisible();
    expect(await faultsOf(other)).toEqual([]);
    await access.getByRole('button', { name: 'Cerrar las demás' }).click();
    await expect(
      access.getByRole('list', { name: 'Dispositivos' }).getByRole('listitem'),
    ).toHaveCount(1);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
  },
);
