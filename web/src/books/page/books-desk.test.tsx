import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers, AnswerTo } from '../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../test/fake-time.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { findToast, NOW, said } from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';

const AUTHOR = { id: 7, name: 'Ana' };
const PAYMENTS = { cash: '20.00', card: '13.50', transfer: '0.00', bizum: '0.00', total: '33.50' };
const FACTS = {
  paidOrders: 2,
  discounts: '0.00',
  chickens: { ordered: '2.5', walkIn: '1.0' },
  points: { given: points(20), redeemed: points(0) },
  invoices: { count: 0, total: '0.00' },
  late: { count: 0, total: '0.00' },
  unpaid: 0,
  pending: 0,
};
const BOOKS: OpenBooks = {
  number: 4,
  since: '2026-11-19T21:00:00.000Z',
  ...{ openingCash: '50.00', cashIn: '0.00', cashOut: '0.00', expectedCash: '70.00' },
  payments: PAYMENTS,
  facts: FACTS,
  movements: [],
  unpaid: [],
  pending: [],
  visits: [],
};
const CLOSE: DayClose = {
  number: 4,
  day: '2026-11-20',
  closedAt: '2026-11-20T12:42:00.000Z',
  closedBy: AUTHOR,
  ...{ openingCash: '50.00', cashIn: '0.00', cashOut: '0.00', expectedCash: '70.00' },
  payments: PAYMENTS,
  ...{ countedCash: '69.50', difference: '-0.50', leftCash: '0.00', coins: null, note: null },
  facts: FACTS,
  corrections: [],
};

const READ = 'GET /api/books';
const LIST = 'GET /api/books/closes?limit=20';
const CLOSE_DAY = 'POST /api/books/closes';
const MOVE = 'POST /api/books/cash-movements';

beforeEach(() => {
  fakeTime(NOW);
});

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
/** The last of that name: a sheet lies over the page. */
const press = async (name: string | RegExp) =>
  user().click((await screen.findAllByRole('button', { name })).at(-1)!);

async function open(answers: Answers = {}) {
  const api = renderAppAs({ role: 'haykakan' }, '/admin/caja', {
    [READ]: { body: BOOKS },
    [LIST]: { body: { closes: [], hasMore: false } },
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Caja' });
  return { ...api, sent: () => api.calls.filter(({ method }) => method !== 'GET') };
}

describe('the page', () => {
  it('shows what came in by the way in which it came, and not what should lie in the drawer', async () => {
    await open();
    const takings = within(await screen.findByRole('region', { name: 'Cobrado' }));
    expect(takings.getByText('Total cobrado').parentElement).toHaveTextContent('33,50 €');
    expect(screen.getByText('Desde el cierre n.º 3, el 19/11/2026 a las 22:00.')).toBeVisible();
    expect(screen.queryByText('Debería haber')).not.toBeInTheDocument();
    expect(screen.getByText('Aún no hay cierres')).toBeVisible();
  });

  it('lists what lacks something, says how many there are, and what came late', async () => {
    const order = {
      id: 9,
      customerName: 'Lola',
      pickupTime: CLOSE.closedAt,
      linesTotal: null,
      amountDue: null,
    };
    const facts = { ...FACTS, unpaid: 3, late: { count: 1, total: '10.00' } };
    await open({ [READ]: { body: { ...BOOKS, unpaid: [order], facts } } });
    const before = within(await screen.findByRole('region', { name: 'Antes de cerrar' }));
    expect(said(before.getByRole('button', { name: /^Lola/ }))).toContain('Sin precio');
    expect(before.getByText('Y 2 más.')).toBeVisible();
    expect(before.getByRole('link', { name: 'Verlos en Historial' })).toHaveAttribute(
      'href',
      '/admin/historial?estado=delivered&pago=unpaid',
    );
    expect(screen.getByText('De antes del último cierre, llegado después (1)')).toBeVisible();
  });

  it('tells sales that were taken back apart, whenever they were made', async () => {
    const facts = {
      ...FACTS,
      ...{ sales: { count: -1, total: '-4.00' }, annulledSales: { count: 2, total: '17.50' } },
    };
    await open({ [READ]: { body: { ...BOOKS, facts } } });
    const lineOf = async (label: string) => said((await screen.findByText(label)).closest('div'));
    expect(await lineOf('Ventas de mostrador (1)')).toContain('13,50 €');
    expect(await lineOf('Ventas anuladas (2)')).toContain('-17,50 €');
  });

  it('says how many sales were entered at prices that the menu did not have', async () => {
    const facts = { ...FACTS, offMenuSales: { count: 1, total: '0.01' } };
    await open({ [READ]: { body: { ...BOOKS, facts } } });
    const label = await screen.findByText('Ventas a precios fuera de carta (1)');
    expect(said(label.closest('div'))).toContain('0,01 €');
  });

  it('says what was given back in each way, and what is still owed', async () => {
    const none = { cash: '0.00', card: '0.00', transfer: '0.00', bizum: '0.00' };
    const refunds = { ...none, cash: '6.50', total: '6.50' };
    const owed = { due: '27.00', toGiveBack: '0.00' };
    await open({ [READ]: { body: { ...BOOKS, facts: { ...FACTS, refunds, owed } } } });
    const label = await screen.findByText('Devuelto en efectivo, ya descontado');
    expect(said(label.closest('div'))).toContain('6,50 €');
    const due = screen.getByText('Falta por cobrar de lo entregado');
    expect(said(due.closest('div'))).toContain('27,00 €');
    expect(screen.queryByText(/Devuelto con tarjeta|Queda por devolver/)).not.toBeInTheDocument();
  });

  it('says how many bonuses were used without an order, and what they were worth', async () => {
    const facts = { ...FACTS, counterBonuses: { count: 2, total: '10.00' } };
    await open({ [READ]: { body: { ...BOOKS, facts } } });
    const label = await screen.findByText('Bonos canjeados sin pedido (2)');
    expect(said(label.closest('div'))).toContain('10,00 €');
  });

  it('lists who got points without a sale, and says from where to note it', async () => {
    const visit = (walkInId: string, customerName: string | null, phone: string | null) => ({
      ...{ walkInId, customerName, phone, visitedAt: CLOSE.closedAt },
      ...{ points: points(13), amount: '13.50' },
    });
    const visits = [visit('V1', 'Lola', '600111222'), visit('V2', null, '600333444')];
    const facts = { ...FACTS, visitsWithoutSale: 3 };
    await open({ [READ]: { body: { ...BOOKS, visits, facts } } });
    const before = within(await screen.findByRole('region', { name: 'Antes de cerrar' }));
    expect(before.getByText('Puntos dados sin venta anotada: 3')).toBeVisible();
    expect(before.getAllByRole('listitem').map(said)).toEqual([
      'Lola20/11/2026 13:42 · 13 puntos13,50 €',
      '600 333 44420/11/2026 13:42 · 13 puntos13,50 €',
    ]);
    expect(before.getByText('Y 1 más.')).toBeVisible();
    expect(before.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('href', '/admin/orders');
    expect(before.queryByText(/está cobrado/)).not.toBeInTheDocument();
  });

  it('says what did not come, and asks again', async () => {
    let isDown = true;
    await open({
      [READ]: () => (isDown ? { status: 500, body: { error: 'Algo falla' } } : { body: BOOKS }),
    });
    expect(await screen.findByText('No se pudo cargar la caja')).toBeVisible();
    isDown = false;
    await press('Reintentar');
    expect(await screen.findByRole('region', { name: 'Cobrado' })).toBeVisible();
    takeConsoleErrors();
  });
});

describe('the drawer', () => {
  it('is put something in with a reason', async () => {
    const movement = { id: 1, madeAt: CLOSE.closedAt, enteredBy: AUTHOR } as const;
    const entered = { kind: 'in', amount: '5.00', reason: 'Cambio', ...movement } as const;
    const { sent } = await open({ [MOVE]: { status: 201, body: entered } });
    await press('Meter o sacar dinero');
    await press('Anotar');
    expect(await screen.findByText('Importe inválido')).toBeVisible();
    await user().click(screen.getByRole('radio', { name: 'Meter' }));
    await user().type(screen.getByLabelText('Importe'), '5');
    await press('Anotar');
    expect(await screen.findByText('Indica el motivo')).toBeVisible();
    await user().type(screen.getByLabelText('Motivo'), 'Cambio');
    await press('Anotar');
    expect(await findToast('Entrada anotada')).toContain('5,00 €');
    expect(sent()).toMatchObject([{ body: { kind: 'in', amount: '5.00', reason: 'Cambio' } }]);
  });

  async function enter(amount: string) {
    await press('Meter o sacar dinero');
    await user().type(screen.getByLabelText('Importe'), amount);
    await user().type(screen.getByLabelText('Motivo'), 'Pan');
  }

  /** The sheet is closed after a movement whose answer was lost. */
  async function loseAnswer() {
    const entered = { kind: 'out', amount: '5.00', reason: 'Pan' } as const;
    const done = { id: 1, madeAt: CLOSE.closedAt, enteredBy: AUTHOR, ...entered } as const;
    let isDown = true;
    const { keys } = await open({
      [MOVE]: () => (isDown ? { offline: true } : { status: 201, body: done }),
    });
    await enter('5');
    await press('Anotar');
    expect(said(await screen.findByRole('alert'))).toContain('no se sabe si ha llegado');
    takeConsoleErrors();
    isDown = false;
    await press('Cancelar');
    await press('Descartar cambios');
    return () => keys(MOVE);
  }

  it('without an answer is repeated under its key, in a sheet that was opened again too', async () => {
    const keys = await loseAnswer();
    await enter('5');
    expect(said(await screen.findByRole('alert'))).toContain('si ya había llegado, no se repite');
    await press('Repetir');
    await findToast('Salida anotada');
    await enter('5');
    await press('Anotar');
    await findToast('Salida anotada');
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is a movement of its own where that is said, or where it is another', async () => {
    const keys = await loseAnswer();
    await enter('50');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user().type(screen.getByLabelText('Importe'), '{Backspace}');
    await press('Es otro movimiento');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Anotar');
    await findToast('Salida anotada');
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('closing the day', () => {
  const count = async (sum: string, left: string) => {
    await press('Cerrar el día');
    await user().type(screen.getByLabelText('Efectivo contado'), sum);
    await user().type(screen.getByLabelText('Se queda en el cajón'), left);
    await press('Comparar');
  };

  it('tells beside the difference of bonuses that come off no sale', async () => {
    const facts = { ...FACTS, counterBonuses: { count: 1, total: '5.00' } };
    await open({ [READ]: { body: { ...BOOKS, facts } } });
    await count('65', '0');
    expect(await screen.findByText('Faltan 5,00 €')).toBeVisible();
    expect(screen.getByText(/^1 bono canjeado sin pedido, por 5,00/)).toBeVisible();
  });

  it('says what the close before left where the drawer is said to begin with something else', async () => {
    const facts = { ...FACTS, leftBefore: '60.00' };
    await open({ [READ]: { body: { ...BOOKS, facts } } });
    await count('70', '0');
    const sheet = within(await screen.findByRole('form', { name: 'Cerrar el día' }));
    const lineOf = (label: string) => said(sheet.getByText(label).closest('div'));
    expect(lineOf('Quedó en el cierre anterior')).toContain('60,00 €');
    expect(lineOf('Empezó con')).toContain('50,00 €');
  });

  it('compares what was counted, writes it, and shows what was written', async () => {
    const { sent } = await open({ [CLOSE_DAY]: { status: 201, body: CLOSE } });
    await count('69,50', '0');
    expect(await screen.findByText('Faltan 0,50 €')).toHaveFocus();
    expect(sent()).toEqual([]);
    await press('Cerrar el día');
    expect(await findToast('Cierre n.º 4 escrito')).toContain('Faltan 0,50 €');
    expect(await screen.findByRole('dialog', { name: 'Cierre n.º 4' })).toBeVisible();
    expect(sent()).toMatchObject([
      {
        body: {
          ...{ number: 4, expectedCash: '70.00', countedCash: '69.50', coins: null },
          ...{ leftCash: '0.00', note: '' },
        },
      },
    ]);
  });

  it.each([
    ['', '0', 'Escribe lo que has contado'],
    ['abc', '0', 'Importe inválido'],
    ['10', '10,01', 'En el cajón no puede quedar más de lo contado'],
    ['10', 'nada', 'Escribe lo que se queda'],
  ])('with %j counted and %j left says: %s', async (sum, left, message) => {
    await open();
    await press('Cerrar el día');
    if (sum) await user().type(screen.getByLabelText('Efectivo contado'), sum);
    await user().type(screen.getByLabelText('Se queda en el cajón'), left);
    await press('Comparar');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('counts coins and notes, and keeps them for counting again', async () => {
    await open();
    await press('Cerrar el día');
    await user().click(screen.getByRole('radio', { name: 'Billetes y monedas' }));
    await press('Comparar');
    expect(await screen.findByText('Escribe cuántas hay de cada')).toBeVisible();
    await user().type(screen.getByLabelText('50 €'), '1');
    await user().type(screen.getByLabelText('20 cént.'), '3');
    expect(screen.getByText('Contado').parentElement).toHaveTextContent('50,60 €');
    await press(/^Todo, 50,60/);
    await press('Comparar');
    expect(await screen.findByText('Faltan 19,40 €')).toBeVisible();
    await press('Contar otra vez');
    expect(screen.getByLabelText('50 €')).toHaveValue('1');
  });

  const MOVED = { ...BOOKS, payments: { ...PAYMENTS, cash: '22.00' }, expectedCash: '72.00' };

  it('compares with what is there at that moment, and holds it', async () => {
    let books = BOOKS;
    await open({ [READ]: () => ({ body: books }) });
    await screen.findByRole('region', { name: 'Cobrado' });
    books = MOVED;
    await count('70', '0');
    expect(await screen.findByText('Faltan 2,00 €')).toBeVisible();
    books = { ...BOOKS, payments: { ...PAYMENTS, cash: '20.25' }, expectedCash: '70.25' };
    await passTime(11_000);
    expect(await screen.findByText('20,25 €')).toBeInTheDocument();
    expect(screen.getByText('Faltan 2,00 €')).toBeVisible();
    expect(screen.getByText('Debería haber').parentElement).toHaveTextContent('72,00 €');
  });

  it('says that it could not be compared, and keeps what was counted', async () => {
    let isDown = false;
    await open({
      [READ]: () => (isDown ? { status: 500, body: { error: 'Algo falla' } } : { body: BOOKS }),
    });
    await screen.findByRole('region', { name: 'Cobrado' });
    isDown = true;
    await count('70', '0');
    expect(await screen.findByText('No se pudo comparar')).toBeVisible();
    expect(screen.getByLabelText('Efectivo contado')).toHaveValue('70');
    isDown = false;
    await press('Comparar');
    expect(await screen.findByText('Cuadra')).toHaveFocus();
    takeConsoleErrors();
  });

  it('where cash has moved since says what, and closes with what was read', async () => {
    const moved = { error: 'Ha entrado efectivo', code: 'CASH_MOVED', current: MOVED };
    let answer: AnswerTo<'closeDay'> = { status: 409, body: moved };
    const { sent } = await open({ [CLOSE_DAY]: () => answer });
    await count('70', '0');
    expect(await screen.findByText('Cuadra')).toBeVisible();
    await press('Cerrar el día');
    const alert = await screen.findByRole('alert');
    expect(said(alert)).toContain('Debería haber antes 70,00 €, ahora 72,00 €.');
    expect(screen.getByText('Faltan 2,00 €')).toHaveFocus();
    expect(screen.getByText('Contado').parentElement).toHaveTextContent('70,00 €');
    answer = { status: 201, body: { ...CLOSE, difference: '-2.00' } };
    await press('Cerrar el día');
    expect(await findToast('Cierre n.º 4 escrito')).toContain('Faltan 2,00 €');
    expect(sent()).toMatchObject([
      { body: { expectedCash: '70.00', countedCash: '70.00' } },
      { body: { expectedCash: '72.00', countedCash: '70.00' } },
    ]);
    takeConsoleErrors();
  });

  it('counts again after cash has moved, from what was counted', async () => {
    const moved = { error: 'Ha entrado efectivo', code: 'CASH_MOVED', current: MOVED };
    await open({ [CLOSE_DAY]: { status: 409, body: moved } });
    await count('70', '0');
    await press('Cerrar el día');
    await screen.findByText('Faltan 2,00 €');
    await press('Contar otra vez');
    expect(screen.getByLabelText('Efectivo contado')).toHaveValue('70');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    takeConsoleErrors();
  });

  const ELSEWHERE = 'La caja se acaba de cerrar en otro dispositivo';

  it('of a day that another device has closed meanwhile compares nothing, and leads to its close', async () => {
    let books = BOOKS;
    const { sent } = await open({
      [READ]: () => ({ body: books }),
      'GET /api/books/closes/4': { body: CLOSE },
    });
    await screen.findByRole('region', { name: 'Cobrado' });
    books = { ...BOOKS, number: 5, expectedCash: '0.00' };
    await count('70', '0');
    expect(said(await screen.findByRole('alert'))).toContain(ELSEWHERE);
    expect(screen.getByRole('alert')).toHaveTextContent('Lo que has contado, 70,00 €');
    expect(screen.queryByText('Debería haber')).not.toBeInTheDocument();
    await press('Ver el cierre n.º 4');
    expect(await screen.findByRole('dialog', { name: 'Cierre n.º 4' })).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('that another device closes in that moment says so, and asks before the count is lost', async () => {
    await open({
      [CLOSE_DAY]: { status: 409, body: { error: ELSEWHERE, code: 'CLOSED_MEANWHILE' } },
      'GET /api/books/closes/4': { body: CLOSE },
    });
    await count('70', '0');
    await press('Cerrar el día');
    expect(await screen.findByRole('alert')).toHaveTextContent('en otro dispositivo');
    expect(await screen.findByRole('button', { name: 'Ver el cierre n.º 4' })).toBeVisible();
    await user().keyboard('{Escape}');
    expect(await screen.findByText('Lo que has contado se perderá.')).toBeVisible();
    takeConsoleErrors();
  });

  it('is not another device’s where its own answer was lost: it is sent again as it was', async () => {
    let books = BOOKS;
    let answer: AnswerTo<'closeDay'> = { offline: true };
    const { sent } = await open({
      [READ]: () => ({ body: books }),
      [CLOSE_DAY]: () => answer,
    });
    await count('69,50', '0');
    books = { ...BOOKS, number: 5, expectedCash: '0.00' };
    await press('Cerrar el día');
    expect(await screen.findByRole('alert')).toHaveTextContent('solo cuenta una vez');
    answer = { status: 201, body: CLOSE };
    await press('Cerrar el día');
    expect(await screen.findByRole('dialog', { name: 'Cierre n.º 4' })).toBeVisible();
    const [first, again] = sent();
    expect(again).toEqual(first);
    takeConsoleErrors();
  });

  it('without an answer may only be sent again as it was', async () => {
    let answer: AnswerTo<'closeDay'> = { status: 504 };
    const { sent } = await open({ [CLOSE_DAY]: () => answer });
    await count('69,50', '0');
    await press('Cerrar el día');
    expect(await screen.findByRole('alert')).toHaveTextContent('solo cuenta una vez');
    expect(screen.queryByRole('button', { name: 'Contar otra vez' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nota (opcional)')).toHaveAttribute('readonly');
    answer = { status: 201, body: CLOSE };
    await press('Cerrar el día');
    expect(await screen.findByRole('dialog', { name: 'Cierre n.º 4' })).toBeVisible();
    const [first, again] = sent();
    expect(again).toEqual(first);
    takeConsoleErrors();
  });
});

describe('a close', () => {
  it('is corrected beside what was written', async () => {
    const correction = {
      ...{ countedCash: '70.00', difference: '0.00', reason: 'Mal tecleado' },
      ...{ correctedAt: CLOSE.closedAt, correctedBy: AUTHOR },
    };
    const { sent } = await open({
      [LIST]: { body: { closes: [CLOSE], hasMore: false } },
      'POST /api/books/closes/4/corrections': {
        status: 201,
        body: { ...CLOSE, corrections: [correction] },
      },
    });
    await user().click(await screen.findByRole('button', { name: /^N\.º 4.*Faltan 0,50/s }));
    await press('Corregir lo contado');
    await press('Corregir');
    expect(await screen.findByText('Indica el motivo')).toBeVisible();
    await user().type(screen.getByLabelText('Efectivo contado'), '70');
    await user().type(screen.getByLabelText('Motivo'), 'Mal tecleado');
    await press('Corregir');
    expect(await findToast('Corrección anotada')).toBeDefined();
    expect(within(screen.getByRole('dialog')).getByText('Cuadra')).toBeVisible();
    expect(sent()).toMatchObject([{ body: { countedCash: '70.00', reason: 'Mal tecleado' } }]);
  });
});
