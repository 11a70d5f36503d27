// An order by a customer with another browser: refused in sight, placed, moved and cancelled.
import { addDays, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { test } from './visit.ts';

test('an order is refused in sight, placed, moved to another hour and cancelled', async ({
  meet,
}) => {
  const customer = await meet();
  await customer.visit('/encargar');
  // Today has no hour left in the evening.
  await customer.byLabel('Día de recogida').choose(addDays(madridDay(Date.now()), 1));
  await customer.byLabel('Hora de recogida').choose('13:30');
  const send = customer.byRole('button', 'Realizar Pedido');
  const name = customer.byLabel('Nombre');
  for (const edge of ['start', 'end'] as const) {
    await customer.run((block) => document.querySelector('main')?.scrollIntoView({ block }), edge);
    await send.tapInPlace();
    await name.expectFocused();
    await name.expectInSight();
    await customer.byText('Nombre').expectInSight();
    await customer.byText('El nombre es obligatorio').expectInSight();
  }
  await name.fill('María José');
  await customer.byLabel('Teléfono').fill('600 111 222');
  await customer.byLabel('Email').fill('maria@example.com');
  await customer.byRole('checkbox', /^Acepto/).tap();
  await send.tap();
  const placed = customer.byRole('heading', 'Pedido realizado');
  await placed.expectFocused();
  await placed.expectInSight();
  await customer.byRole('link', 'Ver mi pedido').tap();
  await customer.arriveAt('/pedido/');
  await customer.byRole('heading', 'Lo tenemos apuntado').expectShown();
  await customer.byLabel('Otra hora de recogida').choose('14:00');
  await customer.byRole('button', 'Cambiar la hora').tap();
  await customer.byText(/^Hemos cambiado la hora de recogida/).expectInSight();
  await customer.byText('Cancelar el pedido').tap();
  await customer.byRole('button', 'Sí, cancelar el pedido').tap();
  const cancelled = customer.byRole('heading', 'Pedido cancelado');
  await cancelled.expectFocused();
  await cancelled.expectInSight();
});
