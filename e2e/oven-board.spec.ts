// The board beside the fire and in the hand: three screens, one oven.
import { DESK_SCREENS, faultsOnEach } from './accessibility.ts';
import { button, enter } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';
import { expectSoon, stopClock } from './page-time.ts';

const SECOND = 1000;

test('what goes onto the spit is on every board within a second', LONG, async ({ openPage }) => {
  const tablet = await openPage({ isStaff: true, width: 1280 });
  const phone = await openPage({ isStaff: true });
  const hand = await openPage({ isStaff: true, width: 360 });
  await enter(tablet, { name: 'Gohar', quantity: 7.5, at: '2026-11-20T13:15' });
  await phone.goto('/admin/orders');
  await tablet.goto('/admin/orders');
  await tablet.getByRole('link', { name: 'Horno' }).click();
  await expect(tablet.getByText('7 1/2 encargados')).toBeVisible();
  const mark = phone.getByRole('button', { name: /Gohar.*Listo/ });
  await stopClock(phone);

  await button(tablet, 'Al horno 8 para las 13:00').click();
  await expect(tablet.getByText('8 al horno')).toBeVisible();
  await button(tablet, 'Listo: 8 para las 13:00').click();
  await expectSoon(mark, SECOND);
  await hand.goto('/admin/horno');
  await button(hand, 'Deshacer: 8 para las 13:00').click();
  await expectSoon(mark, SECOND, { isVisible: false });
  await expect(button(tablet, 'Listo: 8 para las 13:00')).toBeVisible();
  expect(await faultsOnEach(tablet, DESK_SCREENS)).toEqual([]);
});
