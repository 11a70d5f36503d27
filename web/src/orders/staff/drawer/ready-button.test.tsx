import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Answers } from '../../../../test/fake-api.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { fakeTime } from '../../../../test/fake-time.ts';
import {
  desk,
  findLine,
  findToast,
  LOLA,
  NOW,
  openDesk,
  openOrder,
  POLL,
} from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';

beforeEach(() => {
  fakeTime(NOW);
});

const HISTORY: Answers = { 'GET /api/orders/1': { body: { ...LOLA, history: [] } } };

it('marks an order as ready, in its drawer and in the list, and takes it back', async () => {
  let order = LOLA;
  const answer = (readyAt: string | null) => () => ({ body: (order = { ...LOLA, readyAt }) });
  openDesk({
    ...HISTORY,
    [POLL]: () => desk(order),
    'PATCH /api/orders/1/ready': answer('2026-11-20T12:42:00.000Z'),
    'DELETE /api/orders/1/ready': answer(null),
  });
  const drawer = await openOrder(/Lola/);
  await userEvent.click(drawer.getByRole('button', { name: 'Listo' }));
  expect(await findToast('Pedido listo')).toContain('Lola');
  const back = await drawer.findByRole('button', { name: 'No está listo' });
  expect(drawer.getByText('Listo')).toBeVisible();
  await userEvent.click(back);
  await findToast('Ya no está listo');
  await drawer.findByRole('button', { name: 'Listo' });
});

it('shows in the list what is ready', async () => {
  openDesk({ [POLL]: desk({ ...LOLA, readyAt: '2026-11-20T12:30:00.000Z' }) });
  expect(await findLine(/Lola.*Listo/)).toBeVisible();
});

it('says why it could not be marked', async () => {
  openDesk({
    ...HISTORY,
    [POLL]: desk(LOLA),
    'PATCH /api/orders/1/ready': { status: 409, body: { error: 'El pedido ya no está pendiente' } },
  });
  const drawer = await openOrder(/Lola/);
  await userEvent.click(drawer.getByRole('button', { name: 'Listo' }));
  expect(await findToast('No se pudo marcar el pedido como listo')).toContain(
    'ya no está pendiente',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Listo' })).toBeEnabled());
  takeConsoleErrors();
});
