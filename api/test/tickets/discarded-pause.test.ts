// Tickets that come after staff have discarded the waiting ones (docs/rules/tickets.md#sending-to-the-printer).
import { expect, test } from 'vitest';
import { openPrintingShop } from './printing-shop.ts';

test('a ticket that comes after others were discarded does not wait for the end of their pause', async () => {
  const { printer, want, step, told, time, staff } = await openPrintingShop();
  await want(1);
  const end = time.now + 20 * 60_000;
  while (time.now < end) {
    printer.behave({ cutAfter: 20 });
    const { next } = await step();
    time.now = Math.max(time.now + 1, next ?? time.now);
  }
  await step();
  expect((await staff.send('DELETE', '/api/printer/waiting')).status).toBe(204);
  await step();
  printer.behave({});
  const before = printer.connections;
  await want(2);
  await step();
  expect(printer.connections).toBe(before + 1);
  expect(await told()).toMatchObject({ waiting: 0, fault: null });
});
