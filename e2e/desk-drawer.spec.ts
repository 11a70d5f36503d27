// One order at the staff desk: handed over, edited, paid, taken back.
import type { Page } from '@playwright/test';
import { pdfText } from '../api/test/invoices/pdf/read-pdf.ts';
import { faultsOf } from './accessibility.ts';
import { comeToRest } from './at-rest.ts';
import { enter, openDesk, line, button, drawer, stockOf } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

test(
  'an edit moves an order to another day, and both days agree',
  LONG,
  async ({ openPage, shop }) => {
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
  },
);

test(
  'two orders handed over in a row are one line, which takes both back',
  LONG,
  async ({ openPage, shop }) => {
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
    await expect(offers).toHaveCount(1);
    await expect(offers).toContainText('2 entregadosRosa, Vicent');
    await offers.getByRole('button', { name: 'Deshacer' }).click();
    await expect(line(staff, 'Rosa')).toBeVisible();
    await expect(line(staff, 'Vicent')).toBeVisible();
    expect(stockOf(shop, '2026-11-20')).toEqual({ current: 600, reserved: 30 });
  },
);

test('two chickens, a paella and two beers by telephone, changed, and paid with change', async ({
  openPage,
}) => {
  const staff = await openPage({ isStaff: true });
  await openDesk(staff);
  await button(staff, 'Pedido').click();
  const form = drawer(staff);
  await form.getByLabel('Nombre').fill('Amparo');
  await form.getByLabel('Teléfono (opcional)').fill('600 333 444');
  await form.getByRole('radio', { name: '2 pollos', exact: true }).check({ force: true });
  const search = form.getByLabel('Buscar en la carta');
  await search.fill('vale');
  await search.press('Enter');
  await search.fill('cerv');
  await search.press('Enter');
  await form.getByRole('button', { name: 'Más Cerveza', exact: true }).click();
  await form.getByLabel('Nota: Cerveza', { exact: true }).fill('frías');
  await form.getByLabel('Día de recogida').fill('2026-11-21');
  await expect(
    form.getByText('2 pollos, 2 raciones de paella valenciana, cerveza × 2 (frías)'),
  ).toBeVisible();
  await expect(form.getByText('50,00')).toBeVisible();
  expect(await faultsOf(staff)).toEqual([]);
  await button(staff, 'Guardar pedido').click();
  await expect(drawer(staff)).toBeHidden();

  await expect(line(staff, 'Amparo')).toContainText(
    '2 raciones de paella valenciana, cerveza × 2 (frías)',
  );
  await button(staff, 'Cocina').click();
  const kitchen = drawer(staff).getByRole('region', { name: '13:30' });
  await expect(kitchen.getByRole('listitem').first()).toContainText('2Cerveza2 · Amparo: frías');
  expect(await faultsOf(staff)).toEqual([]);
  await staff.emulateMedia({ media: 'print' });
  await expect(kitchen).toBeVisible();
  await expect(button(staff, 'Imprimir')).toBeHidden();
  await staff.emulateMedia({ media: null });
  // Paper is wider than the phone.
  expect(await pdfText(await staff.pdf({ format: 'A4' }))).toContain('2 Cerveza 2 · Amparo: frías');
  await staff.keyboard.press('Escape');
  await expect(drawer(staff)).toBeHidden();
  await line(staff, 'Amparo').click();
  await button(staff, 'Editar').click();
  await form.getByRole('button', { name: 'Menos Cerveza', exact: true }).click();
  await button(staff, 'Guardar cambios').click();
  await expect(staff.getByText('Pedido actualizado')).toBeVisible();
  // Whoever takes a message away has not turned away from the order.
  await button(staff, 'Cerrar aviso').click();
  await expect(staff.getByText('Pedido actualizado')).toBeHidden();
  const lines = form.getByRole('region', { name: 'Lo que lleva' });
  await expect(lines).toContainText('Total 48,00');

  await button(staff, 'Anotar pago').click();
  await expect(form.getByRole('textbox', { name: 'Total' })).toHaveValue('48,00');
  await form.getByRole('textbox', { name: 'Entrega' }).fill('50');
  await expect(form.getByText('Cambio: 2,00')).toBeVisible();
  expect(await faultsOf(staff)).toEqual([]);
  await button(staff, 'Guardar pago y entregar').click();
  await expect(line(staff, 'Amparo')).toBeHidden();

  // She rings again.
  await button(staff, 'Pedido').click();
  await form.getByLabel('Teléfono (opcional)').fill('600333444');
  const usual = form.getByRole('button', { name: 'La última vez' });
  await expect(usual).toContainText(
    '2 pollos, 2 raciones de paella valenciana, cerveza × 1 (frías)',
  );
  expect(await faultsOf(staff)).toEqual([]);
  await usual.click();
  await expect(form.getByLabel('Nombre')).toHaveValue('Amparo');
  await form.getByLabel('Día de recogida').fill('2026-11-21');
  await expect(form.getByText('48,00')).toBeVisible();
  await button(staff, 'Guardar pedido').click();
  await expect(line(staff, 'Amparo')).toContainText(
    '2 raciones de paella valenciana, cerveza × 1 (frías)',
  );
});

test('what was typed into an edit is there again after Escape', LONG, async ({ openPage }) => {
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

test(
  'a payment that is being typed is saved by handing over, with one tap',
  LONG,
  async ({ openPage, shop }) => {
    const staff = await openPage({ isStaff: true });
    const { id } = await enter(staff, { name: 'Rosa', quantity: 2 });
    await openDesk(staff);
    await line(staff, 'Rosa').click();
    await button(staff, 'Anotar pago').click();
    await drawer(staff).getByRole('textbox', { name: 'Total' }).fill('27');
    await button(staff, 'Guardar pago y entregar').click();
    await expect(drawer(staff)).toBeHidden();
    await expect(line(staff, 'Rosa')).toBeHidden();
    expect(stockOf(shop, '2026-11-20')).toEqual({ current: 580, reserved: 0 });
    const order: unknown = await (await staff.request.get(`/api/orders/${id}`)).json();
    expect(order).toMatchObject({ status: 'delivered', totalAmount: '27.00' });
  },
);

/** Whether the message lies over one of these buttons. */
async function isCovered(page: Page, names: readonly string[]): Promise<boolean[]> {
  await comeToRest(page);
  const message = await page
    .getByRole('region', { name: 'Avisos' })
    .getByRole('listitem')
    .boundingBox();
  if (!message) throw new Error('no message on screen');
  const covered = [];
  for (const name of names) {
    const box = await button(page, name).boundingBox();
    if (!box) throw new Error(`no button ${name}`);
    covered.push(box.y < message.y + message.height && message.y < box.y + box.height);
  }
  return covered;
}

test(
  'a message covers no button of an open drawer, and is reached with the Tab key',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await enter(staff, { name: 'Rosa' });
    await enter(staff, { name: 'Vicent' });
    await openDesk(staff);
    await line(staff, 'Vicent').click();
    await button(staff, 'Entregado').click();
    await expect(drawer(staff)).toBeHidden();
    await line(staff, 'Rosa').click();
    await button(staff, 'Anotar pago').click();
    await drawer(staff).getByRole('textbox', { name: 'Total' }).fill('27');
    expect(await isCovered(staff, ['Guardar pago', 'Guardar pago y entregar'])).toEqual([
      false,
      false,
    ]);
    await button(staff, 'Guardar pago y entregar').focus();
    await staff.keyboard.press('Tab');
    await expect(button(staff, 'Deshacer')).toBeFocused();
    await staff.keyboard.press('Enter');
    await expect(staff.getByText('Pedido reabierto')).toBeVisible();
    await expect(drawer(staff)).toBeVisible();
    await expect(button(staff, 'Guardar pago y entregar')).toBeFocused();
  },
);

test(
  'an order is paid, handed over and taken back with the keyboard alone',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true, width: 1440 });
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
    // What is opened closes again with Escape, and the focus is where it was.
    for (const tool of ['Stock', 'Pedido', 'Puntos']) {
      await button(staff, tool).focus();
      await staff.keyboard.press('Enter');
      await expect(drawer(staff).getByRole('button', { name: 'Cerrar' })).toBeFocused();
      await staff.keyboard.press('Escape');
      await expect(button(staff, tool)).toBeFocused();
    }
    await tabTo(/Núria/);
    await staff.keyboard.press('Enter');
    await expect(drawer(staff)).toBeVisible();
    await tabTo(/^Anotar pago$/);
    await staff.keyboard.press('Enter');
    const total = drawer(staff).getByRole('textbox', { name: 'Total' });
    await expect(total).toBeFocused();
    await staff.keyboard.type('27');
    await staff.keyboard.press('Escape');
    await expect(line(staff, 'Núria')).toBeFocused();
    await staff.keyboard.press('Enter');
    await expect(total).toBeFocused();
    await expect(total).toHaveValue('27');
    await staff.keyboard.press('Enter');
    await expect(button(staff, 'Cambiar pago')).toBeFocused();
    await tabTo(/^Entregado$/);
    await staff.keyboard.press('Enter');
    await expect(drawer(staff)).toBeHidden();
    await tabTo(/^Deshacer$/);
    await staff.keyboard.press('Enter');
    await expect(line(staff, 'Núria')).toBeVisible();
  },
);

test(
  'an order without a phone asks for the number that WhatsApp is to tell',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await staff.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    await enter(staff, { name: 'Rosa', phone: '', email: 'rosa@example.com' });
    await openDesk(staff);
    await line(staff, 'Rosa').click();
    const whatsapp = drawer(staff).getByRole('button', { name: /^WhatsApp ?, sin avisar$/ });
    await whatsapp.click();
    const dialog = staff.getByRole('dialog', { name: 'Avisar por WhatsApp' });
    await expect(dialog.getByLabel('Teléfono de WhatsApp')).toBeFocused();
    await staff.keyboard.press('Enter');
    await expect(dialog.getByText('Escribe el número con su prefijo')).toBeVisible();
    expect(await faultsOf(staff)).toEqual([]);
    await staff.keyboard.type('600 333 444');
    const chat = staff.waitForEvent('popup');
    await staff.keyboard.press('Enter');
    expect((await chat).url()).toContain('34600333444');
    await expect(dialog).toBeHidden();
    await expect(
      drawer(staff).getByRole('button', { name: 'WhatsApp', exact: true }),
    ).toBeFocused();
  },
);

/** A double tap whose second half comes once the first one has been answered. */
async function tapWithBounce(page: Page, name: string, answered: () => Promise<void>) {
  await comeToRest(page);
  await button(page, name).hover();
  const tap = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await tap(1);
  await answered();
  await tap(2);
}

test(
  'a finger that bounces hands nothing over and sells nothing twice',
  LONG,
  async ({ openPage, shop }) => {
    const staff = await openPage({ isStaff: true });
    await enter(staff, { name: 'Rosa' });
    await openDesk(staff);
    await line(staff, 'Rosa').click();
    await button(staff, 'Editar').click();
    await drawer(staff).getByLabel('Nombre').fill('Rosita');
    await tapWithBounce(staff, 'Guardar cambios', () =>
      expect(button(staff, 'Entregado')).toBeVisible(),
    );
    await tapWithBounce(staff, 'Editar', () => expect(button(staff, 'Descartar')).toBeVisible());
    await tapWithBounce(staff, 'Descartar', () => expect(button(staff, 'Entregado')).toBeVisible());
    await staff.keyboard.press('Escape');
    await expect(line(staff, 'Rosita')).toBeVisible();

    await button(staff, 'Stock').click();
    await expect(drawer(staff).getByText('Movimientos de hoy')).toBeVisible();
    await drawer(staff).getByRole('radio', { name: 'Sin cobrar' }).check();
    await button(staff, 'Anotar').scrollIntoViewIfNeeded();
    await tapWithBounce(staff, 'Anotar', () =>
      expect(drawer(staff).getByText('Venta sin pedido')).toBeVisible(),
    );
    await drawer(staff).getByRole('radio', { name: 'Entrada' }).check();
    await button(staff, 'Anotar').click();
    await expect(staff.getByText('Entrada anotada')).toBeVisible();
    expect(stockOf(shop, '2026-11-20')).toEqual({ current: 600, reserved: 10 });
  },
);

test('a reload in the middle of a new order loses nothing of it', LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  await openDesk(staff);
  await button(staff, 'Pedido').click();
  await drawer(staff).getByLabel('Nombre').fill('Gohar');
  await staff.reload();
  await expect(drawer(staff).getByLabel('Nombre')).toHaveValue('Gohar');
  await staff.reload();
  await expect(drawer(staff).getByLabel('Nombre')).toHaveValue('Gohar');
});
