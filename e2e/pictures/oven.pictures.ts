// The board beside the fire, in the middle of the rush.
import { button, enter } from '../desk-journey.ts';
import { expect } from '../journey.ts';
import { sellOnFridays } from './past.ts';
import { closeMessages, picture, TABLET } from './picture.ts';
import { enterRush, tell } from './rush.ts';

picture('manual-horno', { ...TABLET, height: 1190 }, async (page, { shop }) => {
  sellOnFridays(shop);
  await enterRush(page);
  await enter(page, { name: 'Peña El Pollo', quantity: 8, at: '2026-11-20T13:15' });
  await tell(page, 'post', '/api/stock/movements', { type: 'initial', quantity: '36' });
  await tell(page, 'patch', '/api/settings/ovenChickensPerSlot', { value: '24' });
  for (const [slot, chickens] of [
    ['2026-11-20T12:00', 2],
    ['2026-11-20T12:30', 4],
    ['2026-11-20T13:00', 6],
  ] as const) {
    await tell(page, 'post', '/api/oven/batches', { slot, chickens });
  }
  await page.goto('/admin/horno');
  await button(page, 'Listo: 2 para las 12:00').click();
  await expect(button(page, 'Deshacer: 2 para las 12:00')).toBeVisible();
  await closeMessages(page);
  await page.evaluate(() => window.scrollTo(0, 0));
});
