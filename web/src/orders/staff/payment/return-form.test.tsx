// docs/rules/payments.md#refunds
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { answering, fakeApi, type AnswerTo } from '../../../../test/fake-api.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { deskOrder, findToast, NOW, said } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { Refund } from './refund-form.tsx';
import { Return } from './return-form.tsx';

const EDIT = 'PATCH /api/orders/1';
const LINE = { vatRate: 10 as const, note: null };
const PAID = deskOrder(1, '2026-11-20T13:30', {
  ...{ status: 'delivered', confirmado: true, paymentMethod: 'card' },
  ...{ totalAmount: '32.00', finalAmount: '32.00', cardAmount: '32.00', amountDue: '0.00' },
  lines: [
    {
      ...{ ...LINE, id: 1, productId: 8, name: 'Pollo entero', chickens: '1.0' },
      ...{ quantity: '2.0', unitPrice: '13.50', total: '27.00' },
    },
    {
      ...{ ...LINE, id: 2, productId: 14, name: 'Cerveza', chickens: '0.0' },
      ...{ quantity: '2.0', unitPrice: '2.50', total: '5.00', returned: '1.0' },
    },
  ],
});

beforeEach(() => {
  vi.setSystemTime(NOW);
});

const show = (order: Order) =>
  renderPart(
    <>
      <Refund order={order} />
      <Return order={order} />
      <Toaster />
    </>,
  );

async function open(
  order: Order = PAID,
  answer: AnswerTo<'editOrder'> = { body: PAID },
  button = /^Devolver dinero$/,
) {
  const api = fakeApi(answering(EDIT, answer));
  show(order);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const sent = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...api, press, sent };
}

it('gives back what is chosen, at its price, in the way in which it was paid', async () => {
  const { press, sent } = await open();
  const form = screen.getByRole('form', { name: 'Devolver dinero' });
  expect(said(form)).toContain('Cervezade 1');
  await press('Añadir Pollo entero');
  await press('Añadir Cerveza');
  await press('Añadir Cerveza');
  expect(within(form).getByLabelText('Importe que se devuelve')).toHaveValue('16,00');
  await userEvent.click(within(form).getByLabelText('Vuelve al stock de hoy'));
  await userEvent.type(within(form).getByLabelText('Motivo'), 'Quemado');
  await press('Anotar devolución');
  expect(await findToast('Devolución anotada')).toContain('16,00 € con tarjeta');
  expect(sent()).toEqual([
    {
      refund: {
        ...{ method: 'card', amount: '16.00', reason: 'Quemado' },
        goods: [
          { line: 1, quantity: '1.0', toStock: true },
          { line: 2, quantity: '1.0', toStock: false },
        ],
      },
      version: 1,
    },
  ]);
});

it('asks for an amount that was paid, and for the reason', async () => {
  const { press, sent } = await open();
  await press('Anotar devolución');
  expect(screen.getByText('Importe inválido')).toBeVisible();
  expect(screen.getByText('Indica el motivo')).toBeVisible();
  expect(screen.getByLabelText('Importe que se devuelve')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Importe que se devuelve'), '32,01');
  await press('Anotar devolución');
  expect(screen.getByText('Es más de lo que se pagó')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('leads to the invoice of an invoiced order first', async () => {
  const { press, sent } = await open({ ...PAID, invoicedTotal: '32.00' });
  expect(screen.getByRole('link', { name: 'Facturas' })).toHaveAttribute('href', '/admin/facturas');
  await press('Volver');
  expect(screen.getByRole('button', { name: 'Devolver dinero' })).toHaveFocus();
  expect(sent()).toEqual([]);
});

describe('what a corrected invoice leaves owed', () => {
  const CORRECTED = { ...PAID, invoicedTotal: '27.00', amountDue: '-5.00' };
  const openOwed = () => open(CORRECTED, { body: PAID }, /^Devolver 5,00/);

  it('is given back with the goods that it is of', async () => {
    const { press, sent } = await openOwed();
    expect(screen.getByLabelText('Importe que se devuelve')).toHaveValue('5,00');
    await press('Añadir Cerveza');
    await press('Anotar devolución');
    expect(screen.getByText('Indica el motivo')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Motivo'), 'Desistimiento');
    await press('Anotar devolución');
    const goods = [{ line: 2, quantity: '1.0', toStock: false }];
    const refund = { method: 'card', amount: '5.00', reason: 'Desistimiento', goods };
    expect(sent()).toEqual([{ refund, version: 1 }]);
  });

  it('needs no reason without goods, and is no more than that', async () => {
    const { press, sent } = await openOwed();
    await userEvent.type(screen.getByLabelText('Importe que se devuelve'), '{Backspace}1');
    await press('Anotar devolución');
    expect(screen.getByText('No hay tanto que devolver')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Importe que se devuelve'), '{Backspace}0');
    await press('Anotar devolución');
    expect(sent()).toEqual([{ refund: { method: 'card', amount: '5.00', goods: [] }, version: 1 }]);
  });
});

it.each<[string, Partial<Order>]>([
  ['nobody has paid', { finalAmount: null, amountDue: '32.00' }],
  ['waits', { status: 'pending' }],
  ['owes a part', { amountDue: '3.00' }],
  ['is owed something', { amountDue: '-3.00' }],
])('is not offered for an order that %s', (_what, changes) => {
  show({ ...PAID, ...changes });
  expect(screen.queryByRole('button', { name: 'Devolver dinero' })).not.toBeInTheDocument();
});
