// All orders of all days, and a customer.
import { becomeCustomer, givePoints } from '../customers.ts';
import { button, drawer, enter } from '../desk-journey.ts';
import { expect } from '../journey.ts';
import { closeMessages, PHONE, picture } from './picture.ts';
import { tell } from './rush.ts';

picture('manual-historial', { ...PHONE, height: 900 }, async (page) => {
  const past = [
    { name: 'María González', quantity: 2, at: '2026-11-15T14:30' },
    { name: 'Pepe Ruiz', quantity: 1, at: '2026-11-15T14:00', phone: '600999888' },
    { name: 'Mari Carmen Gonzales', quantity: 3, at: '2026-11-08T13:30', phone: '600333444' },
  ];
  for (const [index, order] of past.entries()) {
    const { id } = await enter(page, order);
    if (index === 0) {
      await page.request.patch(`/api/orders/${id}`, {
        data: { totalAmount: '27.00', paymentMethod: 'cash' },
      });
    }
    await page.request.patch(`/api/orders/${id}/${index === 1 ? 'cancel' : 'confirm'}`);
  }
  await page.goto('/admin/historial?buscar=gonzalez&parecidos=si');
  await expect(page.locator('[data-order]')).toHaveCount(2);
});

picture('manual-pago-corregido', { ...PHONE, height: 900 }, async (page) => {
  const { id } = await enter(page, { name: 'María González', quantity: 2, at: '2026-11-15T14:30' });
  await tell(page, 'patch', `/api/orders/${id}`, { totalAmount: '27.00', paymentMethod: 'cash' });
  await tell(page, 'patch', `/api/orders/${id}/confirm`);
  await page.goto('/admin/historial?buscar=gonzalez');
  await page.locator('[data-order]').click();
  await button(page, 'Cambiar pago').click();
  await drawer(page).getByRole('radio', { name: 'Tarjeta' }).check();
  await button(page, 'Guardar pago').click();
  await expect(page.getByText('Pago anotado').first()).toBeVisible();
  await closeMessages(page);
  const history = drawer(page).getByRole('button', { name: /^Historial/ });
  if ((await history.getAttribute('aria-expanded')) === 'false') await history.click();
  await history.evaluate((one) => one.scrollIntoView({ block: 'center' }));
});

picture('manual-anular-puntos', { ...PHONE, height: 800 }, async (page, { openPage }) => {
  await becomeCustomer(await openPage());
  await givePoints(page, 120);
  const found = await page.request.get('/api/auth/users/search/phone/600111222');
  const { user } = (await found.json()) as { user: { id: number } };
  await page.goto(`/admin/clientes?id=${user.id}`);
  await button(page, 'Movimientos de puntos').click();
  await page
    .getByRole('button', { name: /^Anular movimiento/ })
    .first()
    .click();
  await expect(button(page, 'Sí, anular')).toBeVisible();
  await button(page, 'Sí, anular').evaluate((one) => one.scrollIntoView({ block: 'center' }));
});

picture('manual-cliente', { ...PHONE, height: 900 }, async (page, { openPage }) => {
  const customer = await openPage();
  await becomeCustomer(customer);
  await givePoints(page, 120);
  for (const at of ['2026-11-15T14:30', '2026-11-08T14:00']) {
    const { id } = await enter(page, { name: 'Ana Torres', quantity: 1.5, at });
    await page.request.patch(`/api/orders/${id}/confirm`);
  }
  const found = await page.request.get('/api/auth/users/search/phone/600111222');
  const { user } = (await found.json()) as { user: { id: number } };
  await page.goto(`/admin/clientes?id=${user.id}`);
  await expect(page.getByRole('heading', { name: 'Lo de siempre' })).toBeVisible();
  await expect(page.locator('[data-order]')).toHaveCount(2);
});
