// An outbox may be 30 days old: entries of the build of November 2026 are shown and sent by this one.
// See docs/rules/dashboard.md#without-a-connection.
import { expect, it } from 'vitest';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { menuOf } from '@brasa/core/catalog/menu-item.rules.ts';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { withQueued } from '@brasa/core/dashboard/queued-changes.rules.ts';
import { desk, LOLA, MENU } from '../../../test/staff-desk.ts';
import { sentOf, type OutboxEntry } from './outbox-entry.ts';

/** As they lay in the device's database, one of each kind. */
const LEFT = JSON.parse(`[
  {"seq":1,"call":"createOrder","body":{"customerName":"Rita","customerPhone":"","customerEmail":"","quantity":2,"details":"2 pollos","totalAmount":"27.00","paymentMethod":"cash","pickupTime":"2026-11-20T14:30:00.000Z","is_manual_entry":true,"gdprConsent":true},"madeAt":1795177200000,"key":"0b6ff0a2-7e0a-4a53-8f5e-4b3a1f7c1a01","userId":2,"baseVersion":null,"isSent":false,"attempts":0,"dueAt":0,"refusal":null},
  {"seq":2,"call":"editOrder","orderId":-1,"body":{"totalAmount":"30.00","paymentMethod":"mixed","cashAmount":"20.00","cardAmount":"10.00","version":1},"madeAt":1795177201000,"key":"0b6ff0a2-7e0a-4a53-8f5e-4b3a1f7c1a02","userId":2,"baseVersion":1,"isSent":false,"attempts":0,"dueAt":0,"refusal":null},
  {"seq":3,"call":"ready","orderId":-1,"body":null,"madeAt":1795177202000,"key":"0b6ff0a2-7e0a-4a53-8f5e-4b3a1f7c1a03","userId":2,"baseVersion":2,"isSent":false,"attempts":0,"dueAt":0,"refusal":null},
  {"seq":4,"call":"confirm","orderId":-1,"body":{"version":2},"madeAt":1795177203000,"key":"0b6ff0a2-7e0a-4a53-8f5e-4b3a1f7c1a04","userId":2,"baseVersion":2,"isSent":false,"attempts":0,"dueAt":0,"refusal":null},
  {"seq":5,"call":"reopenOrder","orderId":-1,"body":{"version":3,"undo":true},"madeAt":1795177204000,"key":"0b6ff0a2-7e0a-4a53-8f5e-4b3a1f7c1a05","userId":2,"baseVersion":3,"isSent":false,"attempts":0,"dueAt":0,"refusal":null},
  {"seq":6,"call":"accumulatePoints","orderId":1,"body":{"phone":"600111222","paymentAmount":27,"pointsToAdd":27,"cashPayment":true},"madeAt":1795177205000,"key":"0b6ff0a2-7e0a-4a53-8f5e-4b3a1f7c1a06","userId":2,"baseVersion":1,"isSent":true,"attempts":3,"dueAt":1795177300000,"refusal":null},
  {"seq":7,"call":"cancel","orderId":1,"body":null,"madeAt":1795177206000,"key":"0b6ff0a2-7e0a-4a53-8f5e-4b3a1f7c1a07","userId":2,"baseVersion":2,"isSent":false,"attempts":0,"dueAt":0,"refusal":null},
  {"seq":8,"call":"error","orderId":99,"body":null,"madeAt":1795177207000,"key":"0b6ff0a2-7e0a-4a53-8f5e-4b3a1f7c1a08","userId":2,"baseVersion":1,"isSent":false,"attempts":0,"dueAt":0,"refusal":{"status":409,"code":"EDITED_MEANWHILE","message":"Otra persona ha cambiado este pedido"}},
  {"seq":9,"call":"moveStock","body":{"type":"addition","quantity":"5.0"},"madeAt":1795177208000,"key":"0b6ff0a2-7e0a-4a53-8f5e-4b3a1f7c1a09","userId":2,"baseVersion":null,"isSent":false,"attempts":0,"dueAt":0,"refusal":null},
  {"seq":10,"call":"sellAtCounter","body":{"lines":[{"productId":8,"quantity":"1.0"}],"expectedTotal":"13.50","paymentMethod":"cash"},"madeAt":1795177209000,"key":"0b6ff0a2-7e0a-4a53-8f5e-4b3a1f7c1a10","userId":2,"baseVersion":null,"isSent":false,"attempts":0,"dueAt":0,"refusal":null}
]`) as OutboxEntry[];

it('is shown', () => {
  const { body: before } = desk(LOLA) as { body: DashboardData };
  const offer = {
    menu: menuOf((MENU['GET /api/products'] as { body: Product[] }).body),
    products: before.chickenProducts,
  };
  const { data, handled } = withQueued(before, LEFT, offer);
  expect(data.orders).toMatchObject([
    { id: -1, status: 'pending', totalAmount: '30.00', cashAmount: '20.00', cardAmount: '10.00' },
  ]);
  expect(handled.get(1)).toMatchObject({ status: 'cancelled', amountDue: '-27.00' });
  const chickens = (by: number) => (Number(before.stock.currentStock) + by).toFixed(1);
  expect(data.stock.currentStock).toBe(chickens(5 - 1));
});

it('is sent as it was kept', () => {
  expect(LEFT.map((entry) => sentOf(entry)).map(({ method, path }) => `${method} ${path}`)).toEqual(
    [
      'POST /api/orders',
      'PATCH /api/orders/-1',
      'PATCH /api/orders/-1/ready',
      'PATCH /api/orders/-1/confirm',
      'PATCH /api/orders/-1/reopen',
      'POST /api/auth/points/accumulate',
      'PATCH /api/orders/1/cancel',
      'PATCH /api/orders/99/error',
      'POST /api/stock/movements',
      'POST /api/sales',
    ],
  );
  expect(sentOf(LEFT[1]!).body).toEqual(LEFT[1]!.body);
  expect(sentOf(LEFT[5]!).body).toEqual({ ...LEFT[5]!.body, orderId: 1 });
});
