// docs/rules/orders.md#choosing-from-the-menu
import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { EMPTY_BASKET } from '@brasa/core/orders/place/basket.rules.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { category, product, SITE, STOCK } from '../../../test/samples.ts';
import { changeBasket, readBasket } from '../basket/basket-store.ts';
import { OrderActions } from './order-actions.tsx';

const MENU = product({ id: 21, name: 'Menú familiar', price: '42.00', chickens: '2.0' });

beforeEach(() => changeBasket(() => EMPTY_BASKET));

const open = (address: string) =>
  renderApp(address, {
    'GET /api/site': { body: SITE },
    'GET /api/stock': { body: STOCK },
    'GET /api/categories': { body: [category(2, 'Carta')] },
    'GET /api/products': { body: [MENU] },
  });

it('puts the dish into the order once, and leaves the address without it', async () => {
  open('/encargar?plato=21');
  await waitFor(() => expect(readBasket().lines).toMatchObject([{ productId: 21, quantity: 10 }]));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(await screen.findByRole('form', { name: 'Nuevo pedido' })).toBeVisible();
  expect(readBasket().lines).toHaveLength(1);
});

it.each(['99', 'x', ''])('names no dish by "%s"', async (id) => {
  open(`/encargar?plato=${id}`);
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(readBasket()).toEqual(EMPTY_BASKET);
});

it('is what + and Encargar lead to before the code of the page has come', () => {
  const page = renderToString(
    <MemoryRouter>
      <OrderActions product={MENU} chickens={SITE} />
    </MemoryRouter>,
  );
  const links = [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*/g)];
  expect(links.map(([, href]) => href)).toEqual(['/encargar?plato=21', '/encargar?plato=21']);
  expect(page).toContain('aria-label="Añadir Menú familiar"');
});
