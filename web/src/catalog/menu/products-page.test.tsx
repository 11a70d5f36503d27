import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { answering, type AnswerTo } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { ahead, category, product } from '../../../test/samples.ts';
import { userEvent } from '../../../test/user-event.ts';

const CATEGORIES = [category(1, 'Menús'), category(2, 'Pollos'), category(3, 'Aperitivos')];
const PRODUCTS = [
  product({ id: 1, name: 'Menú familiar', categoryId: 1 }),
  product({ id: 2, name: 'Pollo entero', categoryId: 2, price: '13.50', imageUrl: 'pollo.svg' }),
  product({
    id: 3,
    name: 'Hummus',
    categoryId: 3,
    description: 'Con lavash',
    allergens: ['sesame'],
  }),
];
const CATALOG = {
  'GET /api/categories': { body: CATEGORIES },
  'GET /api/products': { body: PRODUCTS },
};
const PICTURE_CHECK = 'GET /api/file-exists?path=%2Fimages%2Fproducts%2Fpollo.svg';

async function openChickens(pictureCheck: AnswerTo<'checkFile'>) {
  const api = renderApp('/productos', { ...CATALOG, [PICTURE_CHECK]: pictureCheck });
  await userEvent.click(await screen.findByRole('tab', { name: 'Pollos' }));
  const card = (await screen.findByRole('heading', { name: 'Pollo entero' })).closest('li');
  if (!card) throw new Error('the product has no card');
  return { api, card };
}

it('says that it is loading', async () => {
  const categories = Promise.withResolvers<AnswerTo<'listCategories'>>();
  renderApp('/productos', { ...CATALOG, 'GET /api/categories': () => categories.promise });
  expect(await screen.findByText('Cargando productos...')).toBeVisible();
  categories.resolve({ body: CATEGORIES });
  await screen.findByText('Hummus');
});

it('has a tab for every category but Menús, and starts with the starters', async () => {
  renderApp('/productos', CATALOG);
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Pollos', 'Aperitivos']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Aperitivos');
  expect(await screen.findByText('Con lavash')).toBeVisible();
  expect(screen.getByText('Sésamo')).toBeVisible();
  expect(screen.queryByText('Menú familiar')).not.toBeInTheDocument();
});

it('shows price and way to order, and no check for a product without picture', async () => {
  const api = renderApp('/productos', CATALOG);
  const card = (await screen.findByText('Hummus')).closest('li');
  if (!card) throw new Error('the product has no card');
  expect(card.textContent).toContain('5,00');
  expect(
    within(card)
      .getByRole('link', { name: /Encargar/ })
      .getAttribute('href'),
  ).toBe('/encargar?plato=3');
  expect(api.calls.filter(({ path }) => path.startsWith('/api/file-exists'))).toEqual([]);
});

it('says on the card what has to be ordered ahead', async () => {
  const hummus = product({ id: 3, name: 'Hummus', categoryId: 3, orderAhead: ahead(1, '20:00') });
  renderApp('/productos', { ...CATALOG, 'GET /api/products': { body: [hummus] } });
  const card = (await screen.findByText('Hummus')).closest('li');
  expect(card?.textContent).toContain('Por encargo: el día antes, hasta las 20:00');
});

describe('a picture', () => {
  it('is shown once the server says that it is there', async () => {
    const { card } = await openChickens({ body: { exists: true } });
    await screen.findByText('Pollo entero');
    const picture = await within(card).findByRole('presentation');
    expect(picture.getAttribute('src')).toBe('/images/products/pollo.svg');
  });

  it.each<[string, AnswerTo<'checkFile'>, string[]]>([
    ['it is missing', { body: { exists: false } }, []],
    ['the check is refused', { status: 400, body: { error: 'Ruta inválida' } }, ['Ruta inválida']],
    ['the check breaks', { status: 500 }, ['Error al verificar el archivo']],
    ['there is no connection', { offline: true }, ['Error desconocido']],
  ])('is left out when %s, and a lost check is logged', async (_name, answer, logged) => {
    const { api, card } = await openChickens(answer);
    expect(within(card).queryByRole('presentation')).not.toBeInTheDocument();
    await waitFor(() => expect(api.asked(PICTURE_CHECK)).toBe(1));
    await waitFor(() => expect(api.queryClient.isFetching()).toBe(0));
    expect(takeConsoleErrors()).toEqual(logged);
  });
});

it('says what will appear when there is nothing', async () => {
  renderApp('/productos', { ...CATALOG, 'GET /api/categories': { body: [] } });
  expect(await screen.findByText('La carta está en la cocina')).toBeVisible();
});

it('says so when a category is empty', async () => {
  renderApp('/productos', { ...CATALOG, 'GET /api/products': { body: [] } });
  expect(await screen.findByText('Nada en Aperitivos por ahora')).toBeVisible();
});

it.each(['/api/categories', '/api/products'] as const)(
  'offers another try when %s fails',
  async (path) => {
    let broken = true;
    const call = `GET ${path}` as const;
    const good = CATALOG[call];
    const api = renderApp('/productos', {
      ...CATALOG,
      ...answering(call, () => (broken ? { status: 500 } : good)),
    });
    expect(await screen.findByText('No se pudieron cargar los productos')).toBeVisible();
    expect(api.asked(`GET ${path}`)).toBe(2);
    expect(takeConsoleErrors()).toHaveLength(1);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Hummus')).toBeVisible();
  },
);

it('says where drinks with alcohol are that they are for adults', async () => {
  const beer = product({ id: 4, name: 'Cerveza', categoryId: 2 });
  const others = PRODUCTS.filter(({ categoryId }) => categoryId !== 2);
  renderApp('/productos', { ...CATALOG, 'GET /api/products': { body: [...others, beer] } });
  await screen.findByText('Hummus');
  expect(screen.queryByText(/mayores de 18/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Pollos' }));
  await screen.findByText('Cerveza');
  expect(screen.getByText('Las bebidas alcohólicas son para mayores de 18 años.')).toBeVisible();
});
