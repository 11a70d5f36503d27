import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi, type AnswerTo, type Answers } from '../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../test/fake-time.ts';
import { QUIET_SHOP, renderApp, renderAppAs } from '../../../test/render-app.tsx';
import { category, HOURS, product, STOCK } from '../../../test/samples.ts';
import { changeBasket, readBasket } from '../basket/basket-store.ts';
import { deskOrder } from '../../../test/staff-desk.ts';
import { userEvent, type UserEvent } from '../../../test/user-event.ts';
import { writeContact } from '../../../test/write-in.ts';
import { createQueryClient } from '../../browser/api/query-client.ts';
import { ORDER_DRAFT } from '../../browser/forms/cached-draft.ts';
import OrderPage from '../../app/pages/order-page.tsx';
import { clearSessionItems } from '../../browser/storage/session-storage.ts';

const CREATE = 'POST /api/orders';
const PLACED: AnswerTo<'createOrder'> = { status: 201, body: deskOrder(41, '2026-11-20T14:00') };
const ANSWERS: Answers = {
  'GET /api/stock': { body: { ...STOCK, unreservedStock: '42.0' } },
  'GET /api/categories': { body: [category(3, 'Pollos')] },
  'GET /api/products': { body: [product({ id: 1, name: 'Pollo entero', categoryId: 3 })] },
  [CREATE]: PLACED,
};

/** Friday 20 November 2026 in Madrid. Closed on Mondays, open from 10:00 to 17:00 otherwise. */
function madridTimeIs(clock: string) {
  vi.setSystemTime(parseInstant(`2026-11-20T${clock}`)!);
}

beforeEach(() => madridTimeIs('12:10'));

async function openPage(answers: Answers = {}) {
  const api = renderApp('/encargar', { ...ANSWERS, ...answers });
  const answer = globalThis.fetch;
  let release = () => {};
  let held: Promise<void> | null = null;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') await held;
    return answer(path, init);
  });
  await screen.findByRole('form', { name: 'Nuevo pedido' });
  return {
    ...api,
    /** Lets orders wait for their answer until the function it returns is called. */
    holdOrders: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    sent: () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const day = () => screen.getByLabelText<HTMLInputElement>('Día de recogida');
const consent = () => screen.getByRole<HTMLInputElement>('checkbox');
const orderButton = () => screen.getByRole('button', { name: /Realizar Pedido|Procesando/ });
const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

async function fillIn(user: UserEvent = userEvent.setup()) {
  await writeContact(user);
  await user.click(consent());
}

/** Time that the test moves on, on top of what really passes. */
function withTimers() {
  fakeTime(undefined, { toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  madridTimeIs('12:10');
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

async function toastTitled(title: string | RegExp) {
  const notices = within(screen.getByRole('region', { name: 'Avisos' }));
  return (await notices.findByText(title)).parentElement?.textContent;
}

it('sends a note for the kitchen, of 120 characters at most', async () => {
  const { sent } = await openPage();
  await fillIn();
  const note = field('Nota para la cocina (opcional)');
  expect(note).toHaveAttribute('maxlength', '120');
  await userEvent.type(note, 'Sin sal');
  await userEvent.click(orderButton());
  await toastTitled('Pedido realizado');
  expect(sent()).toEqual([expect.objectContaining({ note: 'Sin sal' })]);
});

describe('the page', () => {
  it('is titled Realizar Pedido and shows how many chickens there are', async () => {
    await openPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Realizar Pedido' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pollos disponibles hoy' })).toBeVisible();
    expect(await screen.findByText('42')).toBeVisible();
  });

  it('takes an order although stock and opening hours could not be loaded', async () => {
    const { sent } = await openPage({
      'GET /api/stock': { status: 500, body: {} },
      'GET /api/business-hours': { status: 500, body: {} },
    });
    await fillIn();
    await userEvent.click(orderButton());
    await toastTitled('Pedido realizado');
    expect(sent()).toHaveLength(1);
    takeConsoleErrors();
  });
});

describe('the quantity', () => {
  it('goes from 0 to 10 in steps of 0.5, written as whole numbers and halves, 1 at first', async () => {
    await openPage();
    const options = [...list('Cantidad').options];
    expect(options.map(({ value }) => Number(value))).toEqual(
      Array.from({ length: 21 }, (_, index) => index / 2),
    );
    expect(options.slice(0, 6).map(({ text }) => text)).toEqual([
      '0',
      '1/2',
      '1',
      '1 1/2',
      '2',
      '2 1/2',
    ]);
    expect(list('Cantidad').value).toBe('1');
  });

  it('has buttons for 0.5, 1, 1.5 and 2', async () => {
    await openPage();
    const group = screen.getByRole('radiogroup', { name: 'Cantidades habituales' });
    expect(
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value),
    ).toEqual(['0.5', '1', '1.5', '2']);
    await userEvent.click(chip('1 pollo y medio'));
    expect(list('Cantidad').value).toBe('1.5');
    const other = () => list('Cantidad').parentElement?.textContent;
    expect(other()).toContain('Otra…');
    await userEvent.selectOptions(list('Cantidad'), '7.5');
    expect(chip('1 pollo y medio').checked).toBe(false);
    expect(other()).not.toContain('Otra…');
  });
});

describe('day and time', () => {
  it('offer 13:00 to 17:00 every 30 minutes, 13:30 today at first', async () => {
    await openPage();
    expect([...list('Hora de recogida').options].map(({ value }) => value)).toEqual([
      '',
      '13:00',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
      '17:00',
    ]);
    expect(day().value).toBe('2026-11-20');
    expect(day().min).toBe('2026-11-20');
    expect(list('Hora de recogida').value).toBe('13:30');
  });

  it('have buttons for 13:00, 13:30, 14:00 and 14:30', async () => {
    await openPage();
    const group = screen.getByRole('radiogroup', { name: 'Horas habituales' });
    expect(
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value),
    ).toEqual(['13:00', '13:30', '14:00', '14:30']);
    await userEvent.click(chip('14:30'));
    expect(list('Hora de recogida').value).toBe('14:30');
  });

  it('are today and tomorrow at one tap', async () => {
    await openPage();
    expect(chip('Hoy').checked).toBe(true);
    await userEvent.click(chip('Mañana'));
    expect(day().value).toBe('2026-11-21');
    fireEvent.change(day(), { target: { value: '2026-11-25' } });
    expect([chip('Hoy').checked, chip('Mañana').checked]).toEqual([false, false]);
  });

  it('show the opening hours of the chosen day', async () => {
    await openPage();
    expect(await screen.findByText('Viernes: abierto de 10:00 a 17:00')).toBeVisible();
  });

  it('say on a closed day that nothing is sold today', async () => {
    const closed = HOURS.map((hours) => ({ ...hours, isOpen: hours.dayOfWeek !== 5 }));
    await openPage({ 'GET /api/business-hours': { body: closed } });
    expect(await screen.findByText('Hoy estamos cerrados. Pide para otro día.')).toBeVisible();
    expect(screen.queryByText('42')).not.toBeInTheDocument();
  });

  it('mark what is past, and propose the next slot', async () => {
    madridTimeIs('14:10');
    await openPage();
    expect(list('Hora de recogida').value).toBe('14:30');
    const past = screen.getByRole<HTMLOptionElement>('option', { name: '14:00 · ya ha pasado' });
    expect(past.disabled).toBe(true);
    expect(chip('14:00').disabled).toBe(true);
    expect(chip('14:30').disabled).toBe(false);
  });

  it('propose no time after 17:00, and lead to the next open day', async () => {
    madridTimeIs('18:30');
    await openPage();
    expect(list('Hora de recogida').value).toBe('');
    expect(screen.getByText('Hoy ya no quedan horas de recogida.')).toBeVisible();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Elegir sábado 21 de noviembre' }),
    );
    expect(day().value).toBe('2026-11-21');
    expect(screen.queryByText('Hoy ya no quedan horas de recogida.')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(list('Hora de recogida'));
  });

  it('say that a day is closed', async () => {
    await openPage();
    await userEvent.clear(day());
    await userEvent.type(day(), '2026-11-23');
    expect(await screen.findByText('Ese día estamos cerrados.')).toBeVisible();
    expect(screen.getByText('Lunes: cerrado')).toBeVisible();
    expect(chip('13:30').disabled).toBe(true);
  });

  it('follow the clock until somebody chooses', async () => {
    fakeTime();
    madridTimeIs('13:29');
    await openPage();
    expect(list('Hora de recogida').value).toBe('13:30');
    madridTimeIs('13:31');
    vi.advanceTimersByTime(15_000);
    await waitFor(() => expect(list('Hora de recogida').value).toBe('14:00'));
    expect(
      await screen.findByText('Hemos cambiado la hora propuesta: de las 13:30 a las 14:00.'),
    ).toBeVisible();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(chip('14:30'));
    madridTimeIs('14:31');
    vi.advanceTimersByTime(15_000);
    await screen.findByRole('option', { name: '14:30 · ya ha pasado' });
    expect(list('Hora de recogida').value).toBe('14:30');
  });
});

describe('a proposed pick-up', () => {
  it('becomes another day’s at midnight, which is said', async () => {
    fakeTime();
    madridTimeIs('16:59');
    await openPage();
    expect(list('Hora de recogida').value).toBe('17:00');
    madridTimeIs('17:00');
    vi.advanceTimersByTime(15_000);
    const over = 'La hora propuesta, las 17:00, ya no se puede elegir.';
    expect(await screen.findByText(over)).toBeVisible();
    vi.setSystemTime(parseInstant('2026-11-21T00:01')!);
    vi.advanceTimersByTime(15_000);
    await waitFor(() => expect(day().value).toBe('2026-11-21'));
    expect(list('Hora de recogida').value).toBe('13:30');
    const moved =
      'Hemos cambiado el día propuesto: ahora es el sábado 21 de noviembre a las 13:30.';
    expect(await screen.findByText(moved)).toBeVisible();
    expect(screen.queryByText(over)).not.toBeInTheDocument();
  });

  it('gives way to the hours of the day that somebody chooses, which is said', async () => {
    madridTimeIs('14:10');
    const early = HOURS.map((hours) =>
      hours.dayOfWeek === 6 ? { ...hours, closeTime: '14:00' } : hours,
    );
    await openPage({ 'GET /api/business-hours': { body: early } });
    expect(list('Hora de recogida').value).toBe('14:30');
    fireEvent.change(day(), { target: { value: '2026-11-21' } });
    await waitFor(() => expect(list('Hora de recogida').value).toBe('13:00'));
    const moved = 'Hemos cambiado la hora propuesta: de las 14:30 a las 13:00.';
    expect(await screen.findByText(moved)).toBeVisible();
    expect(day().value).toBe('2026-11-21');
  });

  it('is chosen, and stays, once somebody has gone back to it', async () => {
    fakeTime();
    madridTimeIs('13:29');
    await openPage();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(chip('14:00'));
    await user.click(chip('13:30'));
    madridTimeIs('13:31');
    await passTime(15_000);
    await screen.findByRole('option', { name: '13:30 · ya ha pasado' });
    await passTime(15_000);
    expect(list('Hora de recogida').value).toBe('13:30');
  });

  it('stays once somebody has chosen it, and what the day says of it is said', async () => {
    const early = HOURS.map((hours) =>
      hours.dayOfWeek === 6 ? { ...hours, closeTime: '14:00' } : hours,
    );
    await openPage({ 'GET /api/business-hours': { body: early } });
    await userEvent.click(chip('14:30'));
    fireEvent.change(day(), { target: { value: '2026-11-21' } });
    expect(await screen.findByText('A esa hora estamos cerrados.')).toBeVisible();
    expect(list('Hora de recogida').value).toBe('14:30');
    await userEvent.click(chip('13:30'));
    expect(screen.queryByText('A esa hora estamos cerrados.')).not.toBeInTheDocument();
  });
});

describe('a form with faults', () => {
  it('names them all, puts the focus on the first, and sends nothing', async () => {
    const { sent } = await openPage();
    await userEvent.selectOptions(list('Cantidad'), '0');
    await userEvent.selectOptions(list('Hora de recogida'), '');
    await userEvent.click(orderButton());
    const summary = await screen.findByText('Error en el formulario');
    for (const message of [
      'La cantidad debe ser mayor que cero',
      'Fecha de recogida inválida',
      'El nombre es obligatorio',
      'El teléfono debe tener al menos 9 dígitos',
      'Debe ser un email válido',
      'Debes aceptar el tratamiento de datos personales',
    ]) {
      expect(summary.parentElement?.textContent).toContain(message);
    }
    expect(document.activeElement).toBe(list('Cantidad'));
    expect(list('Cantidad').getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('keeps what was typed and forgives as soon as a field is right', async () => {
    await openPage();
    await userEvent.type(field('Email'), 'mj@');
    await userEvent.click(orderButton());
    await screen.findByText('Error en el formulario');
    expect(field('Email').value).toBe('mj@');
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field('Email'), 'example.org');
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBeNull());
  });

  it('tells the keyboard and the address book what each field is', async () => {
    await openPage();
    expect(field('Nombre').autocomplete).toBe('name');
    expect([field('Teléfono').autocomplete, field('Teléfono').inputMode]).toEqual(['tel', 'tel']);
    expect([field('Email').autocomplete, field('Email').inputMode]).toEqual(['email', 'email']);
  });
});

describe('an order that is taken', () => {
  it('goes out exactly as specified, once, however often the button is pressed', async () => {
    const { sent, keys, holdOrders } = await openPage();
    const release = holdOrders();
    await fillIn();
    await userEvent.dblClick(orderButton());
    await screen.findByRole('button', { name: 'Procesando...' });
    await userEvent.click(orderButton());
    await userEvent.type(field('Nombre'), '{Enter}');
    release();
    await toastTitled('Pedido realizado');
    expect(sent()).toEqual([
      {
        customerName: 'María José',
        customerPhone: '600 111 222',
        customerEmail: 'mj@example.org',
        customerDNI: '',
        customerAddress: '',
        quantity: 1,
        details: '1 pollo',
        totalAmount: 0,
        pickupTime: '2026-11-20T12:30:00.000Z',
        selectedTime: '13:30',
        gdprConsent: true,
      },
    ]);
    expect(keys(CREATE)).toHaveLength(1);
    expect(keys(CREATE)[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('is confirmed with a toast, and shown alone with where and how to reach the shop', async () => {
    await openPage();
    await screen.findByText('42');
    await fillIn();
    await userEvent.click(chip('2 pollos'));
    await userEvent.click(orderButton());
    expect(await toastTitled('Pedido realizado')).toContain(
      'Tu pedido ha sido registrado correctamente',
    );
    const card = await screen.findByRole('region', { name: 'Pedido realizado' });
    await waitFor(() => expect(document.activeElement).toBe(within(card).getByRole('heading')));
    expect(await within(card).findByText('Sin alérgenos declarados')).toBeVisible();
    for (const text of [
      'María José',
      '2pollos',
      'Hoy, viernes 20 de noviembre, a las 13:30',
      'n.º 41',
      'Calle Mayor, 12',
    ]) {
      expect(card.textContent).toContain(text);
    }
    expect(within(card).getByRole('link', { name: '965 000 111' })).toHaveAttribute(
      'href',
      'tel:+34965000111',
    );
    expect(screen.queryByRole('form', { name: 'Nuevo pedido' })).not.toBeInTheDocument();
    expect(screen.queryByText('Realizar Pedido')).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('gives way to an empty form at its beginning, and is there again on the way back', async () => {
    const { asked } = await openPage();
    await fillIn();
    await userEvent.click(chip('2 pollos'));
    await userEvent.click(orderButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Hacer otro pedido' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Realizar Pedido' });
    expect(document.activeElement).toBe(title);
    expect(field('Nombre').value).toBe('');
    expect(consent().checked).toBe(false);
    expect(list('Cantidad').value).toBe('1');
    expect(list('Hora de recogida').value).toBe('13:30');
    await waitFor(() => expect(asked('GET /api/stock')).toBe(2));
    act(() => window.history.back());
    const card = await screen.findByRole('region', { name: 'Pedido realizado' });
    expect(card.textContent).toContain('María José');
  });

  it('is still shown after a reload, without the name, which no browser keeps', async () => {
    await openPage();
    await fillIn();
    await userEvent.click(orderButton());
    await screen.findByRole('region', { name: 'Pedido realizado' });
    expect(JSON.stringify(window.history.state)).not.toMatch(/María|600111222|600 111 222|mj@/);
    cleanup();
    renderApp(null, ANSWERS);
    const card = await screen.findByRole('region', { name: 'Pedido realizado' });
    expect(card.textContent).toContain('Hoy, viernes 20 de noviembre, a las 13:30');
    expect(card.textContent).not.toContain('A nombre de');
  });

  it('is shown to nobody on the way back once somebody has signed out', async () => {
    await openPage();
    await fillIn();
    await userEvent.click(orderButton());
    await screen.findByRole('region', { name: 'Pedido realizado' });
    cleanup();
    clearSessionItems();
    renderApp(null, ANSWERS);
    expect(await screen.findByRole('form', { name: 'Nuevo pedido' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pedido realizado' })).not.toBeInTheDocument();
  });

  it('is no more typed once somebody has signed out, and what is chosen stays', async () => {
    changeBasket((before) => ({ ...before, chickens: tenths(20) }));
    const { queryClient } = await openPage();
    await userEvent.type(field('Nombre'), 'Ana');
    act(() => {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(ORDER_DRAFT) });
    });
    expect(field('Nombre')).toHaveValue('');
    expect(list('Cantidad')).toHaveValue('2');
    expect(readBasket().chickens).toBe(20);
  });

  it('stays for who skips to the content', async () => {
    await openPage();
    await fillIn();
    await userEvent.click(orderButton());
    await screen.findByRole('region', { name: 'Pedido realizado' });
    const entries = window.history.length;
    await userEvent.click(screen.getByRole('link', { name: 'Saltar al contenido' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.history.length).toBe(entries);
    expect(screen.getByRole('region', { name: 'Pedido realizado' })).toBeVisible();
  });

  it('does not promise that there are no allergens when the catalogue does not say', async () => {
    await openPage({ 'GET /api/products': { status: 500, body: {} } });
    const unknown = 'Consúltalos al recoger o por teléfono.';
    expect(await screen.findByText(unknown)).toBeVisible();
    await fillIn();
    await userEvent.click(orderButton());
    const card = await screen.findByRole('region', { name: 'Pedido realizado' });
    expect(await within(card).findByText(unknown)).toBeVisible();
    takeConsoleErrors();
  });

  it('has another key than the next one', async () => {
    const { keys } = await openPage();
    for (const count of [1, 2]) {
      await fillIn();
      await userEvent.click(orderButton());
      await waitFor(() => expect(keys(CREATE)).toHaveLength(count));
      await userEvent.click(await screen.findByRole('button', { name: 'Hacer otro pedido' }));
      await waitFor(() => expect(field('Nombre').value).toBe(''));
    }
    expect(keys(CREATE)[0]).not.toBe(keys(CREATE)[1]);
  });
});

describe('an order that is refused', () => {
  async function refused(answer: AnswerTo<'createOrder'>) {
    const page = await openPage({ [CREATE]: answer });
    await fillIn();
    await userEvent.click(orderButton());
    const alert = await screen.findByRole('alert');
    expect(takeConsoleErrors()).toHaveLength(1);
    return { ...page, alert };
  }

  it('422: says the reason at the field, and in a message that stays for six seconds; keeps everything', async () => {
    const user = withTimers();
    const error = 'Ese día estamos cerrados. Elige otro día';
    const api = await openPage({
      [CREATE]: { status: 422, body: { error, code: 'PICKUP_DAY_CLOSED' } },
    });
    await fillIn(user);
    await user.click(orderButton());
    expect(await toastTitled(`Error: ${error}`)).toContain('Lo que has escrito sigue aquí.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // The day's fault stands at the day, which has the focus.
    expect(screen.getByLabelText('Día de recogida')).toHaveAccessibleDescription(
      expect.stringContaining(error),
    );
    expect(screen.getByLabelText('Día de recogida').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Día de recogida')).toHaveFocus();
    expect(list('Hora de recogida').getAttribute('aria-invalid')).not.toBe('true');
    expect(field('Nombre').value).toBe('María José');
    expect(api.sent()).toHaveLength(1);
    takeConsoleErrors();
    await passTime(5000);
    expect(screen.getByText(`Error: ${error}`)).toBeInTheDocument();
    await passTime(1000);
    expect(screen.queryByText(`Error: ${error}`)).not.toBeInTheDocument();
  });

  it('400: joins the details and puts the focus on the faulty field', async () => {
    const { alert } = await refused({
      status: 400,
      body: {
        error: 'Revisa los datos enviados',
        details: [{ path: 'customerEmail', message: 'Debe ser un email válido' }],
      },
    });
    expect(alert.textContent).toContain('Error al crear el pedido');
    expect(alert.textContent).toContain('Debe ser un email válido');
    expect(document.activeElement).toBe(field('Email'));
  });

  it.each([
    [403, 'Permiso denegado', 'No tiene permisos para realizar esta acción'],
    [409, 'Error: Esta petición ya se envió con otros datos', 'otros datos'],
    [500, 'Error: Esta petición ya se envió con otros datos', 'otros datos'],
  ])('%i: says why and keeps what was typed', async (status, title, text) => {
    const error = 'Esta petición ya se envió con otros datos';
    const { alert } = await refused({ status, body: { error } });
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain(text);
    expect(field('Nombre').value).toBe('María José');
    expect(consent().checked).toBe(true);
  });

  it('401: says that a session is needed and leads to the login page after six seconds', async () => {
    const user = withTimers();
    await openPage({ [CREATE]: { status: 401, body: { error: 'x' } } });
    await fillIn(user);
    await user.click(orderButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Sesión requerida');
    takeConsoleErrors();
    await passTime(5000);
    expect(window.location.pathname).toBe('/encargar');
    await passTime(1000);
    expect(window.location.pathname).toBe('/login');
  });

  it('comes into sight where no field says it, for who looks at the button', async () => {
    const comeIntoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { alert } = await refused({ offline: true });
    expect(comeIntoSight.mock.contexts.at(-1)).toContainElement(alert);
  });

  it('leaves the sight to the field that says it', async () => {
    const comeIntoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
    const message = 'Debe ser un email válido';
    const details = [{ path: 'customerEmail', message }];
    await refused({ status: 400, body: { error: 'Revisa los datos enviados', details } });
    expect(document.activeElement).toBe(field('Email'));
    expect(comeIntoSight.mock.contexts.at(-1)).toContainElement(field('Email'));
  });

  it('without an answer: a retry has the same key, another order a new one', async () => {
    let isDown = true;
    const { keys, sent } = await openPage({
      [CREATE]: () => (isDown ? { offline: true } : PLACED),
    });
    await fillIn();
    await userEvent.click(orderButton());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Sin conexión con el servidor',
    );
    await userEvent.click(orderButton());
    await waitFor(() => expect(keys(CREATE)).toHaveLength(2));
    await waitFor(() => expect(orderButton().textContent).toBe('Realizar Pedido'));
    await userEvent.click(chip('2 pollos'));
    isDown = false;
    await userEvent.click(orderButton());
    await toastTitled('Pedido realizado');
    expect(keys(CREATE)[1]).toBe(keys(CREATE)[0]);
    expect(keys(CREATE)[2]).not.toBe(keys(CREATE)[0]);
    expect(sent()).toHaveLength(3);
    expect(takeConsoleErrors()).toHaveLength(2);
  });
});

/** To the home page by the logo, and back by the header's button. */
async function leave(user: UserEvent = userEvent.setup()) {
  await user.click(screen.getByRole('link', { name: 'Brasa' }));
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: 'Nuevo pedido' })).not.toBeInTheDocument(),
  );
}
async function comeBack(user: UserEvent = userEvent.setup()) {
  await user.click((await screen.findAllByRole('link', { name: 'Hacer Pedido' }))[0]!);
  await screen.findByRole('form', { name: 'Nuevo pedido' });
}

describe('an order whose answer finds the customer elsewhere', () => {
  it('is announced, and the form is empty on coming back', async () => {
    const { sent, holdOrders, asked } = await openPage();
    const release = holdOrders();
    await fillIn();
    await userEvent.click(orderButton());
    await screen.findByRole('button', { name: 'Procesando...' });
    await leave();
    release();
    await toastTitled('Pedido realizado');
    await comeBack();
    expect(field('Nombre').value).toBe('');
    expect(consent().checked).toBe(false);
    expect(sent()).toHaveLength(1);
    await waitFor(() => expect(asked('GET /api/stock')).toBe(2));
  });

  it('leads to its page, and leaves what was chosen meanwhile', async () => {
    const code = 'x'.repeat(22);
    const { holdOrders } = await openPage({
      [CREATE]: { status: 201, body: { ...deskOrder(41, '2026-11-20T14:00'), code } },
    });
    const release = holdOrders();
    await fillIn();
    await userEvent.click(orderButton());
    await screen.findByRole('button', { name: 'Procesando...' });
    await leave();
    act(() =>
      changeBasket((before) => ({
        ...before,
        lines: [{ productId: 26, quantity: tenths(10), note: '' }],
      })),
    );
    release();
    await toastTitled('Pedido realizado');
    await userEvent.click(screen.getByRole('button', { name: 'Ver mi pedido' }));
    expect(window.location.pathname).toBe(`/pedido/${code}`);
    expect(readBasket().lines.map(({ productId }) => productId)).toEqual([26]);
  });

  it('is still under way for who comes back before, and is shown to them in its place', async () => {
    const { sent, holdOrders } = await openPage();
    const release = holdOrders();
    await fillIn();
    await userEvent.click(orderButton());
    await screen.findByRole('button', { name: 'Procesando...' });
    await leave();
    await comeBack();
    expect(field('Nombre').value).toBe('María José');
    expect(orderButton().textContent).toContain('Procesando...');
    await userEvent.click(orderButton());
    release();
    const card = await screen.findByRole('region', { name: 'Pedido realizado' });
    expect(card.textContent).toContain('María José');
    expect(card.textContent).toContain('n.º 41');
    expect(sent()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Hacer otro pedido' }));
    await waitFor(() => expect(field('Nombre').value).toBe(''));
    expect(orderButton().textContent).toBe('Realizar Pedido');
  });

  it('has the same key when its answer was lost and it is sent again', async () => {
    let isDown = true;
    const { keys, holdOrders } = await openPage({
      [CREATE]: () => (isDown ? { offline: true } : PLACED),
    });
    const release = holdOrders();
    await fillIn();
    await userEvent.click(orderButton());
    await screen.findByRole('button', { name: 'Procesando...' });
    await leave();
    release();
    await toastTitled(/^Error: Sin conexión con el servidor/);
    isDown = false;
    await comeBack();
    await userEvent.click(orderButton());
    await toastTitled('Pedido realizado');
    expect(keys(CREATE)).toHaveLength(2);
    expect(keys(CREATE)[1]).toBe(keys(CREATE)[0]);
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('an order without an answer, sent again when its proposed time has passed', () => {
  async function lostAt1329() {
    fakeTime();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    madridTimeIs('13:29');
    const api = await openPage({ [CREATE]: { offline: true } });
    await fillIn(user);
    await user.click(orderButton());
    await screen.findByRole('alert');
    madridTimeIs('13:31');
    await passTime(15_000);
    await screen.findByRole('option', { name: '13:30 · ya ha pasado' });
    return { ...api, user };
  }

  it('is the same order', async () => {
    const { user, keys, sent } = await lostAt1329();
    expect(list('Hora de recogida').value).toBe('13:30');
    await user.click(orderButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
    expect(keys(CREATE)[1]).toBe(keys(CREATE)[0]);
    await waitFor(() => expect(takeConsoleErrors()).not.toEqual([]));
  });

  it('is the same order after a look at another page', async () => {
    const { user, keys, sent } = await lostAt1329();
    await leave(user);
    await comeBack(user);
    await waitFor(() => expect(field('Nombre').value).toBe('María José'));
    await user.click(orderButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
    expect(keys(CREATE)[1]).toBe(keys(CREATE)[0]);
    await waitFor(() => expect(takeConsoleErrors()).not.toEqual([]));
  });

  it('follows the clock again once the customer changes it', async () => {
    const { user } = await lostAt1329();
    await user.click(chip('2 pollos'));
    // The present is read in steps of 15 s: the next one is over within two of them.
    vi.advanceTimersByTime(30_000);
    await waitFor(() => expect(list('Hora de recogida').value).toBe('14:00'));
    takeConsoleErrors();
  });
});

describe('Panel Haykakan', () => {
  it('opens quick points for haykakan', async () => {
    renderAppAs({ role: 'haykakan' }, '/encargar');
    const panel = await screen.findByRole('region', { name: 'Panel Haykakan' });
    const button = within(panel).getByRole('button', { name: 'Puntos rápidos' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Puntos rápidos' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it.each(['superadmin', 'abaranci'] as const)('is not there for %s', async (role) => {
    const { asked } = renderAppAs({ role }, '/encargar');
    await screen.findByRole('heading', { level: 1, name: 'Realizar Pedido' });
    await waitFor(() => expect(asked('GET /api/auth/me')).toBe(1));
    expect(screen.queryByText('Panel Haykakan')).not.toBeInTheDocument();
  });
});

it('keeps what was typed while the visitor looks at another page', async () => {
  await openPage();
  await userEvent.type(field('Nombre'), 'Vicent');
  await userEvent.click(chip('14:30'));
  await userEvent.click(screen.getByRole('link', { name: 'Brasa' }));
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: 'Nuevo pedido' })).not.toBeInTheDocument(),
  );
  await userEvent.click((await screen.findAllByRole('link', { name: 'Hacer Pedido' }))[0]!);
  await screen.findByRole('form', { name: 'Nuevo pedido' });
  expect(field('Nombre').value).toBe('Vicent');
  expect(list('Hora de recogida').value).toBe('14:30');
});

it('says that another tab has ordered it, until something is chosen here', async () => {
  await openPage();
  await userEvent.type(field('Nombre'), 'Vicent');
  await userEvent.click(chip('2 pollos'));
  // As that tab leaves it: nothing is chosen any more.
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'brasa:basket' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'brasa:last-ordered' }));
  });
  const note = 'Este pedido ya está hecho';
  expect(await screen.findByText(note)).toBeVisible();
  expect(list('Cantidad').value).toBe('1');
  expect(field('Nombre').value).toBe('Vicent');
  await userEvent.click(chip('2 pollos'));
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

it('takes over what the server has drawn at another hour without a fault', async () => {
  fakeApi({ ...QUIET_SHOP, 'GET /api/stock': { body: { ...STOCK, unreservedStock: '42.0' } } });
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <OrderPage />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(container.textContent).toContain('Realizar Pedido');
  expect(list('Hora de recogida').value).toBe('');
  madridTimeIs('14:10');
  render(page, { container, hydrate: true });
  await waitFor(() => expect(list('Hora de recogida').value).toBe('14:30'));
  expect(day().value).toBe('2026-11-20');
  expect(await screen.findByText('42')).toBeVisible();
  expect(takeConsoleErrors()).toEqual([]);
  container.remove();
});
