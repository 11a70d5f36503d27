// Whoever cannot get in is given a link at the counter, and chooses a password on their own phone.
import { faultsOf } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

test(
  'somebody with nothing but a phone gets an account by a link, once',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await staff.request.post('/api/points/assign-by-phone', {
      data: { phone: '600111222', points: 30 },
    });
    await staff.goto('/admin/users');
    // On a slow line the card is there before the search has found it.
    const search = Promise.withResolvers<undefined>();
    await staff.route('**/api/auth/users?*q=*', async (route) => {
      await search.promise;
      await route.continue();
    });
    await staff.getByLabel('Buscar usuarios').fill('600111222');
    await expect(staff.getByText('Cargando usuarios...')).toBeVisible();
    const card = staff.getByRole('listitem').filter({ hasText: 'Solo teléfono' });
    await card.getByRole('button', { name: 'Enlace para la contraseña' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Enlace para la contraseña' });
    await expect(dialog.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
    expect(await faultsOf(staff)).toEqual([]);
    search.resolve(undefined);
    const chat = await dialog.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
    const message = new URL(chat ?? '').searchParams.get('text') ?? '';
    const [link = ''] = /https?:\S+/.exec(message) ?? [];

    const page = await openPage({ expectErrors: [/404/] });
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea tu acceso');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('Nombre de usuario').fill('lola');
    await page.getByLabel('Contraseña', { exact: true }).fill('leña y brasa');
    await page.getByLabel('Confirmar contraseña').fill('leña y brasa');
    await page.getByLabel('Nombre', { exact: true }).fill('Lola Martí');
    await page.getByLabel('Código postal').fill('03400');
    await page.getByLabel('Email').fill('lola@example.com');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Guardar y entrar' }).click();
    await expect(page).toHaveURL(/\/puntos$/);
    await expect(page.getByText('Contraseña guardada')).toBeVisible();
    await expect(page.getByText('Lola Martí').first()).toBeVisible();

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve');
    expect(await faultsOf(page)).toEqual([]);
  },
);
