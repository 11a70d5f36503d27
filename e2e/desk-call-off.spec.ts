// A paid order that is called off: its money is owed, and given back later (docs/rules/payments.md#calling-off-a-paid-order).
import { faultsOf } from './accessibility.ts';
import { rows } from './book.ts';
import { button, drawer, enter, line, openDesk } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';
import { strip, test as offline } from './offline-journey.ts';

offline.use({ serviceWorkers: 'allow' });

const PARTS = 'SELECT action, method, amount FROM payments ORDER BY id';

for (const width of [360, 1280]) {
  test(
    `a paid order is called off, its money owed and then given back, at ${width} px`,
    LONG,
    async ({ openPage, shop }) => {
      const staff = await openPage({ isStaff: true, width });
      await enter(staff, { name: 'Rosa', quantity: 2 });
      await openDesk(staff);
      await line(staff, 'Rosa').click();
      await button(staff, 'Anotar pago').click();
      await drawer(staff).getByRole('radio', { name: 'Tarjeta' }).check();
      await button(staff, 'Guardar pago').click();
      await expect(drawer(staff).getByRole('region', { name: 'Pago' })).toContainText('Pagado');
      await button(staff, 'Cancelar').click();
      await expect(drawer(staff).getByRole('radio', { name: 'Tarjeta' })).toBeChecked();
      expect(await faultsOf(staff)).toEqual([]);
      await drawer(staff).getByRole('radio', { name: 'Queda por devolver' }).check();
      await button(staff, 'Cancelar pedido').click();
      await expect(staff.getByText('Pedido cancelado')).toBeVisible();
      await expect(line(staff, 'Rosa')).toBeHidden();

      await staff.goto('/admin/caja');
      await staff.getByRole('button', { name: /^Rosa.*Devolver 27,00/ }).click();
      await drawer(staff)
        .getByRole('button', { name: /^Devolver 27,00/ })
        .click();
      expect(await faultsOf(staff)).toEqual([]);
      await drawer(staff).getByRole('radio', { name: 'Efectivo' }).check();
      await button(staff, 'Anotar devolución').click();
      await expect(staff.getByText('Devolución anotada')).toBeVisible();
      await expect(drawer(staff).getByRole('button', { name: /^Devolver/ })).toHaveCount(0);
      expect(rows(shop.dataDir, PARTS)).toEqual([
        { action: 'payment', method: 'card', amount: 2700 },
        { action: 'refunded', method: 'cash', amount: -2700 },
      ]);
    },
  );
}

offline(
  'a paid order is called off without a connection, and its money given back',
  LONG,
  async ({ desk, line: connection, shop }) => {
    const page = await desk();
    await enter(page, { name: 'Rosa', quantity: 2 });
    await expect(line(page, 'Rosa')).toBeVisible();
    await line(page, 'Rosa').click();
    await button(page, 'Anotar pago').click();
    await button(page, 'Guardar pago').click();
    await expect(drawer(page).getByRole('region', { name: 'Pago' })).toContainText('Pagado');
    connection.set('down');
    await button(page, 'Cancelar').click();
    await button(page, 'Cancelar pedido').click();
    await expect(line(page, 'Rosa')).toBeHidden();
    await expect(strip(page)).toContainText('1 cambio sin enviar');
    connection.set('up');
    await expect(strip(page)).toBeHidden();
    expect(rows(shop.dataDir, PARTS)).toEqual([
      { action: 'payment', method: 'cash', amount: 2700 },
      { action: 'refunded', method: 'cash', amount: -2700 },
    ]);
  },
);
