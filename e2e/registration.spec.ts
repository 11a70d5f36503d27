import { faultsOf, faultsOnEach, WIDTHS } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { openRegistration, register } from './registration-form.ts';
import { LONG } from './long.ts';

test('a customer registers and lands signed in at the points; the phone is then taken', async ({
  openPage,
}) => {
  const page = await openPage();
  const dialog = await register(page, 'maria.jose', '+34 600 111 222');
  await expect(page.getByText('¡Registro exitoso!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/puntos$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const me = await page.context().request.get('/api/auth/me');
  expect(await me.json()).toMatchObject({ username: 'maria.jose', role: 'abaranci' });
  await page.reload();
  await expect(page).toHaveURL(/\/puntos$/);

  const other = await openPage({ expectErrors: [/409/, /Este teléfono ya tiene una cuenta/] });
  const refused = await register(other, 'otra.persona', '600111222');
  const notices = other.getByRole('region', { name: 'Avisos', includeHidden: true });
  await expect(notices.getByText('Teléfono ya registrado')).toBeVisible();
  await expect(notices.getByText('Contactar WhatsApp')).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/34600000222\?text=/,
  );
  await expect(refused.getByRole('link', { name: 'Abrir WhatsApp' })).toBeInViewport();
  expect(await faultsOf(other)).toEqual([]);
  await expect(other).toHaveURL(/\/login$/);
});

test(
  'the registration dialog is accessible on a phone and on a wide screen, empty, faulty and with a legal text open',
  LONG,
  async ({ openPage }) => {
    const page = await openPage();
    const dialog = await openRegistration(page);
    expect(await faultsOnEach(page, WIDTHS), 'empty').toEqual([]);
    await dialog.getByLabel('Email').fill('maria@');
    await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(dialog.getByText('Ingrese un email válido')).toBeVisible();
    await expect(dialog.getByLabel('Nombre de usuario')).toBeFocused();
    expect(await faultsOnEach(page, WIDTHS), 'faulty').toEqual([]);
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: /condiciones del programa de puntos/ }).click();
    await expect(
      (await opening).getByRole('heading', { name: 'Condiciones de fraude' }),
    ).toBeVisible();
    await expect(dialog.getByLabel('Email')).toHaveValue('maria@');
  },
);
