// All orders of all days, and a customer.
import { becomeCustomer, givePoints } from '../customers.ts';
import { enter } from '../desk-journey.ts';
import { expect } from '../journey.ts';
import { PHONE, picture } from './picture.ts';

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
