// Wrong entries of points, and the bonus, without leaving the desk.
// See docs/rules/loyalty.md#wrong-entries.
import type { Page } from '@playwright/test';
import { DESK_SCREENS, faultsOnEach } from './accessibility.ts';
import { becomeCustomer, givePoints } from './customers.ts';
import { button, drawer, enter, line, openDesk } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

const movements = (page: Page) => page.getByRole('region', { name: 'Movimientos de puntos' });
const rows = (page: Page) => movements(page).getByRole('listitem');
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos', includeHidden: true });

async function findCustomer(staff: Page): Promise<void> {
  await drawer(staff).getByLabel('Teléfono', { exact: true }).last().fill('600 111 222');
  await drawer(staff).getByRole('button', { name: 'Buscar' }).click();
  await expect(drawer(staff).getByText('Ani Petrosyan', { exact: true })).toBeVisible();
}

async function consume(staff: Page): Promise<void> {
  await button(staff, 'Consumir Bono').click();
  await button(staff, '¿Confirmar?').click();
}

async function pay(staff: Page, total: string): Promise<void> {
  await button(staff, 'Anotar pago').click();
  await drawer(staff).getByRole('textbox', { name: 'Total' }).fill(total);
  await button(staff, 'Guardar pago').click();
}

test(
  'a wrong entry is annulled at the desk, points are corrected, and Usuarios shows both',
  LONG,
  async ({ openPage }) => {
    test.slow();
    const customer = await openPage();
    await becomeCustomer(customer);
    const staff = await openPage({ isStaff: true });
    await givePoints(staff, 150);
    await openDesk(staff);
    await button(staff, 'Puntos').click();
    await findCustomer(staff);
    await button(staff, 'Movimientos de puntos').click();
    await expect(rows(staff)).toHaveCount(1);
    await rows(staff)
      .getByRole('button', { name: /Anular movimiento/ })
      .click();
    await expect(rows(staff).getByText('Se quitan 150 puntos a Ani Petrosyan.')).toBeVisible();
    expect(await faultsOnEach(staff, DESK_SCREENS), 'the question').toEqual([]);
    await button(staff, 'Sí, anular').click();
    await expect(notices(staff).getByText('150 puntos menos: 0 disponibles.')).toBeVisible();
    await expect(rows(staff)).toHaveCount(2);
    await expect(rows(staff).last()).toContainText('Anulado');
    await expect(drawer(staff).getByText('Le faltan 100 puntos')).toBeVisible();

    await button(staff, 'Corregir puntos').click();
    await drawer(staff).getByLabel('Puntos', { exact: true }).fill('40');
    await drawer(staff).getByLabel('Motivo').fill('Eran 40, no 150');
    expect(await faultsOnEach(staff, DESK_SCREENS), 'the correction').toEqual([]);
    await button(staff, 'Añadir 40 puntos').click();
    await expect(notices(staff).getByText('40 puntos más: 40 disponibles')).toBeVisible();
    await expect(rows(staff)).toHaveCount(3);
    await expect(rows(staff).first()).toContainText('Corrección: Eran 40, no 150');

    await customer.goto('/puntos');
    const history = customer.getByRole('region', { name: 'Historial de puntos' });
    await expect(history.getByRole('listitem').first()).toContainText(
      'Corrección: Eran 40, no 150',
    );

    await staff.goto('/admin/users');
    const card = staff.getByRole('listitem').filter({ hasText: 'Ani Petrosyan' });
    await card.getByRole('button', { name: 'Editar' }).click();
    await button(staff, 'Movimientos de puntos').click();
    await expect(movements(staff)).toContainText('40 disponibles · 0 ganados en total');
    await expect(rows(staff)).toHaveCount(3);
    expect(await faultsOnEach(staff, DESK_SCREENS), 'in Usuarios').toEqual([]);
  },
);

test(
  'two devices annul the same movement: once, and the second one is told',
  LONG,
  async ({ openPage }) => {
    await becomeCustomer(await openPage());
    const staff = await openPage({ isStaff: true, expectErrors: [/409/, /ya está anulado/] });
    await givePoints(staff, 150);
    await openDesk(staff);
    await button(staff, 'Puntos').click();
    await findCustomer(staff);
    await button(staff, 'Movimientos de puntos').click();
    await rows(staff)
      .getByRole('button', { name: /Anular movimiento/ })
      .click();
    const other = await staff.request.post('/api/points/movements/1/annulment');
    expect(other.status(), await other.text()).toBe(200);
    await button(staff, 'Sí, anular').click();
    await expect(notices(staff).getByText('Este movimiento ya está anulado')).toBeVisible();
    await expect(rows(staff)).toHaveCount(2);
    await expect(movements(staff)).toContainText('0 disponibles');
  },
);

test(
  'a bonus is used at the desk: for a visit, and for an order under another phone',
  LONG,
  async ({ openPage }) => {
    await becomeCustomer(await openPage());
    const staff = await openPage({ isStaff: true });
    await givePoints(staff, 320);
    const { id } = await enter(staff, { name: 'Rosa', phone: '655 123 456' });
    await openDesk(staff);
    await button(staff, 'Puntos').click();
    await findCustomer(staff);
    await expect(drawer(staff).getByText('20 € de descuento')).toBeVisible();
    expect(await faultsOnEach(staff, DESK_SCREENS), 'the bonus').toEqual([]);
    await consume(staff);
    await expect(drawer(staff).getByText(/Cobra 20,00\s€ menos/)).toBeFocused();
    await expect(drawer(staff).getByText('Le faltan 80 puntos para el bono de 5 €.')).toBeVisible();
    await staff.keyboard.press('Escape');
    await expect(drawer(staff)).toBeHidden();

    await givePoints(staff, 200);
    await line(staff, 'Rosa').click();
    await pay(staff, '27');
    await button(staff, 'Usar el bono de otra persona').click();
    const points = staff.getByRole('dialog', { name: 'Puntos y bono' });
    await expect(points.getByLabel('Teléfono', { exact: true }).last()).toHaveValue('');
    await findCustomer(staff);
    await expect(points.getByText(/Ani Petrosyan pagaría/)).toContainText(/14,00\s€/);
    await consume(staff);
    await expect(points.getByText(/Cobra 14,00\s€: el bono quita 13,00\s€/)).toBeFocused();
    await expect(points.getByLabel('Importe pagado')).toHaveValue('14,00');
    await staff.keyboard.press('Escape');
    await expect(points).toBeHidden();
    await expect(staff.getByRole('region', { name: 'Pago' })).toContainText(/A pagar 14,00\s€/);
    const order: unknown = await (await staff.request.get(`/api/orders/${id}`)).json();
    expect(order).toMatchObject({ finalAmount: '14.00', pointsRedeemed: 200 });

    // The wrong order: it is taken back in the customer's movements, and the order is to be paid whole.
    await button(staff, 'Dar puntos').click();
    await findCustomer(staff);
    await button(staff, 'Movimientos de puntos').click();
    await rows(staff)
      .getByRole('button', { name: /Anular movimiento −200/ })
      .click();
    await expect(rows(staff).getByText(`El pedido ${id} pierde su descuento`)).toBeVisible();
    await button(staff, 'Sí, anular').click();
    await expect(notices(staff).getByText('200 puntos más: 220 disponibles.')).toBeVisible();
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('region', { name: 'Pago' })).not.toContainText('A pagar');
  },
);
