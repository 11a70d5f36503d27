// The desk with more pending orders than its list has room for (docs/rules/dashboard.md#a-list-that-is-too-long).
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  ANA,
  deskData,
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
import '../kitchen/kitchen-drawer.tsx';

beforeEach(() => {
  vi.setSystemTime(NOW);
});

async function openCut(unlisted: number) {
  openDesk({ [POLL]: { body: { ...deskData(LOLA, ANA), unlisted } } });
  await findLine(/Lola/);
  return within(screen.getByRole('status', { name: 'Pedidos fuera de la lista' }));
}

it('says how many more there are, counts them, and leads to the search of all orders', async () => {
  const note = await openCut(3502);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pedidos3504');
  expect(note.getByText('3.502 pedidos pendientes más fuera de la lista')).toBeVisible();
  const search = () => note.getByRole('link').getAttribute('href');
  expect(said(note.getByRole('link'))).toBe('Buscar en Historial');
  expect(search()).toBe('/admin/historial?estado=pending');
  await userEvent.type(screen.getByRole('textbox', { name: 'Buscar pedidos' }), 'zoraida & co ');
  expect(said(note.getByRole('link'))).toBe('Buscar «zoraida & co» en Historial');
  expect(search()).toBe('/admin/historial?estado=pending&buscar=zoraida+%26+co');
});

it('is silent while all are there', async () => {
  const note = await openCut(0);
  expect(note.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pedidos2');
});

it('is said of the kitchen’s list too', async () => {
  await openCut(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cocina' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(
    drawer.getByText('Sin contar 1 pedido pendiente que no cabe en la lista de Pedidos.'),
  ).toBeVisible();
});
