import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi, type Answer } from '../../../test/fake-api.ts';
import { pointsAnswers } from '../../../test/points-samples.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { DiscountTiers } from './discount-tiers.tsx';

function show(answers: Record<string, Answer | (() => Answer)>) {
  fakeApi(answers);
  return renderPart(<DiscountTiers />);
}

const said = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim();

/** What each row says, and how much of it is stamped, in per cent. */
async function rows() {
  const items = await screen.findAllByRole('listitem');
  return items.map((item) => {
    const stamps = item.querySelectorAll('img')[1];
    const [, bare] = /inset\(0 ([\d.]+)% 0 0\)/.exec(stamps?.style.clipPath ?? '') ?? [];
    return [said(item), Math.round(100 - Number(bare))];
  });
}

it('keeps its place while it is loading', async () => {
  show(pointsAnswers(0));
  expect(screen.getByRole('status', { name: 'Cargando los niveles de descuento' })).toBeVisible();
  await rows();
});

it('stamps the rows as far as the points go, and marks the tiers within reach', async () => {
  show(pointsAnswers(178));
  expect(await rows()).toEqual([
    ['Bronce100 puntosDisponible5 €', 100],
    ['Plata200 puntosFaltan 22 puntos13 €', 78],
    ['Oro300 puntosFaltan 122 puntos20 €', 0],
  ]);
});

it.each([
  [0, [0, 0, 0]],
  [100, [100, 0, 0]],
  [300, [100, 100, 100]],
  [950, [100, 100, 100]],
])('with %i points the rows are stamped to %j per cent', async (points, shares) => {
  show(pointsAnswers(points));
  expect((await rows()).map(([, share]) => share)).toEqual(shares);
});

it('shows the bare card to whoever is signed out', async () => {
  show({ 'GET /api/points/discounts/available': { status: 401 } });
  expect(await rows()).toEqual([
    ['Bronce100 puntos5 €', 0],
    ['Plata200 puntos13 €', 0],
    ['Oro300 puntos20 €', 0],
  ]);
});

it('says that the tiers could not be loaded', async () => {
  show({ 'GET /api/points/discounts/available': { status: 500 } });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('No se pudieron cargar los niveles de descuento')).toBeVisible();
  expect(alert.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  takeConsoleErrors();
});
