// Sunday's order, looked for days later: found by a mistyped name, paid late, and reopened with a reason.
import { DESK_SCREENS, faultsOnEach } from './accessibility.ts';
import { button, drawer, enter } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

for (const width of [360, 1280]) {
  test(`an order of Sunday is found and reopened at ${width} px`, LONG, async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, width });
    const sunday = { name: 'María González', quantity: 2, at: '2026-11-15T14:30' };
    const { id } = await enter(staff, sunday);
    await enter(staff, { name: 'Pepe Ruiz', at: '2026-11-15T13:00', phone: '600999888' });
    await enter(staff, { name: 'Ani' });
    await staff.request.patch(`/api/orders/${id}/confirm`);

    await staff.goto('/admin/historial');
    await expect(staff.getByRole('heading', { name: 'Domingo 15/11/2026' })).toBeVisible();
    await staff.getByLabel(/^Nombre, teléfono/).fill('gonzales');
    await expect(staff.getByText('Nadie se llama «gonzales»')).toBeVisible();
    const found = staff.locator(`[data-order="${id}"]`);
    await expect(staff.locator('[data-order]')).toHaveCount(1);
    await staff.getByLabel('Desde').fill('2026-11-15');
    await staff.getByLabel('Estado').selectOption('Entregado');
    await staff.reload();
    await expect(staff.getByLabel(/^Nombre, teléfono/)).toHaveValue('gonzales');
    await expect(found).toContainText('Entregado');
    if (width === 360) expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);

    await found.press('Enter');
    await button(staff, 'Anotar pago').click();
    await drawer(staff).getByRole('button', { name: 'Guardar pago', exact: true }).click();
    await expect(button(staff, 'Cambiar pago')).toBeVisible();
    await button(staff, 'Reabrir').click();
    await button(staff, 'Reabrir pedido').click();
    await expect(drawer(staff).getByText('Indica el motivo')).toBeVisible();
    await staff.getByLabel('Motivo').fill('No lo recogió');
    if (width === 360) expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
    await staff.getByLabel('Motivo').press('Enter');
    await expect(staff.getByText('Pedido reabierto')).toBeVisible();
    await button(staff, 'Historial').click();
    await expect(drawer(staff).getByText('Motivo: No lo recogió')).toBeVisible();
    await button(staff, 'Cerrar').click();
    await staff.getByLabel('Estado').selectOption('Pendiente');
    await expect(found).toContainText('27,00 €');
    await expect(found).toContainText('Pendiente');
  });
}
