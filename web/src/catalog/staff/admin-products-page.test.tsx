import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { catalogCategory, catalogProduct } from '../../../test/catalog-samples.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { AnswerTo, Answers } from '../../../test/fake-api.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { ahead } from '../../../test/samples.ts';
import { findToast, NOW, said } from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';

const ARMENIAN = catalogCategory(5, 'Cocina armenia', { description: 'De la familia' });
const CATALOG = {
  categories: [
    catalogCategory(1, 'Menús'),
    ARMENIAN,
    catalogCategory(8, 'Verano', { deleted: true }),
  ],
  products: [
    catalogProduct({
      id: 1,
      name: 'Menú familiar',
      categoryId: 1,
      price: '42.00',
      featured: true,
      featuredOrder: 2,
    }),
    catalogProduct({
      id: 3,
      name: 'Dolma',
      categoryId: 5,
      price: '8.50',
      allergens: ['milk'],
      imageUrl: 'dolma.svg',
    }),
    catalogProduct({
      id: 4,
      name: 'Pajlavá',
      categoryId: 5,
      price: '3.50',
      vatRate: 21,
      featured: true,
      featuredOrder: 1,
    }),
    catalogProduct({ id: 6, name: 'Gazpacho', categoryId: 5, deleted: true }),
  ],
};
const READ = 'GET /api/catalog';
const TODAY = '2026-11-20' as Day;

// The page's code is loaded when it is first opened; that is not what is tested here. Whole journeys
// through a form take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeAll(async () => {
  await import('./admin-products-page.tsx');
});

beforeEach(() => {
  vi.setSystemTime(NOW);
});

async function openPage(answers: Answers = {}) {
  const api = renderAppAs({ role: 'haykakan' }, '/admin/productos', {
    [READ]: { body: CATALOG },
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Gestión de Productos' });
  return api;
}

const section = (name: string) => screen.findByRole('region', { name });
const toastRegion = () => screen.getByRole('region', { name: 'Avisos', hidden: true });
const rowsOf = async (name: string) =>
  within(await section(name))
    .queryAllByRole('listitem')
    .map((row) => said(row).replace(/Agotado hoy: .*/, ''));

describe('the list', () => {
  it('shows each category with its products, price, rate and marks', async () => {
    await openPage();
    expect(await rowsOf('Menús')).toEqual(['Menú familiarDestacado42,00 €IVA 10 %Agotado']);
    expect(await rowsOf('Cocina armenia')).toEqual([
      'Dolma8,50 €IVA 10 %Agotado',
      'PajlaváDestacado3,50 €IVA 21 %Agotado',
    ]);
    expect(screen.queryByRole('region', { name: 'Verano' })).not.toBeInTheDocument();
  });

  it('shows what is retired where it is wanted', async () => {
    await openPage();
    await userEvent.click(await screen.findByLabelText('Mostrar retirados (2)'));
    expect((await rowsOf('Cocina armenia')).at(-1)).toContain('GazpachoRetirado');
    expect(within(await section('Verano')).getByText('Retirada')).toBeVisible();
  });

  it('finds without regard to accents, and says how many', async () => {
    await openPage();
    await userEvent.type(await screen.findByLabelText('Buscar en la carta'), 'PAJLAVA');
    expect(await rowsOf('Cocina armenia')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Menús' })).not.toBeInTheDocument();
    expect(screen.getByText('1 producto encontrado')).toBeVisible();
  });

  it('says that nothing was found, and leads back', async () => {
    await openPage();
    await userEvent.type(await screen.findByLabelText('Buscar en la carta'), 'gazpacho');
    expect(screen.getByText('Nada que se llame «gazpacho»')).toBeVisible();
    expect(screen.getByText('Puede que esté entre los retirados.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ver toda la carta' }));
    expect(await section('Menús')).toBeVisible();
  });

  it('shows the featured ones in their own order', async () => {
    await openPage();
    await userEvent.click(await screen.findByLabelText('Destacados'));
    const rows = await rowsOf('Destacados');
    expect(rows.map((row) => row.slice(0, 8))).toEqual(['1Pajlavá', '2Menú fa']);
  });
});

describe('what is special about a product', () => {
  it('stands in a short line, and nothing where nothing is', async () => {
    const paella = { minQuantity: '2.0', orderAhead: ahead(1, '20:00') };
    const products = [
      catalogProduct({ id: 3, name: 'Paella', categoryId: 5, ...paella }),
      catalogProduct({ id: 4, name: 'Pollo', categoryId: 5, chickens: '1.0', soldOutOn: TODAY }),
      catalogProduct({ id: 5, name: 'Pan', categoryId: 5, soldOutOn: '2026-11-19' as Day }),
    ];
    await openPage({ [READ]: { body: { ...CATALOG, products } } });
    expect(await rowsOf('Cocina armenia')).toEqual([
      'Paelladesde 2 · el día antes, hasta las 20:005,00 €IVA 10 %Agotado',
      'PolloAgotado hoy1 pollo5,00 €IVA 10 %Agotado',
      'Pan5,00 €IVA 10 %Agotado',
    ]);
  });
});

describe('the switch Agotado', () => {
  const SWITCH = 'PATCH /api/products/3/sold-out';
  const switchOf = (name: string) => screen.findByRole('switch', { name: `Agotado hoy: ${name}` });

  it('is tapped and taken back in the row itself, and says how it ends', async () => {
    let [dolma] = [CATALOG.products[1]!];
    const api = await openPage({
      [READ]: () => ({ body: { ...CATALOG, products: [dolma] } }),
      [SWITCH]: () => {
        dolma = { ...dolma, soldOutOn: dolma.soldOutOn === null ? TODAY : null };
        return { body: dolma };
      },
    });
    const dishSwitch = await switchOf('Dolma');
    expect(dishSwitch).not.toBeChecked();
    // The second tap of a finger in a hurry.
    fireEvent.click(dishSwitch);
    fireEvent.click(dishSwitch);
    await waitFor(() => expect(dishSwitch).toBeChecked());
    expect(await findToast('Agotado hoy')).toContain('Dolma. A medianoche vuelve solo.');
    await waitFor(() => expect(api.queryClient.isMutating()).toBe(0));
    expect(dishSwitch).toBeChecked();
    await userEvent.click(dishSwitch);
    await findToast('Ya se puede encargar otra vez');
    await waitFor(() => expect(dishSwitch).not.toBeChecked());
    const bodies = api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(bodies).toEqual([{ soldOut: true }, { soldOut: false }]);
  });

  it('goes back where that failed, and says of what', async () => {
    await openPage({ [SWITCH]: { status: 404, body: { error: 'Producto no encontrado' } } });
    await userEvent.click(await switchOf('Dolma'));
    expect(await findToast('Error')).toContain('Dolma: Producto no encontrado');
    await waitFor(async () => expect(await switchOf('Dolma')).not.toBeChecked());
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('is for what is on sale', async () => {
    await openPage();
    await userEvent.click(await screen.findByLabelText('Mostrar retirados (2)'));
    await screen.findByText('Gazpacho');
    expect(screen.queryByRole('switch', { name: /Gazpacho/ })).not.toBeInTheDocument();
  });

  it('follows what is said on another screen', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
    let products = CATALOG.products;
    await openPage({ [READ]: () => ({ body: { ...CATALOG, products } }) });
    expect(await switchOf('Dolma')).not.toBeChecked();
    products = products.map((product) => ({ ...product, soldOutOn: TODAY }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(async () => expect(await switchOf('Dolma')).toBeChecked());
    vi.useRealTimers();
  });
});

describe('its states', () => {
  it('keeps its place while it is loading', async () => {
    const catalog = Promise.withResolvers<AnswerTo<'readCatalog'>>();
    await openPage({ [READ]: () => catalog.promise });
    expect(screen.getByRole('status', { name: 'Cargando la carta...' })).toBeVisible();
    catalog.resolve({ body: CATALOG });
    await section('Menús');
  });

  it('offers another try when it cannot be loaded', async () => {
    let isDown = true;
    await openPage({ [READ]: () => (isDown ? { status: 500 } : { body: CATALOG }) });
    expect(await screen.findByText('No se pudo cargar la carta')).toBeVisible();
    takeConsoleErrors();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await section('Menús')).toBeVisible();
  });

  it('leads back in when the session has ended', async () => {
    await openPage({ [READ]: { status: 401 } });
    expect(await screen.findByText('Tu sesión ha terminado')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Iniciar Sesión' });
    expect(link.getAttribute('href')).toBe('/login');
  });

  it('says how to begin when it is empty', async () => {
    await openPage({ [READ]: { body: { categories: [], products: [] } } });
    expect(await screen.findByText('La carta está vacía')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Destacados'));
    expect(screen.getByText('Nada destacado')).toBeVisible();
  });
});

describe('a category', () => {
  it('is created with its name and says so', async () => {
    const api = await openPage({
      'POST /api/categories': { status: 201, body: catalogCategory(9, 'Otoño') },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva categoría' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva categoría' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Crear categoría' }));
    expect(await dialog.findByText('El nombre es obligatorio')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Nombre'), 'Otoño');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear categoría' }));
    await within(toastRegion()).findByText('Categoría creada');
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Otoño',
      description: null,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('that is called like another is told at its name', async () => {
    const error = 'Ya hay una categoría con ese nombre. Si está retirada, recupérala';
    await openPage({
      'PATCH /api/categories/5': { status: 409, body: { error, code: 'CATEGORY_NAME_TAKEN' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Cocina armenia' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText('Nombre');
    await userEvent.clear(name);
    await userEvent.type(name, 'Menus');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect((name as HTMLInputElement).value).toBe('Menus');
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('sends only what was changed, with the state that was seen', async () => {
    const api = await openPage({
      'PATCH /api/categories/5': { body: ARMENIAN },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Cocina armenia' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Descripción'), ', de siempre');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await within(toastRegion()).findByText('Categoría actualizada');
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      description: 'De la familia, de siempre',
      version: ARMENIAN.version,
    });
  });

  it('is retired with its products, and comes back with one tap', async () => {
    const retired = {
      ...ARMENIAN,
      deleted: true,
      version: 2,
    };
    const api = await openPage({ 'PATCH /api/categories/5': { body: retired } });
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Cocina armenia' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/con sus 2 productos/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar de la carta' }));
    await within(toastRegion()).findByText('Categoría retirada');
    await userEvent.click(within(toastRegion()).getByText('Deshacer'));
    await waitFor(() =>
      expect(api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { deleted: true, version: ARMENIAN.version },
        { deleted: false, version: 2 },
      ]),
    );
  });

  it('Menús keeps its name and cannot be retired', async () => {
    await openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Menús' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Nombre').readOnly).toBe(true);
    expect(dialog.queryByRole('button', { name: 'Retirar de la carta' })).not.toBeInTheDocument();
  });
});

describe('the order', () => {
  const ORDER = 'PATCH /api/products/order';

  async function openSorting(answer: AnswerTo<'orderProducts'>) {
    const api = await openPage({ [ORDER]: answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Ordenar Cocina armenia' }));
    return {
      api,
      drawer: within(await screen.findByRole('dialog', { name: 'Ordenar Cocina armenia' })),
    };
  }

  it('is changed one place at a time, the focus staying, and saved at once', async () => {
    const { api, drawer } = await openSorting({ body: CATALOG });
    const lower = drawer.getByRole('button', { name: 'Bajar Dolma' });
    await userEvent.click(lower);
    expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Pajlavá',
      '2Dolma',
    ]);
    expect(drawer.getByText('Dolma: 2 de 2')).toBeVisible();
    const stays = drawer.getByRole('button', { name: 'Bajar Dolma' });
    expect(document.activeElement).toBe(stays);
    expect(stays.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(drawer.getByRole('button', { name: 'Guardar orden' }));
    await within(toastRegion()).findByText('Orden guardado');
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      categoryId: 5,
      ids: [4, 3],
    });
  });

  it('that cannot be saved is explained and stays on screen', async () => {
    const error = 'La carta ha cambiado mientras la ordenabas';
    const { drawer } = await openSorting({ status: 409, body: { error } });
    await userEvent.click(drawer.getByRole('button', { name: 'Subir Pajlavá' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Guardar orden' }));
    await within(toastRegion()).findByText(error);
    expect(drawer.getAllByRole('listitem')[0]?.textContent).toBe('1Pajlavá');
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('that is not saved yet is not lost by a wrong tap', async () => {
    const { drawer } = await openSorting({ body: CATALOG });
    await userEvent.click(drawer.getByRole('button', { name: 'Bajar Dolma' }));
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }));
    await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
    await screen.findByRole('dialog', { name: 'Ordenar Cocina armenia' });
  });

  it('of the categories leaves Menús where it is', async () => {
    const api = await openPage({ 'PATCH /api/categories/order': { body: CATALOG } });
    await userEvent.click(await screen.findByRole('button', { name: 'Ordenar categorías' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Ordenar categorías' }));
    expect(drawer.queryByRole('button', { name: /Menús/ })).not.toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Guardar orden' }));
    await waitFor(() => expect(api.asked('PATCH /api/categories/order')).toBe(1));
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ ids: [1, 5] });
  });
});
