// The customer's page of an order: seen, changed and cancelled by whoever has its code.
import type { Page } from '@playwright/test';
import { faultsOf } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';
import { expectSoon, stopClock } from './page-time.ts';
import { visit, weigh } from './page-weight.ts';
import { byteBudget } from './pages.ts';

const ORDER = {
  customerName: 'María José',
  customerPhone: '600111222',
  customerEmail: 'maria@example.com',
  pickupTime: '2026-11-20T15:00',
  gdprConsent: true,
  lines: [
    { productId: 8, quantity: 2, note: 'bien hecho' },
    { productId: 26, quantity: 2 },
  ],
};

/** Places the order without the form, which has journeys of its own; answers the address of its page. */
async function placed(page: Page): Promise<string> {
  const answer = await page.request.post('/api/orders', { data: ORDER });
  const { code } = (await answer.json()) as { code: string };
  return `/pedido/${code}`;
}

test('an order is looked at on another phone, moved, and cancelled, and the desk is told', async ({
  openPage,
}) => {
  const staff = await openPage({ isStaff: true, width: 1280 });
  const path = await placed(await openPage());
  await staff.goto('/admin/orders');
  const told = staff.getByRole('status', { name: 'Pedidos nuevos' });
  const page = await openPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo tenemos apuntado');
  const other = await openPage();
  await other.goto(path);
  await expect(page.getByRole('main')).toContainText('2 × Pollo entero a la leña');
  await expect(page.getByRole('listitem').filter({ hasText: 'Recibido' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(await faultsOf(page)).toEqual([]);
  await stopClock(other);
  await page.getByLabel('Otra hora de recogida').selectOption({ label: '16:00' });
  await page.getByRole('button', { name: 'Cambiar la hora' }).click();
  await expect(page.getByText('Hemos cambiado la hora de recogida')).toBeVisible();
  await expect(page.getByText('16:00', { exact: true }).first()).toBeVisible();
  await expectSoon(other.getByText('16:00', { exact: true }).first(), 2000);
  await expect(told).toContainText(/^Hora cambiada por el cliente: .* · \S+ 16:00/);
  await page.getByText('Cancelar el pedido', { exact: true }).click();
  await page.getByRole('button', { name: 'Sí, cancelar el pedido' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Pedido cancelado');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expectSoon(other.getByRole('heading', { name: 'Pedido cancelado' }), 2000);
  await expect(told).toContainText(/^Cancelado por el cliente: .* · \S+ 16:00/);
  expect(await faultsOf(page)).toEqual([]);
  for (const width of [320, 360, 1280]) {
    await staff.setViewportSize({ width, height: 740 });
    const notice = staff.getByText(/^Cancelado: María José · hoy 16:00/);
    await expect(notice).toBeInViewport({ ratio: 1 });
    const cutOff = await notice.evaluate((text) => text.scrollWidth - text.clientWidth);
    expect(cutOff, String(width)).toBeLessThanOrEqual(0);
    expect(await faultsOf(staff)).toEqual([]);
  }
  await staff.getByRole('button', { name: 'Ver', exact: true }).click();
  await expect(staff.getByRole('dialog', { name: 'María José' })).toContainText('Cancelado');
});

test('the page works without scripts, and keeps to the budget of a page to read', async ({
  openPage,
}) => {
  const page = await openPage({ hasScripts: false });
  const path = await placed(page);
  await page.goto(path);
  await page.getByLabel('Otra hora de recogida').selectOption({ label: '16:30' });
  await page.getByRole('button', { name: 'Cambiar la hora' }).click();
  await expect(page.getByText('Hemos cambiado la hora de recogida')).toBeVisible();
  await expect(page.getByText('16:30', { exact: true }).first()).toBeVisible();
  const weighed = await openPage();
  const weight = weigh(await visit(weighed, path));
  const budget = byteBudget('/productos');
  for (const part of ['script', 'stylesheet', 'font', 'total'] as const) {
    expect(weight[part], part).toBeLessThanOrEqual(budget[part]);
  }
  await page.getByText('Cancelar el pedido', { exact: true }).click();
  await page.getByRole('button', { name: 'Sí, cancelar el pedido' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido cancelado');
});

test('a code that opens nothing says so, with the ways on', LONG, async ({ openPage }) => {
  const page = await openPage({ expectErrors: [/404/] });
  await page.goto(`/pedido/${'x'.repeat(22)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Este pedido no está disponible',
  );
  await expect(page.getByRole('main').getByRole('link', { name: '965 000 111' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
