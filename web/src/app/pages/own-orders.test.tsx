// Mis pedidos and Repetir (docs/rules/orders.md#own-orders).
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Answers } from '../../../test/fake-api.ts';
import { pointsAnswers } from '../../../test/points-samples.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { category, product, SITE } from '../../../test/samples.ts';
import { deskOrder, ROSA } from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';
import { changeBasket, emptyBasket, readBasket } from '../../orders/basket/basket-store.ts';

const CALL = 'GET /api/auth/me/orders';
const BEER = product({ id: 26, name: 'Cerveza', categoryId: 7 });
const MENU: Answers = {
  'GET /api/site': { body: { ...SITE, wholeChickenProduct: '8', halfChickenProduct: '9' } },
  'GET /api/categories': { body: [category(3, 'Pollos'), category(7, 'Bebidas')] },
  'GET /api/products': {
    body: [product({ id: 8, name: 'Pollo entero', chickens: '1.0', categoryId: 3 }), BEER],
  },
};

beforeEach(() => {
  emptyBasket();
  vi.setSystemTime(parseInstant('2026-11-20T12:10') ?? 0);
});

const open = (orders: Order[], answers: Answers = {}) =>
  renderAppAs({ role: 'abaranci' }, '/puntos', {
    ...pointsAnswers(0),
    ...MENU,
    [CALL]: { body: { orders, hasMore: false } },
    ...answers,
  });

const section = async () => within(await screen.findByRole('region', { name: 'Mis pedidos' }));

it('says of each order when, what, how it stands and what it costs', async () => {
  open([
    ROSA,
    deskOrder(5, '2026-11-20T14:00', { readyAt: '2026-11-20T12:50:00.000Z' }),
    deskOrder(6, '2026-11-19T14:00', { status: 'delivered', finalAmount: '13.50' }),
    deskOrder(7, '2026-11-18T14:00', { status: 'error' }),
  ]);
  const list = await (await section()).findAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual([
    'Hoy, 14:30Recibido2 pollos, 4 raciones de paella valenciana y cerveza × 2Pedido n.º 4 · 68,60\u00a0€ Repetir',
    'Hoy, 14:00Listo1 polloPedido n.º 5 Repetir',
    'Ayer, 14:00Recogido1 polloPedido n.º 6 · 13,50\u00a0€ Repetir',
    'Miércoles 18 de noviembre, 14:00Cancelado1 polloPedido n.º 7 Repetir',
  ]);
});

it('says that a price leaves out a dish that only the details name, until the order is paid', async () => {
  const mixed: Partial<Order> = {
    ...{ quantity: '2.0', linesTotal: '27.00', details: '2 pollos, 2 raciones de croquetas' },
    lines: [
      {
        ...{ id: 1, productId: 8, name: 'Pollo entero', quantity: '2.0', chickens: '1.0' },
        ...{ unitPrice: '13.50', vatRate: 10, note: null, total: '27.00' },
      },
    ],
  };
  const delivered = { ...mixed, status: 'delivered', finalAmount: '41.00' } as const;
  open([deskOrder(5, '2026-11-20T14:00', mixed), deskOrder(6, '2026-11-19T14:00', delivered)]);
  const own = await section();
  const list = await own.findAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual([
    'Hoy, 14:00Recibido2 pollos y 2 raciones de croquetasPedido n.º 5 · 27,00\u00a0€ · Sin precio: 2 raciones de croquetas Repetir',
    'Ayer, 14:00Recogido2 pollos y 2 raciones de croquetasPedido n.º 6 · 41,00\u00a0€ Repetir',
  ]);
  await userEvent.click(own.getByRole('button', { name: /^Repetir el pedido 5/ }));
  expect(await screen.findByText('No está en la carta: 2 raciones de croquetas.')).toBeVisible();
  expect(readBasket()).toEqual({ chickens: 20, lines: [] });
});

it('leads from each order to its page, while it has one', async () => {
  const code = 'x'.repeat(22);
  const delivered = { status: 'delivered', code } as const;
  open([
    { ...ROSA, code },
    deskOrder(6, '2026-11-19T14:00', { ...delivered, code: 'y'.repeat(22) }),
    deskOrder(5, '2026-10-20T14:00', delivered),
  ]);
  const own = await section();
  const links = await own.findAllByRole('link', { name: /^Ver el pedido/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ver o cambiar', `/pedido/${code}`],
    ['Ver', `/pedido/${'y'.repeat(22)}`],
  ]);
});

it('invites whoever has ordered nothing yet', async () => {
  open([]);
  const own = await section();
  expect(await own.findByText('Todavía no has encargado con tu cuenta')).toBeVisible();
  expect(own.getByRole('link', { name: 'Hacer Pedido' })).toHaveAttribute('href', '/encargar');
});

it('Repetir fills the form with what can still be had, and says what cannot', async () => {
  open([ROSA]);
  const own = await section();
  await userEvent.click(await own.findByRole('button', { name: /^Repetir el pedido 4/ }));
  expect(await screen.findByText('Hemos puesto lo mismo en tu pedido')).toBeVisible();
  expect(screen.getByText('Ya no está en la carta: Paella valenciana.')).toBeVisible();
  expect(await screen.findByRole('form', { name: 'Nuevo pedido' })).toBeVisible();
  expect(window.location.pathname).toBe('/encargar');
  expect(readBasket()).toEqual({
    chickens: 20,
    lines: [{ productId: BEER.id, quantity: 20, note: 'fría' }],
  });
});

it('gives back what was chosen before', async () => {
  changeBasket(() => ({ chickens: tenths(5), lines: [] }));
  open([deskOrder(5, '2026-11-19T14:00', { quantity: '3.0' })]);
  await userEvent.click(await (await section()).findByRole('button', { name: /^Repetir/ }));
  await screen.findByText('Hemos puesto lo mismo en tu pedido');
  expect(readBasket().chickens).toBe(30);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(readBasket().chickens).toBe(5);
});

it('leaves things as they are where nothing of it is on the menu any more', async () => {
  open([{ ...ROSA, lines: ROSA.lines.filter(({ name }) => name.startsWith('Paella')) }]);
  await userEvent.click(await (await section()).findByRole('button', { name: /^Repetir/ }));
  expect(await screen.findByText('Nada de lo que llevaba sigue en la carta.')).toBeVisible();
  expect(window.location.pathname).toBe('/puntos');
});

it('shows the next ten when asked', async () => {
  const page = (from: number) =>
    Array.from({ length: 10 }, (_, index) => deskOrder(from - index, '2026-11-19T14:00'));
  open([], {
    [CALL]: { body: { orders: page(30), hasMore: true } },
    'GET /api/auth/me/orders?before=21': { body: { orders: page(20), hasMore: false } },
  });
  const own = await section();
  await userEvent.click(await own.findByRole('button', { name: 'Ver más pedidos' }));
  expect(await own.findByText(/^Pedido n.º 11/)).toBeVisible();
  expect(own.getAllByRole('listitem')).toHaveLength(20);
  expect(own.queryByRole('button', { name: 'Ver más pedidos' })).not.toBeInTheDocument();
});
