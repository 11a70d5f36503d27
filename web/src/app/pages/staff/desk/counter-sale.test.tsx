// Selling at the counter, from the stock drawer (docs/rules/sales.md#selling-at-the-desk).
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedSale, SoldReply } from '@brasa/core/sales/sales.contract.ts';
import { takeConsoleErrors } from '../../../../../test/console-errors.ts';
import type { Answers } from '../../../../../test/fake-api.ts';
import { FISCAL_SITE } from '../../../../../test/invoice-samples.ts';
import {
  CHICKENS,
  desk,
  findLine,
  findToast,
  LOLA,
  MENU,
  NOW,
  openDesk,
  POLL,
  said,
  type Part,
} from '../../../../../test/staff-desk.ts';
import { holdAnswers } from '../../../../../test/hold-answers.ts';
import { userEvent } from '../../../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../../layouts/staff/admin-layout.tsx';
import '../admin-orders-page.tsx';
import './stock-and-sales.tsx';

const SELL = 'POST /api/sales';
const STOCK = {
  date: '2026-11-20',
  initialStock: '60.0',
  currentStock: '39.0',
  reservedStock: '12.5',
  unreservedStock: '26.5',
  lastUpdated: null,
};
const SOLD: SoldReply = {
  sale: {
    id: 7,
    lines: [
      {
        ...{ id: 1, productId: 8, name: 'Pollo entero', quantity: '1.0', unitPrice: '13.50' },
        ...{ vatRate: 10, chickens: '1.0', total: '13.50', offMenuPrice: false },
      },
    ],
    total: '13.50',
    refundedAmount: '0.00',
    chickens: '1.0',
    paymentMethod: 'cash',
    cashAmount: '13.50',
    cardAmount: '0.00',
    transferAmount: '0.00',
    bizumAmount: '0.00',
    walkInId: null,
    soldAt: '2026-11-20T12:42:00.000Z',
    annulledAt: null,
  },
  stock: STOCK,
};

beforeEach(() => {
  vi.setSystemTime(NOW);
});

async function openSale(answers: Answers = {}) {
  const api = openDesk({
    ...MENU,
    [POLL]: desk(LOLA),
    'GET /api/stock/movements': { body: { stock: STOCK, history: [] } },
    [SELL]: { status: 201, body: SOLD },
    ...answers,
  });
  await findLine(/Lola/);
  await userEvent.click(screen.getByRole('button', { name: 'Stock' }));
  const drawer = within(await screen.findByRole('dialog'));
  const form = within(await drawer.findByRole('form', { name: 'Venta' }));
  await form.findByRole('button', { name: /Pollo entero/ });
  return { ...api, drawer, form };
}

const press = (part: Part, name: string | RegExp) =>
  userEvent.click(part.getByRole('button', { name }));
const bodies = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path === '/api/sales');
const CHICKEN = { productId: CHICKENS.whole, quantity: '1.0', unitPrice: '13.50' };

describe('a counter sale whose drawer is closed meanwhile', () => {
  const closeMeanwhile = async (answers: Answers) => {
    const { drawer, form } = await openSale(answers);
    const { letGo } = holdAnswers((path) => path === '/api/sales');
    await press(form, /Pollo entero/);
    await press(form, /^Cobrar 13,50/);
    await press(drawer, 'Cerrar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await letGo();
  };

  it('is told all the same', async () => {
    await closeMeanwhile({});
    expect(await findToast('Venta cobrada')).toContain('13,50 €, Efectivo');
  });

  it('and is refused is told too', async () => {
    await closeMeanwhile({ [SELL]: { status: 422, body: { error: 'No se puede' } } });
    expect(await findToast('No se pudo cobrar la venta')).toContain('No se puede');
    takeConsoleErrors();
  });
});

describe('a counter sale', () => {
  it('is a product and a tap, and says what is given back', async () => {
    const { calls, form } = await openSale();
    expect(form.getByRole('button', { name: 'Cobrar' })).toBeVisible();
    await press(form, /Pollo entero/);
    await press(form, /^20\s€$/);
    expect(form.getByText('Cambio: 6,50 €')).toBeVisible();
    await press(form, /^Cobrar 13,50/);
    expect(await findToast('Venta cobrada')).toContain('13,50 €, Efectivo. Cambio: 6,50 €');
    expect(bodies(calls).map(({ body }) => body)).toEqual([
      { lines: [CHICKEN], paymentMethod: 'cash', expectedTotal: '13.50' },
    ]);
    // The next one begins with nothing.
    expect(form.getByRole('button', { name: 'Cobrar' })).toBeVisible();
    expect(form.queryByRole('list')).not.toBeInTheDocument();
  });

  it('has its receipt and its invoice at hand once it is paid, until the drawer is closed', async () => {
    const listed: ListedSale = {
      ...SOLD.sale,
      ...{
        soldBy: { id: 5, name: 'Ana Torres' },
        annulledBy: null,
        isInvoiced: false,
        arrivedAt: null,
      },
    };
    let sales: ListedSale[] = [];
    const { drawer, form } = await openSale({
      'GET /api/site': { body: FISCAL_SITE },
      'GET /api/sales': () => ({
        body: {
          ...{ day: '2026-11-20', sales, hasMore: false },
          standing: { count: sales.length, total: '13.50' },
        },
      }),
      [SELL]: () => {
        sales = [listed];
        return { status: 201, body: SOLD };
      },
    });
    expect(drawer.queryByRole('region', { name: 'Última venta' })).not.toBeInTheDocument();
    await press(form, /Pollo entero/);
    await press(form, /^Cobrar/);
    const last = within(await drawer.findByRole('region', { name: 'Última venta' }));
    expect(last.getByText('1 × Pollo entero')).toBeVisible();
    expect(last.getByText('13,50 €')).toBeVisible();
    for (const name of ['Imprimir recibo', 'Factura simplificada']) {
      expect(await last.findByRole('button', { name })).toBeVisible();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Stock' }));
    await screen.findByRole('form', { name: 'Venta' });
    expect(screen.queryByRole('region', { name: 'Última venta' })).not.toBeInTheDocument();
  });

  it('begins with the chickens, and has the rest of the menu a tap away', async () => {
    const { form } = await openSale();
    const tiles = () =>
      within(form.getByRole('group', { name: 'Qué se vende' })).getAllByRole('button');
    expect(tiles().slice(0, 2).map(said)).toEqual([
      'Pollo entero a la leña13,50 €',
      'Medio pollo a la leña7,20 €',
    ]);
    const before = tiles().length;
    const more = form.queryByRole('button', { name: /Ver toda la carta/ });
    if (more) await userEvent.click(more);
    expect(tiles().length >= before).toBe(true);
  });

  it('of several things says what each and all come to, and follows the steppers', async () => {
    const { calls, form } = await openSale();
    await press(form, /^Pollo entero/);
    await press(form, /^1 × Pollo entero/);
    await press(form, /^Medio pollo/);
    const lines = within(form.getByRole('list', { name: 'En esta venta' }));
    expect(lines.getAllByRole('listitem')).toHaveLength(2);
    await press(form, 'Quitar Medio pollo a la leña');
    await press(form, 'Menos Pollo entero a la leña');
    await userEvent.click(form.getByRole('radio', { name: 'Tarjeta' }));
    expect(form.queryByRole('textbox', { name: 'Entrega' })).not.toBeInTheDocument();
    await press(form, /^Cobrar 13,50/);
    await findToast('Venta cobrada');
    expect(bodies(calls)[0]?.body).toMatchObject({ lines: [CHICKEN], paymentMethod: 'card' });
  });

  it('paid in two ways needs one field, and refuses what does not add up', async () => {
    const { calls, form } = await openSale();
    await press(form, /Pollo entero/);
    await userEvent.click(form.getByRole('radio', { name: 'Mixto' }));
    const cash = form.getByRole('textbox', { name: 'En efectivo' });
    for (const wrong of ['5', '14', 'x']) {
      await userEvent.clear(cash);
      await userEvent.type(cash, wrong);
      await press(form, /^Cobrar 13,50/);
      expect(
        await form.findByText('En efectivo, al menos la mitad y no más del total'),
      ).toBeVisible();
    }
    await userEvent.clear(cash);
    await userEvent.type(cash, '10');
    expect(form.queryByText(/no más del total/)).not.toBeInTheDocument();
    await userEvent.type(form.getByRole('textbox', { name: 'Entrega' }), '20');
    expect(form.getByText('Cambio: 10,00 €')).toBeVisible();
    await press(form, /^Cobrar 13,50/);
    await findToast('Venta cobrada');
    expect(bodies(calls).map(({ body }) => body)).toEqual([
      {
        ...{ lines: [CHICKEN], paymentMethod: 'mixed', expectedTotal: '13.50' },
        ...{ cashAmount: '10.00', cardAmount: '3.50' },
      },
    ]);
  });

  it('of nothing is not sent', async () => {
    const { calls, form } = await openSale();
    await press(form, 'Cobrar');
    expect(await form.findByText('Elige al menos un producto')).toBeVisible();
    await press(form, /Pollo entero/);
    expect(form.queryByText('Elige al menos un producto')).not.toBeInTheDocument();
    expect(bodies(calls)).toEqual([]);
  });

  it('is taken back with Deshacer', async () => {
    const annulled = { ...SOLD, sale: { ...SOLD.sale, annulledAt: SOLD.sale.soldAt } };
    const { asked, form } = await openSale({ 'POST /api/sales/7/annulment': { body: annulled } });
    await press(form, /Pollo entero/);
    await press(form, /Cobrar/);
    await findToast('Venta cobrada');
    // The drawer takes the pointer from what is not it by a style, and a class of the toast takes it back.
    const hand = userEvent.setup({ pointerEventsCheck: 0 });
    await hand.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await findToast('Venta anulada')).toContain('13,50 €');
    expect(asked('POST /api/sales/7/annulment')).toBe(1);
  });

  it('that waits on this device says so, and offers nothing to take back', async () => {
    const { form } = await openSale({
      [SELL]: { status: 202, body: { queued: true, stock: STOCK } },
    });
    await press(form, /Pollo entero/);
    await press(form, /Cobrar/);
    expect(await findToast('Venta cobrada')).toContain('Sin conexión: se enviará al volver');
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  });

  it('at another price by now says so, keeps what was chosen and asks the menu again', async () => {
    const { asked, form } = await openSale({
      [SELL]: { status: 409, body: { error: 'x', code: 'PRICE_CHANGED', current: {} } },
    });
    const before = asked('GET /api/products');
    await press(form, /Pollo entero/);
    await press(form, /Cobrar/);
    expect(said(await form.findByRole('alert'))).toContain('El precio ha cambiado hace un momento');
    expect(form.getByRole('button', { name: /^Cobrar 13,50/ })).toBeVisible();
    await waitFor(() => expect(asked('GET /api/products')).toBeGreaterThan(before));
    takeConsoleErrors();
  });

  it('without an answer is repeated under its own key, until it is said to be another', async () => {
    let isDown = true;
    const { form, keys } = await openSale({
      [SELL]: () => (isDown ? { offline: true } : { status: 201, body: SOLD }),
    });
    await press(form, /Pollo entero/);
    await press(form, /Cobrar/);
    expect(said(await form.findByRole('alert'))).toContain('no se sabe si ha llegado');
    await press(form, /^Medio pollo/);
    expect(said(form.getByRole('alert'))).toContain('cuenta aparte de la venta de 13,50 €');
    await press(form, 'Quitar Medio pollo a la leña');
    await press(form, 'Repetir');
    await waitFor(() => expect(keys(SELL)).toHaveLength(2));
    await press(form, 'Es otra venta');
    isDown = false;
    await press(form, /Cobrar/);
    await findToast('Venta cobrada');
    const [first, repeated, another] = keys(SELL);
    expect(repeated).toBe(first);
    expect(another).not.toBe(first);
    takeConsoleErrors();
  });

  it('that is answered while a movement is shown leaves an empty form', async () => {
    const { form, drawer } = await openSale();
    const { letGo, waiting } = holdAnswers((path) => path === '/api/sales');
    await press(form, /Pollo entero/);
    await press(form, /Cobrar/);
    await waitFor(() => expect(waiting()).toBe(1));
    await userEvent.click(drawer.getByRole('radio', { name: 'Entrada' }));
    await letGo();
    await findToast('Venta cobrada');
    expect(drawer.getByRole('radio', { name: 'Entrada' })).toBeChecked();
    await userEvent.click(drawer.getByRole('radio', { name: 'Venta' }));
    expect(form.getByRole('button', { name: 'Cobrar' })).toBeVisible();
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves what is chosen while it is under way, for the next customer', async () => {
    const { form } = await openSale();
    const { letGo, waiting } = holdAnswers((path) => path === '/api/sales');
    await press(form, /Pollo entero/);
    await press(form, /Cobrar/);
    await waitFor(() => expect(waiting()).toBe(1));
    await press(form, /^Medio pollo/);
    await userEvent.click(form.getByRole('radio', { name: 'Tarjeta' }));
    await letGo();
    await findToast('Venta cobrada');
    expect(form.getByRole('button', { name: /^Cobrar 7,20/ })).toBeVisible();
    expect(form.getByRole('radio', { name: 'Tarjeta' })).toBeChecked();
    expect(form.queryByRole('button', { name: /Quitar Pollo entero/ })).not.toBeInTheDocument();
  });

  it('says that the menu cannot be loaded, and what can be done without it', async () => {
    openDesk({
      ...{ [POLL]: desk(LOLA), 'GET /api/products': { status: 500 } },
      'GET /api/stock/movements': { body: { stock: STOCK, history: [] } },
    });
    await findLine(/Lola/);
    await userEvent.click(screen.getByRole('button', { name: 'Stock' }));
    expect(await screen.findByText(/No se pudo cargar la carta/)).toBeVisible();
    takeConsoleErrors();
  });
});
