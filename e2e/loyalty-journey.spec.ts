// One journey a role, in one piece: a customer registers, staff give points, badge and
// wallet show the bonus, staff take it with two clicks, the history shows both.
import type { Page } from '@playwright/test';
import { test as cameraTest } from './camera-journey.ts';
import {
  assignHundred,
  consume,
  dialog,
  notices,
  openCounter,
  press,
  scan,
  search,
} from './counter.ts';
import { givePoints } from './customers.ts';
import { expect, test } from './journey.ts';
import { badge, code, history, poll } from './loyalty-page.ts';
import { readQrPicture } from './qr-reader.ts';
import { register } from './registration-form.ts';
import { makeStaffHaykakan } from './staff-account.ts';
import { LONG } from './long.ts';
import { runFor } from './page-time.ts';

/** Registers in the browser, and leaves the wallet open in it. */
async function registerWithWallet(page: Page): Promise<void> {
  await register(page, 'maria.jose', '+34 600 111 222');
  await expect(page.getByText('¡Registro exitoso!')).toBeVisible();
  await runFor(page, 1000);
  await expect(page).toHaveURL(/\/puntos$/);
  await expect(page.getByText('Aún no hay movimientos')).toBeVisible();
  await page.goto('/wallet');
  await expect(code(page)).toBeVisible();
  await expect(useBonus(page)).toBeDisabled();
  await expect(badge(page)).toHaveCount(0);
}

const useBonus = (page: Page) => page.getByRole('button', { name: /^Usar Bono/ });

/** In the browser that the customer has open, by its own asking. */
async function expectBonus(page: Page): Promise<void> {
  await poll(page);
  await expect(badge(page)).toHaveText('5 € disponible');
  await expect(page.getByText('Bono activo')).toBeVisible();
  await expect(useBonus(page)).toBeEnabled();
}

const answerOf = async (page: Page, path: string): Promise<unknown> =>
  (await page.context().request.get(path)).json();

cameraTest(
  'haykakan: 100 points by phone, the bonus by the wallet’s QR',
  async ({ shop, openPage, show }) => {
    // Two people, from the registration on, with everything that they see in between.
    test.slow();
    const customer = await openPage({ width: 1280 });
    await registerWithWallet(customer);
    const staff = await openCounter({ shop, openPage });
    await search(staff);
    await expect(dialog(staff).getByRole('heading', { name: '600 111 222' })).toBeFocused();
    await assignHundred(staff);
    await expect(notices(staff).getByText('¡Puntos asignados!')).toBeVisible();
    await expect(dialog(staff).getByText('Bono activo')).toBeVisible();
    await expectBonus(customer);
    expect(await answerOf(customer, '/api/points/my-points')).toEqual({
      totalPoints: 100,
      availablePoints: 100,
      bonusActive: true,
    });

    // What the customer holds before the camera is what their screen shows.
    show(await readQrPicture(await code(customer).screenshot()));
    await press(staff, 'Nueva búsqueda');
    await scan(staff);
    await expect(dialog(staff).getByRole('heading', { name: '600 111 222' })).toBeFocused();
    await consume(staff);
    await expect(notices(staff).getByText('¡Bono consumido!')).toBeVisible();
    await expect(notices(staff).getByText('Descuento aplicado: 5 €')).toBeVisible();

    await poll(customer);
    await expect(useBonus(customer)).toBeDisabled();
    // Nothing is left, and no tier is near.
    await expect(badge(customer)).toHaveCount(0);
    await customer.getByRole('link', { name: 'Volver a Mis Puntos' }).click();
    await expect(history(customer)).toContainText(['−100 puntos', '+100 puntos']);
    await expect(history(customer)).toHaveCount(2);
    expect(await answerOf(customer, '/api/points/history')).toMatchObject([
      { type: 'redeemed', points: -100 },
      { type: 'earned', points: 100 },
    ]);
  },
);

/** An order by telephone, with what it costs. */
async function enterOrder(staff: Page): Promise<void> {
  const answer = await staff.context().request.post('/api/orders', {
    data: {
      customerName: 'María José',
      customerPhone: '600111222',
      customerEmail: '',
      quantity: 2,
      details: '',
      totalAmount: '27.00',
      pickupTime: '2026-11-20T14:00',
      is_manual_entry: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/**
 * A visit without an order, paid in cash; for whoever has no Panel Haykakan.
 * See docs/rules/loyalty.md#quick-points-dialog.
 */
async function payAtTheDesk(staff: Page, amount: string): Promise<void> {
  await staff.getByRole('button', { name: 'Puntos', exact: true }).click();
  const points = staff.getByRole('dialog', { name: 'Puntos y bono' });
  await points.getByLabel('Teléfono', { exact: true }).last().fill('600 111 222');
  await points.getByRole('button', { name: 'Buscar' }).click();
  await expect(points.getByText('María José')).toBeVisible();
  await points.getByLabel('El pago es en efectivo').check();
  await points.getByLabel('Importe pagado').fill(amount);
  await points.getByRole('button', { name: 'Acumular puntos' }).click();
  await expect(staff.getByText('¡Puntos asignados!')).toBeVisible();
  await expect(points).toBeHidden();
}

test(
  'superadmin: points for a visit at the desk, the bonus on the next order',
  LONG,
  async ({ openPage }) => {
    test.slow();
    const customer = await openPage({ width: 1280 });
    await registerWithWallet(customer);
    const staff = await openPage({ isStaff: true, width: 1280 });
    await staff.goto('/encargar');
    await expect(staff.getByText('Panel Haykakan')).toHaveCount(0);
    await enterOrder(staff);
    await staff.goto('/admin/orders');
    await payAtTheDesk(staff, '187,90');
    await expectBonus(customer);

    await staff
      .getByRole('region', { name: 'Pedidos pendientes' })
      .getByRole('button', { name: 'María José' })
      .click();
    const order = staff.getByRole('dialog');
    await order.getByRole('button', { name: 'Consumir Bono', exact: true }).click();
    await order.getByRole('button', { name: '¿Confirmar?', exact: true }).click();
    await expect(order.getByText(/Cobra 22,00\s€/)).toBeFocused();

    await poll(customer);
    await expect(badge(customer)).toHaveText('Solo 13 puntos para €5');
    await customer.getByRole('link', { name: 'Volver a Mis Puntos' }).click();
    await expect(history(customer)).toContainText(['−100 puntos', '+187 puntos']);
    await expect(history(customer)).toHaveCount(2);
  },
);

cameraTest(
  'haykakan at the desk: the wallet’s QR uses the bonus of a visit',
  LONG,
  async ({ shop, openPage, show }) => {
    test.slow();
    const customer = await openPage({ width: 1280 });
    await registerWithWallet(customer);
    makeStaffHaykakan(shop);
    const staff = await openPage({ isStaff: true });
    await staff.context().grantPermissions(['camera']);
    await givePoints(staff, 120);
    show(await readQrPicture(await code(customer).screenshot()));
    await staff.goto('/admin/orders');
    await staff.getByRole('button', { name: 'Puntos', exact: true }).click();
    const points = staff.getByRole('dialog', { name: 'Puntos y bono' });
    await points.getByRole('radio', { name: 'Escanear QR' }).check();
    await expect(points.getByText('5 € de descuento')).toBeVisible();
    await points.getByRole('button', { name: 'Consumir Bono', exact: true }).click();
    await points.getByRole('button', { name: '¿Confirmar?', exact: true }).click();
    await expect(points.getByText(/Cobra 5,00\s€ menos/)).toBeFocused();
    await poll(customer);
    await expect(useBonus(customer)).toBeDisabled();
  },
);
