// The staff desk in the Sunday rush: two phones, one counter, a line that breaks.
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { faultsOf } from './accessibility.ts';
import { expect, test, type ShopServer } from './journey.ts';

type Entry = { name: string; quantity?: number; details?: string; at?: string; email?: string };

/** An order as another desk would enter it. */
async function enter(page: Page, { name, quantity = 1, details = '', at, email }: Entry) {
  const answer = await page.request.post('/api/orders', {
    data: {
      customerName: name,
      quantity,
      details,
      pickupTime: at ?? '2026-11-20T14:00',
      customerPhone: '600111222',
      customerEmail: email ?? '',
      is_manual_entry: true,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number };
}

async function openDesk(page: Page): Promise<void> {
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: /Pedidos/ })).toBeVisible();
  await expect(page.getByText('Al día')).toBeVisible();
}

const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Pedidos pendientes' }).getByRole('button', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page) => page.getByRole('dialog');

/** What the shop's book says of a day, in tenths of a chicken. */
function stockOf(shop: ShopServer, day: string) {
  const book = new DatabaseSync(join(shop.dataDir, 'brasa.sqlite'), { readOnly: true });
  try {
    const row = book
      .prepare('SELECT current_stock, reserved_stock FROM stock WHERE date = ?')
      .get(day);
    return row && { current: row['current_stock'], reserved: row['reserved_stock'] };
  } finally {
    book.close();
  }
}

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
  await drawer(staff).getByRole('button', { name: 'Medio pollo más' }).click();
  await drawer(staff).getByRole('button', { name: 'Anotar' }).click();
  await expect(drawer(staff).getByText('Venta sin pedido')).toBeVisible();
  await expect(staff.getByText('Venta anotada')).toBeVisible();
  expect(stockOf(shop, '2026-11-20')).toEqual({ current: 585, reserved: 20 });
});

test('an edit moves an order to another day, and both days agree', async ({ openPage, shop }) => {
  const staff = await openPage({ isStaff: true, width: 1280 });
  await enter(staff, { name: 'Vicent', quantity: 3 });
  await openDesk(staff);
  expect(stockOf(shop, '2026-11-20')).toEqual({ current: 600, reserved: 30 });

  await line(staff, 'Vicent').click();
  await button(staff, 'Editar').click();
  await drawer(staff).getByLabel('Día de recogida').fill('2026-11-21');
  await drawer(staff).getByLabel('Cantidad', { exact: true }).selectOption('2.5');
  await button(staff, 'Guardar cambios').click();
  await expect(staff.getByText('Pedido actualizado')).toBeVisible();
  expect(stockOf(shop, '2026-11-20')).toEqual({ current: 600, reserved: 0 });
  expect(stockOf(shop, '2026-11-21')).toEqual({ current: 600, reserved: 25 });
  await expect(drawer(staff).getByText('Mañana')).toBeVisible();

  await button(staff, 'Entregado').click();
  await expect(drawer(staff)).toBeHidden();
  await expect(line(staff, 'Vicent')).toBeHidden();
  expect(stockOf(shop, '2026-11-21')).toEqual({ current: 575, reserved: 0 });
  await button(staff, 'Deshacer').click();
  await expect(line(staff, 'Vicent')).toBeVisible();
  expect(stockOf(shop, '2026-11-21')).toEqual({ current: 600, reserved: 25 });
});

test('two desks see each other’s changes within a second', async ({ openPage }) => {
  const counter = await openPage({ isStaff: true, width: 1280 });
  const phone = await openPage({ isStaff: true });
  await openDesk(counter);
  await openDesk(phone);
  const withinASecond = { timeout: 1000 };

  await enter(counter, { name: 'Gohar' });
  await expect(line(phone, 'Gohar')).toBeVisible(withinASecond);
  await expect(line(counter, 'Gohar')).toBeVisible();

  await line(counter, 'Gohar').click();
  await button(counter, 'Entregado').click();
  await expect(button(counter, 'Deshacer')).toBeVisible();
  await expect(line(phone, 'Gohar')).toBeHidden(withinASecond);

  await button(counter, 'Deshacer').click();
  await expect(counter.getByText('Pedido reabierto')).toBeVisible();
  await expect(line(phone, 'Gohar')).toBeVisible(withinASecond);

  await button(phone, 'Stock').click();
  await drawer(phone).getByRole('button', { name: 'Anotar' }).click();
  await expect(phone.getByText('Venta anotada')).toBeVisible();
  const left = counter.getByLabel('Totales de hoy').locator('div', { hasText: 'Quedan' });
  await expect(left).toContainText('58', withinASecond);
});

test('a new order is announced until somebody looks', async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  await openDesk(staff);
  await enter(staff, { name: 'Anahit' });
  await expect(staff.getByRole('status', { name: 'Pedidos nuevos' })).toHaveText(
    'Pedido nuevo: 14:00, 1 pollo, Anahit',
  );
  await button(staff, 'Ver').click();
  await expect(line(staff, 'Anahit')).toBeFocused();
  await expect(button(staff, 'Ver')).toBeHidden();
});

test('each of two orders handed over in a row can be taken back', async ({ openPage, shop }) => {
  const staff = await openPage({ isStaff: true });
  await enter(staff, { name: 'Rosa' });
  await enter(staff, { name: 'Vicent', quantity: 2 });
  await openDesk(staff);
  for (const name of ['Rosa', 'Vicent']) {
    await line(staff, name).click();
    await button(staff, 'Entregado').click();
    await expect(line(staff, name)).toBeHidden();
    await expect(drawer(staff)).toBeHidden();
  }
  const offers = staff.getByRole('region', { name: 'Avisos' }).getByRole('listitem');
  await expect(offers).toHaveCount(2);
  await offers.filter({ hasText: 'Rosa' }).getByRole('button', { name: 'Deshacer' }).click();
  await expect(line(staff, 'Rosa')).toBeVisible();
  await offers.filter({ hasText: 'Vicent' }).getByRole('button', { name: 'Deshacer' }).click();
  await expect(line(staff, 'Vicent')).toBeVisible();
  expect(stockOf(shop, '2026-11-20')).toEqual({ current: 600, reserved: 30 });
});

test('what was typed into an edit is there again after Escape', async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  await enter(staff, { name: 'Rosa' });
  await openDesk(staff);
  await line(staff, 'Rosa').click();
  await button(staff, 'Editar').click();
  await drawer(staff).getByLabel('Nombre').fill('Rosa, la del quiosco');
  await staff.keyboard.press('Escape');
  await expect(drawer(staff)).toBeHidden();
  await line(staff, 'Rosa').click();
  await expect(drawer(staff).getByText('Sigue aquí lo que no habías guardado.')).toBeVisible();
  await button(staff, 'Guardar cambios').click();
  await expect(drawer(staff).getByRole('heading', { name: 'Rosa, la del quiosco' })).toBeVisible();
});

test('a bell that waits for a touch says so until it is touched', async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  // What a browser does to a page that nobody has touched; the journey itself counts as a touch.
  await staff.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        void this.suspend();
      }
    };
  });
  await openDesk(staff);
  const note = staff.getByText('Toca la pantalla para activar el sonido');
  await expect(note).toBeVisible();
  expect(await faultsOf(staff)).toEqual([]);
  await staff.getByRole('heading', { level: 1 }).click();
  await expect(note).toBeHidden();
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

test('a walk-in with a new phone becomes a user with points', async ({ openPage }) => {
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

test('the points of an order fill in its payment', async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  const { id } = await enter(staff, { name: 'Rosa', quantity: 2 });
  await openDesk(staff);
  await line(staff, 'Rosa').click();
  await button(staff, 'Dar puntos').click();
  const points = staff.getByRole('dialog', { name: 'Acumular puntos' });
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

test('points are refused in the server’s words, and nothing changes', async ({ openPage }) => {
  const staff = await openPage({
    isStaff: true,
    expectErrors: [...LOST, /tiene sus puntos/, /horario de apertura/],
  });
  const { id } = await enter(staff, { name: 'Rosa' });
  await openDesk(staff);
  await line(staff, 'Rosa').click();
  await button(staff, 'Dar puntos').click();
  const points = staff.getByRole('dialog', { name: 'Acumular puntos' });
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
});

test('a bonus comes off an order before its points are given', async ({ openPage }) => {
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
  const points = staff.getByRole('dialog', { name: 'Acumular puntos' });
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

const LOST = [/Failed to load resource/, /conexión/i];

test('an action whose answer is lost is done once, and the screen says so', async ({
  openPage,
  shop,
}) => {
  const staff = await openPage({ isStaff: true, expectErrors: LOST });
  await enter(staff, { name: 'Pepe' });
  await openDesk(staff);
  await staff.route('**/confirm', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await line(staff, 'Pepe').click();
  await button(staff, 'Entregado').click();
  await expect(staff.getByText('Tu acción sí ha llegado: está entregado.')).toBeVisible();
  expect(stockOf(shop, '2026-11-20')).toEqual({ current: 590, reserved: 0 });
});

test('an action that never arrives is visibly not done, and is done with the next tap', async ({
  openPage,
  shop,
}) => {
  const staff = await openPage({ isStaff: true, expectErrors: LOST });
  await enter(staff, { name: 'Pepe' });
  await openDesk(staff);
  await line(staff, 'Pepe').click();
  await staff.route('**/confirm', (route) => route.abort('connectionreset'), { times: 1 });
  await button(staff, 'Entregado').click();
  await expect(drawer(staff).getByText(/El pedido sigue pendiente/)).toBeVisible();
  expect(stockOf(shop, '2026-11-20')).toEqual({ current: 600, reserved: 10 });
  await button(staff, 'Entregado').click();
  await expect(drawer(staff)).toBeHidden();
  await expect(line(staff, 'Pepe')).toBeHidden();
  // The line goes with the tap, the stock with the answer.
  await expect.poll(() => stockOf(shop, '2026-11-20')).toEqual({ current: 590, reserved: 0 });
});

test('a line that is down says so and since when, and the list comes back by itself', async ({
  openPage,
}) => {
  const staff = await openPage({ isStaff: true, expectErrors: LOST });
  await enter(staff, { name: 'Rita' });
  await openDesk(staff);
  await staff.context().setOffline(true);
  await expect(staff.getByText(/Sin conexión desde las 12:1\d/)).toBeVisible();
  await expect(line(staff, 'Rita')).toBeVisible();
  await staff.context().setOffline(false);
  await expect(staff.getByText('Al día')).toBeVisible();
});

test('an order is handed over and taken back with the keyboard alone', async ({ openPage }) => {
  const staff = await openPage({ isStaff: true, width: 1280 });
  await enter(staff, { name: 'Núria' });
  await openDesk(staff);
  await expect(line(staff, 'Núria')).toBeVisible();
  const tabTo = async (name: RegExp) => {
    const isThere = () =>
      staff.evaluate(() => document.activeElement?.closest('button')?.textContent ?? '');
    for (let presses = 0; presses < 60; presses += 1) {
      if (name.test(await isThere())) return;
      await staff.keyboard.press('Tab');
    }
    throw new Error(`no way to ${String(name)}`);
  };
  await tabTo(/Núria/);
  await staff.keyboard.press('Enter');
  await expect(drawer(staff)).toBeVisible();
  await tabTo(/^Entregado$/);
  await staff.keyboard.press('Enter');
  await expect(drawer(staff)).toBeHidden();
  await tabTo(/^Deshacer$/);
  await staff.keyboard.press('Enter');
  await expect(line(staff, 'Núria')).toBeVisible();
});

/** What brings the desk into a state, by the state's name; each begins where the one before ended. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'new orders': (page) => expect(button(page, 'Ver')).toBeVisible(),
  'the list': (page) => button(page, 'Ver').click(),
  'sorted by name': (page) => page.getByRole('button', { name: /^Nombre/ }).click(),
  'nothing found': async (page) => {
    await page.getByLabel('Buscar pedidos').fill('zzz');
    await expect(page.getByText('Ningún pedido coincide con «zzz»')).toBeVisible();
  },
  'an order': async (page) => {
    await button(page, 'Borrar búsqueda').click();
    await line(page, 'Lucía').click();
    await expect(drawer(page)).toBeVisible();
  },
  'its history': async (page) => {
    await button(page, 'Historial').click();
    await expect(page.getByText('Pedido creado')).toBeVisible();
  },
  'a mixed payment that is not sound': async (page) => {
    await button(page, 'Anotar pago').click();
    await page.getByRole('textbox', { name: 'Total' }).fill('20');
    await page.getByRole('radio', { name: 'Mixto' }).check();
    await button(page, 'Guardar pago').click();
    await expect(page.getByText(/Para pagos mixtos/)).toBeVisible();
  },
  'an edit': async (page) => {
    await button(page, 'Volver').click();
    await button(page, 'Editar').click();
    await page.getByLabel('Nombre').fill('Lucía y Juan');
  },
  'an edit that meets another': async (page) => {
    const answer = await page.request.get('/api/dashboard-data');
    const { orders } = (await answer.json()) as { orders: { id: number; customerName: string }[] };
    const id = orders.find(({ customerName }) => customerName === 'Lucía')?.id;
    await page.request.patch(`/api/orders/${id}`, { data: { customerName: 'Lucía P.' } });
    await expect(page.getByText('Otra persona ha cambiado este pedido').first()).toBeVisible();
  },
  'an order handed over': async (page) => {
    await button(page, 'Descartar').click();
    await button(page, 'Entregado').click();
    await expect(button(page, 'Deshacer')).toBeVisible();
    await expect(drawer(page)).toBeHidden();
  },
  'points, with faults': async (page) => {
    await button(page, 'Puntos').click();
    await button(page, 'Acumular puntos').click();
    await expect(page.getByText('El teléfono es obligatorio')).toBeVisible();
  },
  'the stock': async (page) => {
    await button(page, 'Cerrar').click();
    await button(page, 'Stock').click();
    await expect(page.getByText('Movimientos de hoy')).toBeVisible();
  },
  'an order by hand, with faults': async (page) => {
    await button(page, 'Cerrar').click();
    await button(page, 'Pedido').click();
    await button(page, 'Guardar pedido').click();
    await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
  },
};

for (const width of [360, 1280]) {
  test(`no state of the desk has a fault at ${width} px`, async ({ openPage }) => {
    test.slow();
    const staff = await openPage({ isStaff: true, width });
    await openDesk(staff);
    expect(await faultsOf(staff), 'no orders').toEqual([]);
    await enter(staff, {
      name: 'Lucía',
      quantity: 0,
      details: 'paella para 8',
      email: 'l@example.com',
    });
    await enter(staff, { name: 'Comparsa Los Piratas', quantity: 17.5, at: '2026-11-20T12:00' });
    await enter(staff, { name: 'Asociación de vecinos', quantity: 10, at: '2026-11-21T14:00' });
    for (const [state, reach] of Object.entries(STATES)) {
      await reach(staff);
      expect(await faultsOf(staff), state).toEqual([]);
    }
  });
}
