// Staff are told that the oven is full at that time, and take the order all the same.
import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SlotOffer } from '@brasa/core/orders/place/slot-offers.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers } from '../../../test/fake-api.ts';
import {
  desk,
  deskOrder,
  findToast,
  LOLA,
  MENU,
  NOW,
  openDesk,
  openNewOrder,
  openOrder,
  POLL,
  pressInToast,
} from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../app/layouts/staff/admin-layout.tsx';
import '../../app/pages/staff/admin-orders-page.tsx';
import './manual-order/manual-order-drawer.tsx';

const CREATE = 'POST /api/orders';
const EDIT = 'PATCH /api/orders/1';
const FULL = 'El horno ya está completo a esa hora. Puedes guardarlo igualmente.';

beforeEach(() => {
  vi.setSystemTime(NOW);
});

/** A slot with so much room left. */
const slot = (time: string, left: string): SlotOffer => ({
  ...{ time, left, taken: '12.0' },
  state: left === '0.0' ? 'full' : 'open',
});

const refusal = (left: string) => ({
  status: 409 as const,
  body: {
    error: 'Esa hora ya está completa. Elige otra',
    code: 'SLOT_FULL',
    current: { left, nearest: [] },
  },
});

async function openNew(slots: SlotOffer[], answers: Answers = {}) {
  const oven = { slots };
  const api = await openNewOrder({
    'GET /api/slots': () => ({ body: oven.slots }),
    [CREATE]: { status: 201, body: LOLA },
    ...answers,
  });
  const { drawer } = api;
  await userEvent.type(drawer.getByLabelText('Nombre'), 'Rita');
  await userEvent.click(drawer.getByRole('radio', { name: '14:00' }));
  return { ...api, oven };
}

const sent = (calls: { method: string; body: unknown }[], method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body);

describe('a new order', () => {
  it('of more than there is room for is warned of, and saved knowingly', async () => {
    const { calls, drawer } = await openNew([slot('14:00', '1.5')]);
    await userEvent.click(drawer.getByRole('radio', { name: '2 pollos' }));
    const warning =
      'A esa hora en el horno solo queda sitio para 1 1/2 pollos. Puedes guardarlo igualmente.';
    expect(await drawer.findByText(warning)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Guardar igualmente' }));
    await findToast('Pedido realizado');
    expect(sent(calls, 'POST')).toMatchObject([{ overCapacity: true }]);
  });

  it('that fits says nothing of it', async () => {
    const { calls, drawer } = await openNew([slot('14:00', '2.0')]);
    await userEvent.click(drawer.getByRole('radio', { name: '2 pollos' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Guardar pedido' }));
    await findToast('Pedido realizado');
    expect(sent(calls, 'POST')[0]).not.toHaveProperty('overCapacity');
  });

  it('belongs to the half hour that has begun', async () => {
    const { drawer } = await openNew([slot('14:00', '0.0'), slot('14:30', '9.0')]);
    const clock = drawer.getByLabelText('Hora de recogida');
    await userEvent.clear(clock);
    await userEvent.type(clock, '14:29');
    expect(await drawer.findByText(FULL)).toBeVisible();
    await userEvent.clear(clock);
    await userEvent.type(clock, '14:30');
    await waitFor(() => expect(drawer.queryByText(FULL)).not.toBeInTheDocument());
  });

  it('that comes too late is told so, and the next tap saves it', async () => {
    const answers = [refusal('0.0'), { status: 201 as const, body: LOLA }];
    const { calls, drawer, oven } = await openNew([slot('14:00', '9.0')], {
      [CREATE]: () => answers.shift()!,
    });
    oven.slots = [slot('14:00', '0.0')];
    await userEvent.click(drawer.getByRole('button', { name: 'Guardar pedido' }));
    expect(await drawer.findByText(FULL)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Guardar igualmente' }));
    await findToast('Pedido realizado');
    expect(sent(calls, 'POST')).toMatchObject([{}, { overCapacity: true }]);
    expect(sent(calls, 'POST')[0]).not.toHaveProperty('overCapacity');
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('at a time that no list names learns it from the refusal', async () => {
    const answers = [refusal('0.5'), { status: 201 as const, body: LOLA }];
    const { calls, drawer } = await openNew([], { [CREATE]: () => answers.shift()! });
    await userEvent.click(drawer.getByRole('button', { name: 'Guardar pedido' }));
    expect(await drawer.findByText(/solo queda sitio para 1\/2 pollo/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Guardar igualmente' }));
    await findToast('Pedido realizado');
    expect(sent(calls, 'POST')[1]).toMatchObject({ overCapacity: true });
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('an edit', () => {
  const order = deskOrder(1, '2026-11-20T14:00', { customerName: 'Lola', quantity: '2.0' });

  async function openEdit(slots: SlotOffer[]) {
    const saved = { ...order, version: 2 };
    const api = openDesk({
      [POLL]: desk(order),
      ...MENU,
      'GET /api/slots': { body: slots },
      [EDIT]: { body: saved },
    });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: 'Editar' }));
    const form = within(drawer.getByRole('form', { name: 'Editar pedido' }));
    return { ...api, form };
  }

  it('needs room only for what is more than before', async () => {
    const { form, calls } = await openEdit([slot('14:00', '0.5')]);
    const quantity = form.getByRole('combobox', { name: 'Cantidad' });
    await userEvent.selectOptions(quantity, '2.5');
    expect(form.queryByText(/queda sitio/)).not.toBeInTheDocument();
    await userEvent.selectOptions(quantity, '3.0');
    expect(await form.findByText(/solo queda sitio para 1\/2 pollo/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Guardar igualmente' }));
    await findToast('Pedido actualizado');
    expect(sent(calls, 'PATCH')).toMatchObject([{ quantity: '3.0', overCapacity: true }]);
  });

  it('to another time needs room for all of it', async () => {
    const { form } = await openEdit([slot('14:00', '0.0'), slot('14:30', '1.0')]);
    expect(form.queryByText(FULL)).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('radio', { name: '14:30' }));
    expect(await form.findByText(/solo queda sitio para 1 pollo/)).toBeVisible();
  });
});

it('what is taken back although the oven is full by now is asked about', async () => {
  const calledOff = { ...LOLA, status: 'error' as const, error: true, version: 2 };
  const answers = [refusal('0.0'), { body: { ...LOLA, version: 3 } }];
  const { calls } = openDesk({
    [POLL]: desk(LOLA),
    ...MENU,
    'PATCH /api/orders/1/error': { body: calledOff },
    'PATCH /api/orders/1/reopen': () => answers.shift()!,
  });
  const drawer = await openOrder(/Lola/);
  await userEvent.click(drawer.getByRole('button', { name: /Error/ }));
  await pressInToast('Deshacer');
  expect(await findToast('No se pudo reabrir el pedido')).toContain('Esa hora ya está completa');
  await pressInToast('Reabrir igualmente');
  await findToast('Pedido reabierto');
  const reopenings = calls.filter(({ path }) => path.endsWith('/reopen')).map(({ body }) => body);
  expect(reopenings).toEqual([
    { version: 2, undo: true },
    { version: 2, undo: true, overCapacity: true },
  ]);
  takeConsoleErrors();
});
