// The own account on /puntos: seen, taken along, given a new password, and left for good.
import { readFileSync } from 'node:fs';
import { faultsOf } from './accessibility.ts';
import { becomeCustomer, givePoints } from './customers.ts';
import { expect, test } from './journey.ts';

const PASSWORD = 'leña y brasa';

test('a customer takes the data along, changes the password and erases the account', async ({
  openPage,
}) => {
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
});
