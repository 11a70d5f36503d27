
import { expect, test } from './journey.ts';
test('look', async ({ openPage }) => {
  for (const width of [360, 1280]) {
    const staff = await openPage({ isStaff: true, width });
    for (const [key, value] of [['legalName', 'Asador Ararat, S. L.'], ['taxId', 'B12345674']]) {
      await staff.request.patch(`/api/settings/${key}`, { data: { value } });
    }
    await staff.request.post('/api/sales', { data: { lines: [{ productId: 8, quantity: 1 }], paymentMethod: 'cash' }, headers: { 'idempotency-key': `venta-de-prueba-${width}` } });
    await staff.goto('/admin/caja');
    await staff.getByRole('button', { name: /Ventas de mostrador/ }).click();
    await staff.waitForTimeout(600);
    await staff.screenshot({ path: `/tmp/look-sales-${width}.png` });
    await staff.getByRole('button', { name: 'Factura con NIF' }).first().click();
    await staff.getByRole('dialog', { name: 'Factura con NIF' }).getByRole('button', { name: 'Hacer factura' }).click();
    await staff.waitForTimeout(600);
    await staff.screenshot({ path: `/tmp/look-full-${width}.png` });
  }
});
