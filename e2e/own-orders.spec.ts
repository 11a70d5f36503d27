// What was ordered with the account: on /puntos, and the same again.
import { faultsOf } from './accessibility.ts';
import { becomeCustomer } from './customers.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

test(
  'a customer who is signed in orders without saying who it is, and the same again from Mis pedidos',
  LONG,
  async ({ openPage }) => {
    const page = await openPage();
    await becomeCustomer(page);
    await page.goto('/encargar');
    const place = page.getByRole('main').getByRole('button', { name: 'Realizar Pedido' });
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ani Petrosyan');
    await page.getByRole('radio', { name: '1 pollo y medio' }).check();
    await page.getByRole('button', { name: 'Bebidas' }).click();
    await page.getByRole('button', { name: 'Añadir Cerveza' }).click();
    await page.getByRole('checkbox').check();
    await place.click();
    await expect(page.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();

    await page.goto('/puntos');
    const own = page.getByRole('region', { name: 'Mis pedidos' });
    const order = own.getByRole('listitem');
    await expect(order).toContainText('Recibido');
    await expect(order).toContainText('1 1/2 pollos y cerveza');
    expect(await faultsOf(page)).toEqual([]);
    await order.getByRole('button', { name: /^Repetir/ }).click();
    await expect(page.getByText('Hemos puesto lo mismo en tu pedido')).toBeVisible();
    await expect(page.getByRole('radio', { name: '1 pollo y medio' })).toBeChecked();
    await expect(page.getByLabel('Email')).toHaveValue('ani@example.com');
    await page.getByRole('checkbox').check();
    await place.click();
    await expect(page.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
    await page.goto('/puntos');
    await expect(own.getByRole('listitem')).toHaveCount(2);
  },
);
