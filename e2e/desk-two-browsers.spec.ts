// Two staff desks at once: each sees what the other does.
import { enter, openDesk, line, button, drawer } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { expectSoon, stopClock } from './page-time.ts';
import { LONG } from './long.ts';

const SECOND = 1000;

test('two desks see each other’s changes within a second', async ({ openPage }) => {
  const counter = await openPage({ isStaff: true, width: 1280 });
  const phone = await openPage({ isStaff: true });
  await openDesk(counter);
  await openDesk(phone);

  await stopClock(phone);
  await enter(counter, { name: 'Gohar' });
  await expectSoon(line(phone, 'Gohar'), SECOND);
  await expect(line(counter, 'Gohar')).toBeVisible();

  await line(counter, 'Gohar').click();
  await button(counter, 'Entregado').click();
  await expect(button(counter, 'Deshacer')).toBeVisible();
  await expectSoon(line(phone, 'Gohar'), SECOND, { isVisible: false });

  await button(counter, 'Deshacer').click();
  await expect(counter.getByText('Pedido reabierto')).toBeVisible();
  await expectSoon(line(phone, 'Gohar'), SECOND);

  await phone.clock.resume();
  await stopClock(counter);
  await button(phone, 'Stock').click();
  await drawer(phone)
    .getByRole('button', { name: /^Pollo entero/ })
    .click();
  await drawer(phone)
    .getByRole('button', { name: /^Cobrar/ })
    .click();
  await expect(phone.getByText('Venta cobrada')).toBeVisible();
  const left = counter.getByLabel('Totales de hoy').locator('div', { hasText: 'Quedan' });
  await expectSoon(left.filter({ hasText: '58' }), SECOND);
});

test(
  'two payments noted for one order are shown to whoever was second',
  LONG,
  async ({ openPage }) => {
    const counter = await openPage({ isStaff: true, width: 1280 });
    const phone = await openPage({ isStaff: true });
    const { id } = await enter(counter, { name: 'Gohar' });
    for (const desk of [counter, phone]) {
      await openDesk(desk);
      await line(desk, 'Gohar').click();
      await button(desk, 'Anotar pago').click();
    }
    await drawer(phone).getByRole('textbox', { name: 'Total' }).fill('20');
    await drawer(counter).getByRole('textbox', { name: 'Total' }).fill('13,50');
    await button(counter, 'Guardar pago').click();
    await expect(counter.getByText('Pago anotado')).toBeVisible();
    await expect(drawer(phone).getByText('Otra persona ha anotado el pago')).toBeVisible();
    await expect(drawer(phone).getByRole('textbox', { name: 'Total' })).toHaveValue('20');
    await drawer(phone)
      .getByRole('button', { name: /Usar lo de la otra persona.*13,50/ })
      .click();
    await expect(phone.getByRole('region', { name: 'Pago' })).toContainText('13,50');
    const order: unknown = await (await phone.request.get(`/api/orders/${id}`)).json();
    expect(order).toMatchObject({ totalAmount: '13.50' });
  },
);
