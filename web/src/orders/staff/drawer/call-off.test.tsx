// docs/rules/payments.md#calling-off-a-paid-order
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { answering, type AnswerTo } from '../../../../test/fake-api.ts';
import {
  desk,
  deskOrder,
  findToast,
  NOW,
  openDesk,
  openOrder,
  POLL,
  said,
} from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../../app/layouts/staff/admin-layout.tsx';
import '../../../app/pages/staff/admin-orders-page.tsx';

const CANCEL = 'PATCH /api/orders/1/cancel';
const EDIT = 'PATCH /api/orders/1';

const PAID = deskOrder(1, '2026-11-20T13:30', {
  customerName: 'Lola',
  ...{ totalAmount: '27.00', finalAmount: '27.00', amountDue: '0.00' },
  ...{ paymentMethod: 'card', cardAmount: '27.00' },
});
const OFF: Order = { ...PAID, status: 'cancelled', deleted: true, amountDue: '-27.00' };

beforeEach(() => {
  vi.setSystemTime(NOW);
});

async function openPaid(answer: AnswerTo<'cancelOrder'> = { body: OFF }) {
  const api = openDesk({
    [POLL]: desk(PAID),
    ...answering(CANCEL, answer),
  });
  const drawer = await openOrder(/Lola/);
  const press = async (name: string) => userEvent.click(drawer.getByRole('button', { name }));
  const choose = async (name: string) => userEvent.click(drawer.getByRole('radio', { name }));
  const sent = () =>
    api.calls.filter(({ method, path }) => method === 'PATCH' && path.endsWith('/cancel'));
  return { ...api, drawer, press, choose, sent };
}

describe('calling off a paid order', () => {
  it('asks first, and gives back in the way in which it was paid', async () => {
    const { drawer, press, sent } = await openPaid();
    await press('Cancelar');
    expect(sent()).toEqual([]);
    expect(said(drawer.getByRole('form', { name: 'Lo que se ha pagado' }))).toContain(
      'Está pagado27,00 € · Tarjeta',
    );
    expect(drawer.getByRole('radio', { name: 'Se devuelve ahora' })).toHaveFocus();
    expect(drawer.getByRole('radio', { name: 'Tarjeta' })).toBeChecked();
    await press('Cancelar pedido');
    await findToast('Pedido cancelado');
    expect(sent().map(({ body }) => body)).toEqual([{ money: { refund: 'card' }, version: 1 }]);
  });

  it.each([
    ['Efectivo', { money: { refund: 'cash' }, version: 1 }],
    ['Bizum', { money: { refund: 'bizum' }, version: 1 }],
  ])('gives back by %s', async (way, body) => {
    const { press, choose, sent } = await openPaid();
    await press('Cancelar');
    await choose(way);
    await press('Cancelar pedido');
    await findToast('Pedido cancelado');
    expect(sent().map((call) => call.body)).toEqual([body]);
  });

  it('leaves the money owed, and says so', async () => {
    const { press, choose, sent } = await openPaid();
    await press('Cancelar');
    await choose('Queda por devolver');
    await press('Cancelar pedido');
    expect(await findToast('Pedido cancelado')).toContain('Devolver 27,00');
    expect(sent().map(({ body }) => body)).toEqual([{}]);
  });

  it('keeps the money for a reason alone', async () => {
    const kept = { ...OFF, amountDue: '0.00', keptAmount: '27.00' };
    const { drawer, press, choose, sent } = await openPaid({ body: kept });
    await press('Cancelar');
    await choose('Se lo queda el local');
    await press('Cancelar pedido');
    expect(await drawer.findByText('Indica el motivo')).toBeVisible();
    expect(drawer.getByLabelText('Motivo')).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.type(drawer.getByLabelText('Motivo'), 'No vino');
    await press('Cancelar pedido');
    expect(await findToast('Pedido cancelado')).toContain('El local se queda 27,00');
    expect(sent().map(({ body }) => body)).toEqual([{ money: { kept: 'No vino' }, version: 1 }]);
  });

  it('goes back to its button, and does nothing', async () => {
    const { drawer, press, sent } = await openPaid();
    await press('Marcar como Error');
    expect(drawer.getByRole('button', { name: 'Marcar como Error' })).toHaveAttribute(
      'type',
      'submit',
    );
    await press('Volver');
    expect(drawer.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });
});

describe('money to be given back', () => {
  const OWED: Order = { ...PAID, amountDue: '-6.50' };

  async function openOwed(answer: AnswerTo<'editOrder'>) {
    const api = openDesk({ [POLL]: desk(OWED), ...answering(EDIT, answer) });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: /^Devolver 6,50/ }));
    const bodies = () =>
      api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    return { ...api, drawer, bodies };
  }

  it('is noted with its way, and no more than is owed', async () => {
    const { drawer, bodies } = await openOwed({ body: { ...OWED, amountDue: '0.00' } });
    const amount = drawer.getByLabelText('Importe que se devuelve');
    expect(amount).toHaveFocus();
    expect(amount).toHaveValue('6,50');
    await userEvent.clear(amount);
    await userEvent.type(amount, '7');
    await userEvent.click(drawer.getByRole('button', { name: 'Anotar devolución' }));
    expect(await drawer.findByText('No hay tanto que devolver')).toBeVisible();
    expect(bodies()).toEqual([]);
    await userEvent.clear(amount);
    await userEvent.type(amount, '6,50');
    await userEvent.click(drawer.getByRole('radio', { name: 'Efectivo' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Anotar devolución' }));
    expect(await findToast('Devolución anotada')).toContain('6,50 € en efectivo');
    expect(bodies()).toEqual([{ refund: { method: 'cash', amount: '6.50' }, version: 1 }]);
  });

  it('that is refused says why, and stays', async () => {
    const { drawer, bodies } = await openOwed({
      status: 409,
      body: { error: 'Otra persona ha cambiado estos datos', code: 'EDITED_MEANWHILE' },
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Anotar devolución' }));
    expect(await findToast('No se pudo anotar la devolución')).toContain('Otra persona');
    expect(bodies()).toHaveLength(1);
    expect(drawer.getByRole('form', { name: 'Devolver dinero' })).toBeVisible();
    await waitFor(() => expect(takeConsoleErrors().length).toBeGreaterThan(0));
    expect(screen.queryByText('Devolución anotada')).not.toBeInTheDocument();
  });
});
