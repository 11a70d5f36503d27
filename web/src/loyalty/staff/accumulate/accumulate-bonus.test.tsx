// The bonus at the desk: for a visit without an order, and for an order whosever phone it has.
import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { availableDiscount, isBonusActive } from '@brasa/core/loyalty/loyalty.rules.ts';
import type { Movement } from '@brasa/core/loyalty/movements.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { fakeApi, type AnswerTo, type Answers } from '../../../../test/fake-api.ts';
import { historyItem } from '../../../../test/points-samples.ts';
import { fakeCamera } from '../../../../test/fake-camera.ts';
import { holdAnswers } from '../../../../test/hold-answers.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { LOLA, said } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { writeIn } from '../../../../test/write-in.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import AccumulateDialog from './accumulate-dialog.tsx';
import type { Visit } from './accumulate-values.ts';

const BY_PHONE = 'GET /api/auth/users/search/phone/655123456';
const BY_EMAIL = 'GET /api/auth/users/search/email/ani%40example.com';
const BY_QR = 'POST /api/points/search-qr';
const CONSUME = 'POST /api/points/consume-bonus';
const WALLET = '{"userId":9,"username":"ani","type":"user_wallet","timestamp":1}';

const PERSON = {
  ...{ id: 9, name: 'Ani', phone: '655123456', phoneOnly: false },
  ...{ comparsaName: 'Moros Nuevos', postalCode: '03400' },
};

const found = (available: number): AnswerTo<'findUserByPhone'> => ({
  body: {
    found: true,
    user: {
      ...{ ...PERSON, email: 'ani@example.com' },
      ...{ totalPoints: points(available), availablePoints: points(available) },
    },
  },
});

function scanned(available: number, verified = true): AnswerTo<'searchByQr'> {
  const [whole, bonusActive] = [points(available), isBonusActive(points(available))];
  const withheld = { phone: null, comparsaName: null, postalCode: null };
  return {
    body: {
      found: true,
      verified,
      user: { ...PERSON, ...(!verified && withheld) },
      points: { total: whole, available: whole, bonusActive },
      availableDiscount: availableDiscount(whole),
    },
  };
}

const PAID: Order = { ...LOLA, totalAmount: '27.00', finalAmount: '27.00', cashAmount: '27.00' };

const NEXT: Visit = { walkInId: 'V20261120-ABCDEF654321' };

/** The dialog as the desk has it: closed and opened again, for one visit after the other. */
function Counter({ visit: first, order }: { visit: Visit; order: Order | null }) {
  const [isOpen, setIsOpen] = useState(true);
  const [visit, setVisit] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Puntos
      </button>
      <AccumulateDialog
        {...{ visit, order }}
        onDone={vi.fn()}
        onUsedUp={vi.fn()}
        onNewVisit={() => setVisit(NEXT)}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
      <Toaster />
    </>
  );
}

function open(answers: Answers = {}, order: Order | null = null) {
  const api = fakeApi(answers);
  const visit: Visit = order
    ? {
        ...{ orderId: order.id, customerName: order.customerName, phone: null, isOther: true },
        ...{ total: order.finalAmount ?? order.totalAmount, paymentMethod: order.paymentMethod },
      }
    : { walkInId: 'V20261120-ABCDEF123456' };
  renderPart(<Counter {...{ visit, order }} />);
  return { ...api, dialog: within(screen.getByRole('dialog')) };
}

const typePhone = () =>
  userEvent.type(screen.getByRole('textbox', { name: 'Teléfono' }), '655123456{Enter}');
async function scan() {
  fakeCamera().show(WALLET);
  await userEvent.click(screen.getByRole('radio', { name: 'Escanear QR' }));
}
const bonus = () => screen.findByRole('region', { name: 'Bono' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function consume() {
  await bonus();
  await press('Consumir Bono');
  await press('¿Confirmar?');
}

describe('for a visit without an order', () => {
  it('a customer who is found by phone uses the bonus with two taps, and the balance follows', async () => {
    let available = 240;
    const { calls, dialog } = open({
      [BY_PHONE]: () => found(available),
      [CONSUME]: () => {
        available = 40;
        return { body: { discountApplied: 13 } };
      },
    });
    await typePhone();
    expect(said(await bonus())).toMatch(/^13 € de descuento por 200 puntos/);
    expect(dialog.getByText('Moros Nuevos · 03400')).toBeVisible();
    await consume();
    await waitFor(() => expect(said(document.activeElement)).toBe('Cobra 13,00 € menos a Ani'));
    expect(calls.find(({ path }) => path.endsWith('consume-bonus'))?.body).toEqual({ userId: 9 });
    expect(await dialog.findByText('40')).toBeVisible();
    expect(dialog.getByText('Le faltan 60 puntos para el bono de 5 €.')).toBeVisible();
    expect(dialog.queryByRole('region', { name: 'Bono' })).not.toBeInTheDocument();
  });

  it('is still told what to charge when the dialog was closed meanwhile, until the next visit', async () => {
    open({ [BY_PHONE]: found(140), [CONSUME]: { body: { discountApplied: 5 } } });
    await typePhone();
    await consume();
    await screen.findByText('Cobra 5,00 € menos a Ani');
    await press('Cerrar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Puntos');
    expect(await screen.findByText('Cobra 5,00 € menos a Ani')).toBeVisible();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Teléfono' }));
    expect(screen.getByText('Cobra 5,00 € menos a Ani')).toBeVisible();
    await press('Nueva visita');
    expect(screen.queryByText(/Cobra/)).not.toBeInTheDocument();
  });

  it('whose answer is lost is repeated once, and nothing asks for it then', async () => {
    const balances = [450, 150];
    const answers: AnswerTo<'consumeBonus'>[] = [{ offline: true }];
    const { dialog, asked } = open({
      [BY_PHONE]: () => found(balances[asked(CONSUME) > 0 ? 1 : 0] ?? 0),
      [CONSUME]: () => answers.shift() ?? { body: { discountApplied: 20 } },
    });
    await typePhone();
    await consume();
    expect(await screen.findByText('No se sabe si el bono se ha consumido')).toBeVisible();
    await press('Repetir');
    expect(await screen.findByText('Cobra 20,00 € menos a Ani')).toBeVisible();
    expect(await dialog.findByText('150')).toBeVisible();
    expect(screen.queryByText('No se sabe si el bono se ha consumido')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Repetir' })).not.toBeInTheDocument();
    takeConsoleErrors();
  });

  it('that is under way is neither unknown nor taken again from the dialog opened anew', async () => {
    const { asked } = open({
      [BY_PHONE]: found(450),
      [CONSUME]: { body: { discountApplied: 20 } },
    });
    const { letGo } = holdAnswers((path) => path.endsWith('consume-bonus'));
    await typePhone();
    await consume();
    await press('Cerrar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Puntos');
    const button = await screen.findByRole('button', { name: 'Consumiendo...' });
    await userEvent.click(button);
    await letGo();
    expect(await screen.findByText('Cobra 20,00 € menos a Ani')).toBeVisible();
    expect(asked(CONSUME)).toBe(1);
    expect(screen.queryByRole('button', { name: 'Repetir' })).not.toBeInTheDocument();
  });

  it('that is answered while somebody else is looked for is told beside theirs', async () => {
    const other = { ...PERSON, id: 10, name: 'Berta', phone: '600111222' };
    const { dialog, asked } = open({
      [BY_PHONE]: found(450),
      'GET /api/auth/users/search/phone/600111222': {
        body: {
          found: true,
          user: { ...other, email: null, totalPoints: points(40), availablePoints: points(40) },
        },
      },
      [CONSUME]: { body: { discountApplied: 20 } },
    });
    const { letGo } = holdAnswers((path) => path.endsWith('consume-bonus'));
    await typePhone();
    await consume();
    const phone = screen.getByRole('textbox', { name: 'Teléfono' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '600111222{Enter}');
    expect(await dialog.findByText('Berta')).toBeVisible();
    await letGo();
    expect(await screen.findByText('Cobra 20,00 € menos a Ani')).toBeVisible();
    expect(dialog.getByText('Berta')).toBeVisible();
    expect(asked(BY_PHONE)).toBe(1);
  });

  it('of another customer is still to be charged once the first one’s is annulled', async () => {
    const berta = { ...PERSON, id: 10, name: 'Berta', phone: '600111222', email: null };
    const redeemed = historyItem({ ...{ id: 3, type: 'redeemed', points: points(-100) } });
    const movement: Movement = { ...redeemed, createdBy: 'Prueba', state: 'reversible' };
    const { dialog } = open({
      [BY_PHONE]: found(140),
      'GET /api/auth/users/search/phone/600111222': {
        body: {
          found: true,
          user: { ...berta, totalPoints: points(140), availablePoints: points(140) },
        },
      },
      [CONSUME]: { body: { discountApplied: 5 } },
      'GET /api/points/users/9/movements': {
        body: { availablePoints: points(40), totalPoints: points(140), movements: [movement] },
      },
      'POST /api/points/movements/3/annulment': {
        body: { points: points(100), availablePoints: points(140) },
      },
    });
    const phone = screen.getByRole('textbox', { name: 'Teléfono' });
    await userEvent.type(phone, '600111222{Enter}');
    await consume();
    await screen.findByText('Cobra 5,00 € menos a Berta');
    await userEvent.clear(phone);
    await typePhone();
    await dialog.findByText('Ani');
    await consume();
    await screen.findByText('Cobra 10,00 € menos a Berta y Ani');
    await press('Movimientos de puntos');
    await userEvent.click(await dialog.findByRole('button', { name: /^Anular movimiento/ }));
    await press('Sí, anular');
    expect(await screen.findByText('Cobra 5,00 € menos a Berta')).toBeVisible();
  });

  it('one who shows a signed QR does too', async () => {
    const { asked } = open({
      [BY_QR]: scanned(140),
      [CONSUME]: { body: { discountApplied: 5 } },
    });
    await scan();
    await consume();
    expect(asked(CONSUME)).toBe(1);
  });

  it('an unsigned QR needs the last digits of the phone, and shows no movements', async () => {
    const { calls, dialog } = open({
      [BY_QR]: scanned(140, false),
      [CONSUME]: { body: { discountApplied: 5 } },
    });
    await scan();
    await bonus();
    expect(dialog.queryByRole('region', { name: /Movimientos/ })).not.toBeInTheDocument();
    await press('Consumir Bono');
    expect(dialog.getByText('Indica las tres últimas cifras del teléfono')).toBeVisible();
    await writeIn(dialog.getByLabelText('Tres últimas cifras del teléfono'), '456');
    await consume();
    expect(calls.at(-2)?.body).toEqual({ userId: 9, qrCode: WALLET, phoneDigits: '456' });
  });

  it('an e-mail alone does not do', async () => {
    const { dialog } = open({ [BY_EMAIL]: found(140) });
    await userEvent.click(dialog.getByRole('radio', { name: 'Email' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'ani@example.com{Enter}');
    expect(await dialog.findByText(/Tiene un bono de 5 €. Para usarlo, busca/)).toBeVisible();
    expect(dialog.queryByRole('region', { name: 'Bono' })).not.toBeInTheDocument();
  });

  it('without enough points says what is missing', async () => {
    const { dialog } = open({ [BY_PHONE]: found(99) });
    await typePhone();
    expect(await dialog.findByText('Le falta 1 punto para el bono de 5 €.')).toBeVisible();
  });
});

describe("for an order under somebody else's phone", () => {
  it("another customer's bonus comes off it, and the points are for what is left to pay", async () => {
    const { calls, dialog } = open(
      { [BY_PHONE]: found(140), [CONSUME]: { body: { discountApplied: 5 } } },
      PAID,
    );
    await typePhone();
    expect(said(await bonus())).toMatch(/Ani pagaría 22,00 €/);
    await consume();
    await waitFor(() =>
      expect(said(document.activeElement)).toBe('Cobra 22,00 €: el bono quita 5,00 €'),
    );
    expect(calls.find(({ path }) => path.endsWith('consume-bonus'))?.body).toEqual({
      userId: 9,
      orderId: PAID.id,
    });
    expect(dialog.getByLabelText<HTMLInputElement>('Importe pagado').value).toBe('22,00');
  });

  it('an unsigned QR needs the last digits, also of the customer whose phone the order has', async () => {
    const { calls, dialog } = open(
      { [BY_QR]: scanned(140, false), [CONSUME]: { body: { discountApplied: 5 } } },
      { ...PAID, customerPhone: PERSON.phone },
    );
    await scan();
    await bonus();
    await press('Consumir Bono');
    expect(dialog.getByText('Indica las tres últimas cifras del teléfono')).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('consume-bonus'))).toEqual([]);
    await writeIn(dialog.getByLabelText('Tres últimas cifras del teléfono'), '456');
    await consume();
    expect(calls.find(({ path }) => path.endsWith('consume-bonus'))?.body).toEqual({
      ...{ userId: 9, orderId: PAID.id },
      ...{ qrCode: WALLET, phoneDigits: '456' },
    });
  });

  it('is to be paid whole again once the discount is annulled', async () => {
    const redeemed = historyItem({
      ...{ id: 3, type: 'redeemed', points: points(-100), orderId: PAID.id },
    });
    const movement: Movement = { ...redeemed, createdBy: 'Prueba', state: 'reversible' };
    const { dialog } = open(
      {
        [BY_PHONE]: found(140),
        [CONSUME]: { body: { discountApplied: 5 } },
        'GET /api/points/users/9/movements': {
          body: { availablePoints: points(40), totalPoints: points(140), movements: [movement] },
        },
        'POST /api/points/movements/3/annulment': {
          body: { points: points(100), availablePoints: points(140) },
        },
      },
      PAID,
    );
    await typePhone();
    await consume();
    await dialog.findByText(/el bono quita/);
    await press('Movimientos de puntos');
    await userEvent.click(await dialog.findByRole('button', { name: /^Anular movimiento/ }));
    await press('Sí, anular');
    await waitFor(() => expect(dialog.queryByText(/el bono quita/)).not.toBeInTheDocument());
    expect(dialog.getByLabelText<HTMLInputElement>('Importe pagado').value).toBe('27,00');
  });

  it('without a total says what is to be done first', async () => {
    const { dialog } = open({ [BY_PHONE]: found(140) }, LOLA);
    await typePhone();
    expect(await dialog.findByText(/anota antes su total con «Anotar pago»/)).toBeVisible();
  });

  it('that has its discount is offered none', async () => {
    const { dialog } = open({ [BY_PHONE]: found(140) }, { ...PAID, pointsRedeemed: points(100) });
    await typePhone();
    await dialog.findByText('Ani');
    expect(dialog.queryByRole('region', { name: 'Bono' })).not.toBeInTheDocument();
  });

  it('refused says why in the server’s words', async () => {
    const error = 'Ya se han usado 3 descuentos hoy. El próximo, a partir de mañana';
    open({ [BY_PHONE]: found(140), [CONSUME]: { status: 422, body: { error } } }, PAID);
    await typePhone();
    await consume();
    expect(said(await screen.findByRole('alert'))).toContain(error);
    takeConsoleErrors();
  });
});
