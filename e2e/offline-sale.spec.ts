// What is sold and handed over at the counter without a connection, with the real worker.
import type { Page } from '@playwright/test';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { DESK_SCREENS, faultsOnEach } from './accessibility.ts';
import { rows } from './book.ts';
import { button, drawer, enter, line as orderLine, stockOf } from './desk-journey.ts';
import { LONG } from './long.ts';
import { expect, strip, test } from './offline-journey.ts';

test.use({ serviceWorkers: 'allow' });

const SALES = `SELECT total, day, made_at AS madeAt, entered_at AS enteredAt,
  (SELECT sum(amount) FROM payments WHERE subject = 'sale' AND subject_id = sales.id AND method = 'cash') AS cash
  FROM sales`;
const SHOP_OPENS = parseInstant('2026-11-20T12:10') ?? 0;
const form = (page: Page) => page.getByRole('form', { name: 'Venta' });
const todays = (page: Page) =>
  drawer(page).getByRole('region', { name: 'Ventas de hoy' }).getByRole('listitem');

/** In cash, from the stock drawer, which is closed afterwards. */
async function sell(page: Page, name: RegExp): Promise<void> {
  await button(page, 'Stock').click();
  await form(page).getByRole('button', { name }).first().click();
  await form(page)
    .getByRole('button', { name: /^Cobrar/ })
    .click();
  await expect(page.getByText(/Efectivo. Sin conexión: se enviará al volver/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
}

test(
  'a counter sale made without a connection is entered once when it is back, and taken back',
  LONG,
  async ({ desk, line, shop }) => {
    const page = await desk();
    // The menu is known to the device once it has been looked at.
    await button(page, 'Stock').click();
    await expect(form(page).getByRole('button', { name: /^Pollo entero/ })).toBeVisible();
    await page.keyboard.press('Escape');
    line.set('down');
    await sell(page, /^Pollo entero/);
    await expect(strip(page)).toContainText('1 cambio sin enviar');
    await strip(page).click();
    await expect(drawer(page).getByRole('listitem')).toContainText([/Venta: 13,50\s€, Efectivo/]);
    await page.keyboard.press('Escape');
    expect(rows(shop.dataDir, SALES)).toEqual([]);

    // Its answer is lost, and it is sent again.
    await line.breakAfter(0, 'deaf');
    await expect.poll(() => rows(shop.dataDir, SALES).length).toBe(1);
    line.set('up');
    await expect(strip(page)).toBeHidden();
    const [sold, ...others] = rows(shop.dataDir, SALES);
    expect(others).toEqual([]);
    // The device's clock is days ahead of the shop's, and counts for nothing.
    expect(sold).toMatchObject({ total: 1350, cash: 1350, day: '2026-11-20' });
    const { madeAt, enteredAt } = sold as Record<string, number>;
    expect(madeAt).toBeGreaterThan(SHOP_OPENS);
    expect(madeAt).toBeLessThan(enteredAt ?? 0);
    expect(stockOf(shop, '2026-11-20')).toEqual({ current: 590, reserved: 0 });

    await button(page, 'Stock').click();
    await drawer(page).getByRole('button', { name: 'Ventas de hoy (1)' }).click();
    await todays(page)
      .getByRole('button', { name: /^Anular venta/ })
      .click();
    await page
      .getByRole('dialog', { name: '¿Anular esta venta?' })
      .getByRole('button', { name: 'Anular venta' })
      .click();
    await expect(todays(page)).toContainText('Anulada a las');
    expect(stockOf(shop, '2026-11-20')).toEqual({ current: 600, reserved: 0 });
  },
);

test(
  'a sale whose price has changed meanwhile is entered at what was taken',
  LONG,
  async ({ desk, line, shop }) => {
    const page = await desk();
    await button(page, 'Stock').click();
    await expect(form(page).getByRole('button', { name: /^Pollo entero/ })).toBeVisible();
    await page.keyboard.press('Escape');
    line.set('down');
    await sell(page, /^Pollo entero/);
    const price = { data: { price: '14.00', version: 1 } };
    expect((await page.request.patch(`${shop.url}/api/products/8`, price)).status()).toBe(200);
    line.set('up');
    await expect(strip(page)).toContainText('1 cambio por revisar');
    await strip(page).click();
    await expect(drawer(page).getByText(/^Los precios han cambiado desde entonces/)).toBeVisible();
    await expect(drawer(page).getByText('1 × Pollo entero a la leña')).toBeVisible();
    expect(await faultsOnEach(page, DESK_SCREENS)).toEqual([]);
    await drawer(page)
      .getByRole('button', { name: /^Anotar 13,50/ })
      .click();
    await expect(drawer(page).getByText('Todo está enviado')).toBeVisible();
    expect(rows(shop.dataDir, SALES)).toMatchObject([{ total: 1350, cash: 1350 }]);
    expect(rows(shop.dataDir, 'SELECT unit_price AS price FROM sale_lines')).toEqual([
      { price: 1350 },
    ]);
  },
);

test(
  'what is left is handed over without a connection, each once, and what somebody changed is left',
  LONG,
  async ({ desk, line, shop }) => {
    const page = await desk();
    const at = '2026-11-20T12:00';
    await enter(page, { name: 'Lola', at });
    await enter(page, { name: 'Ana', at });
    const { id } = await enter(page, { name: 'Rita', at });
    await expect(orderLine(page, 'Rita')).toBeVisible();
    line.set('down');
    await page.getByRole('button', { name: /^Entregar todos \(3\)/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Entregar/ })
      .click();
    await expect(strip(page)).toContainText('3 cambios sin enviar');
    for (const name of ['Lola', 'Ana', 'Rita']) await expect(orderLine(page, name)).toBeHidden();
    const changed = await page.request.patch(`${shop.url}/api/orders/${id}`, {
      data: { details: 'Viene más tarde', version: 1 },
    });
    expect(changed.status()).toBe(200);
    line.set('up');
    await expect(strip(page)).toContainText('1 cambio por revisar');
    await expect(orderLine(page, 'Rita')).toBeVisible();
    await strip(page).click();
    await expect(drawer(page).getByRole('listitem')).toContainText([/Entregado: Rita/]);
    const delivered = "SELECT customer_name AS name FROM orders WHERE status = 'delivered'";
    await expect
      .poll(() => rows(shop.dataDir, `${delivered} ORDER BY id`))
      .toEqual([{ name: 'Lola' }, { name: 'Ana' }]);
    expect(stockOf(shop, '2026-11-20')).toEqual({ current: 580, reserved: 10 });
  },
);
