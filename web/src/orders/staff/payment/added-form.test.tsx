// The rest of an order that is paid in part (docs/rules/payments.md#payments-add-up).
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { Answers } from '../../../../test/fake-api.ts';
import {
  desk,
  findToast,
  NOW,
  openDesk,
  openOrder,
  PEPE,
  POLL,
  said,
} from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { writeIn } from '../../../../test/write-in.ts';
// Loaded here, so that no test waits for it.
import '../../../app/layouts/staff/admin-layout.tsx';
import '../../../app/pages/staff/admin-orders-page.tsx';

const EDIT = 'PATCH /api/orders/3';
const CONFIRM = 'PATCH /api/orders/3/confirm';
const OWING: Order = {
  ...PEPE,
  ...{ totalAmount: '13.50', finalAmount: '13.50', paymentMethod: 'card', amountDue: '27.00' },
};
const SETTLED: Order = {
  ...{ ...OWING, version: 2, totalAmount: '40.50', finalAmount: '40.50', amountDue: '0.00' },
  ...{ paymentMethod: 'mixed', cashAmount: '27.00', cardAmount: '13.50' },
};

const LINE: Order['lines'][number] = {
  ...{ id: 1, productId: 9, name: 'Medio pollo', note: null, chickens: '0.5' },
  ...{ quantity: '1.0', unitPrice: '7.20', vatRate: 10, total: '7.20' },
};

beforeEach(() => {
  vi.setSystemTime(NOW);
});

async function openRest(answers: Answers = {}) {
  const api = openDesk({ [POLL]: desk(OWING), ...answers });
  const drawer = await openOrder(/Pepe/);
  await userEvent.click(drawer.getByRole('button', { name: /^Cobrar 27,00/ }));
  const form = within(await drawer.findByRole('form', { name: 'Cobrar el resto' }));
  const sent = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...api, drawer, form, sent };
}

it('is what is owed, in cash, and is noted and handed over with one tap', async () => {
  const { drawer, form, sent } = await openRest({
    [EDIT]: { body: SETTLED },
    [CONFIRM]: { body: { ...SETTLED, status: 'delivered' } },
  });
  expect(said(form.getByText(/^Anotado/))).toBe('Anotado: 13,50 € · Tarjeta');
  expect(form.getByRole('textbox', { name: 'Importe' })).toHaveValue('27,00');
  await writeIn(form.getByRole('textbox', { name: 'Entrega' }), '30');
  expect(said(form.getByText(/^Cambio/))).toBe('Cambio: 3,00 €');
  await userEvent.click(drawer.getByRole('button', { name: 'Guardar pago y entregar' }));
  await findToast('Pedido entregado');
  const added = { method: 'cash', amount: '27.00' };
  expect(sent()).toEqual([{ addedPayment: added, version: 1 }, {}]);
});

it('is a part of it in another way, where that is chosen', async () => {
  const { form, sent } = await openRest({ [EDIT]: { body: SETTLED } });
  await userEvent.clear(form.getByRole('textbox', { name: 'Importe' }));
  await writeIn(form.getByRole('textbox', { name: 'Importe' }), '10');
  await userEvent.click(form.getByRole('radio', { name: 'Bizum' }));
  expect(form.queryByRole('textbox', { name: 'Entrega' })).not.toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Guardar pago' }));
  await findToast('Pago anotado');
  expect(sent()).toEqual([{ addedPayment: { method: 'bizum', amount: '10.00' }, version: 1 }]);
});

it('follows the order after a way of paying is chosen, and says what is beyond the rest', async () => {
  let order = OWING;
  const { form, queryClient } = await openRest({ [POLL]: () => desk(order) });
  const amount = form.getByRole('textbox', { name: 'Importe' });
  await userEvent.click(form.getByRole('radio', { name: 'Tarjeta' }));
  order = { ...OWING, version: 2, amountDue: '13.50' };
  await act(() => queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
  await waitFor(() => expect(amount).toHaveValue('13,50'));
  await userEvent.clear(amount);
  await writeIn(amount, '20');
  expect(said(form.getByText(/más de lo que falta/))).toBe('6,50 € más de lo que falta');
});

it('has no amount where a dish has no price, and names it', async () => {
  const details = 'medio pollo, croquetas (sin precio)';
  const lines = [LINE];
  const api = openDesk({ [POLL]: desk({ ...OWING, lines, details }) });
  const drawer = await openOrder(/Pepe/);
  expect(said(drawer.getByText(/^Faltan/))).toBe('Faltan al menos 27,00 €');
  await userEvent.click(drawer.getByRole('button', { name: 'Cobrar' }));
  const form = within(await drawer.findByRole('form', { name: 'Cobrar el resto' }));
  expect(form.getByRole('textbox', { name: 'Importe' })).toHaveValue('');
  expect(form.getByText('Sin precio: croquetas')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Guardar pago' }));
  expect(await form.findByText('Importe inválido')).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

it('that was typed and not saved is gone with word of it once somebody else has noted the rest', async () => {
  let order = OWING;
  const { form, queryClient } = await openRest({ [POLL]: () => desk(order) });
  await userEvent.click(form.getByRole('radio', { name: 'Bizum' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  order = SETTLED;
  await act(() => queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
  const again = await openOrder(/Pepe/);
  await findToast('Ya hay otro pago anotado en este pedido');
  const payment = within(await again.findByRole('region', { name: 'Pago' }));
  expect(payment.getByText('Pagado')).toBeVisible();
  expect(again.queryByRole('form')).not.toBeInTheDocument();
});

it('is left with word of it where another order owes nothing more', async () => {
  let order = OWING;
  const { drawer, queryClient } = await openRest({ [POLL]: () => desk(order) });
  order = { ...OWING, version: 2, amountDue: '0.00' };
  await act(() => queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
  await findToast('Otra persona ha cambiado este pedido');
  expect(drawer.queryByRole('form', { name: 'Cobrar el resto' })).not.toBeInTheDocument();
});

it('says that the order was called off meanwhile', async () => {
  const current = { ...OWING, version: 2, status: 'cancelled' as const, finalAmount: '0.00' };
  const refused = { error: 'x', code: 'EDITED_MEANWHILE', current };
  const { form } = await openRest({ [EDIT]: { status: 409, body: refused } });
  await userEvent.click(form.getByRole('button', { name: 'Guardar pago' }));
  expect(await findToast('Otra persona ha cancelado este pedido')).toContain('no está anotado');
  takeConsoleErrors();
});

it('leads to the whole payment, which may be wrong', async () => {
  const { drawer, form } = await openRest();
  await userEvent.click(form.getByRole('button', { name: 'Corregir el pago anotado' }));
  const whole = within(await drawer.findByRole('form', { name: 'Pago' }));
  expect(whole.getByRole('textbox', { name: 'Total' })).toHaveValue('13,50');
});

it('leaves nothing behind once the whole payment is corrected in its place', async () => {
  const { drawer, form } = await openRest();
  await writeIn(form.getByRole('textbox', { name: 'Importe' }), '5');
  await userEvent.click(form.getByRole('button', { name: 'Corregir el pago anotado' }));
  await drawer.findByRole('form', { name: 'Pago' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await openOrder(/Pepe/);
  expect(await again.findByRole('button', { name: /^Cobrar 27,00/ })).toBeVisible();
  expect(again.queryByRole('form')).not.toBeInTheDocument();
});

it('is not noted beside what somebody else has noted meanwhile', async () => {
  const current = { ...SETTLED, amountDue: '5.00' };
  const refused = { error: 'x', code: 'EDITED_MEANWHILE', current };
  const { form } = await openRest({ [EDIT]: { status: 409, body: refused } });
  await userEvent.click(form.getByRole('radio', { name: 'Tarjeta' }));
  await userEvent.click(form.getByRole('button', { name: 'Guardar pago' }));
  const told = await findToast('Ya hay otro pago anotado en este pedido');
  expect(told).toContain('Este no está anotado');
  expect(await screen.findByDisplayValue('5,00')).toBeVisible();
  takeConsoleErrors();
});

it('is left where somebody else has noted all of it', async () => {
  const refused = { error: 'x', code: 'EDITED_MEANWHILE', current: SETTLED };
  const { drawer, form } = await openRest({ [EDIT]: { status: 409, body: refused } });
  await userEvent.click(form.getByRole('button', { name: 'Guardar pago' }));
  await findToast('Ya hay otro pago anotado en este pedido');
  expect(drawer.queryByRole('form', { name: 'Cobrar el resto' })).not.toBeInTheDocument();
  takeConsoleErrors();
});
