// Points, stock and orders by hand at the staff desk.
import type { Page } from '@playwright/test';
import { enter, openDesk, line, button, drawer, stockOf, LOST } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

test('a phone order and a walk-in at the rush', async ({ openPage, shop }) => {
  const staff = await openPage({ isStaff: true });
  await openDesk(staff);

  await button(staff, 'Pedido').click();
  await drawer(staff).getByLabel('Nombre').fill('Rosa, la del quiosco');
  await drawer(staff).getByRole('radio', { name: '2 pollos', exact: true }).check();
  await drawer(staff).getByRole('radio', { name: '14:00' }).check();
  await button(staff, 'Guardar pedido').click();
  await expect(staff.getByText('Rosa, la del quiosco, 2 pollos, hoy 14:00')).toBeVisible();
  await expect(line(staff, 'Rosa, la del quiosco')).toBeVisible();
  // Whoever enters an order does not have to be told of it.
  await expect(staff.getByText('Pedido nuevo')).toBeHidden();

  await button(staff, 'Stock').click();
  await drawer(staff).getByRole('radio', { name: 'Sin cobrar' }).check();
  await drawer(staff).getByRole('button', { name: 'Medio pollo más' }).click();
  await drawer(staff).getByRole('button', { name: 'Anotar' }).click();
  await expect(drawer(staff).getByText('Venta sin pedido')).toBeVisible();
  await expect(staff.getByText('Venta anotada')).toBeVisible();
  expect(stockOf(shop, '2026-11-20')).toEqual({ current: 585, reserved: 20 });
});

/** The points of whoever has the phone, as staff read them. */
async function pointsOf(page: Page, phone: string): Promise<unknown> {
  const answer = await page.request.get(`/api/auth/users/search/phone/${phone}`);
  return answer.json();
}

async function payInCash(page: Page, amount: string): Promise<void> {
  await drawer(page).getByLabel('El pago es en efectivo').check();
  await drawer(page).getByLabel('Importe pagado').fill(amount);
  await drawer(page).getByRole('button', { name: 'Acumular puntos' }).click();
}

test('a walk-in with a new phone becomes a user with points', LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  await openDesk(staff);
  await button(staff, 'Puntos').click();
  await expect(drawer(staff).getByText(/ID visita: V20261120-/)).toBeVisible();
  await drawer(staff).getByLabel('Teléfono', { exact: true }).last().fill('655 123 456');
  await drawer(staff).getByRole('button', { name: 'Buscar' }).click();
  await expect(
    drawer(staff).getByText('Usuario no encontrado - Se creará un nuevo usuario con este teléfono'),
  ).toBeVisible();
  await payInCash(staff, '27,90');
  await expect(staff.getByText('¡Puntos asignados!')).toBeVisible();
  await expect(staff.getByText(/27 puntos para el 655 123 456.*nuevo usuario/)).toBeVisible();
  expect(await pointsOf(staff, '655123456')).toMatchObject({
    found: true,
    user: { totalPoints: 27 },
  });

  // The next visit of the same customer, who is known by now.
  await button(staff, 'Puntos').click();
  await drawer(staff).getByLabel('Teléfono', { exact: true }).last().fill('655123456');
  await drawer(staff).getByRole('button', { name: 'Buscar' }).click();
  await expect(drawer(staff).getByText('655 123 456')).toBeVisible();
  await payInCash(staff, '10');
  await expect(staff.getByText('10 puntos para el 655 123 456.')).toBeVisible();
  expect(await pointsOf(staff, '655123456')).toMatchObject({ user: { totalPoints: 37 } });
});

test('the points of an order fill in its payment', LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  const { id } = await enter(staff, { name: 'Rosa', quantity: 2 });
  await openDesk(staff);
  await line(staff, 'Rosa').click();
  await button(staff, 'Dar puntos').click();
  const points = staff.getByRole('dialog', { name: 'Puntos y bono' });
  await points.getByLabel('El pago es en efectivo').check();
  await points.getByLabel('Importe pagado').fill('27,50');
  await points.getByRole('button', { name: 'Acumular puntos' }).click();
  await expect(staff.getByText('¡Puntos asignados!')).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Pago' })).toContainText(
    /27,50\s€ · Efectivo.*27 puntos/,
  );
  await expect(button(staff, 'Dar puntos')).toBeHidden();
  const order: unknown = await (await staff.request.get(`/api/orders/${id}`)).json();
  expect(order).toMatchObject({
    totalAmount: '27.50',
    finalAmount: '27.50',
    cashAmount: '27.50',
    paymentMethod: 'cash',
    pointsEarned: 27,
  });
});

test(
  'points are refused in the server’s words, and nothing changes',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({
      isStaff: true,
      expectErrors: [...LOST, /tiene sus puntos/, /horario de apertura/],
    });
    const { id } = await enter(staff, { name: 'Rosa' });
    await openDesk(staff);
    await line(staff, 'Rosa').click();
    await button(staff, 'Dar puntos').click();
    const points = staff.getByRole('dialog', { name: 'Puntos y bono' });
    await points.getByLabel('El pago es en efectivo').check();
    await points.getByLabel('Importe pagado').fill('20');

    // Another desk was faster, with another amount.
    const given = await staff.request.post('/api/auth/points/accumulate', {
      data: { phone: '600111222', paymentAmount: '30.00', orderId: id, cashPayment: true },
    });
    expect(given.status()).toBe(200);
    await points.getByRole('button', { name: 'Acumular puntos' }).click();
    await expect(points.getByRole('alert')).toContainText(
      'Error al acumular puntosEsta compra ya tiene sus puntos, con otro teléfono o importe',
    );
    expect(await pointsOf(staff, '600111222')).toMatchObject({ user: { totalPoints: 30 } });
    await staff.keyboard.press('Escape');
    await expect(points).toBeHidden();
    await staff.keyboard.press('Escape');
    await expect(drawer(staff)).toBeHidden();

    // The shop closes for the day.
    const closed = await staff.request.post('/api/business-hours/special-days', {
      data: { date: '2026-11-20', isOpen: false, note: 'Fiesta local' },
    });
    expect(closed.ok(), await closed.text()).toBe(true);
    await button(staff, 'Puntos').click();
    await drawer(staff).getByLabel('Teléfono', { exact: true }).last().fill('655123456');
    await payInCash(staff, '10');
    await expect(drawer(staff).getByRole('alert')).toContainText(
      'Las compras solo dan puntos dentro del horario de apertura',
    );
    expect(await pointsOf(staff, '655123456')).toEqual({ found: false });

    await staff.context().setOffline(true);
    await drawer(staff).getByRole('button', { name: 'Acumular puntos' }).click();
    await expect(drawer(staff).getByRole('alert')).toContainText(
      'Aunque se repita, solo cuenta una vez.',
    );
    await staff.context().setOffline(false);
  },
);

test('a bonus comes off an order before its points are given', LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  const { id } = await enter(staff, { name: 'Rosa', quantity: 2 });
  await staff.request.post('/api/points/assign-by-phone', {
    data: { phone: '600111222', points: 100, isCashPayment: true },
  });
  await openDesk(staff);
  await line(staff, 'Rosa').click();
  await button(staff, 'Anotar pago').click();
  await drawer(staff).getByRole('textbox', { name: 'Total' }).fill('27');
  await button(staff, 'Guardar pago').click();
  await button(staff, 'Consumir Bono').click();
  await button(staff, '¿Confirmar?').click();
  await expect(drawer(staff).getByText(/Cobra 22,00\s€/)).toBeFocused();
  await expect(staff.getByRole('region', { name: 'Pago' })).toContainText(/A pagar 22,00\s€/);
  await button(staff, 'Dar puntos').click();
  const points = staff.getByRole('dialog', { name: 'Puntos y bono' });
  await expect(points.getByLabel('Importe pagado')).toHaveValue('22,00');
  await points.getByLabel('El pago es en efectivo').check();
  await points.getByRole('button', { name: 'Acumular puntos' }).click();
  await expect(staff.getByText('¡Puntos asignados!')).toBeVisible();
  const order: unknown = await (await staff.request.get(`/api/orders/${id}`)).json();
  expect(order).toMatchObject({
    totalAmount: '27.00',
    finalAmount: '22.00',
    pointsRedeemed: 100,
    pointsEarned: 22,
  });
});

test(
  'a bonus whose answer is lost is taken once, over a reload too',
  LONG,
  async ({ openPage }) => {
    const phone = '655123456';
    const staff = await openPage({ isStaff: true, expectErrors: LOST });
    const given = await staff.request.post('/api/points/assign-by-phone', {
      data: { phone, points: 450, isCashPayment: false },
    });
    expect(given.ok()).toBe(true);
    await openDesk(staff);
    await button(staff, 'Puntos').click();
    await drawer(staff).getByLabel('Teléfono', { exact: true }).last().fill(phone);
    await drawer(staff).getByRole('button', { name: 'Buscar' }).click();
    await staff.context().route('**/api/points/consume-bonus', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await drawer(staff).getByRole('button', { name: 'Consumir Bono' }).click();
    await drawer(staff).getByRole('button', { name: '¿Confirmar?' }).click();
    const unknown = staff.getByText('No se sabe si el bono se ha consumido');
    await expect(unknown).toBeVisible();
    await staff.context().unroute('**/api/points/consume-bonus');
    await staff.reload();
    await expect(unknown).toBeVisible();
    await drawer(staff).getByRole('button', { name: 'Repetir' }).click();
    await expect(staff.getByText('Cobra 20,00 € menos a 655 123 456')).toBeVisible();
    await expect(unknown).toBeHidden();
    expect(await pointsOf(staff, phone)).toMatchObject({ user: { availablePoints: 150 } });
  },
);
