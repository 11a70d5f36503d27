import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { BasketLine } from '@brasa/core/orders/place/basket.rules.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { Answers, AnswerTo } from '../../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../../test/fake-time.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { category, product, SITE, STOCK } from '../../../../test/samples.ts';
import { deskOrder } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { writeContact } from '../../../../test/write-in.ts';
import { changeBasket, readBasket } from '../../basket/basket-store.ts';

const CREATE = 'POST /api/orders';
const CHICKEN = product({ id: 1, name: 'Pollo entero', categoryId: 3, chickens: '1.0' });
const BEER = product({ id: 20, name: 'Cerveza', price: '2.50' });
const SALAD = product({ id: 21, name: 'Ensalada', price: '6.00' });
const LEFT = 'Algo de tu pedido ya no está en la carta';

/** Friday 20 November 2026 in Madrid, open from 10:00 to 17:00. */
function madridTimeIs(clock: string) {
  vi.setSystemTime(parseInstant(`2026-11-20T${clock}`)!);
}

beforeEach(() => {
  fakeTime();
  madridTimeIs('13:29');
});

const line = (productId: number): BasketLine => ({ productId, quantity: tenths(10), note: '' });

function openPage(answers: Answers = {}) {
  changeBasket(() => ({ chickens: tenths(10), lines: [line(BEER.id), line(SALAD.id)] }));
  const menu = { products: [CHICKEN, BEER, SALAD] };
  const api = renderApp('/encargar', {
    'GET /api/site': { body: { ...SITE, wholeChickenProduct: '1' } },
    'GET /api/stock': { body: { ...STOCK, unreservedStock: '42.0' } },
    'GET /api/categories': { body: [category(3, 'Pollos'), category(2, 'Bebidas')] },
    'GET /api/products': () => ({ body: menu.products }),
    [CREATE]: { status: 201, body: deskOrder(41, '2026-11-20T14:00') },
    ...answers,
  });
  return {
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    sent: () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
    /** What the open page does not know yet. */
    retire: (id: number) => {
      menu.products = menu.products.filter((product) => product.id !== id);
    },
    /** As an open page learns of it: the menu is asked for again. */
    takeOffTheMenu: async (id: number) => {
      menu.products = menu.products.filter((product) => product.id !== id);
      await act(() => api.queryClient.refetchQueries({ queryKey: ['/api/products'] }));
    },
  };
}

const time = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Hora de recogida' });
const orderButton = () => screen.getByRole('button', { name: /Realizar Pedido/ });
const chosen = () => readBasket().lines.map(({ productId }) => productId);

async function order(user: ReturnType<typeof userEvent.setup>) {
  await screen.findAllByText('13,50 €');
  await writeContact(user);
  await user.click(screen.getByRole('checkbox'));
  await user.click(orderButton());
}

async function lostOrder() {
  const next: { answer: AnswerTo<'createOrder'> } = { answer: { offline: true } };
  const page = openPage({ [CREATE]: () => next.answer });
  await order(page.user);
  await screen.findByRole('alert');
  const answer = (given: AnswerTo<'createOrder'>) => {
    next.answer = given;
  };
  return { ...page, answer };
}

describe('what has left the menu', () => {
  it('leaves the basket, and that is said', async () => {
    const { takeOffTheMenu } = openPage();
    await screen.findByRole('form', { name: 'Nuevo pedido' });
    await waitFor(() => expect(chosen()).toEqual([BEER.id, SALAD.id]));
    await takeOffTheMenu(BEER.id);
    expect(await screen.findByText(LEFT)).toBeVisible();
    expect(screen.getByText('Hemos quitado: Cerveza. Lo demás sigue como estaba.')).toBeVisible();
    expect(chosen()).toEqual([SALAD.id]);
  });

  it('stays in an order that has gone out and may have arrived', async () => {
    const { user, sent, takeOffTheMenu } = await lostOrder();
    await takeOffTheMenu(BEER.id);
    expect(chosen()).toEqual([BEER.id, SALAD.id]);
    expect(screen.queryByText(LEFT)).not.toBeInTheDocument();
    await user.click(orderButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
    await waitFor(() => expect(takeConsoleErrors()).not.toEqual([]));
  });
});

/** The server's answer while the dish at this place in the order is not on its menu. */
const goneAt = (place: number) =>
  ({
    status: 422,
    body: {
      error: 'Hay algo en el pedido que no se puede encargar así',
      code: 'LINES_NOT_AVAILABLE',
      details: [{ path: `lines.${place}`, message: 'Este producto ya no está en la carta' }],
    },
  }) as const;

describe('an order with something that has left the menu', () => {
  it('is refused by name, loses it, and is taken without it', async () => {
    const answers: AnswerTo<'createOrder'>[] = [
      goneAt(1),
      { status: 201, body: deskOrder(41, '2026-11-20T14:00') },
    ];
    const { user, sent, retire } = openPage({ [CREATE]: () => answers.shift()! });
    await screen.findAllByText('13,50 €, al recoger');
    retire(BEER.id);
    await order(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Cerveza: este producto ya no está en la carta',
    );
    expect(await screen.findByText(LEFT)).toBeVisible();
    expect(chosen()).toEqual([SALAD.id]);
    expect(screen.getAllByText('11,00 €, al recoger')[0]).toBeVisible();
    await user.click(orderButton());
    expect(await screen.findByRole('region', { name: 'Pedido realizado' })).toBeVisible();
    expect(sent()).toHaveLength(2);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('loses it too where the menu had lost it before the answer came', async () => {
    const { user, sent, takeOffTheMenu, answer } = await lostOrder();
    await takeOffTheMenu(BEER.id);
    answer(goneAt(1));
    await user.click(orderButton());
    expect(await screen.findByText(LEFT)).toBeVisible();
    expect(chosen()).toEqual([SALAD.id]);
    expect(sent()).toHaveLength(2);
    await waitFor(() => expect(takeConsoleErrors()).not.toEqual([]));
  });
});

it('keeps the proposed time of an order with lines that has gone out and may have arrived', async () => {
  const { user, sent } = await lostOrder();
  madridTimeIs('13:31');
  await passTime(15_000);
  await screen.findByRole('option', { name: '13:30 · ya ha pasado' });
  expect(time().value).toBe('13:30');
  await user.click(orderButton());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(sent()[0]);
  await waitFor(() => expect(takeConsoleErrors()).not.toEqual([]));
});

it('says that drinks with alcohol are for adults, of an order that has some', async () => {
  openPage();
  const slip = within(await screen.findByRole('complementary', { name: 'Resumen del pedido' }));
  const adultsOnly = 'Las bebidas alcohólicas son para mayores de 18 años.';
  expect(await slip.findByText(adultsOnly)).toBeVisible();
  act(() => changeBasket((before) => ({ ...before, lines: [line(SALAD.id)] })));
  await waitFor(() => expect(slip.queryByText(adultsOnly)).not.toBeInTheDocument());
});
