// A half hour of the oven that is full (docs/rules/oven.md#capacity).
import type { Page } from '@playwright/test';
import { faultsOf } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByLabel('Teléfono', { exact: true }).fill('600 111 222');
  await page.getByLabel('Email').fill('maria@example.com');
  await page.getByRole('checkbox').check();
}

const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Realizar Pedido' }).click();

test(
  'who comes too late for a half hour finds another a tap away; staff take one more knowingly',
  LONG,
  async ({ openPage }) => {
    const first = await openPage();
    // The browser itself says that an order was refused.
    const second = await openPage({ width: 1280, expectErrors: [/409/, /completa/] });
    const staff = await openPage({ isStaff: true, width: 1280 });
    const setting = { data: { value: '2' } };
    expect((await staff.request.patch('/api/settings/ovenChickensPerSlot', setting)).status()).toBe(
      200,
    );

    for (const page of [first, second]) {
      await page.goto('/encargar');
      await page.getByRole('radio', { name: '2 pollos' }).click();
      await page.getByRole('radio', { name: '14:00' }).click();
      await fillIn(page, 'Lola Marín');
    }
    await submit(first);
    await expect(first.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
    await submit(second);
    await expect(second.getByText('Hay sitio para:')).toBeVisible();
    await expect(second.getByRole('radio', { name: '14:00 completo' })).toBeDisabled();
    expect(await faultsOf(second)).toEqual([]);
    await second.getByRole('button', { name: 'hoy a las 14:30' }).click();
    await expect(second.getByRole('combobox', { name: 'Hora de recogida' })).toHaveValue('14:30');
    await submit(second);
    await expect(second.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();

    await staff.goto('/admin/orders');
    await staff.getByRole('button', { name: 'Pedido', exact: true }).click();
    await staff.getByLabel('Nombre', { exact: true }).fill('Rosa');
    await staff.getByRole('dialog').getByRole('radio', { name: '14:00' }).click();
    await expect(staff.getByText(/El horno ya está completo a esa hora/)).toBeVisible();
    expect(await faultsOf(staff)).toEqual([]);
    await staff.getByRole('button', { name: 'Guardar igualmente' }).click();
    await expect(staff.getByRole('button', { name: /Rosa/ })).toBeVisible();
  },
);
