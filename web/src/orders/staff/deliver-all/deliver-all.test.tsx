import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { Answers } from '../../../../test/fake-api.ts';
import {
  ANA,
  desk,
  deskOrder,
  findLine,
  findToast,
  LOLA,
  NOW,
  openDesk,
  PEPE,
  POLL,
  pressInToast,
  said,
} from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../../app/layouts/staff/admin-layout.tsx';
import '../../../app/pages/staff/admin-orders-page.tsx';
import './deliver-all-drawer.tsx';

const CARMEN = deskOrder(5, '2026-11-20T13:00', {
  ...{ customerName: 'Carmen', totalAmount: '27.00', finalAmount: '22.00', linesTotal: '27.00' },
});
const TERE = deskOrder(6, '2026-11-20T13:40', { customerName: 'Tere', linesTotal: '13.50' });
const YESTERDAY = [
  deskOrder(7, '2026-11-19T14:00', { customerName: 'Sara' }),
  deskOrder(8, '2026-11-19T16:00', { customerName: 'Rafa' }),
];
const CONFIRM_LOLA = 'PATCH /api/orders/1/confirm';
const CONFIRM_CARMEN = 'PATCH /api/orders/5/confirm';
const CONFIRM_TERE = 'PATCH /api/orders/6/confirm';

const delivered = (order: Order) => ({
  body: { ...order, status: 'delivered' as const, confirmado: true, version: order.version + 1 },
});
const ALL: Answers = {
  [POLL]: desk(CARMEN, LOLA, TERE, ANA, PEPE),
  [CONFIRM_LOLA]: delivered(LOLA),
  [CONFIRM_CARMEN]: delivered(CARMEN),
  [CONFIRM_TERE]: delivered(TERE),
};

beforeEach(() => {
  vi.setSystemTime(NOW);
});

const openButton = () => screen.getByRole('button', { name: /^Entregar todos/ });

async function ask(answers: Answers = {}) {
  const api = openDesk({ ...ALL, ...answers });
  await findLine(/Lola/);
  await userEvent.click(openButton());
  const drawer = within(await screen.findByRole('dialog', { name: /¿Entregar/ }));
  const deliver = () => userEvent.click(drawer.getByRole('button', { name: /^Entregar/ }));
  return { ...api, drawer, deliver };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('Entregar todos', () => {
  it('stands at a day of which two orders or more should have gone by now', async () => {
    openDesk({ [POLL]: desk(...YESTERDAY, CARMEN, LOLA, TERE, ANA, PEPE) });
    await findLine(/Lola/);
    const buttons = screen.getAllByRole('button', { name: /^Entregar todos/ });
    expect(buttons.map(said)).toEqual(['Entregar todos (2)', 'Entregar todos (3)']);
  });

  it('is not offered for one order, nor for those still to come', async () => {
    openDesk({ [POLL]: desk(LOLA, ANA, PEPE) });
    await findLine(/Lola/);
    expect(screen.queryByRole('button', { name: /^Entregar todos/ })).not.toBeInTheDocument();
  });

  it('names who they are, when, and what is not paid yet', async () => {
    const { drawer, calls } = await ask();
    expect(drawer.getByText('Hoy, viernes 20/11/2026: su hora ya ha pasado')).toBeVisible();
    expect(drawer.getAllByRole('listitem').map(said)).toEqual([
      '13:00Carmen1 pollo22,00 €',
      '13:30Lola2 1/2 pollosSin cobrar',
      '13:40Tere1 pollo13,50 €Sin cobrar',
    ]);
    expect(drawer.getByText('2 sin cobrar')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Cancelar' }));
    await closed();
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('counts what is paid in part among what is not paid, and says what is to be given back', async () => {
    const deposit = { totalAmount: '5.00', finalAmount: '5.00', amountDue: '8.50' };
    const { drawer } = await ask({
      [POLL]: desk({ ...CARMEN, amountDue: '-5.00' }, LOLA, { ...TERE, ...deposit }),
    });
    expect(drawer.getAllByRole('listitem').map(said)).toEqual([
      '13:00Carmen1 pollo17,00 €Devolver 5,00 €',
      '13:30Lola2 1/2 pollosSin cobrar',
      '13:40Tere1 pollo13,50 €Faltan 8,50 €',
    ]);
    expect(drawer.getByText('2 sin cobrar')).toBeVisible();
  });

  it('states no amount that leaves out a dish without a price', async () => {
    const details = '1 pollo, paella de marisco para 8';
    const { drawer } = await ask({ [POLL]: desk(CARMEN, LOLA, { ...TERE, details }) });
    expect(drawer.getAllByRole('listitem').map(said)).toContain(
      '13:40Tere1 pollo y paellaSin precioSin cobrar',
    );
  });

  it('hands each over as it was seen, once however often it is pressed, and takes all back', async () => {
    const reopened = (order: Order) => ({ body: { ...order, version: 3 } });
    const { calls, drawer } = await ask({
      'PATCH /api/orders/1/reopen': reopened(LOLA),
      'PATCH /api/orders/5/reopen': reopened(CARMEN),
      'PATCH /api/orders/6/reopen': reopened(TERE),
    });
    await userEvent.dblClick(drawer.getByRole('button', { name: 'Entregar 3' }));
    await closed();
    const patched = () => calls.filter(({ method }) => method === 'PATCH');
    expect(patched().map(({ path, body }) => [path, body])).toEqual([
      ['/api/orders/5/confirm', { version: 1 }],
      ['/api/orders/1/confirm', { version: 1 }],
      ['/api/orders/6/confirm', { version: 1 }],
    ]);
    expect(await findToast('3 entregados')).toContain('Carmen, Lola, Tere');
    await pressInToast('Deshacer');
    expect(await findToast('3 pedidos reabiertos')).toContain('Carmen, Lola, Tere');
    expect(patched().slice(3)).toMatchObject(
      [5, 1, 6].map((id) => ({
        path: `/api/orders/${id}/reopen`,
        body: { version: 2, undo: true },
      })),
    );
  });

  it('leaves what somebody else has changed, says so by name, and takes back only its own', async () => {
    const refused = (current: Order) => ({
      status: 409 as const,
      body: { error: 'x', code: 'EDITED_MEANWHILE', current },
    });
    const { deliver, asked } = await ask({
      [CONFIRM_LOLA]: refused({ ...LOLA, quantity: '4.0', version: 2 }),
      [CONFIRM_TERE]: refused({ ...TERE, status: 'delivered', version: 2 }),
      'PATCH /api/orders/5/reopen': { body: { ...CARMEN, version: 3 } },
    });
    await deliver();
    const told = await findToast('No se pudieron entregar 2 de 3 pedidos');
    expect(told).toContain('Lola: otra persona lo ha cambiado mientras tanto');
    expect(told).toContain('Tere: ya estaba entregado');
    await pressInToast('Deshacer');
    await findToast('Pedido reabierto');
    expect(asked('PATCH /api/orders/5/reopen')).toBe(1);
    takeConsoleErrors();
  });

  it('says of what the device keeps that it will be sent', async () => {
    const queued = ({ body }: { body: object }) => ({
      status: 202 as const,
      body: { ...body, queued: true },
    });
    const { deliver } = await ask({
      [CONFIRM_LOLA]: queued(delivered(LOLA)),
      [CONFIRM_CARMEN]: queued(delivered(CARMEN)),
      [CONFIRM_TERE]: queued(delivered(TERE)),
    });
    await deliver();
    expect(await findToast('3 entregados')).toContain('Sin conexión: se enviará al volver');
  });

  it('leaves out what has something typed into it that was not saved', async () => {
    openDesk(ALL);
    await userEvent.click(await findLine(/Lola/));
    const order = within(await screen.findByRole('dialog'));
    await userEvent.click(order.getByRole('button', { name: 'Anotar pago' }));
    await userEvent.type(order.getByRole('textbox', { name: 'Total' }), '20');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(openButton());
    const drawer = within(
      await screen.findByRole('dialog', { name: '¿Entregar estos 2 pedidos?' }),
    );
    expect(drawer.getByText(/con cambios sin guardar: Lola\./)).toBeVisible();
    expect(drawer.getAllByRole('listitem').map(said)).toHaveLength(2);
  });
});
