// What customers are told by mail leads them on: to the order, and back into their account
// (docs/rules/messages.md#of-an-order).
import type { Page } from '@playwright/test';
import { faultsOf } from './accessibility.ts';
import { becomeCustomer } from './customers.ts';
import { expect } from './journey.ts';
import { mailNumber, test } from './mail-journey.ts';
import { LONG } from './long.ts';

async function placeOrder(page: Page): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill('María José');
  await page.getByLabel('Teléfono', { exact: true }).fill('600 111 222');
  await page.getByLabel('Email').fill('maria@example.com');
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Realizar Pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
}

test(
  'an order is opened on another device from its mail, moved, cancelled, and ordered again',
  LONG,
  async ({ openPage, mailServer }) => {
    const first = await openPage({ width: 360 });
    await first.goto('/encargar');
    await first.getByRole('radio', { name: '1 pollo y medio' }).check();
    await placeOrder(first);
    const confirmation = await mailNumber(mailServer, 1);
    expect(confirmation.to).toEqual(['maria@example.com']);
    expect(confirmation.subject).toMatch(/^Pedido apuntado: viernes 20 de noviembre a las 13:30$/);

    const page = await openPage({ width: 360 });
    await page.goto(confirmation.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo tenemos apuntado');
    await page.getByLabel('Otra hora de recogida').selectOption({ label: '16:00' });
    await page.getByRole('button', { name: 'Cambiar la hora' }).click();
    await expect(page.getByText('Hemos cambiado la hora de recogida')).toBeVisible();
    const changed = await mailNumber(mailServer, 2);
    expect(changed.subject).toBe('Pedido cambiado: viernes 20 de noviembre a las 16:00');
    expect(changed.path).toBe(confirmation.path);

    await page.getByText('Cancelar el pedido', { exact: true }).click();
    await page.getByRole('button', { name: 'Sí, cancelar el pedido' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido cancelado');
    expect((await mailNumber(mailServer, 3)).subject).toMatch(/^Pedido cancelado: n\.º \d+$/);
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Repetir' }).click();
    await expect(page.getByText('Hemos puesto lo mismo en tu pedido')).toBeVisible();
    await expect(page.getByRole('radio', { name: '1 pollo y medio' })).toBeChecked();
    await placeOrder(page);
    const again = await mailNumber(mailServer, 4);
    expect(again.subject).toMatch(/^Pedido apuntado/);
    expect(again.path).not.toBe(confirmation.path);
  },
);

test(
  'whoever has forgotten a password is back in their account by a mail',
  LONG,
  async ({ openPage, mailServer }) => {
    await becomeCustomer(await openPage());
    const page = await openPage({ width: 360 });
    await page.goto('/login');
    await page.getByText('¿Olvidaste tu contraseña?').click();
    await page.getByLabel('Email').fill('ANI@example.com');
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByText('Si esa dirección es de una cuenta')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const mail = await mailNumber(mailServer, 1);
    expect([mail.to, mail.subject]).toEqual([['ani@example.com'], 'Tu enlace para la contraseña']);

    await page.goto(mail.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige tu contraseña');
    await page.getByLabel('Nueva contraseña', { exact: true }).fill('sarmiento y almendro');
    await page.getByLabel('Confirmar nueva contraseña').fill('sarmiento y almendro');
    await page.getByRole('button', { name: 'Guardar y entrar' }).click();
    await expect(page).toHaveURL(/\/puntos$/);
    await expect(page.getByText('Contraseña guardada')).toBeVisible();
    await expect(page.getByText('Ani Petrosyan').first()).toBeVisible();
  },
);
