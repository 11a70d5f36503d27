import { addDays, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { stockOf } from '../desk-journey.ts';
import { enter } from './steps.ts';
import { expect, test } from './visit.ts';

test('an order is handed over at the desk, and taken back', async ({ meet, shop }) => {
  const staff = await meet({ isStaff: true });
  const tomorrow = addDays(madridDay(Date.now()), 1);
  await enter(staff, { customerName: 'Rosa', pickupTime: `${tomorrow}T13:30` });
  await staff.visit('/admin/orders');
  const order = staff.byRole('button', /Rosa/);
  await order.tap();
  await staff.byRole('dialog', 'Rosa').expectShown();
  await staff.byRole('button', 'Entregado').tap();
  await staff.byRole('dialog', 'Rosa').expectGone();
  await order.expectGone();
  expect(stockOf(shop, tomorrow)).toEqual({ current: 590, reserved: 0 });
  await staff.byRole('button', 'Deshacer').tap();
  await order.expectInSight();
  expect(stockOf(shop, tomorrow)).toEqual({ current: 600, reserved: 10 });
});
