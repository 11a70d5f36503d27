// Money of an order that was handed over goes back, with its goods (docs/rules/payments.md#refunds).
import { faultsOf } from './accessibility.ts';
import { rows } from './book.ts';
import { button, drawer, enter, line, openDesk } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';
import { test as offline } from './offline-journey.ts';

offline.use({ serviceWorkers: 'allow' });

for (const width of [360, 1280]) {
  test(
    `a chicken that comes back is paid back and sold again, at ${width} px`,
    LONG,
    async ({ openPage, shop }) => {
      const staff = await openPage({ isStaff: true, width });
      const { id } = await enter(staff, { name: 'Rosa', quantity: 2 });
      await openDesk(staff);
      await line(staff, 'Rosa').click();
      await button(staff, 'Anotar pago').click();
      await button(staff, 'Guardar pago y entregar').click();
      await expect(line(staff, 'Rosa')).toBeHidden();

      await staff.goto(`/admin/historial?pedido=${id}`);
      await button(staff, 'Devolver dinero').click();
      await drawer(staff)
        .getByRole('button', { name: /^Añadir / })
        .click();
      await drawer(staff).getByLabel('Vuelve al stock de hoy').check();
      await expect(drawer(staff).getByLabel('Importe que se devuelve')).toHaveValue('13,50');
      await drawer(staff).getByLabel('Motivo').fill('Sobraba');
      expect(await faultsOf(staff)).toEqual([]);
      await button(staff, 'Anotar devolución').click();
      await expect(staff.getByText('Devolución anotada')).toBeVisible();
      await expect(drawer(staff).getByText('Devuelto: 1')).toBeVisible();
      await expect(drawer(staff).getByRole('region', { name: 'Pago' })).toContainText('Pagado');
      expect(rows(shop.dataDir, 'SELECT action, amount FROM payments ORDER BY id')).toEqual([
        { action: 'payment', amount: 2700 },
        { action: 'refunded', amount: -1350 },
      ]);
      expect(
        rows(shop.dataDir, 'SELECT action FROM stock_history ORDER BY id DESC LIMIT 1'),
      ).toEqual([{ action: 'order_returned' }]);
      await staff.goto('/admin/caja');
      await expect(staff.getByText('Devuelto en efectivo, ya descontado')).toBeVisible();
    },
  );
}

offline(
  'a chicken comes back without a connection: the form says that it asks on, and it is paid back once',
  LONG,
  async ({ desk, line: connection, shop }) => {
    const page = await desk();
    await enter(page, { name: 'Rosa', quantity: 2 });
    await line(page, 'Rosa').click();
    await button(page, 'Anotar pago').click();
    await button(page, 'Guardar pago y entregar').click();
    await expect(line(page, 'Rosa')).toBeHidden();
    const delivered = page.getByRole('region', { name: /^Entregados hoy/ });
    await delivered.getByRole('button', { name: /^Entregados hoy/ }).click();
    await delivered.getByRole('button', { name: 'Rosa' }).click();
    await expect(button(page, 'Devolver dinero')).toBeVisible();
    connection.set('down');
    await button(page, 'Devolver dinero').click();
    await drawer(page)
      .getByRole('button', { name: /^Añadir / })
      .click();
    await drawer(page).getByLabel('Motivo').fill('Quemado');
    await button(page, 'Anotar devolución').click();
    await expect(page.getByText(/No se sabe si la devolución está anotada/)).toBeVisible();
    connection.set('up');
    await expect(page.getByText('Devolución anotada')).toBeVisible();
    await expect(drawer(page).getByText('Devuelto: 1')).toBeVisible();
    expect(rows(shop.dataDir, 'SELECT action, amount FROM payments ORDER BY id')).toEqual([
      { action: 'payment', amount: 2700 },
      { action: 'refunded', amount: -1350 },
    ]);
    expect(rows(shop.dataDir, 'SELECT returned FROM order_lines')).toEqual([{ returned: 10 }]);
  },
);
