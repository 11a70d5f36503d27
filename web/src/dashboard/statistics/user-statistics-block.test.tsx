import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TOP_USERS } from '@brasa/core/dashboard/user-statistics.contract.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi, type AnswerTo } from '../../../test/fake-api.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { STATISTICS } from '../../../test/users-samples.ts';
import { UserStatisticsBlock } from './user-statistics-block.tsx';

function open(answer: AnswerTo<'readUserStatistics'>) {
  const api = fakeApi({ 'GET /api/auth/stats': answer });
  renderPart(<UserStatisticsBlock />);
  return api;
}

const QUIET = {
  ...STATISTICS,
  pointsStats: { ...STATISTICS.pointsStats, topUsers: [] },
  pointsByMonth: STATISTICS.pointsByMonth.map(({ month }) => ({ month, points: points(0) })),
  ordersByHour: [],
};

/** What a card says, its title first. */
const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return heading.parentElement?.textContent.replace(/\s+/g, ' ');
};

it('shows four cards under Estadísticas del Sistema', async () => {
  open({ body: STATISTICS });
  expect(screen.getByRole('heading', { name: 'Estadísticas del Sistema' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Cargando estadísticas...' })).toBeVisible();
  expect(await cardOf('Total Usuarios')).toBe('Total Usuarios 1.2341.233 activos, 1 inactivo');
  expect(await cardOf('Puntos Totales')).toBe('Puntos Totales 45.678Promedio: 37,5 por usuario');
  expect(await cardOf('Usuarios con Bono')).toBe('Usuarios con Bono 12Con 100 puntos o más');
  expect(await cardOf('Actividad Reciente')).toBe('Actividad Reciente 27Pedidos esta semana');
});

it.each([{}, undefined])('counts no orders this week when the server says %j', async (said) => {
  open({ garbled: { ...STATISTICS, recentActivity: said } });
  expect(await cardOf('Actividad Reciente')).toBe('Actividad Reciente 0Pedidos esta semana');
});

it('ranks the top users, with Sin nombre above the phone where they have no name', async () => {
  open({ body: STATISTICS });
  const top = await screen.findByRole('article', { name: 'Top Usuarios por Puntos' });
  const rows = within(top).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1María Josémj@example.com980 puntos',
    '2Lola600 111 22270 puntos',
    '3Sin nombre600 333 4445 puntos',
    '4Sin nombre1 punto',
  ]);
});

it('ranks ten at most, whatever the server sends', async () => {
  const topUsers = Array.from({ length: TOP_USERS + 2 }, (_, id) => ({
    ...{ id, name: `N${id}`, email: null, phone: null, points: points(100 - id) },
  }));
  open({ body: { ...STATISTICS, pointsStats: { ...STATISTICS.pointsStats, topUsers } } });
  const top = await screen.findByRole('article', { name: 'Top Usuarios por Puntos' });
  expect(within(top).getAllByRole('listitem')).toHaveLength(10);
});

it('draws the points by month, and has them as a table', async () => {
  open({ body: STATISTICS });
  expect(await screen.findByText(/El mejor, diciembre de 2026: 1\.100 puntos\./)).toBeVisible();
  const table = screen.getByRole('table', { name: 'Puntos por mes', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.slice(1, 3).map(({ textContent }) => textContent)).toEqual([
    'enero de 20260',
    'febrero de 2026100',
  ]);
  expect(rows).toHaveLength(13);
});

it('lays the pick-ups out by hour and weekday, from Monday on', async () => {
  open({ body: STATISTICS });
  expect(await screen.findByText(/Lo más lleno, domingo a las 13: 40 pedidos\./)).toBeVisible();
  const table = screen.getByRole('table', { name: /Pedidos recogidos por día/ });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Hora', 'L', 'M', 'M', 'J', 'V', 'S', 'D'],
    ['13 h', '0', '0', '0', '0', '0', '0', '40'],
    ['14 h', '0', '0', '0', '0', '0', '0', '0'],
    ['15 h', '1', '0', '0', '0', '0', '0', '0'],
  ]);
  expect(within(table).getByTitle('Miércoles').textContent).toBe('M');
});

it('says what will be there while there is nothing', async () => {
  open({ body: QUIET });
  expect(await screen.findByText('Aquí aparecen quienes más puntos han ganado.')).toBeVisible();
  expect(screen.getByText('Aquí se verán los puntos que se ganan cada mes.')).toBeVisible();
  expect(screen.getByText('Aquí se verá cuándo se recogen más pedidos.')).toBeVisible();
  expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument();
});

it('says so when they cannot be loaded, and asks again', async () => {
  const { asked } = open({ status: 500 });
  expect(await screen.findByText('No se pudieron cargar las estadísticas')).toBeVisible();
  const before = asked('GET /api/auth/stats');
  screen.getByRole('button', { name: 'Reintentar' }).click();
  expect(asked('GET /api/auth/stats')).toBe(before + 1);
  await screen.findByRole('alert');
  takeConsoleErrors();
});
