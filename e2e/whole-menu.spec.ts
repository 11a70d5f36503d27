// From the front page to an order of the whole menu (docs/rules/orders.md#choosing-from-the-menu).
import type { Locator, Page } from '@playwright/test';
import { faultsOnEach, WIDTHS } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

/** Counts what somebody taps; typing is none. */
function withTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    count: () => taps,
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test(
  'two chickens, a paella for four and two beers for tomorrow take at most 14 taps and cost what they cost',
  LONG,
  async ({ openPage }) => {
    const customer = await openPage();
    const staff = await openPage({ isStaff: true, width: 1280 });
    await customer.goto('/');
    const { tap, count } = withTaps();
    await tap(customer.getByRole('link', { name: 'Hacer Pedido' }).first());
    await tap(customer.getByRole('radio', { name: '2 pollos' }));
    await tap(button(customer, 'Paellas'));
    await tap(button(customer, 'Añadir Paella valenciana'));
    await tap(button(customer, 'Añadir Paella valenciana'));
    await tap(button(customer, 'Añadir Paella valenciana'));
    await tap(button(customer, 'Bebidas'));
    await tap(button(customer, 'Añadir Cerveza'));
    await tap(button(customer, 'Añadir Cerveza'));
    // The paella decides the day, which is proposed by itself.
    await expect(customer.getByLabel('Día de recogida')).toHaveValue('2026-11-21');
    await tap(customer.getByRole('radio', { name: '14:00' }));
    await customer.getByLabel('Nombre', { exact: true }).fill('Lola Marín');
    await customer.getByLabel('Teléfono', { exact: true }).fill('600 111 222');
    await customer.getByLabel('Email').fill('lola@example.com');
    await tap(customer.getByRole('checkbox'));
    await expect(customer.getByText('69,00 €').first()).toBeVisible();
    await tap(customer.getByRole('main').getByRole('button', { name: 'Realizar Pedido' }));
    await expect(customer.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
    expect(count()).toBeLessThanOrEqual(14);
    await expect(customer.getByText('4 raciones de paella valenciana')).toBeVisible();
    await expect(customer.getByText('69,00 €, al recoger')).toBeVisible();

    await staff.goto('/admin/orders');
    await staff.getByRole('button', { name: /Lola Marín/ }).click();
    await expect(
      staff.getByText('4 raciones de paella valenciana, cerveza × 2').first(),
    ).toBeVisible();
    await expect(staff.getByText('38,00').first()).toBeVisible();
    await customer.goto('/productos');
    await expect(customer.getByRole('link', { name: /Ver pedido/ })).toBeHidden();
  },
);

test(
  'what is added on the menu stays on the device, can be taken back, and is in the order',
  LONG,
  async ({ openPage }) => {
    const customer = await openPage({ width: 1280 });
    await customer.goto('/');
    await button(customer, 'Añadir Menú familiar').click();
    await expect(customer.getByRole('link', { name: 'Ver pedido' })).toContainText('42,00');
    await button(customer, 'Deshacer').click();
    await customer.goto('/productos');
    await button(customer, 'Añadir Patatas bravas').click();
    const bar = customer.getByRole('link', { name: 'Ver pedido' });
    await expect(bar).toContainText('1 cosa');
    await expect(bar).toContainText('4,80');
    await button(customer, 'Deshacer').click();
    await expect(bar).toBeHidden();
    await button(customer, 'Añadir Patatas bravas').click();
    await customer.getByRole('link', { name: 'Encargar Hummus con lavash' }).click();
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Realizar Pedido');
    const slip = customer.getByRole('complementary', { name: 'Resumen del pedido' });
    await expect(slip).toContainText('1 × Patatas bravas');
    await expect(slip).toContainText('1 × Hummus con lavash');
    await customer.reload();
    await expect(slip).toContainText('9,80');
    await expect(customer.getByLabel('Cantidad', { exact: true })).toHaveValue('0');
    await customer.getByRole('searchbox', { name: 'Buscar en la carta' }).fill('bravas');
    await button(customer, 'Quitar Patatas bravas').click();
    await expect(slip).toContainText('5,00');
    await customer.getByRole('searchbox', { name: 'Buscar en la carta' }).fill('hummus');
    await button(customer, 'Añadir nota a Hummus con lavash').click();
    await customer.getByLabel('Nota para Hummus con lavash').fill('x'.repeat(120));
    await expect(slip).toContainText('x'.repeat(120));
    expect(await faultsOnEach(customer, [...WIDTHS].reverse())).toEqual([]);
    await customer.getByLabel('Nombre', { exact: true }).fill('Vera');
    await customer.getByLabel('Teléfono', { exact: true }).fill('600 444 555');
    await customer.getByLabel('Email').fill('vera@example.com');
    await customer.getByRole('checkbox').check();
    await customer.getByRole('main').getByRole('button', { name: 'Realizar Pedido' }).click();
    await expect(customer.getByText('1 × Hummus con lavash')).toBeVisible();
    await expect(customer.getByText('5,00 €, al recoger')).toBeVisible();
    expect(await faultsOnEach(customer, [...WIDTHS].reverse())).toEqual([]);
  },
);

test(
  'a price that changes while somebody orders is shown and asked about, and nothing is lost',
  LONG,
  async ({ openPage }) => {
    const customer = await openPage({ expectErrors: [/Failed to load resource/, /precio/] });
    const staff = await openPage({ isStaff: true, width: 1280 });
    await customer.goto('/encargar');
    await button(customer, 'Bebidas').click();
    await button(customer, 'Añadir Cerveza').click();
    await customer.getByLabel('Nombre', { exact: true }).fill('Ana');
    await customer.getByLabel('Teléfono', { exact: true }).fill('600 333 222');
    await customer.getByLabel('Email').fill('ana@example.com');
    await customer.getByRole('checkbox').check();
    await staff.goto('/admin/productos');
    await staff.request.patch('/api/products/26', { data: { price: '2.50', version: 1 } });
    const order = customer.getByRole('main').getByRole('button', { name: 'Realizar Pedido' });
    await order.click();
    await expect(customer.getByText(/El precio ha cambiado/).first()).toBeVisible();
    await expect(customer.getByText('Cerveza: antes 2,00 €, ahora 2,50 €')).toBeVisible();
    await expect(customer.getByText('16,00 €').first()).toBeVisible();
    await expect(customer.getByLabel('Nombre', { exact: true })).toHaveValue('Ana');
    await order.click();
    // The chicken that the form began with stays beside the beer.
    await expect(customer.getByText('16,00 €, al recoger')).toBeVisible();
  },
);
