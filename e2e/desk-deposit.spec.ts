// A deposit and the rest later, at the desk (docs/rules/payments.md#payments-add-up).
import type { Page } from '@playwright/test';
import { rows } from './book.ts';
import { button, drawer, enter, line as orderLine, openDesk } from './desk-journey.ts';
import { expect as expectAt, test as journey } from './journey.ts';
import { longUnlessPhone, LONG } from './long.ts';
import { expect, strip, test as offline } from './offline-journey.ts';

offline.use({ serviceWorkers: 'allow' });

const PARTS = 'SELECT method, amount FROM payments ORDER BY id';

async function noteDeposit(page: Page): Promise<void> {
  await orderLine(page, 'Rosa').click();
  await button(page, 'Anotar pago').click();
  await drawer(page).getByRole('textbox', { name: 'Total' }).fill('10');
  await drawer(page).getByRole('radio', { name: 'Tarjeta' }).check();
  await drawer(page).getByRole('radio', { name: 'A cuenta' }).check();
  await button(page, 'Guardar pago').click();
  await expect(drawer(page).getByRole('region', { name: 'Pago' })).toContainText(/Faltan 17,00/);
}

async function noteRest(page: Page): Promise<void> {
  await drawer(page)
    .getByRole('button', { name: /^Cobrar 17,00/ })
    .click();
  await expect(drawer(page).getByRole('textbox', { name: 'Importe' })).toHaveValue('17,00');
  await drawer(page).getByRole('textbox', { name: 'Entrega' }).fill('20');
  await expect(drawer(page).getByText(/Cambio: 3,00/)).toBeVisible();
  await button(page, 'Guardar pago y entregar').click();
  await expect(page.getByText('Pedido entregado')).toBeVisible();
  await expect(orderLine(page, 'Rosa')).toBeHidden();
}

for (const width of [360, 1280]) {
  journey(
    `a deposit by card and the rest in cash at ${width} px`,
    longUnlessPhone(width),
    async ({ openPage, shop }) => {
      const staff = await openPage({ isStaff: true, width });
      await enter(staff, { name: 'Rosa', quantity: 2 });
      await openDesk(staff);
      await noteDeposit(staff);
      await staff.keyboard.press('Escape');
      await expectAt(orderLine(staff, 'Rosa')).toContainText(/Faltan 17,00/);
      await orderLine(staff, 'Rosa').click();
      await noteRest(staff);
      expectAt(rows(shop.dataDir, PARTS)).toEqual([
        { method: 'card', amount: 1000 },
        { method: 'cash', amount: 1700 },
      ]);
    },
  );
}

offline('a deposit and the rest without a connection', LONG, async ({ desk, line, shop }) => {
  const page = await desk();
  await enter(page, { name: 'Rosa', quantity: 2 });
  await expect(orderLine(page, 'Rosa')).toBeVisible();
  line.set('down');
  await noteDeposit(page);
  await noteRest(page);
  await expect(strip(page)).toContainText('3 cambios sin enviar');
  line.set('up');
  await expect(strip(page)).toBeHidden();
  expect(rows(shop.dataDir, PARTS)).toEqual([
    { method: 'card', amount: 1000 },
    { method: 'cash', amount: 1700 },
  ]);
  expect(rows(shop.dataDir, 'SELECT status, payment_method FROM orders')).toEqual([
    { status: 'delivered', payment_method: 'mixed' },
  ]);
});
