// A price that has changed since the form was opened is asked about, and nothing typed is lost
// (docs/rules/orders.md#a-price-is-never-charged-unseen).
import { act, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { orderLine, type OrderLine } from '@brasa/core/orders/lines/order-lines.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers } from '../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../test/fake-time.ts';
import {
  desk,
  findToast,
  LOLA,
  MENU,
  NOW,
  openDesk,
  openNewOrder,
  openOrder,
  type Part,
  POLL,
  ROSA,
  said,
} from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../app/layouts/staff/admin-layout.tsx';
import '../../app/pages/staff/admin-orders-page.tsx';
import './manual-order/manual-order-drawer.tsx';

const CREATE = 'POST /api/orders';
const EDIT = 'PATCH /api/orders/4';

beforeEach(() => {
  vi.setSystemTime(NOW);
});

const press = (part: Part, name: string | RegExp) =>
  userEvent.click(part.getByRole('button', { name }));

const line = (fields: Partial<OrderLine>): OrderLine =>
  orderLine.parse({
    ...{ id: 1, productId: 8, name: 'Pollo entero a la leña', quantity: '1.0' },
    ...{ unitPrice: '13.50', vatRate: 10, chickens: '1.0', note: null, total: '13.50' },
    ...fields,
  });
const beerAt = (unitPrice: string, id = 2) =>
  line({ id, productId: 26, name: 'Cerveza', chickens: '0.0', unitPrice, total: unitPrice });

const priceChanged = (linesTotal: string, ...lines: OrderLine[]) => ({
  status: 409 as const,
  body: { error: 'El precio ha cambiado', code: 'PRICE_CHANGED', current: { lines, linesTotal } },
});

const bodiesOf = (calls: { method: string; body: unknown }[], method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body);

async function openNew(answers: Answers) {
  const api = await openNewOrder(answers);
  await userEvent.type(api.drawer.getByLabelText('Nombre'), 'Rita');
  await press(api.drawer, 'Cerveza');
  return api;
}

describe('a new order', () => {
  it('says what has changed, asks, and goes out at the new total', async () => {
    let isNew = false;
    const { calls, drawer } = await openNew({
      [CREATE]: () =>
        isNew ? { status: 201, body: LOLA } : priceChanged('16.00', line({}), beerAt('2.50')),
    });
    await press(drawer, 'Guardar pedido');
    expect(said(await drawer.findByRole('alert'))).toBe(
      'El precio ha cambiadoCerveza: antes 2,00 €, ahora 2,50 €Total: antes 15,50 €, ahora 16,00 €Lo que has escrito sigue aquí.',
    );
    expect(drawer.getByLabelText('Nombre')).toHaveValue('Rita');
    isNew = true;
    await press(drawer, /^Guardar por 16,00\s€$/);
    await findToast('Pedido realizado');
    expect(bodiesOf(calls, 'POST')).toMatchObject([
      { expectedTotal: '15.50' },
      { expectedTotal: '16.00', customerName: 'Rita' },
    ]);
    takeConsoleErrors();
  });

  it('is asked about no more once something else is in it', async () => {
    const { drawer } = await openNew({
      [CREATE]: priceChanged('16.00', line({}), beerAt('2.50')),
    });
    await press(drawer, 'Guardar pedido');
    await drawer.findByRole('button', { name: /^Guardar por 16,00\s€$/ });
    await press(drawer, 'Más Cerveza');
    expect(drawer.getByRole('button', { name: 'Guardar pedido' })).toBeVisible();
    expect(drawer.queryByRole('alert')).not.toBeInTheDocument();
    takeConsoleErrors();
  });

  it('of chickens alone says its total too', async () => {
    const { calls, drawer } = await openNew({ [CREATE]: { status: 201, body: LOLA } });
    await press(drawer, 'Quitar Cerveza');
    await press(drawer, 'Guardar pedido');
    await findToast('Pedido realizado');
    expect(bodiesOf(calls, 'POST')).toMatchObject([{ quantity: 1, expectedTotal: '13.50' }]);
  });

  it('that had no answer goes out again with the total of the first time, under its key', async () => {
    fakeTime(NOW);
    let isUp = false;
    let products = (MENU['GET /api/products'] as { body: Product[] }).body;
    const { calls, drawer, keys, queryClient } = await openNew({
      'GET /api/products': () => ({ body: products }),
      [CREATE]: () => (isUp ? { status: 201, body: LOLA } : { offline: true }),
    });
    await press(drawer, 'Guardar pedido');
    await passTime(90_000);
    expect(said(await drawer.findByRole('alert'))).toContain('No se sabe si el pedido ha llegado.');
    products = products.map((one) => (one.id === 26 ? { ...one, price: '2.50' } : one));
    await act(() => queryClient.invalidateQueries({ queryKey: ['/api/products'] }));
    await drawer.findByText('16,00 €');
    isUp = true;
    await press(drawer, 'Guardar pedido');
    await findToast('Pedido realizado');
    const last = bodiesOf(calls, 'POST').at(-1);
    expect(last).toMatchObject({ expectedTotal: '15.50' });
    expect(new Set(keys(CREATE)).size).toBe(1);
    takeConsoleErrors();
  });
});

describe('an edit', () => {
  it('asks about what it adds at another price', async () => {
    let isNew = false;
    const { calls } = openDesk({
      [POLL]: desk(ROSA),
      ...MENU,
      [EDIT]: () =>
        isNew ? { body: ROSA } : priceChanged('90.60', ...ROSA.lines, beerAt('22.00', 4)),
    });
    const drawer = await openOrder(/Rosa/);
    await press(drawer, 'Editar');
    const form = within(drawer.getByRole('form', { name: 'Editar pedido' }));
    await form.findByRole('button', { name: /Menú Brasa/ });
    await userEvent.type(form.getByLabelText('Detalles'), 'sin sal');
    await press(form, /Menú Brasa/);
    await press(form, 'Guardar cambios');
    await form.findByText('Total: antes 90,10 €, ahora 90,60 €');
    isNew = true;
    await press(form, /^Guardar por 90,60\s€$/);
    await findToast('Pedido actualizado');
    expect(bodiesOf(calls, 'PATCH')).toMatchObject([
      { expectedTotal: '90.10' },
      { expectedTotal: '90.60', details: 'sin sal' },
    ]);
    takeConsoleErrors();
  });
});
