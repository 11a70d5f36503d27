// What customers cancelled or moved is told one by one, and opened from where it is told.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { installAudio } from '../../../test/fake-audio.ts';
import { fakeTime, passTime } from '../../../test/fake-time.ts';
import {
  deskData,
  deskOrder,
  findLine,
  LOLA,
  NOW,
  openDesk,
  POLL,
  said,
} from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../app/layouts/staff/admin-layout.tsx';
import '../../app/pages/staff/admin-orders-page.tsx';

const LATER = '2026-11-20T12:42:00.000Z';
const cancelled = (id: number, customerName: string, pickup: string) =>
  deskOrder(id, pickup, { customerName, status: 'cancelled', customerChangedAt: LATER });
const ZORAIDA = cancelled(7, 'Zoraida', '2026-11-21T13:30');
const PACO = cancelled(8, 'Paco', '2026-11-20T14:00');
const RITA = deskOrder(9, '2026-11-20T14:30', { customerName: 'Rita', createdAt: LATER });
const MOVED = { ...LOLA, pickupTime: '2026-11-20T15:00:00.000Z', customerChangedAt: LATER };

beforeEach(() => {
  fakeTime(NOW);
  installAudio();
});

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

/** A desk to which these orders come after it was opened. */
async function openAndBring(pending: Order[], cancelledByCustomer: Order[]) {
  let data = deskData(LOLA);
  openDesk({ [POLL]: () => ({ body: data }) });
  await findLine(/Lola/);
  data = { ...data, orders: pending, cancelledByCustomer };
  await passTime(3100);
}

const told = () => said(screen.getByRole('status', { name: 'Pedidos nuevos', hidden: true }));
const inSight = () => said(screen.getByRole('button', { name: 'Ver' }).parentElement);

/** What "Ver" opens; closed again. */
async function see(name: string) {
  await user().click(screen.getByRole('button', { name: 'Ver' }));
  const drawer = within(await screen.findByRole('dialog', { name }));
  const text = said(drawer.getByRole('heading', { name }).closest('[role=dialog]'));
  await user().click(drawer.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return text;
}

it('says first which order a customer cancelled, and "Ver" opens it', async () => {
  await openAndBring([LOLA], [ZORAIDA]);
  expect(inSight()).toMatch(/^Cancelado: Zoraida · mañana 13:30/);
  expect(told()).toBe('Cancelado por el cliente: Zoraida · mañana 13:30, 1 pollo');
  expect(await see('Zoraida')).toMatch(/n\.º 7Cancelado.*Reabrir/);
  expect(screen.queryByRole('button', { name: 'Ver' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Pedidos pendientes' })).toHaveFocus();
});

it('tells one at a time, the others until each is seen, what is new last', async () => {
  await openAndBring([MOVED, RITA], [PACO, ZORAIDA]);
  expect(inSight()).toMatch(/^Hora cambiada: Lola · hoy 16:00/);
  await see('Lola');
  expect(inSight()).toMatch(/^Cancelado: Paco · hoy 14:00/);
  await see('Paco');
  expect(inSight()).toMatch(/^Cancelado: Zoraida/);
  await see('Zoraida');
  expect(inSight()).toMatch(/^Pedido nuevo 14:30, 1 pollo, Rita/);
  await user().click(screen.getByRole('button', { name: 'Ver' }));
  await passTime(50);
  expect(said(document.activeElement)).toContain('Rita');
});
