// The staff desk while the line is down.
import { expect } from '@playwright/test';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { openLine } from '../broken-line.ts';
import { button, drawer, line as orderLine, LOST } from '../desk-journey.ts';
import { test } from '../journey.ts';
import { openDeskBehind, strip } from '../offline-journey.ts';
import { PHONE, picture } from './picture.ts';
import { enterRush } from './rush.ts';

test.use({ serviceWorkers: 'allow' });

const screen = { ...PHONE, height: 620, expectErrors: [...LOST, /Sin respuesta/, /ERR_/] };

picture('manual-sin-conexion', screen, async (page, { shop }) => {
  const line = await openLine(shop.url);
  await openDeskBehind(line, () => Promise.resolve(page));
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(
    (now) => {
      Date.now = () => now;
    },
    parseInstant('2026-11-20T12:10') ?? 0,
  );
  // What the desk shows from here on came at that time.
  await enterRush(page);
  await expect(orderLine(page, 'Rosa Gil')).toBeVisible();
  await page.reload();
  await expect(orderLine(page, 'Rosa Gil')).toBeVisible();
  line.set('down');
  await orderLine(page, 'Carmen Ruiz').click();
  await button(page, 'Entregado').click();
  await expect(drawer(page)).toBeHidden();
  await button(page, 'Pedido').click();
  await drawer(page).getByLabel('Nombre').fill('Lucía');
  await drawer(page).getByRole('radio', { name: '13:30' }).check();
  await drawer(page).getByRole('button', { name: 'Guardar pedido' }).click();
  await expect(orderLine(page, 'Lucía')).toContainText('Sin enviar');
  await expect(strip(page)).toContainText('2 cambios sin enviar');
  await expect(page.getByText(/desde las 12:10/)).toBeVisible();
  await orderLine(page, 'Lucía').evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await page.clock.runFor(20_000);
});
