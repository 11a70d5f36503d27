import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { parseInstant, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { catalogCategory, catalogProduct } from '../../../../../test/catalog-samples.ts';
import { fakeTime, passTime } from '../../../../../test/fake-time.ts';
import { HOURS } from '../../../../../test/samples.ts';
import type { StockMovements } from '@brasa/core/stock/stock.contract.ts';
import { takeConsoleErrors } from '../../../../../test/console-errors.ts';
import type { Answers, Failed } from '../../../../../test/fake-api.ts';
import { installAudio, rings } from '../../../../../test/fake-audio.ts';
import {
  desk,
  deskOrder,
  findLine,
  findToast,
  LOLA,
  NOW,
  openDesk,
  POLL,
  said,
  type Part,
} from '../../../../../test/staff-desk.ts';
import { holdAnswers } from '../../../../../test/hold-answers.ts';
import { userEvent } from '../../../../../test/user-event.ts';
import { writeIn } from '../../../../../test/write-in.ts';
// Loaded here, so that no test waits for it.
import '../../../layouts/staff/admin-layout.tsx';
import '../admin-orders-page.tsx';
import '../../../../orders/staff/manual-order/manual-order-drawer.tsx';
import './stock-and-sales.tsx';
import '../../../../catalog/staff/sold-out/sold-out-drawer.tsx';

const MOVE = 'POST /api/stock/movements';
const MOVEMENTS = 'GET /api/stock/movements';
const CREATE = 'POST /api/orders';

beforeEach(() => {
  vi.setSystemTime(NOW);
});

async function openTool(name: 'Stock' | 'Agotado' | 'Pedido', answers: Answers) {
  const api = openDesk({ [POLL]: desk(LOLA), ...answers });
  await findLine(/Lola/);
  await userEvent.click(screen.getByRole('button', { name }));
  return { ...api, drawer: within(await screen.findByRole('dialog')) };
}

describe('what is sold out today', () => {
  const READ = 'GET /api/catalog';
  const TODAY = '2026-11-20' as Day;
  const PRODUCTS = [
    catalogProduct({ id: 3, name: 'Dolma', categoryId: 5 }),
    catalogProduct({ id: 4, name: 'Pajlavá', categoryId: 5, soldOutOn: TODAY }),
    catalogProduct({ id: 8, name: 'Pollo entero', categoryId: 3 }),
    catalogProduct({ id: 9, name: 'Gazpacho', categoryId: 3, deleted: true }),
  ];
  const CATALOG = {
    categories: [catalogCategory(3, 'Pollos'), catalogCategory(5, 'Cocina armenia')],
    products: PRODUCTS,
  };
  const openSoldOut = (answers: Answers = {}) =>
    openTool('Agotado', { [READ]: { body: CATALOG }, ...answers });
  const shown = async (drawer: Part) => {
    await drawer.findAllByRole('switch');
    return drawer.getAllByRole('region').map((section) => [
      section.getAttribute('aria-label'),
      ...within(section)
        .getAllByRole('switch')
        .map((one) => one.getAttribute('aria-checked')),
    ]);
  };

  it('is said in two taps, and stays in its place to be taken back', async () => {
    let products = PRODUCTS;
    const change = (soldOutOn: Day | null) => () => {
      products = products.map((product) =>
        product.id === 8 ? { ...product, soldOutOn } : product,
      );
      return { body: products[2]! };
    };
    let answer = change(TODAY);
    const { calls, queryClient, drawer } = await openSoldOut({
      [READ]: () => ({ body: { ...CATALOG, products } }),
      'PATCH /api/products/8/sold-out': () => answer(),
    });
    expect(drawer.getByText(/A medianoche vuelve solo/)).toBeVisible();
    expect(await shown(drawer)).toEqual([
      ['Ya agotado', 'true'],
      ['Pollos', 'false'],
      ['Cocina armenia', 'false'],
    ]);
    const chicken = drawer.getByRole('switch', { name: 'Agotado hoy: Pollo entero' });
    await userEvent.click(chicken);
    expect(await findToast('Agotado hoy')).toContain('Pollo entero. A medianoche vuelve solo.');
    await waitFor(async () => expect((await shown(drawer))[1]).toEqual(['Pollos', 'true']));
    answer = change(null);
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    await userEvent.click(chicken);
    expect(await findToast('Ya se puede encargar otra vez')).toContain('Pollo entero');
    const bodies = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(bodies).toEqual([{ soldOut: true }, { soldOut: false }]);
  });

  it('is found by name', async () => {
    const { drawer } = await openSoldOut();
    await userEvent.type(await drawer.findByLabelText('Buscar en la carta'), 'pajlava');
    expect(await shown(drawer)).toEqual([['Ya agotado', 'true']]);
    await userEvent.clear(drawer.getByLabelText('Buscar en la carta'));
    await userEvent.type(drawer.getByLabelText('Buscar en la carta'), 'gazpacho');
    expect(drawer.getByText('Nada que se llame «gazpacho»')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Ver toda la carta' }));
    expect(await shown(drawer)).toHaveLength(3);
  });

  it('says why it cannot be said', async () => {
    const { drawer } = await openSoldOut({ [READ]: { status: 500 } });
    expect(await drawer.findByText('No se pudo cargar la carta')).toBeVisible();
    takeConsoleErrors();
  });

  it('says that there is nothing on the menu', async () => {
    const { drawer } = await openSoldOut({ [READ]: { body: { categories: [], products: [] } } });
    expect(await drawer.findByText('La carta está vacía')).toBeVisible();
  });
});

describe('the stock drawer', () => {
  const entry = {
    id: 1,
    previousStock: '60.0',
    newStock: '58.5',
    previousReserved: '0.0',
    newReserved: '0.0',
    createdAt: '2026-11-20T12:00:00.000Z',
  };
  const DAY: StockMovements = {
    stock: {
      date: '2026-11-20',
      initialStock: '60.0',
      currentStock: '58.5',
      reservedStock: '60.0',
      unreservedStock: '-1.5',
      lastUpdated: null,
    },
    history: [
      {
        ...entry,
        action: 'walk_in_sale',
        quantity: '-1.5',
        order: null,
        createdBy: { id: 7, name: 'Ani' },
      },
      {
        ...entry,
        id: 2,
        action: 'order_created',
        quantity: '2.5',
        newStock: '60.0',
        newReserved: '2.5',
        order: { id: 1, customerName: 'Lola' },
        createdBy: null,
      },
    ],
  };
  const openStock = (answers: Answers = {}) =>
    openTool('Stock', { [MOVEMENTS]: { body: DAY }, ...answers });
  const openUnpaid = async (answers: Answers = {}) => {
    const tool = await openStock(answers);
    await userEvent.click(tool.drawer.getByRole('radio', { name: 'Sin cobrar' }));
    return tool;
  };
  const note = (drawer: Part) => userEvent.click(drawer.getByRole('button', { name: 'Anotar' }));
  const quantity = (drawer: Part) => drawer.getByLabelText<HTMLInputElement>('Pollos');

  it('has the four figures', async () => {
    const { drawer } = await openStock();
    await drawer.findByText('En la tienda');
    const figures = drawer
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(figures).toEqual([
      ['Inicial', '60'],
      ['En la tienda', '58 1/2'],
      ['Reservados', '60'],
      ['Faltan', '1 1/2'],
    ]);
  });

  it('has today’s history, newest first', async () => {
    const { drawer } = await openStock();
    await drawer.findByText('Movimientos de hoy');
    expect(drawer.getAllByRole('listitem').map((line) => said(line))).toEqual([
      '13:00Venta sin pedidoAni · quedan 58 1/2-1 1/2',
      '13:00Pedido nuevo: LolaCliente · reservados 2 1/2+2 1/2',
    ]);
  });

  it.each([
    ['Sin cobrar', 'walk_in_sale', 'Venta anotada'],
    ['Entrada', 'addition', 'Entrada anotada'],
    ['Corrección', 'correction', 'Stock corregido'],
  ])('%s is sent as %s and told', async (label, type, told) => {
    const { calls, drawer } = await openUnpaid({ [MOVE]: { status: 201, body: DAY } });
    await userEvent.click(drawer.getByRole('radio', { name: label }));
    await userEvent.click(drawer.getByRole('button', { name: 'Medio pollo más' }));
    await note(drawer);
    expect(await findToast(told)).toContain('1 1/2 pollos');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ type, quantity: '1.5' });
  });

  it('that is answered late leaves the next one as it is typed', async () => {
    const { drawer } = await openUnpaid({ [MOVE]: { status: 201, body: DAY } });
    const { letGo, waiting } = holdAnswers((path) => path.endsWith('/movements'));
    await userEvent.click(drawer.getByRole('radio', { name: 'Entrada' }));
    await note(drawer);
    await waitFor(() => expect(waiting()).toBeGreaterThan(0));
    await userEvent.click(drawer.getByRole('radio', { name: 'Corrección' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Medio pollo más' }));
    await letGo();
    await findToast('Entrada anotada');
    expect(drawer.getByRole('radio', { name: 'Corrección' })).toBeChecked();
    expect(quantity(drawer).value).toBe('1,5');
  });

  it('of Inicial begins with what the day began with, and leaves the others what was entered', async () => {
    const { calls, drawer } = await openUnpaid({ [MOVE]: { status: 201, body: DAY } });
    await drawer.findByText('En la tienda');
    await userEvent.click(drawer.getByRole('button', { name: 'Medio pollo más' }));
    await userEvent.click(drawer.getByRole('radio', { name: 'Inicial' }));
    expect(quantity(drawer).value).toBe('60');
    await userEvent.click(drawer.getByRole('radio', { name: 'Entrada' }));
    expect(quantity(drawer).value).toBe('1,5');
    await userEvent.click(drawer.getByRole('radio', { name: 'Inicial' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Medio pollo más' }));
    await note(drawer);
    expect(await findToast('Stock inicial cambiado')).toContain('60 1/2 pollos');
    const body = { type: 'initial', quantity: '60.5' };
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(body);
    // Once more would set it to the same.
    expect(quantity(drawer).value).toBe('60,5');
    await userEvent.click(drawer.getByRole('radio', { name: 'Entrada' }));
    expect(quantity(drawer).value).toBe('1,5');
  });

  it('of Inicial follows a colleague’s, unless another one is typed', async () => {
    let day = DAY;
    const { drawer, queryClient } = await openUnpaid({ [MOVEMENTS]: () => ({ body: day }) });
    await drawer.findByText('En la tienda');
    await userEvent.click(drawer.getByRole('radio', { name: 'Inicial' }));
    const become = async (initialStock: string) => {
      day = { ...day, stock: { ...day.stock, initialStock } };
      await act(() => queryClient.refetchQueries({ queryKey: ['/api/stock/movements'] }));
    };
    await become('70.0');
    await waitFor(() => expect(quantity(drawer).value).toBe('70'));
    await userEvent.click(drawer.getByRole('button', { name: 'Medio pollo más' }));
    await become('80.0');
    expect(quantity(drawer).value).toBe('70,5');
  });

  it('of Inicial begins with nothing while the stock is not known', async () => {
    const { asked, drawer } = await openUnpaid({ [MOVEMENTS]: { status: 500, body: {} } });
    await drawer.findByText('No se pudo cargar el stock');
    await userEvent.click(drawer.getByRole('radio', { name: 'Inicial' }));
    expect(quantity(drawer).value).toBe('');
    await note(drawer);
    expect(await drawer.findByText('Cantidad inválida')).toBeVisible();
    expect(asked(MOVE)).toBe(0);
    takeConsoleErrors();
  });

  it('lets a single chicken go without a price', async () => {
    const { calls, drawer } = await openUnpaid({ [MOVE]: { status: 201, body: DAY } });
    await note(drawer);
    await findToast('Venta anotada');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      type: 'walk_in_sale',
      quantity: '1.0',
    });
  });

  it('goes below zero for a correction only', async () => {
    const { drawer } = await openUnpaid();
    const less = drawer.getByRole('button', { name: 'Medio pollo menos' });
    for (let taps = 0; taps < 4; taps += 1) await userEvent.click(less);
    expect(quantity(drawer).value).toBe('0');
    await userEvent.click(drawer.getByRole('radio', { name: 'Corrección' }));
    await userEvent.click(less);
    expect(quantity(drawer).value).toBe('-0,5');
  });

  it.each([
    ['Sin cobrar', '0', 'La cantidad debe ser mayor que cero'],
    ['Sin cobrar', 'dos', 'Cantidad inválida'],
    ['Entrada', '1,3', 'Cantidad inválida'],
    ['Inicial', '-1', 'La cantidad no puede ser negativa'],
    ['Corrección', '0', 'La corrección no puede ser cero'],
    ['Entrada', '1000', 'La cantidad máxima es 999,5'],
  ])('%s of "%s" is refused: %s', async (label, typed, message) => {
    const { asked, drawer } = await openUnpaid();
    await userEvent.click(drawer.getByRole('radio', { name: label }));
    await userEvent.clear(quantity(drawer));
    await userEvent.type(quantity(drawer), typed);
    await note(drawer);
    expect(await drawer.findByText(message)).toBeVisible();
    expect(asked(MOVE)).toBe(0);
  });

  /** The drawer after a movement whose answer was lost, and the keys of all movements that were sent. */
  async function loseAnswer(fault: Failed = { offline: true }) {
    let isDown = true;
    const { drawer, keys } = await openUnpaid({
      [MOVE]: () => (isDown ? fault : { status: 201, body: DAY }),
    });
    await note(drawer);
    const alert = await drawer.findByRole('alert');
    isDown = false;
    takeConsoleErrors();
    return { drawer, keys: () => keys(MOVE), alert };
  }
  const press = (drawer: Part, name: string) =>
    userEvent.click(drawer.getByRole('button', { name }));

  it('without an answer says so, and repeats that very movement under its key', async () => {
    const { drawer, keys, alert } = await loseAnswer();
    expect(said(alert)).toContain('no se sabe si ha llegado');
    expect(said(alert)).toContain('si ya había llegado, no se repite');
    await press(drawer, 'Repetir');
    await findToast('Venta anotada');
    await note(drawer);
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[0]).toBe(keys()[1]);
    expect(keys()[2]).not.toBe(keys()[1]);
  });

  it('takes the same again as a movement of its own when it is said to be one', async () => {
    const { drawer, keys } = await loseAnswer();
    await press(drawer, 'Es otro movimiento');
    expect(drawer.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(drawer.getByRole('button', { name: 'Anotar' }));
    await note(drawer);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('says that another quantity counts by itself, and that the first one is repeated again', async () => {
    const { drawer, keys, alert } = await loseAnswer();
    await press(drawer, 'Medio pollo más');
    expect(said(alert)).toContain('Lo que anotes ahora cuenta aparte de «Sin cobrar, 1 pollo».');
    await press(drawer, 'Medio pollo menos');
    expect(drawer.getByRole('button', { name: 'Repetir' })).toBeVisible();
    await press(drawer, 'Medio pollo más');
    await note(drawer);
    await findToast('Venta anotada');
    expect(keys()[1]).not.toBe(keys()[0]);
    // The first attempt is over with it.
    expect(drawer.getByRole('button', { name: 'Anotar' })).toBeVisible();
  });

  it('that was refused is over: the same again is a new one', async () => {
    const { drawer, keys } = await loseAnswer({ status: 422, body: { error: 'No' } });
    await note(drawer);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('says what will appear on a day without movements', async () => {
    const { drawer } = await openStock({ [MOVEMENTS]: { body: { ...DAY, history: [] } } });
    expect(await drawer.findByText('Hoy no se ha movido nada')).toBeVisible();
  });

  it('that cannot be loaded says so, and takes movements all the same', async () => {
    const { drawer } = await openUnpaid({ [MOVEMENTS]: { status: 500, body: {} } });
    expect(await drawer.findByText('No se pudo cargar el stock')).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Anotar' })).toBeVisible();
    takeConsoleErrors();
  });
});

describe('the new-order drawer', () => {
  const openNew = (answers: Answers = {}) => openTool('Pedido', answers);
  const RITA = deskOrder(9, '2026-11-20T14:00', {
    customerName: 'Rita',
    quantity: '2.0',
    isManualEntry: true,
    createdAt: '2026-11-20T12:42:00.000Z',
  });
  const type = (drawer: Part, label: string, text: string) =>
    writeIn(drawer.getByLabelText(label), text);
  const save = (drawer: Part) => userEvent.click(drawer.getByRole('button', { name: /^Guardar/ }));

  it('is done with an order that is kept, and of which nothing more is told', async () => {
    const { drawer } = await openNew({ [CREATE]: { status: 202, body: {} } });
    await type(drawer, 'Nombre', 'Rita');
    await save(drawer);
    const told = await findToast('Pedido realizado');
    expect(told).toContain('Rita. Sin conexión: se enviará al volver');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('needs no more than a name; one chicken at the next slot is proposed', async () => {
    const { calls, drawer } = await openNew({ [CREATE]: { status: 201, body: RITA } });
    await type(drawer, 'Nombre', 'Rita');
    await save(drawer);
    expect(await findToast('Pedido realizado')).toContain('Rita, 2 pollos, hoy 14:00');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      customerName: 'Rita',
      customerPhone: '',
      customerEmail: '',
      customerDNI: '',
      customerAddress: '',
      quantity: 1,
      details: '',
      totalAmount: 0,
      pickupTime: '2026-11-20T13:00:00.000Z',
      selectedTime: '14:00',
      gdprConsent: false,
      is_manual_entry: true,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('fills in the name of a phone that is known, with points and bonus, over no other name', async () => {
    const SEARCH = 'POST /api/points/search-phone';
    const { drawer } = await openNew({
      'GET /api/usual-orders/600111222': { body: { usual: null, objectedAt: null } },
      [SEARCH]: {
        body: {
          found: true,
          verified: true,
          user: {
            ...{ id: 9, name: 'Ani', phone: '600111222', phoneOnly: false },
            ...{ comparsaName: null, postalCode: null },
          },
          points: { total: points(140), available: points(140), bonusActive: true },
          availableDiscount: { discount: 5, points: points(100) },
        },
      },
    });
    await type(drawer, 'Teléfono (opcional)', '600111222');
    expect(await drawer.findByText('bono de 5 €', { exact: false })).toBeVisible();
    expect(drawer.getByText('140 puntos', { exact: false })).toBeVisible();
    expect(drawer.getByLabelText('Nombre')).toHaveValue('Ani');
    await userEvent.clear(drawer.getByLabelText('Nombre'));
    await type(drawer, 'Nombre', 'Su hermana');
    await userEvent.clear(drawer.getByLabelText('Teléfono (opcional)'));
    await type(drawer, 'Teléfono (opcional)', '600111222');
    await drawer.findByText('140 puntos', { exact: false });
    expect(drawer.getByLabelText('Nombre')).toHaveValue('Su hermana');
  });

  it('offers 0 to 17 1/2 in half steps', async () => {
    const { drawer } = await openNew();
    const offered = within(drawer.getByLabelText('Cantidad')).getAllByRole('option');
    expect(offered).toHaveLength(36);
    expect(offered[0]?.textContent).toBe('0');
    expect(offered.at(-1)?.textContent).toBe('17 1/2');
  });

  it('takes a paella with one tap: no chickens, its name in the details', async () => {
    const { calls, drawer } = await openNew({ [CREATE]: { status: 201, body: RITA } });
    await type(drawer, 'Nombre', 'Rita');
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Paella' }));
    expect(drawer.getByText('Paella, sin pollos')).toBeVisible();
    await save(drawer);
    await findToast('Pedido realizado');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      quantity: 0,
      details: 'paella',
    });
  });

  it('takes chickens and a paella in one order, whichever is chosen first', async () => {
    const { drawer } = await openNew();
    const paella = drawer.getByRole('checkbox', { name: 'Paella' });
    const quantity = drawer.getByLabelText('Cantidad');
    const details = drawer.getByLabelText('Detalles');
    await userEvent.click(drawer.getByRole('radio', { name: '2 pollos' }));
    await userEvent.click(paella);
    expect(quantity).toHaveValue('2');
    expect(drawer.getByText('2 pollos y paella')).toBeVisible();
    await userEvent.click(drawer.getByRole('radio', { name: '1 pollo' }));
    expect(details).toHaveValue('paella');
    expect(paella).toBeChecked();
    expect(drawer.getByText('1 pollo y paella')).toBeVisible();
  });

  it('gives back what a paella by mistake has changed', async () => {
    const { drawer } = await openNew();
    const paella = drawer.getByRole('checkbox', { name: 'Paella' });
    const details = drawer.getByLabelText('Detalles');
    await type(drawer, 'Detalles', 'croquetas, paella para 8');
    expect(paella).toBeChecked();
    await userEvent.click(paella);
    expect(details).toHaveValue('croquetas');
    await userEvent.click(paella);
    expect(details).toHaveValue('croquetas, paella para 8');
    expect(drawer.getByLabelText('Cantidad')).toHaveValue('0');
    await userEvent.click(paella);
    expect(drawer.getByLabelText('Cantidad')).toHaveValue('1');
  });

  it('says of 0 chickens and nothing else "La cantidad debe ser mayor que cero"', async () => {
    const { asked, drawer } = await openNew();
    await type(drawer, 'Nombre', 'Rita');
    await userEvent.selectOptions(drawer.getByLabelText('Cantidad'), '0');
    await save(drawer);
    expect(await drawer.findByText('La cantidad debe ser mayor que cero')).toBeVisible();
    expect(asked(CREATE)).toBe(0);
  });

  it.each([
    ['Teléfono (opcional)', '12', 'El teléfono debe tener al menos 9 dígitos'],
    ['Email (opcional)', 'nada', 'Debe ser un email válido'],
  ])('%s may be empty, but "%s" is refused: %s', async (label, typed, message) => {
    const { drawer } = await openNew();
    await type(drawer, 'Nombre', 'Rita');
    await type(drawer, label, typed);
    await save(drawer);
    expect(await drawer.findByText(message)).toBeVisible();
  });

  it('says that the name and the pick-up time are missing', async () => {
    vi.setSystemTime(parseInstant('2026-11-20T17:30') ?? 0);
    const { asked, drawer } = await openNew();
    await save(drawer);
    expect(await drawer.findByText('El nombre es obligatorio')).toBeVisible();
    expect(drawer.getByText('Fecha de recogida inválida')).toBeVisible();
    expect(asked(CREATE)).toBe(0);
  });

  it('warns of a time that is past and takes it all the same', async () => {
    const { calls, drawer } = await openNew({ [CREATE]: { status: 201, body: RITA } });
    await type(drawer, 'Nombre', 'Rita');
    await userEvent.click(drawer.getByRole('radio', { name: '13:30' }));
    expect(drawer.getByText('Esa hora ya ha pasado. Puedes guardarlo igualmente.')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Guardar igualmente' }));
    await findToast('Pedido realizado');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      pickupTime: '2026-11-20T12:30:00.000Z',
    });
  });

  const pickupClock = (drawer: Part) =>
    drawer.getByLabelText<HTMLInputElement>('Hora de recogida').value;
  const wait = (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    return passTime(15_000);
  };

  it('proposes the first time that the hours of the day allow', async () => {
    const week = HOURS.map((day) => ({ ...day, openTime: '15:10' }));
    const { drawer } = await openNew({ 'GET /api/business-hours': { body: week } });
    expect(pickupClock(drawer)).toBe('15:30');
  });

  it('says that the proposed time follows the clock, and keeps that of an order being filled in', async () => {
    fakeTime(NOW);
    const { drawer } = await openNew();
    expect(pickupClock(drawer)).toBe('14:00');
    await wait(20);
    expect(pickupClock(drawer)).toBe('14:30');
    const moved = 'Hemos cambiado la hora propuesta: de las 14:00 a las 14:30.';
    expect(drawer.getByText(moved)).toBeVisible();
    await type(drawer, 'Nombre', 'Rita');
    expect(drawer.getByText(moved)).toBeVisible();
    await wait(30);
    expect(pickupClock(drawer)).toBe('14:30');
    expect(drawer.getByText('Esa hora ya ha pasado. Puedes guardarlo igualmente.')).toBeVisible();
    await userEvent.click(drawer.getByRole('radio', { name: '14:00' }));
    expect(drawer.queryByText(moved)).not.toBeInTheDocument();
  });

  it('keeps a time that somebody chose, also back at the proposed one', async () => {
    fakeTime(NOW);
    const { drawer } = await openNew();
    await userEvent.click(drawer.getByRole('radio', { name: '14:30' }));
    await userEvent.click(drawer.getByRole('radio', { name: '14:00' }));
    await wait(20);
    expect(pickupClock(drawer)).toBe('14:00');
    expect(drawer.getByText('Esa hora ya ha pasado. Puedes guardarlo igualmente.')).toBeVisible();
  });

  it('keeps what was typed when it is closed and opened again', async () => {
    const { drawer } = await openNew();
    await type(drawer, 'Nombre', 'Rita');
    await userEvent.click(drawer.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Pedido' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Nombre')).value).toBe('Rita');
  });

  it('makes one order of a lost answer, which is asked for again', async () => {
    fakeTime(NOW);
    let isDown = true;
    const { drawer, keys } = await openNew({
      [CREATE]: () => (isDown ? { offline: true } : { status: 201, body: RITA }),
    });
    await type(drawer, 'Nombre', 'Rita');
    await save(drawer);
    expect(said(await drawer.findByRole('alert'))).toContain(
      'No se sabe si el pedido ha llegado. Se sigue preguntando...',
    );
    isDown = false;
    await passTime(2100);
    await findToast('Pedido realizado');
    const [first, second, ...more] = keys(CREATE);
    expect(more).toEqual([]);
    expect(second).toBe(first);
  });

  it('keeps what is typed of the next order while nobody answers for the last one', async () => {
    fakeTime(NOW);
    let isDown = true;
    const { drawer } = await openNew({
      [CREATE]: () => (isDown ? { offline: true } : { status: 201, body: RITA }),
    });
    await type(drawer, 'Nombre', 'Rita');
    await save(drawer);
    await drawer.findByRole('alert');
    await type(drawer, 'Nombre', ' y Lola');
    isDown = false;
    await passTime(2100);
    await findToast('Pedido realizado');
    expect(drawer.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Rita y Lola');
  });

  it('says, when nobody answers for a minute, that the same may be sent again', async () => {
    fakeTime(NOW);
    const { drawer } = await openNew({ [CREATE]: { offline: true } });
    await type(drawer, 'Nombre', 'Rita');
    await save(drawer);
    await passTime(63_000);
    const alert = said(drawer.getByRole('alert'));
    expect(alert).toContain('No se sabe si el pedido ha llegado.');
    expect(alert).toContain('sin cambiar nada, no se repite');
    expect(alert).toContain('Lo que has escrito sigue aquí.');
    takeConsoleErrors();
  });

  it('does not ring for what was entered here', async () => {
    installAudio();
    let orders = [LOLA];
    const { drawer } = await openNew({
      [POLL]: () => desk(...orders),
      [CREATE]: () => {
        orders = [LOLA, RITA];
        return { status: 201, body: RITA };
      },
    });
    await type(drawer, 'Nombre', 'Rita');
    await save(drawer);
    await findLine(/Rita/);
    expect(rings()).toBe(0);
    expect(screen.queryByText('Pedido nuevo')).not.toBeInTheDocument();
  });
});
