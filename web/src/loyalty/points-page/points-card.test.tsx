import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi, type Answers } from '../../../test/fake-api.ts';
import { pointsAnswers } from '../../../test/points-samples.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';
import { PointsCard } from './points-card.tsx';

function show(answers: Answers) {
  const api = fakeApi(answers);
  renderPart(<PointsCard />);
  return api;
}

const card = () =>
  screen.getByRole('region', { name: 'Tus puntos' }).textContent.replaceAll(/\s+/g, ' ');

describe('the points card', () => {
  it('keeps its place while it is loading', async () => {
    show(pointsAnswers(47));
    expect(screen.getByRole('status', { name: 'Cargando tus puntos' })).toBeVisible();
    await screen.findByText('47');
  });

  it('says how many points there are, what is missing, and what was ever earned', async () => {
    show(pointsAnswers(47, { totalPoints: points(147) }));
    expect(await screen.findByText('47')).toBeVisible();
    expect(card()).toContain('puntos disponibles');
    expect(card()).toContain('Te faltan 53 puntos para activar el bono de 5 €');
    expect(card()).toContain('has ganado 147 puntos');
  });

  it.each([
    [100, 'Bono activo: 5 € de descuento en tu próximo pedido. Con 100 puntos más serán 13 €.'],
    [299, 'Bono activo: 13 € de descuento en tu próximo pedido. Con 1 punto más serán 20 €.'],
    [300, 'Bono activo: 20 € de descuento en tu próximo pedido.'],
  ])('with %i points says "%s"', async (points, text) => {
    show(pointsAnswers(points));
    await screen.findByText(String(points));
    expect(card()).toContain(text);
    if (points === 300) expect(card()).not.toContain('serán');
  });

  it('says to someone without points how to get some', async () => {
    show(pointsAnswers(0));
    expect(await screen.findByText('0')).toBeVisible();
    expect(card()).toContain('un punto por cada euro');
    expect(screen.queryByText('Próximas caducidades')).not.toBeInTheDocument();
  });

  it('announces a single point in the singular', async () => {
    show(pointsAnswers(1));
    expect(await screen.findByText('punto disponible')).toBeVisible();
  });

  it('asks whoever is signed out to sign in', async () => {
    show({ 'GET /api/points/me': { status: 401 } });
    expect(await screen.findByText('Inicia sesión para ver tus puntos')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')).toBe(
      '/login',
    );
  });

  it('says that the points could not be loaded, and tries again', async () => {
    let fails = true;
    const points = pointsAnswers(47);
    show({
      'GET /api/points/me': () => (fails ? { status: 500 } : points['GET /api/points/me']),
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No se pudieron cargar los puntos',
    );
    expect(takeConsoleErrors()).toHaveLength(1);
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('47')).toBeVisible();
  });
});

describe('what expires next', () => {
  const expiries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      points: points(20),
      lastDay: `2026-12-0${index + 3}`,
    }));

  it('is announced with points and day', async () => {
    show(pointsAnswers(20, { nextExpiries: expiries(1) }));
    expect(await screen.findByText('20 puntos caducan el 3/12/2026')).toBeVisible();
    expect(screen.queryByText(/^Ver/)).not.toBeInTheDocument();
  });

  it('has the first three days in sight and the others one tap away, the next one first', async () => {
    show(pointsAnswers(100, { nextExpiries: expiries(5) }));
    await screen.findByText('Ver 2 más');
    const days = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(days).toEqual([3, 4, 5, 6, 7].map((day) => `20 puntos caducan el ${day}/12/2026`));
    const folded = screen.getByText('Ver 2 más').closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.querySelectorAll('li')).toHaveLength(2);
  });
});
