// The open order form while staff pause the web's orders (docs/rules/oven.md#a-paused-order-form).
import { act, screen, waitFor, within } from '@testing-library/react';
import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { Answers } from '../../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../../test/fake-time.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { category, product, SITE } from '../../../../test/samples.ts';
import { deskOrder } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { writeContact } from '../../../../test/write-in.ts';

const ASK = 'GET /api/ordering';
const CREATE = 'POST /api/orders';
const UNTIL = '2026-11-20T11:40:00.000Z';
const END_OF_TODAY = '2026-11-20T23:00:00.000Z';
const TITLE = 'Hoy no aceptamos pedidos por la web hasta las 12:40.';
const REFUSAL = {
  status: 409,
  body: { error: 'Ahora mismo no', code: 'ORDERING_PAUSED', until: UNTIL },
} as const;

/** What the server says of a pause; a test changes it. */
let pausedUntil: string | null;

beforeEach(() => {
  fakeTime(parseInstant('2026-11-20T12:10') ?? 0);
  pausedUntil = null;
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: passTime });
const pass = (seconds: number) => passTime(seconds * 1000);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const day = () => screen.getByLabelText<HTMLInputElement>('Día de recogida');
const order = () => user.click(screen.getByRole('button', { name: 'Realizar Pedido' }));

async function openForm(answers: Answers = {}) {
  const api = renderApp('/encargar', {
    'GET /api/categories': { body: [category(3, 'Pollos')] },
    'GET /api/products': { body: [product({ id: 1, name: 'Pollo entero', categoryId: 3 })] },
    [CREATE]: { status: 201, body: deskOrder(41, '2026-11-20T14:00') },
    [ASK]: () => ({ body: { pausedUntil } }),
    ...answers,
  });
  await screen.findByRole('form', { name: 'Nuevo pedido' });
  await waitFor(() => expect(api.asked(ASK)).toBe(1));
  return api;
}

async function fillIn() {
  await writeContact(user);
  await user.click(screen.getByRole('checkbox'));
}

it('asks every ten seconds while it can be seen, and at once when it comes back', async () => {
  const { asked } = await openForm();
  await pass(10.1);
  expect(asked(ASK)).toBe(2);
  await pass(10);
  expect(asked(ASK)).toBe(3);
  act(() => focusManager.setFocused(false));
  await pass(60);
  expect(asked(ASK)).toBe(3);
  act(() => focusManager.setFocused(true));
  await pass(0.1);
  expect(asked(ASK)).toBe(4);
});

it('says a pause within 15 seconds, with the telephone and the next day, and keeps all that is typed', async () => {
  await openForm();
  await fillIn();
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  pausedUntil = UNTIL;
  await pass(15);
  const notice = within(screen.getByText(TITLE).closest<HTMLElement>('[role=status]')!);
  expect(notice.getByText('Para hoy, llámanos:', { exact: false })).toBeVisible();
  expect(notice.getByRole('link')).toHaveAttribute('href', 'tel:+34965000111');
  expect(field('Nombre')).toHaveValue('María José');

  await user.click(notice.getByRole('button', { name: 'Elegir mañana' }));
  expect(day()).toHaveValue('2026-11-21');
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Hora de recogida')).toHaveFocus();
  expect(field('Nombre')).toHaveValue('María José');
});

it('is as before when the pause is over', async () => {
  pausedUntil = UNTIL;
  await openForm();
  expect(await screen.findByText(TITLE)).toBeVisible();
  pausedUntil = null;
  await pass(10.1);
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
});

it('keeps what it knows while nobody answers', async () => {
  let isDown = false;
  await openForm({
    [ASK]: () => (isDown ? { offline: true } : { body: { pausedUntil: UNTIL } }),
  });
  expect(await screen.findByText(TITLE)).toBeVisible();
  isDown = true;
  await pass(30);
  expect(screen.getByText(TITLE)).toBeVisible();
  takeConsoleErrors();
});

it('says of a pause for the rest of the day no hour, and without a telephone none', async () => {
  pausedUntil = END_OF_TODAY;
  await openForm({ 'GET /api/site': { body: { ...SITE, phonePrimary: '' } } });
  const title = await screen.findByText('Por hoy no aceptamos más pedidos por la web.');
  expect(title.parentElement).toHaveTextContent(/^Por hoy no aceptamos más pedidos por la web\.$/);
});

it('takes orders for another day meanwhile', async () => {
  pausedUntil = UNTIL;
  const { calls } = await openForm();
  await fillIn();
  await user.click(await screen.findByRole('button', { name: 'Elegir mañana' }));
  await order();
  expect(await screen.findByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    pickupTime: '2026-11-21T12:30:00.000Z',
  });
});

it('an order that comes into a pause is refused with everything kept, and taken when it is over', async () => {
  let isPaused = true;
  const { keys } = await openForm({
    [CREATE]: () => (isPaused ? REFUSAL : { status: 201, body: deskOrder(41, '2026-11-20T13:30') }),
  });
  await fillIn();
  await order();
  // Before the form has asked again.
  expect(await screen.findByText(TITLE)).toBeVisible();
  const toasts = within(screen.getByRole('region', { name: 'Avisos' }));
  expect(toasts.getByText('Hoy no aceptamos pedidos por la web hasta las 12:40')).toBeVisible();
  expect(
    toasts.getByText('No hemos registrado tu pedido. Lo que has escrito sigue aquí.'),
  ).toBeVisible();
  // One place says it, and no longer than it holds.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Nombre')).toHaveValue('María José');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(day()).toHaveValue('2026-11-20');

  isPaused = false;
  await pass(10.1);
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  await order();
  expect(await screen.findByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
  const [first, second, ...more] = keys(CREATE);
  expect(more).toEqual([]);
  expect(second).not.toBe(first);
  takeConsoleErrors();
});
