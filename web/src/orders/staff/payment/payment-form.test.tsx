// The payment of an order while it is typed: two people, the way to Entregado, the drawer closed.
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { QueuedOrder } from '@brasa/core/orders/queued-order.rules.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { Answers, Failed } from '../../../../test/fake-api.ts';
import {
  desk,
  findToast,
  LOLA,
  NOW,
  openDesk,
  openOrder,
  PEPE,
  POLL,
  ROSA,
  said,
  type Part,
} from '../../../../test/staff-desk.ts';
import { holdAnswers } from '../../../../test/hold-answers.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { writeIn } from '../../../../test/write-in.ts';
// Loaded here, so that no test waits for it.
import '../../../app/layouts/staff/admin-layout.tsx';
import '../../../app/pages/staff/admin-orders-page.tsx';

const CONFIRM = 'PATCH /api/orders/3/confirm';
const EDIT = 'PATCH /api/orders/3';
const THEIRS: Order = {
  ...PEPE,
  ...{ version: 2, totalAmount: '13.50', finalAmount: '13.50' },
  paymentMethod: 'card',
};
const conflict = (current: Order): Failed => ({
  status: 409,
  body: { error: 'x', code: 'EDITED_MEANWHILE', current },
});

beforeEach(() => {
  vi.setSystemTime(NOW);
});

async function openPayment(answers: Answers = {}, action = 'Anotar pago') {
  const api = openDesk({ [POLL]: desk(LOLA, PEPE), ...answers });
  const drawer = await openOrder(/Pepe/);
  await userEvent.click(drawer.getByRole('button', { name: action }));
  return { ...api, drawer, form: within(await drawer.findByRole('form', { name: 'Pago' })) };
}
async function openRestOf(order: Order) {
  openDesk({ [POLL]: desk(order) });
  const drawer = await openOrder(/Pepe/);
  await userEvent.click(drawer.getByRole('button', { name: /^Cobrar/ }));
  return { drawer };
}
const total = (form: Part) => form.getByRole<HTMLInputElement>('textbox', { name: 'Total' });
const press = (part: Part, name: string | RegExp) =>
  userEvent.click(part.getByRole('button', { name }));
const sent = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PATCH');

describe('the total', () => {
  const ROSAS = { ...ROSA, id: 3, customerName: 'Pepe' };
  const given = (form: Part) => form.getByRole('textbox', { name: 'Entrega' });

  it('is proposed as the corrections of its ticket leave it', async () => {
    const corrected = { invoicePDF: 'invoices/R2026-000001.pdf', invoicedTotal: '55.10' };
    const { form } = await openPayment({
      [POLL]: desk({ ...ROSAS, ...corrected, amountDue: '55.10' }),
    });
    expect(total(form)).toHaveValue('55,10');
    expect(form.queryByText(/más que el precio/)).not.toBeInTheDocument();
  });

  it('is proposed no more once all goods and all money came back', async () => {
    const nothing = { totalAmount: '0.00', finalAmount: '0.00', amountDue: '0.00' };
    const lines = ROSAS.lines.map((line) => ({ ...line, returned: line.quantity }));
    openDesk({ [POLL]: desk({ ...ROSAS, ...nothing, waivedAmount: '0.00', lines }) });
    const drawer = await openOrder(/Pepe/);
    const payment = within(drawer.getByRole('region', { name: 'Pago' }));
    expect(payment.getByText('Devuelto')).toBeVisible();
    expect(payment.queryByText(/Sin anotar|Pagado/)).not.toBeInTheDocument();
    await press(drawer, 'Cambiar pago');
    const form = within(await drawer.findByRole('form', { name: 'Pago' }));
    expect(total(form)).toHaveValue('0,00');
  });

  it('is proposed from what is in the order, and noted with one tap', async () => {
    const paid = { ...ROSAS, version: 2, totalAmount: '68.60', finalAmount: '68.60' };
    const { calls, drawer, form } = await openPayment({
      [POLL]: desk(ROSAS),
      [EDIT]: { body: paid },
      [CONFIRM]: { body: { ...paid, status: 'delivered' } },
    });
    expect(total(form)).toHaveValue('68,60');
    expect(form.getByText('A cobrar: 68,60 €')).toBeVisible();
    await writeIn(given(form), '70');
    expect(form.getByText('Cambio: 1,40 €')).toBeVisible();
    await press(drawer, 'Guardar pago y entregar');
    await findToast('Pedido entregado');
    expect(sent(calls)[0]?.body).toMatchObject({ totalAmount: '68.60', paymentMethod: 'cash' });
    expect(sent(calls)).toHaveLength(2);
  });

  it('that is corrected while it is saved is not delivered with what it was', async () => {
    const paid = { ...PEPE, version: 2, totalAmount: '20.00', finalAmount: '20.00' };
    const { asked, drawer, form } = await openPayment({
      [EDIT]: { body: paid },
      [CONFIRM]: { body: { ...paid, status: 'delivered' } },
    });
    const { letGo, waiting } = holdAnswers((path) => path === '/api/orders/3');
    await writeIn(total(form), '20');
    await press(drawer, 'Guardar pago y entregar');
    await waitFor(() => expect(waiting()).toBe(1));
    await userEvent.keyboard('{Escape}');
    const again = await openOrder(/Pepe/);
    const reopened = within(await again.findByRole('form', { name: 'Pago' }));
    await userEvent.clear(total(reopened));
    await writeIn(total(reopened), '27');
    // Both forms have asked.
    await waitFor(() => expect(waiting()).toBe(2));
    await letGo();
    await findToast('Pago anotado');
    expect(total(reopened)).toHaveValue('27');
    expect(asked(CONFIRM)).toBe(0);
  });

  it('that is less than the price is said to be on account or a discount, once', async () => {
    const { calls, form } = await openPayment({
      [POLL]: desk(ROSAS),
      [EDIT]: { body: { ...ROSAS, version: 2, totalAmount: '60.00', finalAmount: '60.00' } },
    });
    expect(form.queryByRole('radiogroup', { name: /^Faltan/ })).not.toBeInTheDocument();
    await userEvent.clear(total(form));
    await writeIn(total(form), '60');
    await press(form, 'Guardar pago');
    const rest = form.getByRole('radiogroup', { name: /^Faltan 8,60/ });
    expect(rest).toHaveAccessibleDescription(/Elige si lo que falta/);
    expect(sent(calls)).toEqual([]);
    await userEvent.click(within(rest).getByRole('radio', { name: 'Descuento' }));
    await press(form, 'Guardar pago');
    await findToast('Pago anotado');
    expect(sent(calls)[0]?.body).toMatchObject({ totalAmount: '60.00', waiveRest: true });
  });

  it('less a discount is what is to be paid, and the parts of a mixed payment are what is handed over', async () => {
    const bonus = { totalAmount: '27.00', finalAmount: '22.00', pointsRedeemed: points(100) };
    const order = { ...PEPE, ...bonus, amountDue: '0.00' };
    const noted = { paymentMethod: 'mixed', cashAmount: '13.50', cardAmount: '13.50' } as const;
    let shown: Order = order;
    const save = () => {
      shown = { ...order, ...noted, version: 2 };
      return { body: shown };
    };
    const { calls, form, drawer } = await openPayment(
      { [POLL]: () => desk(shown), [EDIT]: save },
      'Cambiar pago',
    );
    expect(said(form.getByText(/^Descuento/))).toBe('Descuento 5,00 €: a cobrar 22,00 €');
    await userEvent.click(form.getByRole('radio', { name: 'Mixto' }));
    await writeIn(form.getByRole('textbox', { name: 'En efectivo' }), '8,50');
    await writeIn(form.getByRole('textbox', { name: 'Con tarjeta' }), '13,50');
    expect(form.queryByText(/^Faltan|^Sobran/)).not.toBeInTheDocument();
    expect(said(form.getByText(/^A cobrar/))).toBe('A cobrar: 8,50 €');
    await press(form, 'Guardar pago');
    await findToast('Pago anotado');
    expect(sent(calls)[0]?.body).toMatchObject({ totalAmount: '27.00', ...noted });
    await userEvent.click(await drawer.findByRole('button', { name: 'Cambiar pago' }));
    expect(drawer.getByRole('textbox', { name: 'En efectivo' })).toHaveValue('8,50');
    expect(drawer.getByRole('textbox', { name: 'Con tarjeta' })).toHaveValue('13,50');
  });

  it('of an order that has been paid too much is proposed without what is to be given back', async () => {
    const paid = { totalAmount: '70.00', finalAmount: '70.00', amountDue: '-1.40' };
    const { form } = await openPayment({ [POLL]: desk({ ...ROSAS, ...paid }) }, 'Cambiar pago');
    expect(total(form)).toHaveValue('68,60');
    expect(said(form.getByText(/^Anotado/))).toBe('Anotado: 70,00 € · Efectivo · Devolver 1,40 €');
    expect(form.getByText('A devolver: 1,40 €')).toBeVisible();
    expect(form.queryByText(/^A cobrar/)).not.toBeInTheDocument();
  });

  it('says by how much it is beyond the price', async () => {
    const { form } = await openPayment({ [POLL]: desk(ROSAS) });
    await userEvent.clear(total(form));
    await writeIn(total(form), '70');
    expect(form.getByText('1,40 € más que el precio del pedido')).toBeVisible();
  });

  it('follows the order after a way of paying is chosen, until somebody types it', async () => {
    let order: Order = ROSAS;
    const { form, queryClient } = await openPayment({ [POLL]: () => desk(order) });
    const become = async (linesTotal: string) => {
      order = { ...order, version: order.version + 1, linesTotal };
      await act(() => queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
    };
    await userEvent.click(form.getByRole('radio', { name: 'Tarjeta' }));
    await become('34.30');
    await waitFor(() => expect(total(form)).toHaveValue('34,30'));
    expect(form.getByRole('radio', { name: 'Tarjeta' })).toBeChecked();
    await userEvent.clear(total(form));
    await writeIn(total(form), '30');
    await become('20.00');
    expect(await form.findByText('10,00 € más que el precio del pedido')).toBeVisible();
    expect(total(form)).toHaveValue('30');
  });

  it('that leaves a part of the price leads to the question about it, and asks again of another price', async () => {
    const comeIntoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
    let order: Order = ROSAS;
    const { calls, form, queryClient } = await openPayment({ [POLL]: () => desk(order) });
    await userEvent.clear(total(form));
    await writeIn(total(form), '60');
    comeIntoSight.mockClear();
    await press(form, 'Guardar pago');
    const question = within(form.getByRole('radiogroup', { name: /^Faltan 8,60/ }));
    expect(question.getByRole('radio', { name: 'A cuenta' })).toHaveFocus();
    expect(comeIntoSight).toHaveBeenCalledWith({ block: 'center' });
    await userEvent.click(question.getByRole('radio', { name: 'Descuento' }));
    order = { ...order, version: 2, linesTotal: '90.00' };
    await act(() => queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
    const again = within(await form.findByRole('radiogroup', { name: /^Faltan 30,00/ }));
    expect(again.getByRole('radio', { name: 'Descuento' })).not.toBeChecked();
    expect(sent(calls)).toEqual([]);
  });

  it('is asked about again where what was waived is less than is left by now', async () => {
    const paid = { totalAmount: '60.00', finalAmount: '60.00', waivedAmount: '8.60' };
    const order = { ...ROSAS, ...paid, linesTotal: '82.10', amountDue: '13.50' };
    const { drawer } = await openRestOf(order);
    await press(drawer, 'Corregir el pago anotado');
    const form = within(await drawer.findByRole('form', { name: 'Pago' }));
    await userEvent.click(form.getByRole('radio', { name: 'Tarjeta' }));
    expect(form.getByRole('radio', { name: 'Descuento' })).not.toBeChecked();
    await press(form, 'Guardar pago');
    expect(form.getByText(/^Elige si lo que falta/)).toBeVisible();
  });

  it('of which a part was given back in another way lacks nothing', async () => {
    const paid = {
      ...{ ...PEPE, totalAmount: '17.50', finalAmount: '17.50', paymentMethod: 'mixed' as const },
      ...{ cashAmount: '-13.50', cardAmount: '31.00', amountDue: '0.00', linesTotal: '17.50' },
    };
    const { form } = await openPayment({ [POLL]: desk(paid) }, 'Cambiar pago');
    expect(form.getByRole('textbox', { name: 'En efectivo' })).toHaveValue('-13,50');
    expect(form.queryByText(/^Faltan|^Sobran/)).not.toBeInTheDocument();
  });

  it('of what was given away is nothing, with its discount, and nothing is proposed', async () => {
    const paid = { totalAmount: '0.00', finalAmount: '0.00', waivedAmount: '68.60' };
    const { form } = await openPayment(
      { [POLL]: desk({ ...ROSAS, ...paid, amountDue: '0.00' }) },
      'Cambiar pago',
    );
    expect(total(form)).toHaveValue('0,00');
    expect(form.getByRole('radio', { name: 'Descuento' })).toBeChecked();
  });

  it('of an invoice is paid in full although its lines come to more', async () => {
    const paid = { totalAmount: '60.00', finalAmount: '60.00', invoicedTotal: '60.00' };
    const { form } = await openPayment(
      { [POLL]: desk({ ...ROSAS, ...paid, amountDue: '0.00' }) },
      'Cambiar pago',
    );
    expect(form.queryByRole('radio', { name: 'Descuento' })).not.toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Volver' })).toBeVisible();
  });

  it('of payments that came with less than half in cash may be corrected', async () => {
    const paid = {
      ...{ ...PEPE, totalAmount: '27.00', finalAmount: '27.00', paymentMethod: 'mixed' as const },
      ...{ cashAmount: '7.00', cardAmount: '20.00', amountDue: '-6.30', linesTotal: '20.70' },
    };
    const { calls, form } = await openPayment(
      { [POLL]: desk(paid), [EDIT]: { body: { ...paid, version: 2 } } },
      'Cambiar pago',
    );
    const card = form.getByRole('textbox', { name: 'Con tarjeta' });
    await userEvent.clear(card);
    await press(form, 'Guardar pago');
    expect(form.getByText(/^Para pagos mixtos/)).toBeVisible();
    await writeIn(card, '13,70');
    await press(form, 'Guardar pago');
    await findToast('Pago anotado');
    expect(sent(calls).map(({ body }) => body)).toMatchObject([
      { totalAmount: '20.70', cashAmount: '7.00', cardAmount: '13.70' },
    ]);
  });

  it('is no draft while nobody has typed anything, and follows the order', async () => {
    let order: Order = ROSAS;
    const { drawer, form, queryClient } = await openPayment({ [POLL]: () => desk(order) });
    order = { ...ROSAS, version: 2, linesTotal: '70.40' };
    await act(() => queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
    await waitFor(() => expect(total(form)).toHaveValue('70,40'));
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    await press(form, 'Volver');
    expect(drawer.queryByRole('form')).not.toBeInTheDocument();
    expect(drawer.getByText('Sin anotar')).toBeVisible();
  });

  it('is not proposed where the details name a paella that no line is', async () => {
    const order = {
      ...ROSAS,
      lines: ROSA.lines.slice(0, 1),
      linesTotal: '27.00',
      details: '2 pollos + paella de marisco para 8',
    };
    const { calls, drawer, form } = await openPayment({
      [POLL]: desk(order),
      [CONFIRM]: { body: { ...order, status: 'delivered' } },
    });
    expect(total(form)).toHaveValue('');
    expect(form.getByText('Sin precio: paella de marisco para 8')).toBeVisible();
    await press(form, 'Volver');
    expect(drawer.getByText('Sin precio: paella de marisco para 8')).toBeVisible();
    await press(drawer, 'Entregado');
    await findToast('Pedido entregado');
    expect(sent(calls).map(({ path }) => path)).toEqual(['/api/orders/3/confirm']);
  });

  it('of the lines alone leaves the food without a price named', async () => {
    const paid = { totalAmount: '68.60', finalAmount: '68.60', amountDue: null };
    const details = '2 pollos, 2 croquetas';
    const order = { ...ROSAS, ...paid, waivedAmount: '0.00', details };
    const { form } = await openPayment({ [POLL]: desk(order) }, 'Cambiar pago');
    expect(form.getByText('Sin precio: 2 croquetas')).toBeVisible();
  });

  it('less what was taken off is what cash is given for', async () => {
    const discounted = { ...ROSAS, totalAmount: '68.60', finalAmount: '63.60' };
    const { form } = await openPayment({ [POLL]: desk(discounted) }, 'Cambiar pago');
    await writeIn(given(form), '60');
    expect(form.getByText('Faltan 3,60 €')).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Tarjeta' }));
    expect(form.queryByRole('textbox', { name: 'Entrega' })).not.toBeInTheDocument();
  });
});

describe('somebody else notes a payment meanwhile', () => {
  it('both are shown, and mine stays mine by choice', async () => {
    let isFirst = true;
    const { calls, drawer, form } = await openPayment({
      [EDIT]: () => {
        if (!isFirst)
          return { body: { ...PEPE, version: 3, totalAmount: '20.00', finalAmount: '20.00' } };
        isFirst = false;
        return conflict(THEIRS);
      },
    });
    await writeIn(total(form), '20');
    await press(form, 'Guardar pago');
    expect(await form.findByText('Otra persona ha anotado el pago')).toBeVisible();
    expect(total(form).value).toBe('20');
    expect(drawer.getByRole('button', { name: 'Guardar lo mío y entregar' })).toBeVisible();
    expect(form.getByRole('button', { name: /otra persona.*13,50\s€ · Tarjeta/ })).toBeVisible();
    await press(form, /Dejar lo tuyo.*20,00\s€ · Efectivo/);
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    await press(form, 'Guardar pago');
    await findToast('Pago anotado');
    expect(sent(calls).at(-1)?.body).toMatchObject({ totalAmount: '20.00', version: 2 });
    takeConsoleErrors();
  });

  it('theirs is taken with a tap, and nothing more is sent', async () => {
    const { calls, drawer, form } = await openPayment({ [EDIT]: conflict(THEIRS) });
    await writeIn(total(form), '20');
    await press(form, 'Guardar pago');
    await form.findByText('Otra persona ha anotado el pago');
    await press(form, /Usar lo de la otra persona/);
    expect(drawer.queryByRole('form')).not.toBeInTheDocument();
    expect(sent(calls)).toHaveLength(1);
    takeConsoleErrors();
  });

  it('the very same is noted, and needs no second tap', async () => {
    const same = {
      ...THEIRS,
      totalAmount: '20.00',
      finalAmount: '20.00',
      paymentMethod: 'cash',
    } as const;
    const { drawer, form } = await openPayment({ [EDIT]: conflict(same) });
    await writeIn(total(form), '20');
    await press(form, 'Guardar pago');
    expect(await findToast('Pago anotado')).toContain('Ya lo había anotado otra persona.');
    expect(drawer.queryByRole('form')).not.toBeInTheDocument();
    takeConsoleErrors();
  });

  it('over an unsent change of this device is asked about before it replaces the other payment', async () => {
    const foreseen: QueuedOrder = { ...PEPE, version: 2, details: 'sin sal', queued: true };
    let orders: Order[] = [foreseen];
    const { calls, form } = await openPayment({ [POLL]: () => desk(...orders) });
    await writeIn(total(form), '20');
    orders = [THEIRS];
    await press(form, 'Guardar pago');
    expect(said(await form.findByRole('alert'))).toMatch(/Otra persona ha anotado el pago/);
    expect(sent(calls)).toEqual([]);
  });

  it('is told as soon as the list knows, and fills a form that nobody has touched', async () => {
    let orders: Order[] = [PEPE];
    const { form, queryClient } = await openPayment({ [POLL]: () => desk(...orders) });
    orders = [THEIRS];
    await act(() => queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
    expect(said(await form.findByRole('alert'))).toMatch(/Está anotado: 13,50 € · Tarjeta/);
    expect(total(form).value).toBe('13,50');
    expect(form.queryByRole('button', { name: /Dejar lo tuyo/ })).not.toBeInTheDocument();
  });

  it('or calls the order off: then nothing is noted, and it says so', async () => {
    const { calls, drawer, form } = await openPayment({
      [EDIT]: conflict({ ...PEPE, version: 2, status: 'cancelled' as const }),
    });
    await writeIn(total(form), '20');
    await press(form, 'Guardar pago');
    await findToast('Otra persona ha cancelado este pedido');
    expect(drawer.queryByRole('form')).not.toBeInTheDocument();
    expect(sent(calls)).toHaveLength(1);
    takeConsoleErrors();
  });

  it('of a part leaves the rest to be charged here', async () => {
    let orders: Order[] = [PEPE];
    const { drawer, queryClient } = await openPayment({ [POLL]: () => desk(...orders) });
    orders = [{ ...THEIRS, linesTotal: '20.00', amountDue: '6.50' }];
    await act(() => queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
    const form = within(await drawer.findByRole('form', { name: 'Cobrar el resto' }));
    expect(form.getByRole('textbox', { name: 'Importe' })).toHaveValue('6,50');
    await findToast('Ya hay otro pago anotado en este pedido');
  });
});

describe('Entregado while a payment is typed', () => {
  const paid = { ...PEPE, version: 2, totalAmount: '20.00', finalAmount: '20.00' };

  it('saves it and hands over with one tap', async () => {
    const { calls, drawer, form } = await openPayment({
      [EDIT]: { body: paid },
      [CONFIRM]: { body: { ...paid, status: 'delivered' } },
    });
    expect(drawer.getByRole('button', { name: 'Entregado' })).toBeVisible();
    await writeIn(total(form), '20');
    expect(drawer.queryByRole('button', { name: 'Entregado' })).not.toBeInTheDocument();
    await press(drawer, 'Guardar pago y entregar');
    await findToast('Pedido entregado');
    expect(sent(calls).map(({ path }) => path)).toEqual(['/api/orders/3', '/api/orders/3/confirm']);
    expect(sent(calls)[0]?.body).toMatchObject({ totalAmount: '20.00' });
  });

  it('hands nothing over while the payment is not sound', async () => {
    const { calls, drawer, form } = await openPayment();
    await writeIn(total(form), '20');
    await userEvent.click(form.getByRole('radio', { name: 'Mixto' }));
    await press(drawer, 'Guardar pago y entregar');
    expect(await form.findByText(/Para pagos mixtos/)).toBeVisible();
    expect(sent(calls)).toEqual([]);
  });

  it('hands nothing over while the payment is refused, and keeps it', async () => {
    const { calls, drawer, form } = await openPayment({
      [EDIT]: { status: 500, body: { error: 'Falla' } },
    });
    await writeIn(total(form), '20');
    await press(drawer, 'Guardar pago y entregar');
    await findToast('Error al actualizar el pedido');
    expect(total(form).value).toBe('20');
    expect(sent(calls)).toHaveLength(1);
    takeConsoleErrors();
  });

  it('offers nothing else that would lose it', async () => {
    const { drawer } = await openPayment();
    for (const name of ['Editar', 'Cancelar', 'Marcar como Error']) {
      expect(drawer.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});

describe('a payment that was typed and not saved', () => {
  const close = async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };

  it('is still there after the drawer was closed, and says so', async () => {
    const { form } = await openPayment();
    await writeIn(total(form), '20');
    await close();
    const drawer = await openOrder(/Pepe/);
    const again = within(drawer.getByRole('form', { name: 'Pago' }));
    expect(again.getByText('Sigue aquí lo que no habías guardado.')).toBeVisible();
    expect(total(again).value).toBe('20');
    expect(drawer.getByRole('button', { name: 'Guardar pago y entregar' })).toBeVisible();
  });

  it('asks again about what somebody else has noted, until it is answered', async () => {
    let orders: Order[] = [PEPE];
    const { form, queryClient } = await openPayment({ [POLL]: () => desk(...orders) });
    await writeIn(total(form), '20');
    orders = [THEIRS];
    await act(() => queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
    expect(await form.findByText('Otra persona ha anotado el pago')).toBeVisible();
    const reopened = async () => {
      await close();
      return within((await openOrder(/Pepe/)).getByRole('form', { name: 'Pago' }));
    };
    const again = await reopened();
    expect(await again.findByText('Otra persona ha anotado el pago')).toBeVisible();
    await press(again, /Dejar lo tuyo.*20,00\s€ · Efectivo/);
    const answered = await reopened();
    expect(total(answered).value).toBe('20');
    expect(answered.queryByText('Otra persona ha anotado el pago')).not.toBeInTheDocument();
  });

  it('is gone once it is discarded', async () => {
    const { drawer, form } = await openPayment();
    expect(form.getByRole('button', { name: 'Volver' })).toBeVisible();
    await writeIn(total(form), '20');
    await press(form, 'Descartar');
    expect(drawer.queryByRole('form')).not.toBeInTheDocument();
    await close();
    expect((await openOrder(/Pepe/)).queryByRole('form')).not.toBeInTheDocument();
  });
});
