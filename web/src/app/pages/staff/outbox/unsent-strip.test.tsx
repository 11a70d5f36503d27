import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QueuedKind } from '@brasa/core/dashboard/queued-changes.rules.ts';
import { catalogProduct } from '../../../../../test/catalog-samples.ts';
import { haveIndexedDb } from '../../../../../test/fake-indexed-db.ts';
import { fakeApi } from '../../../../../test/fake-api.ts';
import { renderPart } from '../../../../../test/render-app.tsx';
import { MENU, type Part } from '../../../../../test/staff-desk.ts';
import { userEvent } from '../../../../../test/user-event.ts';
import type { NewEntry } from '../../../../browser/outbox/outbox-entry.ts';
import {
  addEntry,
  listEntries,
  settleRefused,
  withOutbox,
} from '../../../../browser/outbox/outbox-store.ts';
import { UnsentStrip } from './unsent-strip.tsx';

haveIndexedDb();

const REFUSED = { status: 422, code: 'LINES_NOT_AVAILABLE', message: 'Ya no está en la carta' };
const SALE: QueuedKind = { call: 'moveStock', body: { type: 'walk_in_sale', quantity: '1.5' } };
const POINTS: QueuedKind = {
  call: 'accumulatePoints',
  orderId: null,
  body: { phone: '600111222', paymentAmount: '20.00' },
};
const ORDER: QueuedKind = { call: 'createOrder', body: { customerName: 'Ana', quantity: 1 } };

let last = 0;
const queue = (kind: QueuedKind, others: Partial<NewEntry> = {}) =>
  withOutbox((outbox) => {
    last += 1;
    const entry = {
      key: `key-${last}-0000`,
      userId: 1,
      madeAt: 0,
      baseVersion: null,
      isSent: false,
    };
    return addEntry(outbox, { ...entry, ...kind, ...others } as NewEntry);
  });
const refuse = async (kind: QueuedKind) => {
  const entry = await queue(kind);
  await withOutbox((outbox) => settleRefused(outbox, entry, REFUSED));
  return entry;
};
const left = () => withOutbox(async (outbox) => (await listEntries(outbox)).length);

const LAVASH = { id: 91, name: 'Lavash', deleted: true };

/** The menu, and a product that is not on it. */
const withCatalog = (product: Parameters<typeof catalogProduct>[0]) =>
  fakeApi({
    ...MENU,
    'GET /api/catalog': { body: { categories: [], products: [catalogProduct(product)] } },
  });

const strip = () => screen.findByRole('button', { name: /Ver$/ });
async function openList() {
  renderPart(<UnsentStrip userId={1} />);
  await userEvent.click(await strip());
  return within(await screen.findByRole('dialog', { name: 'Cambios sin enviar' }));
}
const press = (list: Part, name: string) => userEvent.click(list.getByRole('button', { name }));

it('is not there while nothing waits, and comes with the first change', async () => {
  renderPart(<UnsentStrip userId={1} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await queue(SALE);
  expect(await strip()).toHaveTextContent('1 cambio sin enviar');
  await queue(SALE);
  await waitFor(async () => expect(await strip()).toHaveTextContent('2 cambios sin enviar'));
});

it('says how many somebody has to look at, and counts those of others', async () => {
  await refuse(SALE);
  await queue(SALE);
  renderPart(<UnsentStrip userId={1} />);
  expect(await strip()).toHaveTextContent('1 cambio por revisar y 1 sin enviar');
});

it('counts what others have made, and shows none of it', async () => {
  await queue(ORDER, { userId: 2 });
  const list = await openList();
  expect(list.getByText(/^1 cambio sin enviar de otra persona/)).toBeVisible();
  expect(list.getByText('Todo está enviado')).toBeVisible();
  expect(list.queryByText(/Ana/)).not.toBeInTheDocument();
});

it('lists what was done, and takes out what has never been sent', async () => {
  await queue(ORDER);
  await queue({ call: 'confirm', orderId: 7, body: null }, { isSent: true });
  const list = await openList();
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Pedido nuevo: Ana.*Sin enviarDescartar$/);
  // What may have arrived stays.
  expect(rows[1]).toMatch(/^Entregado: pedido n.º 7.*Sin enviar$/);
  await press(list, 'Descartar');
  expect(list.getByRole('alert')).toHaveTextContent('¿Descartarlo? No se enviará nunca.');
  expect(list.getByRole('alert')).toHaveFocus();
  await press(list, 'No');
  expect(list.getAllByRole('button', { name: 'Descartar' }).at(0)).toHaveFocus();
  await press(list, 'Descartar');
  await press(list, 'Sí, descartar');
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(await left()).toBe(1);
});

it('says what an edit sets, so that a refused one can be made by hand', async () => {
  await refuse({
    ...{ call: 'editOrder', orderId: 7 },
    body: {
      ...{
        customerName: 'Ana María',
        status: 'pending',
        customerPhone: null,
        quantity: '2',
        version: 3,
      },
      ...{ pickupTime: '2026-11-20T14:00', lines: [{ productId: 91, quantity: 2 }] },
      ...{ totalAmount: '25.00', paymentMethod: 'cash' },
    },
  });
  withCatalog(LAVASH);
  const list = await openList();
  expect(list.getByText(/^Nombre/).textContent).toBe(
    'Nombre: Ana María · Cantidad: 2 · Recogida: 20/11/2026 14:00 · Total: 25,00\u00a0€ · Forma de pago: Efectivo',
  );
  expect(await list.findByText('2 × Lavash')).toBeVisible();
});

it('names what an order had that has left the menu since', async () => {
  const lines = [
    { productId: 26, quantity: '2', note: 'fría' },
    { productId: 91, quantity: '1' },
  ];
  await refuse({ call: 'createOrder', body: { customerName: 'Quim', lines } });
  withCatalog(LAVASH);
  const list = await openList();
  expect(await list.findByText('2 × Cerveza (fría), 1 × Lavash')).toBeVisible();
});

it('says of a payment that was added how much came in which way', async () => {
  const body = { addedPayment: { method: 'bizum', amount: '17.00' }, version: 2 };
  await refuse({ call: 'editOrder', orderId: 7, body });
  const list = await openList();
  expect(list.getByText('17,00 € con Bizum')).toBeVisible();
});

it('says what to do where the clock of the device is to blame', async () => {
  const entry = await queue(POINTS);
  const old = { status: 422, code: 'POINTS_VISIT_TOO_OLD', message: 'La visita fue hace mucho' };
  await withOutbox((outbox) => settleRefused(outbox, entry, old));
  const list = await openList();
  expect(list.getByText(/^La visita fue hace mucho. Si ha sido hoy, el reloj/)).toBeVisible();
});

it('says why a change was refused, sends it again, or drops it with what hangs on it', async () => {
  const { seq } = await refuse(ORDER);
  await queue({ call: 'confirm', orderId: 0 - seq, body: null });
  const list = await openList();
  expect(list.getByText('Entregado: Ana')).toBeVisible();
  expect(list.getByText('Ya no está en la carta')).toBeVisible();
  expect(list.getByRole('button', { name: 'Corregir' })).toBeVisible();
  await press(list, 'Enviar otra vez');
  await waitFor(() => expect(list.queryByText('Ya no está en la carta')).not.toBeInTheDocument());
  await userEvent.click(list.getAllByRole('button', { name: 'Descartar' })[0]!);
  expect(list.getByRole('alert')).toHaveTextContent('otro cambio del mismo pedido');
  await press(list, 'Sí, descartar');
  expect(await list.findByText('Todo está enviado')).toBeVisible();
  expect(await left()).toBe(0);
});

it('offers to enter a refused sale at what was taken for it', async () => {
  const lines = [{ productId: 26, quantity: '2.0', unitPrice: '1.80' }];
  const body = { lines, paymentMethod: 'cash', expectedTotal: '3.60' };
  const entry = await queue({ call: 'sellAtCounter', body });
  const refusal = { status: 409, code: 'PRICE_CHANGED', message: 'El precio ha cambiado' };
  await withOutbox((outbox) => settleRefused(outbox, entry, refusal));
  withCatalog(LAVASH);
  const list = await openList();
  expect(await list.findByText('2 × Cerveza')).toBeVisible();
  expect(
    list.getByText(/^Los precios han cambiado desde entonces. Si cobraste 3,60/),
  ).toBeVisible();
  expect(list.queryByRole('button', { name: 'Enviar otra vez' })).not.toBeInTheDocument();
  await userEvent.click(list.getByRole('button', { name: /^Anotar 3,60/ }));
  await waitFor(() => expect(list.queryByText(/Si cobraste/)).not.toBeInTheDocument());
  expect(await withOutbox(listEntries)).toMatchObject([
    { key: entry.key, refusal: null, body: { ...body, atPricesTaken: true } },
  ]);
});

it('tells a counter sale by its euros and how they came', async () => {
  const lines = [{ productId: 8, quantity: '2.0' }];
  const body = { lines, paymentMethod: 'card', expectedTotal: '27.00' };
  await queue({ call: 'sellAtCounter', body });
  withCatalog(LAVASH);
  const list = await openList();
  expect(await list.findByText('2 × Pollo entero a la leña')).toBeVisible();
  expect(await list.findByText(/^Venta: 27,00\s€, Tarjeta$/)).toBeVisible();
});
