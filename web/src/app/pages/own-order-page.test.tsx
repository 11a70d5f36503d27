// An open order page (docs/rules/orders.md#an-open-page).
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORED_AT } from '@brasa/core/kernel/answer-heads.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { PAGE_DATA_ID } from '@brasa/core/site/page-data.rules.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { answering, type Answers } from '../../../test/fake-api.ts';
import { FakeEventSource, installEvents, lastEvents } from '../../../test/fake-events.ts';
import { fakeTime, passTime } from '../../../test/fake-time.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { product, SITE } from '../../../test/samples.ts';
import { userEvent } from '../../../test/user-event.ts';
import { emptyBasket, readBasket } from '../../orders/basket/basket-store.ts';

const CODE = 'xxxxxxxxxxxxxxxxxxxxxx';
const CALL = `/api/order-pages/${CODE}` as const;
const ASK = `GET ${CALL}` as const;
const CANCEL = `POST ${CALL}/cancel` as const;
const WITHDRAW = `POST ${CALL}/withdrawal` as const;
const ORDER: OrderPage = {
  ...{ id: 4, customerName: 'Rosa', stage: 'received', quantity: '2.0', details: '2 pollos' },
  ...{ note: null, lines: [], linesTotal: null, paid: null },
  ...{ allergens: null, pickups: [], version: 1 },
  pickupTime: '2026-11-20T13:00:00.000Z',
  changeableUntil: '2026-11-20T12:00:00.000Z',
  changeRefusal: { code: 'ORDER_CHANGE_TOO_LATE', error: 'Ya no se puede cambiar' },
};

beforeEach(() => {
  installEvents();
  vi.setSystemTime(parseInstant('2026-11-20T12:30') ?? 0);
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = PAGE_DATA_ID;
  data.textContent = JSON.stringify({ '/api/site': SITE, [CALL]: ORDER });
  document.body.append(data);
});
afterEach(() => document.getElementById(PAGE_DATA_ID)?.remove());

async function open(head: Record<string, string> = {}, answers: Answers = {}) {
  let order = ORDER;
  const api = renderApp(`/pedido/${CODE}`, {
    ...answers,
    [ASK]: () => ({ body: order, head }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Lo tenemos apuntado' });
  // What is rendered is there before its effects have run.
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  const become = (changes: Partial<OrderPage>) => (order = { ...order, ...changes });
  return { ...api, become };
}

const hear = (type: 'ready' | 'change', message: Partial<OrderPage>) =>
  act(() => lastEvents().tell(type, message));

it('listens for its order, and asks for it when that stands otherwise', async () => {
  const { become, asked } = await open();
  expect(FakeEventSource.opened.map(({ url }) => url)).toEqual([`${CALL}/events`]);
  const before = asked(ASK);
  hear('ready', { stage: 'received', version: 1 });
  expect(asked(ASK)).toBe(before);
  become({ stage: 'ready', version: 1 });
  hear('change', { stage: 'ready', version: 1 });
  await screen.findByRole('heading', { level: 1, name: 'Listo: ya puedes venir' });
});

it('calls the day of the pick-up today once midnight has passed', async () => {
  fakeTime(parseInstant('2026-11-20T23:58') ?? 0);
  const { become } = await open();
  become({ pickupTime: '2026-11-21T13:00:00.000Z', version: 2 });
  hear('change', { stage: 'received', version: 2 });
  await screen.findByText('Mañana, sábado 21 de noviembre');
  await passTime(3 * MINUTE);
  expect(screen.getByText('Hoy, sábado 21 de noviembre')).toBeVisible();
});

it('says what its customer wrote for the kitchen', async () => {
  const { become } = await open();
  become({ note: 'sin sal', version: 2 });
  hear('change', { stage: 'received', version: 2 });
  expect((await screen.findByText('Nota para la cocina')).parentElement).toHaveTextContent(
    'sin sal',
  );
});

const LINE = { id: 1, productId: 8, name: 'Pollo', unitPrice: '13.50', chickens: '1.0' };

it('says what came back of what was ordered', async () => {
  const { become } = await open();
  const returned = { ...LINE, quantity: '2.0', note: null, total: '27.00', returned: '1.0' };
  become({ lines: [returned], linesTotal: '27.00', paid: '13.50', version: 2 });
  hear('change', { stage: 'collected', version: 2 });
  expect((await screen.findByText('2 × Pollo')).parentElement).toHaveTextContent('Devuelto: 1');
  expect(screen.getByRole('region', { name: 'Tu pedido' })).toHaveTextContent('Pagado13,50 €');
});

it('says what points have paid', async () => {
  const { become } = await open();
  const line = { ...LINE, quantity: '2.0', note: null, total: '27.00' };
  const paid = { linesTotal: '27.00', discount: '20.00', paid: '7.00' };
  become({ lines: [line], ...paid, version: 2 });
  hear('change', { stage: 'ready', version: 2 });
  await screen.findByText('2 × Pollo');
  expect(screen.getByRole('region', { name: 'Tu pedido' })).toHaveTextContent(
    'Descuento por puntos20,00 €Pagado7,00 €',
  );
});

describe('the drinks of a collected order', () => {
  const WITHDRAWAL = { drinks: '2 × Cerveza', at: '2026-11-21T11:04:00.000Z' };
  const openCollected = async (changes: Partial<OrderPage> = {}) => {
    const withdraw = () => ({ body: become({ withdrawal: WITHDRAWAL, version: 3 }) });
    const { become } = await open({}, { [WITHDRAW]: withdraw });
    become({ stage: 'collected', drinks: ['2 × Cerveza'], version: 2, ...changes });
    hear('change', { stage: 'collected', version: 2 });
    await screen.findByRole('heading', { level: 1, name: /^Recogido/ });
  };

  it('are withdrawn from in two steps, once, and the page says since when', async () => {
    await openCollected({ acknowledgedBy: 'mail' });
    expect(screen.getByRole('link', { name: 'Cómo funciona' })).toHaveAttribute(
      'href',
      '/condiciones-compra#desistir-bebidas',
    );
    await userEvent.click(screen.getByText('Desistir de las bebidas aquí'));
    expect(
      screen.getByText(/desiste de la compra de 2 × Cerveza, del pedido n\.º 4\./),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar desistimiento' }));
    const said = await screen.findByRole('status', { name: 'Hemos recibido tu desistimiento' });
    expect(
      within(said).getByRole('heading', { name: 'Hemos recibido tu desistimiento' }),
    ).toHaveFocus();
    expect(said).toHaveTextContent('Desistes de la compra de 2 × Cerveza.');
    expect(said).toHaveTextContent('Lo recibimos el sábado 21/11/2026 a las 12:04.');
    expect(said).toHaveTextContent('Tráelas sin abrir hasta el sábado 05/12/2026.');
  });

  it('are not given back once fourteen days have passed', async () => {
    vi.setSystemTime(parseInstant('2026-12-05T12:30') ?? 0);
    await openCollected();
    expect(screen.queryByText(/Desistir/)).not.toBeInTheDocument();
  });
});

describe('a dish that only the details name', () => {
  const MIXED: Partial<OrderPage> = {
    lines: [{ ...LINE, quantity: '2.0', note: null, total: '27.00' }],
    ...{ linesTotal: '27.00', details: '2 pollos, paella de marisco para 8', version: 2 },
    unpriced: ['paella de marisco para 8'],
  };
  const openMixed = async (changes: Partial<OrderPage> = {}) => {
    const { become } = await open();
    become({ ...MIXED, ...changes });
    hear('change', { stage: 'received', version: 2 });
    await screen.findByText('2 × Pollo');
    const ordered = screen.getByRole('region', { name: 'Tu pedido' });
    return { ordered, items: within(ordered).getAllByRole('listitem') };
  };

  it('stands below the lines, and the total is that of the rest', async () => {
    const { ordered, items } = await openMixed();
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '2 × Pollo27,00\u00a0€',
      'paella de marisco para 8Sin precio',
    ]);
    expect(ordered).toHaveTextContent('Total de lo demás27,00 €');
    expect(ordered).toHaveTextContent('Consúltalos al recoger o por teléfono.');
  });

  it('is in what was paid', async () => {
    const { ordered, items } = await openMixed({ paid: '123.00' });
    expect(items[1]).toHaveTextContent(/^paella de marisco para 8$/);
    expect(ordered).toHaveTextContent('Pagado123,00 €');
  });

  it('says beside a deposit what is left to pay', async () => {
    const { ordered } = await openMixed({ paid: '20.00', owed: '7.00', unpriced: [] });
    expect(ordered).toHaveTextContent('Pagado20,00 €');
    expect(ordered).toHaveTextContent('Falta por pagar7,00 €');
  });

  it('is not in a deposit', async () => {
    const { items, ordered } = await openMixed({ paid: '20.00', owed: '7.00' });
    expect(items[1]).toHaveTextContent(/^paella de marisco para 8Sin precio$/);
    expect(ordered).toHaveTextContent('Falta por pagar al menos7,00 €');
  });

  it('is in the total of an invoice', async () => {
    const { items, ordered } = await openMixed({ invoiced: '65.00' });
    expect(items[1]).toHaveTextContent(/^paella de marisco para 8$/);
    expect(ordered).toHaveTextContent(/Total, al recoger65,00/);
  });

  it('says what is given back of what was paid', async () => {
    const { ordered } = await openMixed({ paid: '27.00', owed: '-6.30', unpriced: [] });
    expect(ordered).toHaveTextContent('Pagado27,00 €Te devolvemos6,30 €');
  });

  it('is shown without the desk’s mark where there are no lines', async () => {
    const { become } = await open();
    become({ details: '2 pollos, croquetas (sin precio)', version: 2 });
    hear('change', { stage: 'received', version: 2 });
    expect(await screen.findByText('2 pollos, croquetas')).toBeVisible();
  });
});

it.each([
  ['is given back', '-27.00', 'Pagado27,00 €Te devolvemos27,00 €'],
  ['the shop keeps', null, 'Pagado27,00 €No se devuelve27,00 €'],
])('says of money that %s after a call-off', async (_what, owed, text) => {
  const { become } = await open();
  become({ stage: 'cancelled', paid: '27.00', owed, version: 2 });
  hear('change', { stage: 'cancelled', version: 2 });
  await screen.findByRole('heading', { level: 1, name: 'Pedido cancelado' });
  expect(screen.getByRole('region', { name: 'Tu pedido' })).toHaveTextContent(text);
});

it('has its heading in sight once it is called off here', async () => {
  const comeIntoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { become } = await open({}, { [CANCEL]: () => ({ body: cancel() }) });
  const cancel = () => become({ stage: 'cancelled', version: 3 });
  become({ changeRefusal: null, version: 2 });
  hear('change', { stage: 'received', version: 2 });
  await userEvent.click(await screen.findByText('Cancelar el pedido'));
  await userEvent.click(screen.getByRole('button', { name: 'Sí, cancelar el pedido' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Pedido cancelado' });
  expect(heading).toHaveFocus();
  expect(comeIntoSight.mock.contexts.at(-1)).toBe(heading);
});

it('goes on showing what a change was answered with where the device answers with what it stored before', async () => {
  const head: Record<string, string> = {};
  const cancelled: OrderPage = { ...ORDER, stage: 'cancelled', version: 3 };
  const { become, queryClient } = await open(head, { [CANCEL]: { body: cancelled } });
  become({ changeRefusal: null, version: 2 });
  hear('change', { stage: 'received', version: 2 });
  const question = await screen.findByText('Cancelar el pedido');
  head[STORED_AT] = String(Date.now() - 60_000);
  await userEvent.click(question);
  await userEvent.click(screen.getByRole('button', { name: 'Sí, cancelar el pedido' }));
  await screen.findByRole('heading', { level: 1, name: 'Pedido cancelado' });
  await act(() => queryClient.refetchQueries({ queryKey: [CALL] }));
  expect(screen.getByRole('heading', { level: 1, name: 'Pedido cancelado' })).toBeVisible();
  expect(screen.queryByText(/Datos de/)).not.toBeInTheDocument();
  takeConsoleErrors();
});

it('is kept by who thinks better of it: the question closes, and nothing is sent', async () => {
  const { become, asked } = await open();
  become({ changeRefusal: null, version: 2 });
  hear('change', { stage: 'received', version: 2 });
  const question = await screen.findByText('Cancelar el pedido');
  await userEvent.click(question);
  const details = question.closest('details');
  details?.setAttribute('open', '');
  await userEvent.click(screen.getByRole('link', { name: 'No, conservarlo' }));
  expect(details).not.toHaveAttribute('open');
  expect(question).toHaveFocus();
  expect(asked(CANCEL)).toBe(0);
});

it('asks on a connection that finds another state than the one shown', async () => {
  const { become } = await open();
  become({ stage: 'cancelled', version: 2 });
  hear('ready', { stage: 'cancelled', version: 2 });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Pedido cancelado' });
  expect(heading).not.toHaveFocus();
});

it('says from when it is, where the device has stored it', async () => {
  const { queryClient } = await open({ [STORED_AT]: String(Date.now()) });
  await act(() => queryClient.refetchQueries({ queryKey: [CALL] }));
  await screen.findByText(/^Sin conexión\. Datos de/);
});

it('says of a change without an answer that it may have arrived, and that it may be sent again', async () => {
  const pickups = ['2026-11-20T14:00:00.000Z'];
  const moved: OrderPage = { ...ORDER, pickupTime: '2026-11-20T14:00:00.000Z', version: 2 };
  let isAway = true;
  const { become } = await open(
    {},
    answering(`POST ${CALL}/change`, () => (isAway ? { offline: true } : { body: moved })),
  );
  become({ changeRefusal: null, pickups, version: 1, stage: 'received', customerName: 'Rosa Gil' });
  hear('change', { stage: 'received', version: 3 });
  await userEvent.selectOptions(await screen.findByLabelText('Otra hora de recogida'), '15:00');
  const change = () => userEvent.click(screen.getByRole('button', { name: 'Cambiar la hora' }));
  await change();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^No sabemos si el cambio ha llegado\. .* no se hará dos veces\.(?!\.)/,
  );
  isAway = false;
  await change();
  await screen.findByText('Hemos cambiado la hora de recogida');
  takeConsoleErrors();
});

it('says that a change without an answer has come, once the order stands so; and no more once it stands otherwise', async () => {
  const later = '2026-11-20T14:00:00.000Z';
  const { become } = await open(
    {},
    answering(`POST ${CALL}/change`, () => ({ status: 504 })),
  );
  become({ changeRefusal: null, pickups: [later] });
  hear('change', { stage: 'received', version: 3 });
  await userEvent.selectOptions(await screen.findByLabelText('Otra hora de recogida'), '15:00');
  become({ pickupTime: later, pickups: [], version: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar la hora' }));
  expect(await screen.findByText('Hemos cambiado la hora de recogida')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  become({ pickupTime: '2026-11-20T15:30:00.000Z', version: 3 });
  hear('change', { stage: 'received', version: 3 });
  await waitFor(() =>
    expect(screen.queryByText('Hemos cambiado la hora de recogida')).not.toBeInTheDocument(),
  );
  takeConsoleErrors();
});

describe('an order that is over', () => {
  const LINE = { id: 1, productId: 26, name: 'Cerveza', unitPrice: '2.00', chickens: '0.0' };
  const over: Partial<OrderPage> = {
    ...{ stage: 'collected', version: 2, quantity: '0.0', linesTotal: '4.00' },
    lines: [{ ...LINE, quantity: '2.0', note: 'fría', total: '4.00' }],
  };
  const openOver = async (changes: Partial<OrderPage> = {}, answers: Answers = {}) => {
    emptyBasket();
    const menu = { body: [product({ id: 26, name: 'Cerveza' })] };
    const opened = await open({}, { 'GET /api/products': menu, ...answers });
    expect(screen.queryByRole('button', { name: 'Repetir' })).not.toBeInTheDocument();
    opened.become({ ...over, ...changes });
    hear('change', { stage: 'collected', version: 2 });
    await screen.findByRole('heading', { level: 1, name: 'Recogido. ¡Buen provecho!' });
  };

  it('is ordered again by whoever has its code', async () => {
    await openOver();
    await userEvent.click(screen.getByRole('button', { name: 'Repetir' }));
    expect(await screen.findByText('Hemos puesto lo mismo en tu pedido')).toBeVisible();
    expect(window.location.pathname).toBe('/encargar');
    expect(readBasket().lines).toEqual([{ productId: 26, quantity: 20, note: 'fría' }]);
  });

  it('says so where the menu does not come, and stays', async () => {
    await openOver({}, { 'GET /api/products': { offline: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Repetir' }));
    expect(await screen.findByText('No se pudo repetir el pedido')).toBeVisible();
    expect(window.location.pathname).toBe(`/pedido/${CODE}`);
    takeConsoleErrors();
  });

  it('of nothing has nothing to repeat', async () => {
    await openOver({ lines: [], linesTotal: null });
    expect(screen.queryByRole('button', { name: 'Repetir' })).not.toBeInTheDocument();
  });
});
