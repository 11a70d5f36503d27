import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { availableDiscount } from '@brasa/core/loyalty/loyalty.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { fakeApi, type AnswerTo, type Answers } from '../../../../test/fake-api.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { LOLA, said } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { OrderBonus } from './order-bonus.tsx';

const SEARCH = 'POST /api/points/search-phone';
const CONSUME = 'POST /api/points/consume-bonus';

const PAID = { totalAmount: '27.00', finalAmount: '27.00', cashAmount: '27.00' };

const customer = (available = points(140)): AnswerTo<'searchByPhone'> => ({
  body: {
    found: true,
    verified: true,
    user: {
      ...{ id: 9, name: 'Dolores', phone: '600111222', phoneOnly: false },
      ...{ comparsaName: null, postalCode: null },
    },
    points: { total: available, available, bonusActive: available >= 100 },
    availableDiscount: availableDiscount(available),
  },
});

function open(fields: Partial<Order>, answers: Answers = {}) {
  const api = fakeApi({ [SEARCH]: customer(), ...answers });
  const onOther = vi.fn();
  renderPart(
    <>
      <OrderBonus order={{ ...LOLA, ...fields }} onOther={onOther} />
      <Toaster />
    </>,
  );
  return { ...api, onOther };
}

const offer = () => screen.findByRole('region', { name: 'Bono' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the bonus of an order', () => {
  it('says the discount and what is left to pay', async () => {
    const { calls } = open(PAID);
    expect(said(await offer())).toMatch(/5 € de descuento por 100 puntos ?Dolores pagaría 22,00 €/);
    expect(calls).toEqual([
      { method: 'POST', path: '/api/points/search-phone', body: { phone: '600111222' } },
    ]);
  });

  it('is taken with two clicks, for this order', async () => {
    const { calls, asked } = open(PAID, { [CONSUME]: { body: { discountApplied: 5 } } });
    await offer();
    await press('Consumir Bono');
    expect(asked(CONSUME)).toBe(0);
    expect(screen.getByText(/Al confirmar se descuentan 100 puntos/)).toBeVisible();
    await press('¿Confirmar?');
    expect(await screen.findByText('¡Bono consumido!')).toBeVisible();
    expect(screen.getByText('Descuento aplicado: 5 €')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/consume-bonus'))?.body).toEqual({
      userId: 9,
      orderId: 1,
    });
    expect(said(document.activeElement)).toBe('Cobra 22,00 €: el bono quita 5,00 €');
    expect(screen.queryByRole('region', { name: 'Bono' })).not.toBeInTheDocument();
  });

  it('takes off by card no more than 70 %, and says so', async () => {
    open(
      { totalAmount: '6.00', finalAmount: '6.00', paymentMethod: 'card', cardAmount: '6.00' },
      { [CONSUME]: { body: { discountApplied: 4.2 } } },
    );
    const text = said(await offer());
    expect(text).toMatch(/4,20 € de descuento/);
    expect(text).toMatch(/pagaría 1,80 € ?De los 5,00 € del bono, este pago admite 4,20 €/);
    await press('Consumir Bono');
    await press('¿Confirmar?');
    expect(await screen.findByText(/Descuento aplicado: 4,20\s€/)).toBeVisible();
  });

  it('takes the highest that fits as a whole, for its points, and says why', async () => {
    open(
      { totalAmount: '10.00', finalAmount: '10.00', paymentMethod: 'card', cardAmount: '10.00' },
      { [SEARCH]: customer(points(300)) },
    );
    const text = said(await offer());
    expect(text).toMatch(/5 € de descuento por 100 puntos/);
    expect(text).toMatch(
      /pagaría 5,00 € ?Este pago admite hasta 7,00 €: no cabe el descuento de 20,00 €/,
    );
  });

  it('is not for what is paid by transfer, and says why', async () => {
    open({ ...PAID, paymentMethod: 'transfer', cashAmount: null, transferAmount: '27.00' });
    expect(
      await screen.findByText(/Lo que se paga por transferencia no admite descuento/),
    ).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['without a total', { totalAmount: '0.00' }],
    ['of which only the invoice says a total', { totalAmount: '27.00', finalAmount: null }],
    ['that has its points', { ...PAID, pointsEarned: points(27) }],
    ['that has a discount', { ...PAID, pointsRedeemed: points(100) }],
    ['that was called off', { ...PAID, status: 'cancelled' as const }],
  ])('is neither offered nor looked for by an order %s', (_case, fields) => {
    const { calls } = open(fields);
    expect(calls).toEqual([]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says what was taken off until it is annulled', async () => {
    const answers = { [SEARCH]: customer(), [CONSUME]: { body: { discountApplied: 5 } } } as const;
    fakeApi(answers);
    const order = { ...LOLA, ...PAID };
    const shown = (changes: Partial<Order>) => (
      <OrderBonus order={{ ...order, ...changes }} onOther={vi.fn()} />
    );
    const { rerender } = renderPart(shown({}));
    await offer();
    await press('Consumir Bono');
    await press('¿Confirmar?');
    const taken = /el bono quita/;
    expect(await screen.findByText(taken)).toBeVisible();
    rerender(shown({ pointsRedeemed: points(100), finalAmount: '22.00' }));
    expect(screen.getByText(taken)).toBeVisible();
    rerender(shown({}));
    expect(screen.queryByText(taken)).not.toBeInTheDocument();
    await offer();
  });

  it.each([
    ['Usar el bono de otra persona', '600111222'],
    ['Usar un bono', null],
  ])('may be that of somebody else: "%s"', async (name, customerPhone) => {
    const { onOther, asked } = open({ ...PAID, customerPhone });
    await press(name);
    expect(onOther).toHaveBeenCalledExactlyOnceWith({ ...LOLA, ...PAID, customerPhone });
    expect(asked(SEARCH)).toBe(customerPhone === null ? 0 : 1);
  });

  it.each<[string, AnswerTo<'searchByPhone'>]>([
    ['nobody has the phone', { body: { found: false } }],
    ['the points do not reach', customer(points(99))],
  ])('is not offered where %s', async (_case, answer) => {
    const { asked } = open(PAID, { [SEARCH]: answer });
    await waitFor(() => expect(asked(SEARCH)).toBe(1));
    expect(screen.queryByRole('region', { name: 'Bono' })).not.toBeInTheDocument();
  });

  it.each([
    [422, 'Ya se han usado 3 descuentos hoy. El próximo, a partir de mañana'],
    [422, 'El bono no está activo: hacen falta al menos 100 puntos disponibles'],
    [422, 'Un pedido cancelado o marcado como error no admite descuento'],
    [409, 'Este pedido ya tiene su descuento'],
    [409, 'Este pedido ya está cobrado y ha dado sus puntos: el descuento se aplica antes'],
    [422, 'Indica primero el total del pedido para aplicar el descuento'],
  ])('refused with %i says in the server’s words: %s', async (status, error) => {
    open(PAID, { [CONSUME]: { status, body: { error } } });
    await offer();
    await press('Consumir Bono');
    await press('¿Confirmar?');
    const alert = await screen.findByRole('alert');
    expect(said(alert)).toBe(`Error consumiendo bono${error}`);
    // The question is over: the next try begins with it.
    expect(screen.getByRole('button', { name: 'Consumir Bono' })).toBeVisible();
    takeConsoleErrors();
  });

  it('that could not be looked for says so, and is looked for again', async () => {
    let isDown = true;
    open(PAID, { [SEARCH]: () => (isDown ? { status: 500, body: {} } : customer()) });
    expect(await screen.findByText('No se pudo mirar si tiene un bono')).toBeVisible();
    isDown = false;
    await press('Reintentar');
    await offer();
    takeConsoleErrors();
  });
});
