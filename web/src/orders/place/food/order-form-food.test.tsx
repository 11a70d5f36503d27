import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { parseInstant, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { EMPTY_BASKET } from '@brasa/core/orders/place/basket.rules.ts';
import type { SlotState } from '@brasa/core/orders/place/slot-offers.rules.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { Answers } from '../../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../../test/fake-time.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { ahead, category, product, SITE, STOCK } from '../../../../test/samples.ts';
import { deskOrder } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { writeContact } from '../../../../test/write-in.ts';
import { changeBasket, readBasket } from '../../basket/basket-store.ts';

const CREATE = 'POST /api/orders';
const CHICKEN = product({ id: 1, name: 'Pollo entero', price: '13.50', chickens: '1.0' });
const BEER = product({ id: 20, name: 'Cerveza', price: '2.50' });
const FAMILY = product({ id: 21, name: 'Menú familiar', price: '30.00', chickens: '2.0' });
const PAELLA = product({ id: 22, name: 'Paella', price: '9.50', orderAhead: ahead(2, '20:00') });
const TODAY = '2026-11-20';
const TIMES = ['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'];
const TOO_LARGE = 'Un pedido tan grande no cabe en media hora de horno. Llámanos y lo preparamos';

/** Friday 20 November 2026 in Madrid, open from 10:00 to 17:00. */
beforeEach(() => {
  fakeTime(parseInstant(`${TODAY}T12:10`)!);
  changeBasket(() => EMPTY_BASKET);
});

type Opened = {
  site?: Partial<SiteFacts>;
  products?: readonly Product[];
  /** The days that are full; all others have room. */
  full?: readonly string[];
  answers?: Answers;
};

/** The form, whether or not its menu has come. */
async function openForm({ site = {}, products = [CHICKEN], full = [], answers = {} }: Opened) {
  const states = (state: SlotState) => ({ body: TIMES.map((time) => ({ time, state })) });
  const fullDays: Answers = {};
  for (const day of full) fullDays[`GET /api/slots?day=${day}&chickens=1.0`] = states('full');
  const extras = [BEER, FAMILY, PAELLA];
  const api = renderApp('/encargar', {
    'GET /api/site': { body: { ...SITE, wholeChickenProduct: '1', ...site } },
    'GET /api/stock': { body: { ...STOCK, unreservedStock: '42.0' } },
    'GET /api/categories': { body: [category(2, 'Carta')] },
    'GET /api/products': { body: [...products, ...extras] },
    'GET /api/slots': states('open'),
    ...fullDays,
    [CREATE]: { status: 201, body: deskOrder(41, `${TODAY}T14:00`) },
    ...answers,
  });
  await screen.findByRole('form', { name: 'Nuevo pedido' });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return {
    user,
    add: (name: string) => user.click(screen.getByRole('button', { name: `Añadir ${name}` })),
    asked: () => api.calls.filter(({ path }) => path.startsWith('/api/slots')),
    sent: () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

async function openPage(opened: Opened = {}) {
  const page = await openForm(opened);
  await page.user.click(await screen.findByRole('button', { name: 'Carta' }));
  return page;
}

const phone = () => within(screen.getByRole('form')).getByRole('link', { name: '965 000 111' });
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const day = () => screen.getByLabelText<HTMLInputElement>('Día de recogida');
const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const orderButton = () => screen.getByRole('button', { name: /Realizar Pedido/ });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await writeContact(user);
  await user.click(screen.getByRole('checkbox'));
}

describe('an order that is larger than a half hour of the oven', () => {
  it('is too large at once, with the telephone and no other day', async () => {
    const { user, asked } = await openPage({ site: { ovenChickensPerSlot: '1,5' } });
    await waitFor(() => expect(asked()).not.toEqual([]));
    await user.click(chip('2 pollos'));
    expect(await screen.findByText(TOO_LARGE)).toBeVisible();
    expect(phone()).toHaveAttribute('href', 'tel:+34965000111');
    expect(screen.queryByRole('button', { name: /^Elegir/ })).not.toBeInTheDocument();
    expect(chip('14:00')).toBeDisabled();
    const before = asked().length;
    await passTime(31_000);
    expect(asked()).toHaveLength(before);
    await user.click(chip('1 pollo y medio'));
    expect(screen.queryByText(TOO_LARGE)).not.toBeInTheDocument();
  });

  it('is so too where the oven has become smaller since, and nothing is lost', async () => {
    const site = { body: { ...SITE, wholeChickenProduct: '1' } };
    const refused = { error: TOO_LARGE, code: 'ORDER_LARGER_THAN_SLOT' };
    const { user } = await openPage({
      answers: { 'GET /api/site': () => site, [CREATE]: { status: 422, body: refused } },
    });
    await fillIn(user);
    site.body = { ...site.body, ovenChickensPerSlot: '0.5' };
    await user.click(orderButton());
    await waitFor(() => expect(phone()).toBeVisible());
    expect(chip('14:00')).toBeDisabled();
    expect(field('Nombre')).toHaveValue('María José');
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('leads to the telephone by the refusal alone, until there is less in the order', async () => {
    const refused = { error: TOO_LARGE, code: 'ORDER_LARGER_THAN_SLOT' };
    const { user } = await openPage({ answers: { [CREATE]: { status: 422, body: refused } } });
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(phone()).toBeVisible());
    expect(screen.getAllByText(TOO_LARGE)).toHaveLength(2);
    expect(list('Hora de recogida')).toHaveFocus();
    await user.click(chip('Medio pollo'));
    expect(list('Hora de recogida').value).toBe('13:30');
    expect(chip('14:00')).toBeEnabled();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('counts the chickens of its menus', async () => {
    const { add } = await openPage({ site: { ovenChickensPerSlot: '2' } });
    await add('Menú familiar');
    expect(await screen.findByText(TOO_LARGE)).toBeVisible();
  });
});

it('says the allergens of the chickens that are sold, whatever they are called', async () => {
  const asado = { ...CHICKEN, name: 'Asado entero', allergens: ['milk' as const] };
  await openPage({
    products: [asado, product({ id: 30, name: 'Pollo de la casa', allergens: [] })],
  });
  const said = (await screen.findByText('Alérgenos del pollo')).parentElement;
  await waitFor(() => expect(said?.textContent).toContain('Lácteos'));
});

it('says at the extras that the chickens of menus count, before anything is sent', async () => {
  const { user, add, sent } = await openPage();
  await user.selectOptions(list('Cantidad'), '9');
  await add('Menú familiar');
  const text = /Los menús también llevan pollos: tu pedido suma 11, y por aquí se encargan 10/;
  expect(await screen.findByText(text)).toBeVisible();
  expect(phone()).toBeVisible();
  await fillIn(user);
  await user.click(orderButton());
  expect(sent()).toEqual([]);
});

describe('what cannot be had on the chosen day', () => {
  const soldOut = { ...CHICKEN, soldOutOn: TODAY as Day };

  it('is looked for among the chickens too', async () => {
    await openPage({ products: [soldOut] });
    await waitFor(() => expect(day().value).toBe('2026-11-21'));
  });

  it('is said on the first look, with the day that is proposed, until a day is chosen', async () => {
    const { user } = await openPage({ products: [soldOut] });
    const sold = 'Pollo entero: agotado para hoy. Lo antes posible, mañana.';
    expect(await screen.findByText(sold)).toBeVisible();
    expect(screen.getByText(/^Hemos cambiado el día propuesto: ahora es el sábado/)).toBeVisible();
    await user.clear(day());
    await user.type(day(), '2026-11-21');
    await waitFor(() => expect(screen.queryByText(sold)).not.toBeInTheDocument());
  });

  it('leaves no figure of today at the head where no chicken can be had', async () => {
    await openPage({ products: [soldOut] });
    expect(await screen.findByText('Por hoy están agotados. Pide para otro día.')).toBeVisible();
  });

  it('is named at the chickens and above the times, with the day that can', async () => {
    const { user } = await openPage({ products: [soldOut] });
    await waitFor(() => expect(day().value).toBe('2026-11-21'));
    await user.clear(day());
    await user.type(day(), TODAY);
    expect(
      await screen.findByText('Pollo entero: agotado para hoy. Lo antes posible, mañana.'),
    ).toBeVisible();
    expect(screen.getByText('Pollo entero no puede estar para ese día.')).toBeVisible();
    expect(list('Hora de recogida').options[3]).toBeDisabled();
    // The proposal that was is another by now, and no longer what stands in the form.
    expect(screen.queryByText(/Hemos cambiado el día propuesto/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Elegir sábado 21 de noviembre' }));
    expect(day().value).toBe('2026-11-21');
  });

  it('leaves a day that somebody chose, back at the proposed one too, and after another page', async () => {
    const { user, add } = await openPage();
    for (const chosen of ['2026-11-21', TODAY])
      fireEvent.change(day(), { target: { value: chosen } });
    await add('Paella');
    expect(await screen.findByText('Paella no puede estar para ese día.')).toBeVisible();
    expect(day().value).toBe(TODAY);
    await user.click(screen.getByRole('link', { name: 'Brasa' }));
    await user.click((await screen.findAllByRole('link', { name: 'Hacer Pedido' }))[0]!);
    expect(await screen.findByText('Paella no puede estar para ese día.')).toBeVisible();
    expect(day().value).toBe(TODAY);
  });

  it('is told to an open form, and that it is there again; its price stays', async () => {
    const menu = { body: [CHICKEN, BEER] };
    const { add } = await openPage({ answers: { 'GET /api/products': () => menu } });
    await add('Cerveza');
    const sold = /Cerveza: agotado para hoy/;
    menu.body = [CHICKEN, { ...BEER, price: '9.00', soldOutOn: TODAY as Day }];
    await passTime(10_000);
    await waitFor(() => expect(day().value).toBe('2026-11-21'));
    expect(await screen.findByText(/Hemos cambiado el día propuesto/)).toBeVisible();
    expect(screen.getAllByText('16,00 €')).not.toEqual([]);
    fireEvent.change(day(), { target: { value: TODAY } });
    expect(await screen.findByText(sold)).toBeVisible();
    menu.body = [CHICKEN, BEER];
    await passTime(10_000);
    await waitFor(() => expect(screen.queryByText(sold)).not.toBeInTheDocument());
  });

  it('is named at the dish', async () => {
    const { user, add } = await openPage();
    await user.clear(day());
    await user.type(day(), '2026-11-21');
    await add('Paella');
    expect(
      screen.getByText(
        'Paella: se encarga 2 días antes, hasta las 20:00. Lo antes posible, domingo 22 de noviembre.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('Paella no puede estar para ese día.')).toBeVisible();
  });
});

it('offers the next day that has room, not merely hours', async () => {
  // Sunday is full too, on Mondays the shop is closed.
  await openPage({ full: [TODAY, '2026-11-21', '2026-11-22'] });
  expect(await screen.findByText('Hoy ya está todo completo.')).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'Elegir martes 24 de noviembre' }),
  ).toBeVisible();
});

it('keeps the chicken that is shown when an extra comes beside it', async () => {
  const { add } = await openPage();
  expect(list('Cantidad').value).toBe('1');
  await add('Cerveza');
  expect(list('Cantidad').value).toBe('1');
  expect(readBasket()).toMatchObject({ chickens: 10, lines: [{ productId: BEER.id }] });
});

it('shows what it looks like and costs, and the menus without a tap', async () => {
  const half = product({ id: 2, name: 'Medio pollo', price: '7.20', imageUrl: null });
  const menus = { ...FAMILY, categoryId: 1, imageUrl: 'menu-familiar.svg' };
  await openForm({
    site: { halfChickenProduct: '2' },
    products: [{ ...CHICKEN, imageUrl: 'pollo-entero.svg' }, half, menus],
    answers: { 'GET /api/categories': { body: [category(1, 'Menús'), category(2, 'Carta')] } },
  });
  const prices = await screen.findByText('Medio pollo');
  expect(prices.parentElement?.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Pollo entero13,50 €Medio pollo7,20 €',
  );
  expect(screen.getByRole('button', { name: 'Menús' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Carta' })).toHaveAttribute('aria-expanded', 'false');
  const pictures = [...document.querySelectorAll('form img')].map((image) =>
    image.getAttribute('src'),
  );
  expect(pictures).toEqual(
    ['pollo-entero.svg', 'menu-familiar.svg'].map((name) => `/images/products/${name}`),
  );
});

it('is not sent by Enter in a note', async () => {
  const { user, add } = await openPage();
  await add('Cerveza');
  await user.click(screen.getByRole('button', { name: 'Añadir nota a Cerveza' }));
  await user.type(field('Nota para Cerveza'), 'fría{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(field('Nombre'), 'María{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  takeConsoleErrors();
});

describe('a price that changes while somebody orders', () => {
  const wire = (dish: Product, id: number) => ({
    ...{ id, productId: dish.id, name: dish.name, quantity: '1.0', unitPrice: dish.price },
    ...{ vatRate: dish.vatRate, chickens: dish.chickens, note: null, total: dish.price },
  });

  it('is shown line by line with the new total, and the same button orders at it', async () => {
    const dearer = { ...BEER, price: '3.00' };
    const current = { lines: [wire(CHICKEN, 1), wire(dearer, 2)], linesTotal: '16.50' };
    const refused = { error: 'El precio ha cambiado', code: 'PRICE_CHANGED', current };
    const answers = [
      { status: 409, body: refused } as const,
      { status: 201, body: deskOrder(41, `${TODAY}T14:00`) } as const,
    ];
    const menu = { beer: BEER };
    const { user, add, sent } = await openPage({
      answers: {
        'GET /api/products': () => ({ body: [CHICKEN, menu.beer] }),
        [CREATE]: () => answers.shift()!,
      },
    });
    await add('Cerveza');
    await fillIn(user);
    menu.beer = dearer;
    await user.click(orderButton());
    const box = within(await screen.findByRole('alert'));
    expect(box.getByText('Cerveza: antes 2,50 €, ahora 3,00 €')).toBeVisible();
    expect(box.getByText('Total: antes 16,00 €, ahora 16,50 €')).toBeVisible();
    expect(box.queryByText(/Pollo entero/)).not.toBeInTheDocument();
    await user.click(orderButton());
    expect(await screen.findByRole('region', { name: 'Pedido realizado' })).toBeVisible();
    expect(sent()).toMatchObject([{ expectedTotal: '16.00' }, { expectedTotal: '16.50' }]);
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

it('shows notes in the slip and on the confirmation, and keeps them in no history', async () => {
  const { user, add } = await openPage();
  await add('Cerveza');
  await user.click(screen.getByRole('button', { name: 'Añadir nota a Cerveza' }));
  await user.type(field('Nota para Cerveza'), 'fría');
  const slip = within(screen.getByRole('complementary', { name: 'Resumen del pedido' }));
  expect(slip.getByText('fría')).toBeVisible();
  await add('Cerveza');
  expect(slip.getByText(/1 pollo y cerveza × 2/)).toBeVisible();
  await fillIn(user);
  await user.click(orderButton());
  const placed = within(await screen.findByRole('region', { name: 'Pedido realizado' }));
  expect(placed.getByText('fría')).toBeVisible();
  expect(JSON.stringify(window.history.state)).not.toContain('fría');
});

it('asks again for a note that has gone with its tab', async () => {
  const lost = { productId: 20, quantity: tenths(10), note: '', isNoteLost: true } as const;
  changeBasket(() => ({ chickens: null, lines: [lost] }));
  const { user } = await openForm({});
  await user.click(await screen.findByRole('button', { name: /^Carta/ }));
  const slip = within(screen.getByRole('complementary', { name: 'Resumen del pedido' }));
  const warning = () => slip.queryByText(/Ya no está la nota que escribiste para Cerveza/);
  await waitFor(() => expect(warning()).toBeVisible());
  expect(screen.getByText('La que escribiste ya no está')).toBeVisible();
  await user.type(field('Nota para Cerveza'), 'sin gluten');
  expect(warning()).not.toBeInTheDocument();
  expect(slip.getByText('sin gluten')).toBeVisible();
});

describe('an order that is ready before the menu is', () => {
  const openWith = async (menu: NonNullable<Answers['GET /api/products']>) => {
    const lines = [{ productId: 20, quantity: tenths(20), note: '' }];
    changeBasket(() => ({ chickens: null, lines }));
    const page = await openForm({ answers: { 'GET /api/products': menu } });
    await fillIn(page.user);
    return page;
  };
  const MENU = { body: [CHICKEN, BEER] };

  it('waits for it, and is sent once with its total', async () => {
    const menu = Promise.withResolvers<typeof MENU>();
    const { user, sent } = await openWith(() => menu.promise);
    await user.dblClick(orderButton());
    expect(await screen.findByRole('button', { name: 'Procesando...' })).toBeVisible();
    expect(sent()).toEqual([]);
    menu.resolve(MENU);
    expect(await screen.findByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
    expect(sent()).toEqual([expect.objectContaining({ expectedTotal: '5.00' })]);
  });

  it('says so where the menu does not come, and asks for it again with the next tap', async () => {
    let hasMenu = false;
    const { user, sent } = await openWith(() => (hasMenu ? MENU : { offline: true }));
    await user.click(orderButton());
    const said = /^No se ha podido cargar la carta, y tu pedido lleva algo de ella/;
    expect(await screen.findAllByText(said)).not.toEqual([]);
    expect(sent()).toEqual([]);
    hasMenu = true;
    await user.click(orderButton());
    expect(await screen.findByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
    expect(takeConsoleErrors()).not.toEqual([]);
  });
});
