// What customers are told, as they see it and as staff do.
import type { Page } from '@playwright/test';
import { becomeCustomer } from '../customers.ts';
import { drawer, line, openDesk } from '../desk-journey.ts';
import { expect } from '../journey.ts';
import { mailNumber, test } from '../mail-journey.ts';
import { PHONE, picture, take } from './picture.ts';
import { tell } from './rush.ts';

const ORDER = {
  ...{ customerName: 'María José', customerPhone: '600111222', gdprConsent: true },
  ...{ customerEmail: 'maria@example.com', pickupTime: '2026-11-20T14:00' },
  lines: [
    { productId: 8, quantity: 2, note: 'bien hecho' },
    { productId: 26, quantity: 2 },
  ],
};

async function place(page: Page): Promise<{ id: number; code: string }> {
  const answer = await page.request.post('/api/orders', { data: ORDER });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number; code: string };
}

const READER = { ...PHONE, height: 1000, who: 'customer' } as const;

picture('manual-pagina', READER, async (page) => {
  const { code } = await place(page);
  await page.goto(`/pedido/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo tenemos apuntado');
});

test('manual-correo', async ({ openPage, mailServer }) => {
  await take('manual-correo', { ...READER, height: 910 }, openPage, async (page) => {
    await place(page);
    await page.setContent((await mailNumber(mailServer, 1)).html);
  });
});

test('manual-avisos', async ({ openPage, mailServer }) => {
  await take('manual-avisos', PHONE, openPage, async (page) => {
    const { id } = await place(await openPage());
    await mailNumber(mailServer, 1);
    await tell(page, 'patch', `/api/orders/${id}`, { pickupTime: '2026-11-20T14:30' });
    await mailNumber(mailServer, 2);
    await tell(page, 'patch', `/api/orders/${id}/ready`);
    await mailNumber(mailServer, 3);
    await openDesk(page);
    await line(page, 'María José').click();
    await drawer(page).getByRole('button', { name: 'Avisos al cliente' }).click();
    const told = drawer(page).getByRole('region', { name: 'Avisos al cliente' });
    await expect(told.getByText('Pedido listo')).toBeVisible();
    await told.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  });
});

picture('manual-enlace', { ...PHONE, height: 820 }, async (page, { openPage }) => {
  await becomeCustomer(await openPage());
  await page.goto('/admin/users');
  await page.getByLabel('Buscar usuarios').fill('Ani');
  const card = page.getByRole('listitem').filter({ hasText: 'Ani Petrosyan' });
  await card.getByRole('button', { name: 'Enlace para la contraseña' }).click();
  await expect(page.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
});
