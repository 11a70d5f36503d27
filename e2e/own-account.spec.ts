// The own account on /puntos: seen, corrected, taken along, given a new password, and left for good.
import { readFileSync } from 'node:fs';
import { faultsOf } from './accessibility.ts';
import { becomeCustomer, givePoints } from './customers.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

const PASSWORD = 'leña y brasa';

test(
  'a customer takes the data along, changes the password and erases the account',
  LONG,
  async ({ openPage }) => {
    const page = await openPage({ width: 1280 });
    const staff = await openPage({ isStaff: true });
    await becomeCustomer(page);
    await givePoints(staff, 85);
    await page.goto('/puntos');
    const card = page.getByRole('region', { name: 'Mis datos' });
    await expect(card.getByText('Ani Petrosyan')).toBeVisible();

    const downloading = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Descargar mis datos' }).click();
    const file = await (await downloading).path();
    const data = JSON.parse(readFileSync(file, 'utf8')) as { pointTransactions: unknown[] };
    expect(data.pointTransactions).toHaveLength(1);

    await card.getByRole('button', { name: 'Cambiar contraseña' }).click();
    const change = page.getByRole('dialog', { name: 'Cambiar contraseña' });
    await change.getByLabel('Contraseña actual').fill(PASSWORD);
    await change.getByLabel('Nueva contraseña', { exact: true }).fill('otra contraseña');
    await change.getByLabel('Confirmar nueva contraseña').fill('otra contraseña');
    expect(await faultsOf(page)).toEqual([]);
    await change.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByText('Contraseña cambiada')).toBeVisible();
    await expect(change).toHaveCount(0);

    await card.getByRole('button', { name: 'Borrar mi cuenta' }).click();
    const erase = page.getByRole('dialog', { name: 'Borrar mi cuenta' });
    await erase.getByLabel('Tu contraseña').fill('otra contraseña');
    expect(await faultsOf(page)).toEqual([]);
    await erase.getByRole('button', { name: 'Borrar mi cuenta' }).click();
    await expect(page.getByText('Cuenta borrada')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  },
);

test(
  'a customer corrects name and phone; staff find the points by the new one',
  LONG,
  async ({ openPage }) => {
    const page = await openPage();
    const elsewhere = await openPage();
    const staff = await openPage({ isStaff: true });
    await becomeCustomer(page);
    await givePoints(staff, 85);
    const login = { username: 'ani', password: PASSWORD };
    await elsewhere.context().request.post('/api/auth/login', { data: login });
    await elsewhere.goto('/puntos');
    const otherCard = elsewhere.getByRole('region', { name: 'Mis datos' });
    await expect(otherCard.getByText('Ani Petrosyan')).toBeVisible();

    await page.goto('/puntos');
    const card = page.getByRole('region', { name: 'Mis datos' });
    const opener = card.getByRole('button', { name: 'Editar mis datos' });
    await opener.click();
    const edit = page.getByRole('dialog', { name: 'Editar mis datos' });
    await edit.getByLabel('Nombre').fill('Ani Harutyunyan');
    await expect(edit.getByLabel('Contraseña actual')).toHaveCount(0);
    await edit.getByLabel('Teléfono').fill('+34 600 333 444');
    await edit.getByLabel('Contraseña actual').fill(PASSWORD);
    expect(await faultsOf(page)).toEqual([]);
    await edit.getByLabel('Contraseña actual').press('Enter');
    await expect(page.getByText('Datos actualizados')).toBeVisible();
    await expect(edit).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(card.getByText('Ani Harutyunyan')).toBeVisible();
    await expect(card.getByText('600 333 444')).toBeVisible();

    const search = (phone: string) =>
      staff.context().request.post('/api/points/search-phone', { data: { phone } });
    expect(await (await search('600333444')).json()).toMatchObject({
      user: { name: 'Ani Harutyunyan' },
      points: { available: 85 },
    });
    expect(await (await search('600111222')).json()).toEqual({ found: false });
    await elsewhere.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(otherCard.getByText('Ani Harutyunyan')).toBeVisible();
  },
);

test(
  'a phone that somebody has is refused, with a chat to the shop',
  LONG,
  async ({ openPage }) => {
    const page = await openPage({ expectErrors: [/409/, /Este teléfono ya tiene una cuenta/] });
    const staff = await openPage({ isStaff: true });
    await becomeCustomer(page);
    await staff.context().request.post('/api/points/assign-by-phone', {
      data: { phone: '600333444', points: 20, isCashPayment: true },
    });
    await page.goto('/puntos');
    await page.getByRole('button', { name: 'Editar mis datos' }).click();
    const edit = page.getByRole('dialog', { name: 'Editar mis datos' });
    await edit.getByLabel('Teléfono').fill('600 333 444');
    await edit.getByLabel('Contraseña actual').fill(PASSWORD);
    await edit.getByRole('button', { name: 'Guardar mis datos' }).click();
    const alert = edit.getByRole('alert').filter({ hasText: 'Teléfono ya registrado' });
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    await expect(edit.getByLabel('Teléfono')).toHaveValue('600 333 444');
  },
);
