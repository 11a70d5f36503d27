import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import type { SlotState } from '@brasa/core/orders/place/slot-offers.rules.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { Answers } from '../../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../../test/fake-time.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { category, product, STOCK } from '../../../../test/samples.ts';
import { deskOrder } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { writeContact } from '../../../../test/write-in.ts';

const CREATE = 'POST /api/orders';
const at = (clock: string) => parseInstant(`2026-11-20T${clock}`)!;

/** Friday 20 November 2026 in Madrid, open from 10:00 to 17:00. */
function madridTimeIs(clock: string) {
  vi.setSystemTime(at(clock));
}

beforeEach(() => {
  fakeTime();
  madridTimeIs('12:10');
});

/** A day's slots: those that are named, all others open. */
const slots = (states: Record<string, SlotState>) => ({
  body: Object.entries(states).map(([time, state]) => ({ time, state })),
});

async function openPage(states: Record<string, SlotState>, answers: Answers = {}) {
  const oven = { states };
  const api = renderApp('/encargar', {
    'GET /api/stock': { body: { ...STOCK, unreservedStock: '42.0' } },
    'GET /api/categories': { body: [category(3, 'Pollos')] },
    'GET /api/products': { body: [product({ id: 1, name: 'Pollo entero', categoryId: 3 })] },
    'GET /api/slots': () => slots(oven.states),
    [CREATE]: { status: 201, body: deskOrder(41, '2026-11-20T14:00') },
    ...answers,
  });
  await screen.findByRole('form', { name: 'Nuevo pedido' });
  const asked = () =>
    api.calls.filter(({ path }) => path.startsWith('/api/slots')).map(({ path }) => path);
  await waitFor(() => expect(asked()).not.toEqual([]));
  await passTime(0);
  return {
    oven,
    calls: api.calls,
    asked,
    sent: () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
  };
}

const time = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Hora de recogida' });
const option = (name: string) =>
  within(time()).getByRole<HTMLOptionElement>('option', { name }).disabled;
const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const orderButton = () => screen.getByRole('button', { name: /Realizar Pedido/ });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await writeContact(user);
  await user.click(screen.getByRole('checkbox'));
}

it('names full times as full, and those for which it is too late; they cannot be chosen', async () => {
  await openPage({ '13:00': 'past', '14:00': 'full', '14:30': 'few' });
  expect(await screen.findByRole('option', { name: '14:00 · completo' })).toBeDisabled();
  expect(option('13:00 · ya no da tiempo')).toBe(true);
  expect(option('14:30 · quedan pocos')).toBe(false);
  expect(option('13:30')).toBe(false);
  expect(chip('14:00 completo')).toBeDisabled();
  expect(chip('14:30')).toBeEnabled();
});

it('proposes a time that has room, and says so when it changes by itself', async () => {
  await openPage({ '13:30': 'full' });
  await waitFor(() => expect(time().value).toBe('14:00'));
  expect(await screen.findByText(/Hemos cambiado la hora propuesta/)).toBeVisible();
});

it('asks for as many chickens as are in the order, of the day that is chosen, and again after a while', async () => {
  const { asked, user, oven } = await openPage({});
  expect(asked()).toEqual(['/api/slots?day=2026-11-20&chickens=1.0']);
  await user.click(chip('2 pollos'));
  await waitFor(() => expect(asked().at(-1)).toBe('/api/slots?day=2026-11-20&chickens=2.0'));
  oven.states = { '14:30': 'full' };
  await passTime(30_000);
  expect(await screen.findByRole('option', { name: '14:30 · completo' })).toBeDisabled();
});

it('leaves a time that somebody has chosen, and says that it is full by now', async () => {
  const { user, oven } = await openPage({});
  await user.click(chip('14:30'));
  oven.states = { '14:30': 'full' };
  await passTime(30_000);
  expect(await screen.findByText('Esa hora ya está completa.')).toBeVisible();
  expect(time().value).toBe('14:30');
});

it('says of a day without any room that it is full, with the way to the next one', async () => {
  const times = ['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'];
  const full = Object.fromEntries(times.map((one) => [one, 'full' as const]));
  await openPage(full, { 'GET /api/slots?day=2026-11-21&chickens=1.0': slots({}) });
  expect(await screen.findByText('Hoy ya está todo completo.')).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'Elegir sábado 21 de noviembre' }),
  ).toBeVisible();
});

it('of an order that comes too late says where there is room, a tap away, and keeps the rest', async () => {
  const nearest = ['13:30', '14:30'].map((clock) => new Date(at(clock)).toISOString());
  const refusal = {
    error: 'Esa hora ya está completa. Elige otra',
    code: 'SLOT_FULL',
    current: { left: '0.0', nearest },
  };
  const answers = [
    { status: 409, body: refusal } as const,
    { status: 201, body: deskOrder(41, '2026-11-20T14:30') } as const,
  ];
  const { user, sent, oven } = await openPage({}, { [CREATE]: () => answers.shift()! });
  await user.click(chip('14:00'));
  await fillIn(user);
  oven.states = { '14:00': 'full' };
  await user.click(orderButton());
  await screen.findByText('Hay sitio para:');
  // At the time, and in the message that goes.
  const said = screen.getAllByText(/Esa hora ya está completa/);
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Esa hora ya está completa. Elige otra',
    'Error: Esa hora ya está completa. Elige otra',
  ]);
  expect(time()).toHaveAccessibleDescription('Esa hora ya está completa. Elige otra');
  expect(time()).toHaveFocus();
  expect(screen.queryByText('Error en el formulario')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'hoy a las 14:30' }));
  expect(time().value).toBe('14:30');
  expect(screen.queryByText('Hay sitio para:')).not.toBeInTheDocument();
  expect(option('14:00 · completo')).toBe(true);
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('María José');
  await user.click(orderButton());
  expect(await screen.findByRole('region', { name: 'Pedido realizado' })).toBeVisible();
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toMatchObject({ selectedTime: '14:30' });
  expect(takeConsoleErrors()).toHaveLength(1);
});

it('says no more of a time that was full once another one is chosen', async () => {
  const nearest = [new Date(at('14:30')).toISOString()];
  const error = 'Esa hora ya está completa. Elige otra';
  const body = { error, code: 'SLOT_FULL', current: { left: '0.0', nearest } };
  const { user, oven } = await openPage({}, { [CREATE]: { status: 409, body } });
  await user.click(chip('14:00'));
  await fillIn(user);
  oven.states = { '14:00': 'full' };
  await user.click(orderButton());
  await screen.findByText('Hay sitio para:');
  await user.selectOptions(time(), '15:00');
  expect(screen.queryByText('Hay sitio para:')).not.toBeInTheDocument();
  await waitFor(() => expect(time()).toHaveAccessibleDescription(''));
  expect(takeConsoleErrors()).toHaveLength(1);
});

it('leads to the telephone where no day has room any more', async () => {
  const times = ['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'];
  await openPage(Object.fromEntries(times.map((one) => [one, 'full' as const])));
  expect(await screen.findByText('Hoy ya está todo completo. Llámanos y lo vemos.')).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Nuevo pedido' }));
  expect(form.getByRole('link', { name: /965/ })).toHaveAttribute('href', 'tel:+34965000111');
});

it('proposes another time when the proposed one is refused as too soon, and the next order goes out', async () => {
  const error = 'Para esa hora ya no da tiempo. Elige una más tarde';
  const answers = [
    { status: 422, body: { error, code: 'PICKUP_TOO_SOON' } } as const,
    { status: 201, body: deskOrder(41, '2026-11-20T14:00') } as const,
  ];
  const { user, sent, oven } = await openPage({}, { [CREATE]: () => answers.shift()! });
  await fillIn(user);
  expect(time().value).toBe('13:30');
  oven.states = { '13:00': 'past', '13:30': 'past' };
  await user.click(orderButton());
  await waitFor(() => expect(time().value).toBe('14:00'));
  expect(await screen.findByText(/Hemos cambiado la hora propuesta/)).toBeVisible();
  await user.click(orderButton());
  expect(await screen.findByRole('region', { name: 'Pedido realizado' })).toBeVisible();
  expect(sent()[1]).toMatchObject({ selectedTime: '14:00' });
  expect(takeConsoleErrors()).toHaveLength(1);
});

it('reads the closed days anew where an order is refused for its day', async () => {
  const error = 'Ese día estamos cerrados. Elige otro día';
  const refused = { status: 422, body: { error, code: 'PICKUP_DAY_CLOSED' } } as const;
  const { user, calls } = await openPage({}, { [CREATE]: refused });
  await fillIn(user);
  const daysAsked = () =>
    calls.filter(({ path }) => path === '/api/business-hours/special-days').length;
  const before = daysAsked();
  await user.click(orderButton());
  await waitFor(() => expect(daysAsked()).toBeGreaterThan(before));
  await waitFor(() => expect(takeConsoleErrors()).toHaveLength(1));
});

it('takes orders by the hours alone while the slots are not known', async () => {
  const { sent, user } = await openPage({}, { 'GET /api/slots': { status: 503 } });
  await fillIn(user);
  await user.click(orderButton());
  await waitFor(() => expect(sent()).toHaveLength(1));
  takeConsoleErrors();
});
