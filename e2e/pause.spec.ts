// Staff pause the web's orders for today while somebody fills in an order.
import type { Page } from '@playwright/test';
import { faultsOf } from './accessibility.ts';
import { button, drawer, openDesk } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { expectSoon, stopClock } from './page-time.ts';
import { LONG } from './long.ts';

const SECOND = 1000;
const REFUSED = [/409/, /no aceptamos pedidos/];

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const notice = (page: Page) =>
  page.getByText('Hoy no aceptamos pedidos por la web hasta las', { exact: false }).first();
const day = (page: Page) => page.getByLabel('Día de recogida');

async function fillIn(page: Page): Promise<void> {
  await page.goto('/encargar');
  await field(page, 'Nombre').fill('María José');
  await field(page, 'Teléfono').fill('600 111 222');
  await field(page, 'Email').fill('mj@example.org');
  await page.getByRole('checkbox').check();
}

/** Where the fields stand, to the pixel. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('form :is(input, select, [type=submit])')].map((one) => {
      const { top, left } = one.getBoundingClientRect();
      return [Math.round(top), Math.round(left)];
    }),
  );

for (const width of [360, 1280]) {
  test(
    `a pause reaches an open form ${width} px wide, refuses nothing but today, and ends`,
    LONG,
    async ({ openPage, shop }) => {
      const customer = await openPage({ width, expectErrors: REFUSED });
      const other = await openPage({ isStaff: true });
      const staff = await openPage({ isStaff: true, width });
      await openDesk(other);
      await openDesk(staff);
      await fillIn(customer);
      const places = await placesOf(customer);

      // In two taps.
      await stopClock(other);
      await button(staff, 'Pausar web').click();
      expect(await faultsOf(staff)).toEqual([]);
      await drawer(staff).getByRole('button', { name: '30 minutos' }).click();
      await expect(button(staff, 'Reanudar')).toBeVisible();
      await expectSoon(button(other, 'Reanudar'), SECOND);
      expect(await faultsOf(staff)).toEqual([]);

      await stopClock(customer);
      await expectSoon(notice(customer), 15 * SECOND);
      expect(await placesOf(customer)).toEqual(places);
      await expect(customer.getByRole('link', { name: /600/ }).first()).toBeVisible();
      await customer.clock.resume();
      expect(await faultsOf(customer)).toEqual([]);

      // For today it is refused, with everything kept.
      await button(customer, 'Realizar Pedido').click();
      await expect(customer.getByText('No hemos registrado tu pedido.')).toBeVisible();
      await expect(notice(customer)).toBeVisible();
      await expect(field(customer, 'Nombre')).toHaveValue('María José');
      await expect(customer.getByRole('checkbox')).toBeChecked();
      const orders = await staff.request.get(`${shop.url}/api/dashboard-data`);
      expect(await orders.json()).toMatchObject({ orders: [] });

      // Another day is a tap away, and taken.
      const today = await day(customer).inputValue();
      await customer.getByRole('button', { name: /^Elegir/ }).click();
      await expect(day(customer)).not.toHaveValue(today);
      await expect(button(customer, 'Realizar Pedido')).toBeVisible();
      await day(customer).fill(today);
      await expect(notice(customer)).toBeVisible();

      // One tap ends it, on another desk than where it began; the form follows by itself.
      await other.clock.resume();
      await button(other, 'Reanudar').click();
      await expect(button(staff, 'Pausar web')).toBeVisible();
      await stopClock(customer);
      await expectSoon(notice(customer), 15 * SECOND, { isVisible: false });
      await customer.clock.resume();
      await button(customer, 'Realizar Pedido').click();
      await expect(customer.getByText('Pedido realizado').first()).toBeVisible();
    },
  );
}
