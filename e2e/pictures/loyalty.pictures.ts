// Points and bonus, at the desk, in Panel Haykakan and in the customer's wallet.
import type { Page } from '@playwright/test';
import { dialog, notices, press, search } from '../counter.ts';
import { becomeCustomer, givePoints } from '../customers.ts';
import { button, drawer, enter, line, openDesk } from '../desk-journey.ts';
import { expect, type Journey } from '../journey.ts';
import { badge, code } from '../loyalty-page.ts';
import { PHONE, picture } from './picture.ts';
import { enterRush } from './rush.ts';

/** Longer than a message stays, in milliseconds. */
const MESSAGE_LASTS = 12_000;

picture('manual-puntos', { ...PHONE, height: 900 }, async (page) => {
  await enterRush(page);
  await openDesk(page);
  await button(page, 'Puntos').click();
  await drawer(page).getByLabel('Teléfono', { exact: true }).last().fill('600 999 888');
  await drawer(page).getByLabel('El pago es en efectivo').check();
  await drawer(page).getByLabel('Importe pagado').fill('27,90');
});

picture(
  'manual-wallet',
  { width: 768, height: 900, who: 'customer' },
  async (page, { openPage }) => {
    await becomeCustomer(page);
    await givePoints(await openPage({ isStaff: true }), 178);
    await page.goto('/wallet');
    await expect(code(page)).toBeVisible();
    await expect(badge(page)).toBeVisible();
  },
);

picture('desk-bonus-360-light', PHONE, async (page, { openPage }) => {
  await becomeCustomer(await openPage());
  await givePoints(page, 120);
  await enter(page, { name: 'Ani', quantity: 2 });
  await openDesk(page);
  await line(page, 'Ani').click();
  await button(page, 'Anotar pago').click();
  await drawer(page).getByRole('textbox', { name: 'Total' }).fill('27');
  await button(page, 'Guardar pago').click();
  await button(page, 'Consumir Bono').click();
  await expect(button(page, '¿Confirmar?')).toBeVisible();
  await page.clock.runFor(MESSAGE_LASTS);
  await expect(page.getByText('Pago anotado')).toHaveCount(0);
});

const COUNTER = { ...PHONE, who: 'haykakan' } as const;

/** Somebody with 120 points, found by their phone. */
async function findCustomer(page: Page, { openPage }: Pick<Journey, 'openPage'>): Promise<void> {
  await becomeCustomer(await openPage());
  await givePoints(page, 120);
  await page.goto('/encargar');
  await page.getByRole('button', { name: 'Puntos rápidos' }).click();
  await search(page);
  await expect(dialog(page).getByText('Bono activo')).toBeVisible();
}

picture('quick-points-found-360', COUNTER, findCustomer);

picture('quick-points-confirm-360', COUNTER, async (page, journey) => {
  await findCustomer(page, journey);
  await press(page, 'Consumir Bono');
});

picture('quick-points-consumed-360', COUNTER, async (page, journey) => {
  await findCustomer(page, journey);
  await press(page, 'Consumir Bono');
  await press(page, '¿Confirmar?');
  await expect(notices(page).getByText('¡Bono consumido!')).toBeVisible();
});
