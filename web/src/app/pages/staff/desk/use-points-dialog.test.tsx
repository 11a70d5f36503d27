import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { takeConsoleErrors } from '../../../../../test/console-errors.ts';
import type { Answers, AnswerTo, Failed } from '../../../../../test/fake-api.ts';
import {
  ANA,
  desk,
  deskOrder,
  findLine,
  findToast,
  LOLA,
  NOW,
  openDesk,
  openOrder,
  POLL,
  ROSA,
  said,
} from '../../../../../test/staff-desk.ts';
import { userEvent } from '../../../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../../layouts/staff/admin-layout.tsx';
import '../admin-orders-page.tsx';
import '../../../../loyalty/staff/accumulate/accumulate-dialog.tsx';

const SEND = 'POST /api/auth/points/accumulate';
const DONE: AnswerTo<'accumulatePoints'> = { body: { queued: false, isNewUser: false } };
const GIVEN: Failed = {
  status: 409,
  body: {
    error: 'Esta compra ya tiene sus puntos, con otro teléfono o importe',
    code: 'POINTS_ALREADY_GIVEN',
  },
};
const LOOK_UPS: Answers = {
  'GET /api/auth/users/search/phone/600111222': { body: { found: false } },
  'GET /api/auth/users/search/phone/655123456': { body: { found: false } },
};

beforeEach(() => {
  vi.setSystemTime(NOW);
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Puntos y bono' }));
const field = (name: string) => dialog().getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const visitId = () => /V\d{8}-[0-9A-F]{12}/.exec(said(screen.getByRole('dialog')))?.[0];
const isClosed = () =>
  waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Puntos y bono' })).not.toBeInTheDocument(),
  );

async function openVisit() {
  await userEvent.click(screen.getByRole('button', { name: 'Puntos' }));
  await screen.findByRole('dialog', { name: 'Puntos y bono' });
}

async function openPoints(answers: Answers = {}) {
  const api = openDesk({ [POLL]: desk(LOLA, ANA), ...LOOK_UPS, ...answers });
  await findLine(/Lola/);
  return api;
}

async function fill(phone: string, paid: string) {
  type('Teléfono', phone);
  const cash = dialog().getByRole<HTMLInputElement>('checkbox', { name: /efectivo/ });
  if (!cash.checked) await userEvent.click(cash);
  type('Importe pagado', paid);
}

describe('a visit without an order', () => {
  it('that got no answer keeps its ID and its form when it is closed', async () => {
    await openPoints({ [SEND]: { offline: true } });
    await openVisit();
    const first = visitId();
    await fill('600111222', '27');
    await press('Acumular puntos');
    await dialog().findByRole('alert');
    await press('Cerrar');
    await isClosed();
    await openVisit();
    expect(visitId()).toBe(first);
    expect(field('Importe pagado').value).toBe('27');
    takeConsoleErrors();
  });

  it('that got no answer gives way to a new one, with another ID and an empty form', async () => {
    const answers: AnswerTo<'accumulatePoints'>[] = [{ offline: true }, DONE];
    const { calls } = await openPoints({ [SEND]: () => answers.shift() ?? DONE });
    await openVisit();
    const first = visitId();
    await fill('600111222', '27');
    await press('Acumular puntos');
    await dialog().findByRole('alert');
    await press('Nueva visita');
    const second = visitId();
    expect(second).not.toBe(first);
    expect(field('Teléfono').value).toBe('');
    expect(field('Importe pagado').value).toBe('');
    expect(field('Importe pagado').disabled).toBe(true);
    expect(dialog().getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toBe(field('Teléfono')));
    await fill('655123456', '20');
    await press('Acumular puntos');
    await findToast('¡Puntos asignados!');
    expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
      phone: '655123456',
      walkInId: second,
    });
    takeConsoleErrors();
  });

  it('whose ID has its points already says so, and the next one has another ID', async () => {
    await openPoints({ [SEND]: GIVEN });
    await openVisit();
    const first = visitId();
    await fill('600111222', '27');
    await press('Acumular puntos');
    expect((await dialog().findByRole('alert')).textContent).toContain(
      'Esta compra ya tiene sus puntos, con otro teléfono o importe. Para otra compra, empieza una nueva visita.',
    );
    await press('Cerrar');
    await isClosed();
    await openVisit();
    expect(visitId()).not.toBe(first);
    expect(field('Teléfono').value).toBe('');
    takeConsoleErrors();
  });

  it('tells what became of it when another one is on screen, and leaves that one alone', async () => {
    await openPoints({ [SEND]: DONE });
    const answer = globalThis.fetch;
    let letGo: () => void = () => undefined;
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (!path.endsWith('/accumulate')) return answer(path, init);
      await new Promise<void>((resolve) => (letGo = resolve));
      return answer(path, init);
    });
    await openVisit();
    await fill('600111222', '27');
    await press('Acumular puntos');
    await press('Nueva visita');
    type('Teléfono', '655123456');
    act(letGo);
    expect(await findToast('¡Puntos asignados!')).toContain('27 puntos para el 600 111 222');
    expect(field('Teléfono').value).toBe('655123456');
  });

  it('tells what became of it when the dialog is closed, and is over', async () => {
    await openPoints({ [SEND]: DONE });
    const answer = globalThis.fetch;
    let letGo: () => void = () => undefined;
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (path.endsWith('/accumulate')) await new Promise<void>((resolve) => (letGo = resolve));
      return answer(path, init);
    });
    await openVisit();
    const first = visitId();
    await fill('600111222', '27');
    await press('Acumular puntos');
    await press('Cerrar');
    await isClosed();
    act(letGo);
    await findToast('¡Puntos asignados!');
    await openVisit();
    expect(visitId()).not.toBe(first);
    expect(field('Teléfono').value).toBe('');
  });
});

describe('an order', () => {
  const DISCOUNTED = deskOrder(8, '2026-11-20T14:00', {
    customerName: 'Rita',
    totalAmount: '27.50',
    finalAmount: '22.50',
    pointsRedeemed: points(100),
    paymentMethod: 'card',
  });

  it('with a discount is filled in with what is paid, and says how it is noted', async () => {
    await openPoints({ [POLL]: desk(LOLA, DISCOUNTED) });
    await openVisit();
    await fill('655123456', '9');
    await press('Cerrar');
    await isClosed();
    const drawer = await openOrder(/Rita/);
    await userEvent.click(drawer.getByRole('button', { name: 'Dar puntos' }));
    await screen.findByRole('dialog', { name: 'Puntos y bono' });
    expect(field('Importe pagado').value).toBe('22,50');
    expect(field('Teléfono').value).toBe('600111222');
    expect(await dialog().findByText(/Se creará un nuevo usuario con este teléfono/)).toBeVisible();
    expect(said(dialog().getByText(/El pedido está anotado/))).toBe(
      'El pedido está anotado con tarjeta: 22,50 €',
    );
    expect(dialog().queryByRole('button', { name: 'Nueva visita' })).not.toBeInTheDocument();
  });

  it('that nobody has paid is filled in with what its lines cost', async () => {
    await openPoints({ [POLL]: desk(LOLA, ROSA) });
    const drawer = await openOrder(/Rosa/);
    await userEvent.click(drawer.getByRole('button', { name: 'Dar puntos' }));
    await screen.findByRole('dialog', { name: 'Puntos y bono' });
    expect(field('Importe pagado').value).toBe('68,60');
    expect(dialog().queryByText(/El pedido está anotado/)).not.toBeInTheDocument();
  });

  it("is opened without its phone for somebody else's bonus, whatever was typed of its own", async () => {
    const unpaid = { customerName: 'Rita', totalAmount: '27.50', finalAmount: '27.50' };
    await openPoints({ [POLL]: desk(LOLA, deskOrder(8, '2026-11-20T14:00', unpaid)) });
    const drawer = await openOrder(/Rita/);
    await userEvent.click(drawer.getByRole('button', { name: 'Dar puntos' }));
    await screen.findByRole('dialog', { name: 'Puntos y bono' });
    expect(field('Teléfono').value).toBe('600111222');
    await press('Cerrar');
    await isClosed();
    await userEvent.click(drawer.getByRole('button', { name: 'Usar el bono de otra persona' }));
    await screen.findByRole('dialog', { name: 'Puntos y bono' });
    expect(field('Teléfono').value).toBe('');
    expect(field('Importe pagado').value).toBe('27,50');
  });
});
