import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi, type AnswerTo } from '../../../test/fake-api.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { ahead, product } from '../../../test/samples.ts';
import { FeaturedMenus } from './featured-menus.tsx';

const FEATURED = 'GET /api/menus/featured';

it('lists what the server recommends in its order, with price and the way to the order', async () => {
  fakeApi({
    [FEATURED]: {
      body: [
        product({ id: 9, name: 'Menú Brasa', description: 'Un pollo y patatas', price: '21.50' }),
        product({ id: 2, name: 'Jorovats', price: '10.50' }),
      ],
    },
  });
  renderPart(<FeaturedMenus ordering={({ name }) => `Encargar ${name}`} />);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => within(line).getByRole('heading').textContent)).toEqual([
    'Menú Brasa',
    'Jorovats',
  ]);
  expect(lines[0]?.textContent).toContain('Un pollo y patatas');
  expect(lines[0]?.textContent.replace(/\s/g, ' ')).toContain('21,50 €');
  expect(lines[1]?.textContent).toContain('Encargar Jorovats');
});

it('says what has to be ordered ahead', async () => {
  const paella = product({ id: 9, name: 'Paella', orderAhead: ahead(1, '20:00') });
  fakeApi({ [FEATURED]: { body: [paella] } });
  renderPart(<FeaturedMenus ordering={() => null} />);
  expect(await screen.findByText('Por encargo: el día antes, hasta las 20:00')).toBeVisible();
});

it('names the allergens of each', async () => {
  fakeApi({
    [FEATURED]: {
      body: [
        product({ id: 9, name: 'Menú Brasa', allergens: ['eggs', 'fish'] }),
        product({ id: 2, name: 'Jorovats', allergens: [] }),
      ],
    },
  });
  renderPart(<FeaturedMenus ordering={() => null} />);
  const allergens = within(await screen.findByRole('list', { name: 'Alérgenos' }));
  expect(allergens.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Huevos',
    'Pescado',
  ]);
  expect(screen.getByText('Sin alérgenos declarados')).toBeVisible();
});

it('keeps its place while it is loading', () => {
  fakeApi({ [FEATURED]: { body: [] } });
  renderPart(<FeaturedMenus ordering={() => null} />);
  expect(screen.getByRole('status', { name: 'Cargando menús...' }).children).toHaveLength(6);
});

it.each<[string, AnswerTo<'listFeatured'>, number]>([
  ['nothing is recommended', { body: [] }, 0],
  ['it cannot be loaded', { status: 500 }, 1],
])('draws nothing where %s', async (_name, answer, errors) => {
  fakeApi({ [FEATURED]: answer });
  const { container } = renderPart(<FeaturedMenus ordering={() => null} />);
  await waitFor(() => expect(container.childElementCount).toBe(0));
  expect(takeConsoleErrors()).toHaveLength(errors);
});
