// No order commits unseen by a pause that was answered before (docs/rules/oven.md#pausing-web-orders).
import { expect, test } from 'vitest';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { newPhone } from '../phone-of.ts';
import { NOW, openShop, orderBody } from '../shop-under-test.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';

const PAUSE = '/api/ordering/pause';
const until = instantToIso(NOW + 30 * MINUTE);

test('orders keep coming through both processes while staff pause and end it', async () => {
  const under = await openShop();
  const [here, there] = await twoDevices(under);
  const countOrders = async () => {
    const rows = await under.shop.db.read.selectFrom('orders').select('id').execute();
    return rows.length;
  };
  let taken = 0;
  for (let round = 0; round < 6; round += 1) {
    const place = (index: number) =>
      (index % 2 === 0 ? here : there).post(
        '/api/orders',
        orderBody({ quantity: 0.5, customerPhone: newPhone() }),
      );
    const early = Array.from({ length: 15 }, (_, index) => place(index));
    const pausing = (round % 2 === 0 ? there : here).post(PAUSE, { until });
    expect((await pausing).status).toBe(200);
    const afterPause = await countOrders();
    // Whatever was still under way is refused from here on.
    const late = await Promise.all(Array.from({ length: 6 }, (_, index) => place(index)));
    const outcome = countStatuses([...(await Promise.all(early)), ...late]);
    expect(countStatuses(late)).toEqual({ 409: 6 });
    expect(await countOrders()).toBe(afterPause);
    taken += outcome[201] ?? 0;
    expect((outcome[201] ?? 0) + (outcome[409] ?? 0)).toBe(21);
    expect((await here.send('DELETE', PAUSE)).status).toBe(200);
    expect((await place(round)).status).toBe(201);
    taken += 1;
  }
  expect(await countOrders()).toBe(taken);
  await expectStockToAgree(under.shop);
});
