import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { createQueryClient } from '../../browser/api/query-client.ts';
import { renderApp, renderAppAs } from '../../../test/render-app.tsx';
import { REVIEWS } from '../../../test/review-samples.ts';
import { HOURS, product, SITE } from '../../../test/samples.ts';
import { PublicFacts } from '../layouts/public-facts.tsx';
import HomePage from './home-page.tsx';

const MENUS = [product({ id: 9, name: 'Menú Brasa', price: '21.50' })];

it('closes with the recommended menus, the week’s hours and the address', async () => {
  renderApp('/', { 'GET /api/menus/featured': { body: MENUS } });
  const row = within(await screen.findByRole('region', { name: 'Cocina, horario y lugar' }));
  expect(await row.findByRole('heading', { name: 'Menú Brasa' })).toBeVisible();
  expect(await row.findByText('Lunes')).toBeVisible();
  expect(await row.findByText(/Calle Mayor, 12/)).toBeVisible();
});

it.each([
  ['haykakan', 1],
  ['abaranci', 0],
] as const)('tells %s of the invented reviews %i times', async (role, times) => {
  const examples = REVIEWS.map((review) => ({ ...review, isExample: true }));
  renderAppAs({ role }, '/', { 'GET /api/reviews': { body: examples } });
  await screen.findByText('Reseñas de ejemplo');
  // Who is there is known by then.
  await screen.findByRole('button', { name: 'Menu' });
  await waitFor(() =>
    expect(screen.queryAllByText(/Hay 5 reseñas de ejemplo/)).toHaveLength(times),
  );
});

it.each([
  ['2026-11-20T09:00', 'Hoy de 10:00 a 17:00 · Pollo 13,50 € · Villena'],
  ['2026-11-20T12:10', 'Hoy hasta las 17:00 · Pollo 13,50 € · Villena'],
  ['2026-11-20T17:01', 'Hoy ya hemos cerrado · Pollo 13,50 € · Villena'],
  ['2026-11-23T12:10', 'Hoy cerrado · Pollo 13,50 € · Villena'],
])('says at once at %s: %s, with the way to the menu', async (moment, said) => {
  vi.setSystemTime(parseInstant(moment) ?? 0);
  renderApp('/', {
    'GET /api/site': { body: { ...SITE, chickenPrice: '13.50' } },
  });
  const line = await screen.findByText(said);
  const leads = within(line.parentElement as HTMLElement);
  expect(leads.getByRole('link', { name: 'Ver la carta' })).toHaveAttribute('href', '/productos');
});

it('is complete as the server draws it', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['/api/site'], SITE);
  queryClient.setQueryData(['/api/business-hours'], HOURS);
  queryClient.setQueryData(['/api/photographs'], {});
  queryClient.setQueryData(['/api/menus/featured'], MENUS);
  queryClient.setQueryData(['/api/reviews'], REVIEWS);
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PublicFacts>
          <HomePage />
        </PublicFacts>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  for (const text of ['Leña, brasas y tiempo.', 'Hacer Pedido', 'Menú Brasa', 'Calle Mayor, 12']) {
    expect(html).toContain(text);
  }
  expect(html.match(/«/g)).toHaveLength(5);
  expect(html).not.toContain('<video');
});
