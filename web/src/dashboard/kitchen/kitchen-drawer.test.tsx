import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import {
  ANA,
  desk,
  findLine,
  LOLA,
  NOW,
  openDesk,
  PEPE,
  POLL,
  ROSA,
  said,
} from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../app/layouts/staff/admin-layout.tsx';
import '../../app/pages/staff/admin-orders-page.tsx';
import './kitchen-drawer.tsx';

beforeEach(() => {
  vi.setSystemTime(NOW);
});

async function openKitchen(...orders: Order[]) {
  openDesk({ [POLL]: desk(LOLA, ...orders) });
  await findLine(/Lola/);
  await userEvent.click(screen.getByRole('button', { name: 'Cocina' }));
  return within(await screen.findByRole('dialog'));
}

const TOMORROW: Order = {
  ...PEPE,
  details: 'paella valenciana × 4',
  lines: ROSA.lines.slice(1, 2),
};

it('says by time what is to be made, for whom and how, and of another day with a tap', async () => {
  const drawer = await openKitchen(ANA, ROSA, TOMORROW);
  const slots = () => drawer.getAllByRole('region').map((slot) => said(slot));
  expect(slots()).toEqual([
    '14:00paella para 8Ana Belén',
    '14:302Cerveza2 · Rosa: fría4raciones de paella valenciana4 · Rosa',
  ]);
  await userEvent.click(drawer.getByRole('radio', { name: 'Mañana' }));
  expect(slots()).toEqual(['13:004raciones de paella valenciana4 · Pepe']);
});

it('begins with the next day on which there is something', async () => {
  const drawer = await openKitchen(TOMORROW);
  expect(drawer.getByText(/Mañana, sábado/)).toBeVisible();
  expect(drawer.getByRole('region', { name: '13:00' })).toBeVisible();
});

it('is printed, unless there is nothing to be made', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const drawer = await openKitchen();
  expect(drawer.getByText('Nada que preparar en cocina')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Imprimir' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  print.mockRestore();
});
