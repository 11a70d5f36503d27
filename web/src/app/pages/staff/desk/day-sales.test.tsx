// A day's sales, from the stock drawer and from Caja (docs/rules/sales.md#the-days-sales).
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { DaySales, ListedSale } from '@brasa/core/sales/sales.contract.ts';
import { takeConsoleErrors } from '../../../../../test/console-errors.ts';
import type { Answers } from '../../../../../test/fake-api.ts';
import { FISCAL_SITE, TICKET } from '../../../../../test/invoice-samples.ts';
import { renderAppAs } from '../../../../../test/render-app.tsx';
import { STOCK } from '../../../../../test/samples.ts';
import {
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
import { userEvent } from '../../../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../../layouts/staff/admin-layout.tsx';
import '../admin-books-page.tsx';
import '../admin-orders-page.tsx';
import './stock-and-sales.tsx';

const LIST = 'GET /api/sales';
const ANNUL = 'POST /api/sales/8/annulment';

function sale(id: number, changes: Partial<ListedSale> = {}): ListedSale {
  return {
    id,
    lines: [
      {
        ...{ id: 1, productId: 8, name: 'Pollo entero', quantity: '1.0', unitPrice: '13.50' },
        ...{ vatRate: 10, chickens: '1.0', total: '13.50', offMenuPrice: false },
      },
      {
        ...{ id: 2, productId: 26, name: 'Cerveza', quantity: '2.0', unitPrice: '2.00' },
        ...{ vatRate: 21, chickens: '0.0', total: '4.00', offMenuPrice: false },
      },
    ],
    total: '17.50',
    refundedAmount: '0.00',
    chickens: '1.0',
    paymentMethod: 'cash',
    ...{ cashAmount: '17.50', cardAmount: '0.00', transferAmount: '0.00', bizumAmount: '0.00' },
    walkInId: null,
    soldAt: '2026-11-20T12:10:00.000Z',
    annulledAt: null,
    soldBy: { id: 5, name: 'Ana Torres' },
    annulledBy: null,
    isInvoiced: false,
    arrivedAt: null,
    ...changes,
  };
}

const BACK = sale(7, {
  annulledAt: '2026-11-20T12:20:00.000Z',
  annulledBy: { id: 6, name: 'Eva Gil' },
  paymentMethod: 'card',
});

function daySales(sales: ListedSale[], hasMore = false): DaySales {
  const standing = sales.filter(({ annulledAt }) => annulledAt === null);
  const total = (standing.length * 17.5).toFixed(2);
  return { day: '2026-11-20', sales, hasMore, standing: { count: standing.length, total } };
}

beforeEach(() => {
  vi.setSystemTime(NOW);
});

async function openStock(answers: Answers = {}) {
  const api = openDesk({
    ...MENU,
    [POLL]: desk(LOLA),
    'GET /api/stock/movements': { body: { stock: STOCK, history: [] } },
    [LIST]: { body: daySales([sale(8), BACK]) },
    ...answers,
  });
  await findLine(/Lola/);
  await userEvent.click(screen.getByRole('button', { name: 'Stock' }));
  await screen.findByRole('form', { name: 'Venta' });
  return { ...api, sales: within(await screen.findByRole('region', { name: 'Ventas de hoy' })) };
}

const press = (part: Part, name: string | RegExp) =>
  userEvent.click(part.getByRole('button', { name }));
const openList = async (sales: Part, name: RegExp = /^Ventas de hoy/) => {
  await userEvent.click(await sales.findByRole('button', { name }));
};
const rows = (part: Part) => part.getAllByRole('listitem').map(said);

describe('the sales of today, in the stock drawer', () => {
  it('are counted, and listed with what was sold, by whom and what was taken back', async () => {
    const { sales } = await openStock();
    await openList(sales, /^Ventas de hoy \(1\)$/);
    const [standing = '', back = ''] = rows(sales);
    expect(standing).toContain('13:10');
    expect(standing).toContain('1 × Pollo entero, 2 × Cerveza');
    expect(standing).toContain('17,50 €');
    expect(standing).toContain('Efectivo · Ana Torres');
    expect(back).toContain('Tarjeta · Ana Torres');
    expect(back).toContain('Anulada a las 13:20 por Eva Gil');
    expect(sales.getAllByRole('button', { name: /^Anular venta/ })).toHaveLength(1);
  });

  it('that came late say when, and so does what was taken back on another day', async () => {
    const { sales } = await openStock({
      [LIST]: {
        body: daySales([
          sale(9, { arrivedAt: '2026-11-20T12:40:00.000Z' }),
          sale(8, { arrivedAt: '2026-11-20T12:10:30.000Z' }),
          sale(7, { annulledAt: '2026-11-21T09:05:00.000Z' }),
          sale(6, { arrivedAt: '2026-11-20T12:10:00.000Z' }),
        ]),
      },
    });
    await openList(sales);
    const [late = '', soon = '', back = '', lost = ''] = rows(sales);
    expect(late).toContain('Hecha sin conexión: llegó a las 13:40');
    expect(soon).not.toContain('sin conexión');
    expect(back).toContain('Anulada el 21/11/2026 10:05');
    expect(lost).toContain('con el reloj del dispositivo mal: cuenta desde que llegó');
  });

  it('at a price that the menu did not have say which', async () => {
    const { lines, ...taken } = sale(8);
    const [chicken, beer] = lines;
    if (!chicken || !beer) throw new Error('a sale of two things');
    const marked = { ...beer, unitPrice: '0.01', offMenuPrice: true };
    const { sales } = await openStock({
      [LIST]: { body: daySales([{ ...taken, lines: [chicken, marked] }]) },
    });
    await openList(sales);
    const [row = ''] = rows(sales);
    expect(row).toContain('Precio fuera de carta: Cerveza a 0,01 €');
    expect(row).not.toContain('Pollo entero a');
  });

  it('are taken back when it was asked and said yes', async () => {
    const annulled = { ...sale(8), annulledAt: BACK.soldAt };
    const { asked, sales } = await openStock({
      [ANNUL]: { body: { sale: annulled, stock: STOCK } },
    });
    await openList(sales);
    const ask = () => press(sales, /^Anular venta de las 13:10, 17,50\s€\s*$/);
    await ask();
    const question = within(await screen.findByRole('dialog', { name: '¿Anular esta venta?' }));
    expect(
      question.getByText(/se devuelven 17,50\s€ en efectivo y sus pollos vuelven/),
    ).toBeVisible();
    await press(question, 'Volver');
    expect(asked(ANNUL)).toBe(0);
    await ask();
    const before = asked('GET /api/stock/movements');
    await press(
      within(await screen.findByRole('dialog', { name: '¿Anular esta venta?' })),
      'Anular venta',
    );
    expect(await findToast('Venta anulada')).toContain('17,50 €');
    expect(asked(ANNUL)).toBe(1);
    await waitFor(() => expect(asked('GET /api/stock/movements')).toBeGreaterThan(before));
  });

  it('that cannot be taken back say why', async () => {
    const refusal = { error: 'El stock no puede pasar de 9999,5', code: 'STOCK_LIMIT_REACHED' };
    const { sales } = await openStock({ [ANNUL]: { status: 409, body: refusal } });
    await openList(sales);
    await press(sales, /^Anular venta/);
    await press(within(await screen.findByRole('dialog', { name: /Anular/ })), 'Anular venta');
    expect(await findToast('No se pudo anular la venta')).toContain('9999,5');
    takeConsoleErrors();
  });

  it('are refunded by what comes back, and say what came back', async () => {
    const REFUND = 'POST /api/sales/8/refunds';
    const [chicken, beer] = sale(8).lines;
    if (!chicken || !beer) throw new Error('a sale of two things');
    const left = sale(8, {
      lines: [chicken, { ...beer, returned: '1.0' }],
      refundedAmount: '2.00',
      cardAmount: '-2.00',
      refunds: [
        { at: '2026-11-20T12:30:00.000Z', by: { id: 6, name: 'Eva Gil' }, reason: 'Caliente' },
      ],
    });
    let isRefunded = false;
    const { asked, calls, sales } = await openStock({
      [LIST]: () => ({ body: daySales([isRefunded ? left : sale(8)]) }),
      [REFUND]: () => {
        isRefunded = true;
        return { status: 201, body: { sale: left, stock: STOCK } };
      },
    });
    await openList(sales);
    await press(sales, /^Devolver de las 13:10/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver de esta venta' }));
    await press(dialog, 'Devolver');
    expect(dialog.getByText('Elige qué se devuelve')).toBeVisible();
    expect(dialog.getByText('Indica el motivo')).toBeVisible();
    expect(asked(REFUND)).toBe(0);
    await press(dialog, 'Añadir Cerveza');
    expect(dialog.queryByText('Elige qué se devuelve')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Tarjeta' }));
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Caliente');
    await press(dialog, /^Devolver 2,00\s€$/);
    expect(await findToast('Devolución anotada')).toContain('2,00 € con tarjeta');
    const bodies = calls.filter(({ path }) => path === '/api/sales/8/refunds');
    expect(bodies.map(({ body }) => body)).toEqual([
      {
        goods: [{ line: 2, quantity: '1.0', toStock: false }],
        ...{ method: 'card', reason: 'Caliente', refundedAmount: '0.00' },
      },
    ]);
    await waitFor(() => expect(rows(sales)[0]).toContain('Devuelto 2,00 €: 1 × Cerveza'));
    expect(rows(sales)[0]).toMatch(/Eva Gil.*, a las 13:30: «Caliente»/);
    await press(sales, /^Anular venta/);
    const question = within(await screen.findByRole('dialog', { name: '¿Anular esta venta?' }));
    expect(question.getByText(/se devuelven 15,50\s€ en efectivo/)).toBeVisible();
  });

  it('of which a refund went without an answer are given the same once more, and nothing else', async () => {
    const REFUND = 'POST /api/sales/8/refunds';
    let isDown = true;
    const { calls, keys, sales } = await openStock({
      [LIST]: { body: daySales([sale(8)]) },
      [REFUND]: () =>
        isDown ? { offline: true } : { status: 201, body: { sale: sale(8), stock: STOCK } },
    });
    await openList(sales);
    await press(sales, /^Devolver de las 13:10/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver de esta venta' }));
    await press(dialog, 'Añadir Cerveza');
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Caliente');
    await press(dialog, /^Devolver 2,00\s€$/);
    await dialog.findByText('No se sabe si la devolución está anotada');
    expect(dialog.getByLabelText('Motivo')).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Añadir Cerveza' })).toBeDisabled();
    isDown = false;
    await press(dialog, /^Devolver 2,00\s€$/);
    await findToast('Devolución anotada');
    const bodies = calls.filter(({ path }) => path === '/api/sales/8/refunds');
    const [first, second] = bodies.map(({ body }) => body);
    expect(second).toEqual(first);
    expect(new Set(keys(REFUND)).size).toBe(1);
    takeConsoleErrors();
  });

  it.each<[string, boolean]>([
    ['17.50', true],
    ['15.50', false],
  ])('of %s by their invoices lead to the correction first: %s', async (invoicedTotal, isFirst) => {
    const invoiced = sale(8, { isInvoiced: true, invoicedTotal });
    const { sales } = await openStock({ [LIST]: { body: daySales([invoiced]) } });
    await openList(sales);
    await press(sales, /^Devolver de las 13:10/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver de esta venta' }));
    await press(dialog, 'Añadir Cerveza');
    expect(dialog.queryByText(/rectifícala antes/) !== null).toBe(isFirst);
    await press(dialog, 'Añadir Pollo entero');
    expect(dialog.getByText(/rectifícala antes/)).toBeVisible();
  });

  it('of which all came back have nothing to be taken back', async () => {
    const lines = sale(8).lines.map((line) => ({ ...line, returned: line.quantity }));
    const { sales } = await openStock({
      [LIST]: { body: daySales([sale(8, { lines, refundedAmount: '17.50' })]) },
    });
    await openList(sales);
    expect(rows(sales)[0]).toContain('Devuelto 17,50 €: 1 × Pollo entero, 2 × Cerveza');
    expect(sales.queryByRole('button', { name: /^(Anular|Devolver)/ })).not.toBeInTheDocument();
  });

  it('that are none say so', async () => {
    const { sales } = await openStock({ [LIST]: { body: daySales([]) } });
    await openList(sales, /^Ventas de hoy \(0\)$/);
    expect(sales.getByText('Hoy no se ha vendido nada sin pedido')).toBeVisible();
  });

  it('that did not come are asked for again', async () => {
    let isDown = true;
    const { sales } = await openStock({
      [LIST]: () => (isDown ? { status: 500 } : { body: daySales([sale(8)]) }),
    });
    await openList(sales, /^Ventas de hoy$/);
    expect(await sales.findByText('No se pudieron cargar las ventas')).toBeVisible();
    isDown = false;
    await press(sales, 'Reintentar');
    expect(await sales.findByText(/Pollo entero/)).toBeVisible();
    takeConsoleErrors();
  });

  it('without a connection stay on the screen and cannot be taken back', async () => {
    const { sales } = await openStock();
    await openList(sales);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(sales.getByText(/para anular o devolver hace falta conexión/)).toBeVisible();
    expect(sales.getAllByText(/Pollo entero/)).toHaveLength(2);
    expect(sales.queryByRole('button', { name: /^Anular/ })).not.toBeInTheDocument();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(sales.getByRole('button', { name: /^Anular/ })).toBeVisible();
  });

  it('that are many come page by page', async () => {
    const { calls, sales } = await openStock({
      'GET /api/sales?limit=20': { body: daySales([sale(8)], true) },
      'GET /api/sales?limit=20&before=8': { body: daySales([BACK]) },
    });
    await openList(sales);
    await press(sales, 'Ver anteriores');
    await waitFor(() => expect(rows(sales)).toHaveLength(2));
    expect(calls.map(({ path }) => path)).toContain('/api/sales?limit=20&before=8');
  });
});

describe('the receipt of a sale', () => {
  const PRINT = 'POST /api/sales/8/tickets';
  const PRINTED = { status: 201, body: { id: 3, isCopy: false } } as const;
  const printer = (isSet: boolean): Answers => ({
    'GET /api/printer': { body: { isSet, waiting: 0, fault: null, failingSince: null } },
  });

  async function openReceipts(answers: Answers) {
    const { calls, sales } = await openStock({ [PRINT]: PRINTED, ...answers });
    await openList(sales);
    await sales.findByRole('button', { name: /^Imprimir recibo/ });
    const sent = () =>
      calls.filter(({ path }) => path === '/api/sales/8/tickets').map(({ body }) => body);
    return { sales, sent, press: () => press(sales, /^Imprimir recibo/) };
  }

  it('comes out of the printer', async () => {
    const { press: print, sent } = await openReceipts(printer(true));
    await print();
    await findToast('Recibo en la impresora');
    expect(sent()).toEqual([{ way: 'printer' }]);
  });

  it('is shown to be printed by the device where there is no printer', async () => {
    const line = { type: 'text', text: 'Recibo de la venta 8' } as const;
    const { press: print, sent } = await openReceipts({
      ...printer(false),
      'GET /api/tickets/3': {
        body: { lines: [{ ...line, size: 1, isBold: true, isInverted: false }] },
      },
    });
    await print();
    const sheet = within(await screen.findByRole('dialog', { name: 'Recibo' }));
    expect(await sheet.findByText('Recibo de la venta 8')).toBeVisible();
    expect(sent()).toEqual([{ way: 'browser' }]);
    await press(sheet, 'Volver');
  });

  it('that makes an invoice is asked about, and one that has it is not', async () => {
    const fiscal = { 'GET /api/site': { body: FISCAL_SITE }, ...printer(true) };
    const { press: print, sent } = await openReceipts(fiscal);
    await print();
    const name = 'El recibo es su factura simplificada';
    const question = within(await screen.findByRole('dialog', { name }));
    expect(question.getByText(/para anular la venta habrá que rectificarla/)).toBeVisible();
    expect(sent()).toEqual([]);
    await press(question, 'Hacer e imprimir');
    await findToast('Recibo en la impresora');
    expect(sent()).toHaveLength(1);
  });

  it('that is an invoice already is printed at once', async () => {
    const { press: print, sent } = await openReceipts({
      ...{ 'GET /api/site': { body: FISCAL_SITE }, ...printer(true) },
      [LIST]: { body: daySales([sale(8, { isInvoiced: true })]) },
    });
    await print();
    await findToast('Recibo en la impresora');
    expect(sent()).toHaveLength(1);
  });
});

const MADE: Invoice = { ...TICKET, orderId: null, saleId: 8 };
const FISCAL: Answers = { 'GET /api/site': { body: FISCAL_SITE } };

describe('the simplified invoice of a sale', () => {
  const ISSUE = 'POST /api/sales/8/simplified-invoice';
  const TITLE = '¿Hacer la factura simplificada?';

  it('is made when it was asked and said yes, opens, and is found at the sale from then on', async () => {
    let isInvoiced = false;
    const { asked, sales } = await openStock({
      ...FISCAL,
      [LIST]: () => ({ body: daySales([sale(8, { isInvoiced })]) }),
      [ISSUE]: () => {
        isInvoiced = true;
        return { body: MADE };
      },
    });
    await openList(sales);
    const ask = () => press(sales, 'Factura simplificada');
    await ask();
    const question = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(question.getByText(/para anular la venta habrá que rectificarla/)).toBeVisible();
    await press(question, 'Volver');
    expect(asked(ISSUE)).toBe(0);
    await ask();
    await press(within(await screen.findByRole('dialog', { name: TITLE })), 'Hacer factura');
    expect(await findToast('Factura hecha')).toContain('S2026-000001');
    expect(screen.getByRole('link', { name: 'Abrir', hidden: true })).toHaveAttribute(
      'href',
      '/api/invoices/2/pdf',
    );
    const stored = await sales.findByRole('link', { name: 'Ver factura' });
    expect(stored).toHaveAttribute('href', '/api/sales/8/invoice');
    expect(sales.queryByRole('button', { name: 'Factura simplificada' })).not.toBeInTheDocument();
    expect(asked(ISSUE)).toBe(1);
  });

  it('that is refused says why, and may be asked for again', async () => {
    const error = 'Una factura simplificada es de 3.000 € como máximo';
    const { sales } = await openStock({
      ...FISCAL,
      [ISSUE]: { status: 422, body: { error, code: 'SIMPLIFIED_TOO_LARGE' } },
    });
    await openList(sales);
    await press(sales, 'Factura simplificada');
    await press(within(await screen.findByRole('dialog', { name: TITLE })), 'Hacer factura');
    expect(await findToast('No se pudo hacer la factura')).toContain(error);
    expect(sales.getByRole('button', { name: 'Factura simplificada' })).toBeVisible();
    takeConsoleErrors();
  });

  it('is not offered without a tax identity, nor of a sale that was taken back', async () => {
    const { sales } = await openStock();
    await openList(sales);
    await sales.findByRole('button', { name: /^Imprimir recibo/ });
    expect(sales.queryByRole('button', { name: 'Factura simplificada' })).not.toBeInTheDocument();
  });

  it('of a corrected one says that it is the correction', async () => {
    const { sales } = await openStock({
      ...FISCAL,
      [ISSUE]: { body: { ...MADE, kind: 'R5', code: 'R2026-000001' } },
    });
    await openList(sales);
    expect(sales.getAllByRole('button', { name: 'Factura simplificada' })).toHaveLength(1);
    await press(sales, 'Factura simplificada');
    await press(within(await screen.findByRole('dialog', { name: TITLE })), 'Hacer factura');
    expect(await findToast('Factura rectificativa')).toContain('R2026-000001');
  });
});

describe('a full invoice', () => {
  const FULL = 'POST /api/sales/8/invoice';
  const FULL_INVOICE = { ...MADE, kind: 'F1' as const, code: 'F2026-000001' };
  const fill = (form: Part, label: string, text: string) =>
    userEvent.type(form.getByLabelText(label), text);

  it('is made out to whom the form names, once the number is one', async () => {
    const { sales, calls } = await openStock({
      ...FISCAL,
      [LIST]: { body: daySales([sale(8)]) },
      [FULL]: { body: { ...FULL_INVOICE, recipientNif: '12345678Z' } },
    });
    await openList(sales);
    await press(sales, 'Factura con NIF');
    const form = within(await screen.findByRole('dialog', { name: 'Factura con NIF' }));
    await fill(form, 'DNI/NIF', '12345678A');
    await fill(form, 'Dirección', 'Calle Nueva, 3');
    await press(form, 'Hacer factura');
    expect(await form.findByText('DNI/NIF inválido')).toBeVisible();
    expect(form.getByText('El nombre es obligatorio')).toBeVisible();
    await userEvent.clear(form.getByLabelText('DNI/NIF'));
    await fill(form, 'DNI/NIF', '12345678Z');
    await fill(form, 'A nombre de', 'Ana Roca');
    await press(form, 'Hacer factura');
    expect(await findToast('Factura hecha')).toContain('F2026-000001');
    const made = calls.filter(({ method, path }) => `${method} ${path}` === FULL);
    expect(made.map(({ body }) => body)).toEqual([
      { customerDNI: '12345678Z', customerName: 'Ana Roca', customerAddress: 'Calle Nueva, 3' },
    ]);
  });

  it('that the sale has already, with other data, is said to be that one', async () => {
    const other = { recipientNif: '00000000T', recipientName: 'Luis Gil' };
    const { sales } = await openStock({
      ...FISCAL,
      [LIST]: { body: daySales([sale(8)]) },
      [FULL]: { body: { ...FULL_INVOICE, ...other } },
    });
    await openList(sales);
    await press(sales, 'Factura con NIF');
    const form = within(await screen.findByRole('dialog', { name: 'Factura con NIF' }));
    await fill(form, 'DNI/NIF', '12345678Z');
    await fill(form, 'A nombre de', 'Ana Roca');
    await fill(form, 'Dirección', 'Calle Nueva, 3');
    await press(form, 'Hacer factura');
    const said = await findToast('La venta ya tenía factura');
    expect(said).toContain('F2026-000001, a nombre de Luis Gil');
  });
});

describe('the sales on Caja', () => {
  const NOTHING = { cash: '0.00', card: '0.00', transfer: '0.00', bizum: '0.00', total: '0.00' };
  const facts = {
    ...{ paidOrders: 0, sales: { count: 1, total: '17.50' }, discounts: '0.00' },
    ...{ chickens: { ordered: '0.0', walkIn: '1.0' }, unpaid: 0, pending: 0 },
    points: { given: points(0), redeemed: points(0) },
    ...{ invoices: { count: 0, total: '0.00' }, late: { count: 0, total: '0.00' } },
  };
  const books = {
    ...{ number: 1, since: null, payments: NOTHING, facts },
    ...{ movements: [], unpaid: [], pending: [], visits: [] },
    ...{ openingCash: '0.00', cashIn: '0.00', cashOut: '0.00', expectedCash: '0.00' },
  };

  it('open where they are counted, and go back day by day', async () => {
    const { calls } = renderAppAs({ role: 'haykakan' }, '/admin/caja', {
      'GET /api/books': { body: books },
      'GET /api/books/closes': { body: { closes: [], hasMore: false } },
      [LIST]: { body: daySales([sale(8), BACK]) },
      'GET /api/sales?limit=20&day=2026-11-19': { body: daySales([]) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ventas de mostrador (1)' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Ventas de mostrador' }));
    expect(await drawer.findByText('1 venta, 17,50 €')).toBeVisible();
    expect(rows(drawer)).toHaveLength(2);
    await press(drawer, 'Día anterior');
    expect(await drawer.findByText('Ninguna venta')).toBeVisible();
    expect(said(drawer.getByRole('heading', { level: 3 }))).toContain('19 de noviembre');
    await press(drawer, 'Día siguiente');
    expect(await drawer.findByRole('heading', { level: 3, name: 'Hoy' })).toBeVisible();
    expect(calls.map(({ path }) => path)).toContain('/api/sales?limit=20&day=2026-11-19');
  });
});
