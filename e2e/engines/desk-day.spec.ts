// A day of the staff's in another browser: an order by telephone, the hours, the books.
import { shortDay } from '@brasa/core/kernel/time/date-texts.ts';
import { addDays, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { LONG } from '../long.ts';
import { enter, succeed } from './steps.ts';
import { expect, test } from './visit.ts';

test('an order is entered at the desk, refused in sight first', LONG, async ({ meet }) => {
  const staff = await meet({ isStaff: true });
  await staff.visit('/admin/orders');
  await staff.byRole('button', 'Pedido').tap();
  const save = staff.byRole('button', 'Guardar pedido');
  await save.tap();
  await staff.byLabel('Nombre').expectFocused();
  await staff.byText('El nombre es obligatorio').expectInSight();
  await staff.byLabel('Nombre').fill('Amparo');
  await staff.byLabel(/^Teléfono/).fill('600 333 444');
  await staff.byRole('radio', '2 pollos').tap();
  await staff.byLabel('Día de recogida').choose(addDays(madridDay(Date.now()), 1));
  await staff.byRole('radio', '13:30').tap();
  await save.tap();
  await staff.byRole('button', /Amparo/).expectInSight();
});

test('a day that staff close is closed for customers', LONG, async ({ meet }) => {
  const staff = await meet({ isStaff: true });
  const day = addDays(madridDay(Date.now()), 2);
  await staff.visit('/admin/horarios');
  await staff.byRole('button', 'Añadir día especial').tap();
  await staff.byLabel('Fecha').choose(day);
  await staff.byLabel('Motivo').fill('Boda en el salón');
  await staff.byRole('button', 'Añadir').tap();
  await staff.byText('Día especial añadido').expectShown();
  const customer = await meet();
  await customer.visit('/encargar');
  await customer.byLabel('Día de recogida').choose(day);
  await customer.byText('Ese día estamos cerrados.').expectShown();
});

test('the day is counted and closed, and its table saved', LONG, async ({ meet }) => {
  const staff = await meet({ isStaff: true });
  const today = madridDay(Date.now());
  const { id } = await enter(staff, { customerName: 'Rosa', pickupTime: `${today}T13:30` });
  const paid = { totalAmount: '20.00', paymentMethod: 'cash' };
  await succeed(staff, { method: 'PATCH', path: `/api/orders/${id}`, body: paid });
  await staff.visit('/admin/caja');
  await staff.byRole('button', 'Cerrar el día').tap();
  await staff.byRole('radio', 'Billetes y monedas').tap();
  await staff.byLabel('20 €').fill('1');
  await staff.byRole('button', 'Nada').tap();
  await staff.byRole('button', 'Comparar').tap();
  await staff.byText('Cuadra').expectInSight();
  await staff.byRole('dialog', 'Cerrar el día').byRole('button', 'Cerrar el día').tap();
  await staff.byRole('dialog', 'Cierre n.º 1').expectShown();

  await staff.visit('/admin/caja?ver=informes');
  // The buttons are there first, and move down when the charts come.
  await staff.byRole('heading', 'Día a día').expectShown();
  await staff.byText('Ver en una tabla').expectShown();
  await staff.byRole('button', 'Descargar CSV, día a día').tap();
  const table = await staff.savedTable(/^informe-.*\.csv$/);
  expect(table.startsWith('\uFEFF')).toBe(true);
  expect(table).toContain('20,00');
});

test('what gets the focus once something above is gone is in sight', LONG, async ({ meet }) => {
  const staff = await meet({ isStaff: true });
  const today = madridDay(Date.now());
  for (const customerName of ['Ana', 'Rosa', 'Vicent', 'Lola', 'Pepe', 'Amparo', 'Julián']) {
    await enter(staff, { customerName, pickupTime: `${addDays(today, 1)}T13:30` });
  }
  await staff.visit('/admin/orders');
  // The form of an order gives way to what it says.
  await staff.byRole('button', /Vicent/).tap();
  await staff.byRole('button', 'Editar').tap();
  await staff.byLabel(/^Teléfono/).fill('600 333 444');
  await staff.byRole('button', 'Guardar cambios').tap();
  await staff.byRole('button', 'Editar').expectFocused();
  await staff.byRole('button', 'Editar').expectInSight();
  // The order leaves the list.
  await staff.byRole('button', 'Entregado').tap();
  await staff.byRole('dialog', 'Vicent').expectGone();
  await staff.byRole('button', /Vicent/).expectGone();
  await staff.byRole('button', /Lola/).expectFocused();
  await staff.byRole('button', /Lola/).expectInSight();

  for (const days of [20, 21, 22]) {
    await staff.visit('/admin/horarios');
    await staff.byRole('button', 'Añadir día especial').tap();
    await staff.byLabel('Fecha').choose(addDays(today, days));
    await staff.byLabel('Motivo').fill(`Fiesta ${days}`);
    await staff.byRole('button', 'Añadir').tap();
    await staff.byText(`Fiesta ${days}`).expectShown();
  }
  const first = shortDay(addDays(today, 20));
  await staff.byRole('button', new RegExp(`^Eliminar ${first}$`, 'i')).tap();
  await staff.byText('Día especial eliminado').expectShown();
  await staff.byText('Fiesta 21').expectInSight();
});
