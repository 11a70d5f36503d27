// Who did what to an order, when, in fields and texts that a screen shows.
// See docs/rules/orders.md#order-history.
import { expect, test } from 'vitest';
import {
  orderWithHistory,
  type OrderEvent,
} from '@brasa/core/orders/archive/order-history.contract.ts';
import { describeActor, describeChange } from '@brasa/core/orders/archive/order-history.rules.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type Caller } from '../shop-under-test.ts';

async function historyOf(staff: Caller, id: number): Promise<OrderEvent[]> {
  return orderWithHistory.parse((await staff.get(`/api/orders/${id}`)).body).history;
}

test('the history of an order tells everything that was done to it, newest first', async () => {
  const { visitor, signedIn, time } = await openShop();
  const staff = await signedIn('haykakan');
  const { id } = await placeOrder(visitor(), { quantity: 1 });
  const url = `/api/orders/${id}`;
  const steps: (() => Promise<{ status: number }>)[] = [
    () => staff.patch(url, { quantity: 2.5, pickupTime: '2026-11-21T14:30' }),
    () => staff.patch(`${url}/notificado`),
    () =>
      staff.post('/api/auth/points/accumulate', {
        phone: '611222333',
        paymentAmount: 24.9,
        orderId: id,
        cashPayment: true,
      }),
    () => staff.patch(url, { totalAmount: 30, paymentMethod: 'card' }),
    () => staff.patch(`${url}/confirm`),
    () => staff.patch(`${url}/reopen`),
    () => staff.patch(url, { invoiceNumber: 'x', customerDNI: '12345678Z' }),
    () => staff.patch(`${url}/error`),
    () => staff.patch(url, { refund: { method: 'card', amount: '30.00' } }),
  ];
  for (const step of steps) {
    time.now += 60_000;
    expect((await step()).status).toBe(200);
  }
  const history = await historyOf(staff, id);
  const described = history.map((event) => [event.action, event.changes.map(describeChange)]);
  expect(described).toEqual([
    [
      'refunded',
      [
        'Total: 30,00\u00a0€ → 0,00\u00a0€',
        'A pagar: 30,00\u00a0€ → —',
        'Con tarjeta: 30,00\u00a0€ → —',
      ],
    ],
    ['error', ['Estado: Pendiente → Error']],
    ['invoice_data', ['DNI/NIF: 12345678Z', 'Número de factura: 000001']],
    ['reopened', ['Estado: Entregado → Pendiente']],
    ['delivered', ['Estado: Pendiente → Entregado']],
    [
      'payment',
      [
        'Total: 24,90\u00a0€ → 30,00\u00a0€',
        'A pagar: 24,90\u00a0€ → 30,00\u00a0€',
        'Rebajado: 9,30\u00a0€ → 4,20\u00a0€',
        'Forma de pago: Efectivo → Tarjeta',
        'En efectivo: 24,90\u00a0€ → —',
        'Con tarjeta: 30,00\u00a0€',
        'Puntos: 24 → 0',
      ],
    ],
    [
      'points_earned',
      [
        'Total: 0,00\u00a0€ → 24,90\u00a0€',
        'A pagar: 24,90\u00a0€',
        'Rebajado: 0,00\u00a0€ → 9,30\u00a0€',
        'En efectivo: 24,90\u00a0€',
        'Puntos: 0 → 24',
      ],
    ],
    ['notified', []],
    [
      'edited',
      [
        'Cantidad: 1 → 2 1/2',
        'Detalles: 1 pollo → 2 1/2 pollos',
        'Líneas: 1 × Pollo entero a la leña → 2 × Pollo entero a la leña, 1 × Medio pollo a la leña',
        'Precio de las líneas: 13,50\u00a0€ → 34,20\u00a0€',
        'Recogida: 20/11/2026 14:00 → 21/11/2026 14:30',
      ],
    ],
    ['created', ['Estado: Pendiente', 'Cantidad: 1', 'Recogida: 20/11/2026 14:00']],
  ]);
  expect(history.map(({ createdAt }) => createdAt).slice(-2)).toEqual([
    '2026-11-20T11:11:00.000Z',
    '2026-11-20T11:10:00.000Z',
  ]);
});

test('each line names who it was: staff, a customer with an account, or a customer without', async () => {
  const { visitor, signedIn } = await openShop();
  const [staff, customer] = [await signedIn('superadmin'), await signedIn('abaranci')];
  const whose = async (caller: Caller) =>
    (await historyOf(staff, (await placeOrder(caller)).id)).map((event) => [
      event.createdBy,
      describeActor(event),
    ]);
  expect(await whose(staff)).toEqual([[{ id: staff.id, name: 'Prueba', isStaff: true }, 'Prueba']]);
  expect(await whose(customer)).toEqual([
    [{ id: customer.id, name: 'Prueba', isStaff: false }, 'Prueba (cliente)'],
  ]);
  expect(await whose(visitor())).toEqual([[null, 'Cliente']]);
});

test('the discount shows its figures when it is taken, and when the order is called off', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id: userId } = await newCustomer(under);
  await earn(under, userId, 150);
  const order = { is_manual_entry: true, totalAmount: '30.00', quantity: 2 };
  const { id } = await placeOrder(staff, order);
  await staff.post('/api/points/consume-bonus', { userId, orderId: id });
  await staff.patch(`/api/orders/${id}/cancel`);
  const history = await historyOf(staff, id);
  expect(history.map((event) => [event.action, event.changes.map(describeChange)])).toEqual([
    [
      'cancelled',
      [
        'Estado: Pendiente → Cancelado',
        'Total: 30,00\u00a0€ → 25,00\u00a0€',
        'Descuento: 5,00\u00a0€ → 0,00\u00a0€',
        'Puntos canjeados: 100 → 0',
      ],
    ],
    [
      'points_redeemed',
      [
        'Descuento: 0,00\u00a0€ → 5,00\u00a0€',
        'A pagar: 30,00\u00a0€ → 25,00\u00a0€',
        'En efectivo: 30,00\u00a0€ → 25,00\u00a0€',
        'Puntos canjeados: 0 → 100',
      ],
    ],
    [
      'created',
      [
        'Estado: Pendiente',
        'Cantidad: 2',
        'Recogida: 20/11/2026 14:00',
        'Total: 30,00\u00a0€',
        'Forma de pago: Efectivo',
        'En efectivo: 30,00\u00a0€',
        'A pagar: 30,00\u00a0€',
      ],
    ],
  ]);
});
