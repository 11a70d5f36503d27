import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { HistoryItem } from '@brasa/core/loyalty/loyalty.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { historyItem } from '../../../test/points-samples.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';
import { PointsHistory } from './points-history.tsx';

function show(items: HistoryItem[]) {
  fakeApi({ 'GET /api/points/history': { body: items } });
  renderPart(<PointsHistory />);
}

const lines = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  );

it('asks whoever is signed out to sign in', async () => {
  fakeApi({ 'GET /api/points/history': { status: 401 } });
  renderPart(<PointsHistory />);
  expect(await screen.findByText('Inicia sesión para ver tus puntos')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')).toBe('/login');
});

it('keeps its place while it is loading', async () => {
  show([historyItem({ id: 1 })]);
  expect(screen.getByRole('status', { name: 'Cargando el historial' })).toBeVisible();
  await lines();
});

it('has what happened, when in Madrid, and the points with their sign, in the order it came', async () => {
  show([
    historyItem({ id: 4, type: 'expired', points: points(-1), description: 'Puntos caducados' }),
    historyItem({
      id: 3,
      type: 'redeemed',
      points: points(-100),
      description: 'Bono Bronce: 5,00 €',
    }),
    historyItem({
      id: 2,
      type: 'earned',
      points: points(27),
      orderId: 12,
      description: 'Pedido 12',
    }),
    historyItem({ id: 1, type: 'manual_adjustment', points: points(5), orderId: 9 }),
  ]);
  expect(await lines()).toEqual([
    'Puntos caducados20/11/2026 12:15−1 punto',
    'Bono Bronce: 5,00 €20/11/2026 12:15 · Bono usado−100 puntos',
    'Pedido 1220/11/2026 12:15 · Puntos ganados+27 puntos',
    'Ajuste de puntos20/11/2026 12:15 · Pedido 9+5 puntos',
  ]);
});

it('shows ten lines at a time', async () => {
  show(Array.from({ length: 23 }, (_, index) => historyItem({ id: 23 - index })));
  expect(await lines()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Ver 10 más' }));
  expect(await lines()).toHaveLength(20);
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[10]);
  await userEvent.click(screen.getByRole('button', { name: 'Ver 3 más' }));
  expect(await lines()).toHaveLength(23);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[20]);
});

it('says what will stand here where there is nothing yet', async () => {
  show([]);
  expect(await screen.findByText('Aún no hay movimientos')).toBeVisible();
});

it('says that the history could not be loaded', async () => {
  fakeApi({ 'GET /api/points/history': { status: 500 } });
  renderPart(<PointsHistory />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'No se pudo cargar el historial',
  );
  takeConsoleErrors();
});
