// A connection that breaks in the middle of an action: it is done once, and nothing is said that is not
// known.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { Answers, Failed } from '../../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../../test/fake-time.ts';
import {
  ANA,
  desk,
  findToast,
  LOLA,
  NOW,
  openDesk,
  openOrder,
  POLL,
  pressInToast,
  said,
  type Part,
} from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../../app/layouts/staff/admin-layout.tsx';
import '../../../app/pages/staff/admin-orders-page.tsx';

const CONFIRM = 'PATCH /api/orders/1/confirm';
const REOPEN = 'PATCH /api/orders/1/reopen';
const EDIT = 'PATCH /api/orders/1';
const LOST: Failed = { offline: true };
const conflict = (current: Order): Failed => ({
  status: 409,
  body: { error: 'x', code: 'EDITED_MEANWHILE', current },
});

beforeEach(() => {
  fakeTime(NOW);
});

const openLola = (answers: Answers) => openDesk({ [POLL]: desk(LOLA, ANA), ...answers });
const press = (part: Part, name: string | RegExp) =>
  userEvent.click(part.getByRole('button', { name }));

describe('Entregado without an answer', () => {
  it('is not known to be done or not, is asked again, and is done once', async () => {
    let isDown = true;
    const { keys } = openLola({
      [CONFIRM]: () => (isDown ? LOST : { body: { ...LOLA, status: 'delivered', history: [] } }),
    });
    const drawer = await openOrder(/Lola/);
    await press(drawer, 'Entregado');
    const alert = await drawer.findByRole('alert');
    expect(said(alert)).toBe(
      'Sin respuesta del servidorNo se sabe si el pedido está entregado. Se sigue preguntando...',
    );
    expect(screen.queryByText(/sigue pendiente|No se pudo/)).not.toBeInTheDocument();
    isDown = false;
    await passTime(2100);
    await findToast('Pedido entregado');
    expect(keys(CONFIRM)).toHaveLength(2);
    expect(keys(CONFIRM)[0]).toBe(keys(CONFIRM)[1]);
    expect(keys(CONFIRM)[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('that was done says so as soon as the list knows', async () => {
    let orders = [LOLA];
    openLola({
      [POLL]: () => desk(...orders),
      [CONFIRM]: () => {
        orders = [];
        return LOST;
      },
      'GET /api/orders/1': { body: { ...LOLA, status: 'delivered', history: [] } },
    });
    const drawer = await openOrder(/Lola/);
    await press(drawer, 'Entregado');
    await passTime(3100);
    expect(await drawer.findByText('Tu acción sí ha llegado: está entregado.')).toBeVisible();
  });

  it('that never arrives is visibly not done in the end, and is done with the next tap', async () => {
    let isDown = true;
    let isReadable = false;
    openLola({
      [CONFIRM]: () => (isDown ? LOST : { body: LOLA }),
      'GET /api/orders/1': () => (isReadable ? { body: { ...LOLA, history: [] } } : LOST),
    });
    const drawer = await openOrder(/Lola/);
    await press(drawer, 'Entregado');
    await passTime(63_000);
    const alert = () => said(drawer.getByRole('alert'));
    expect(alert()).toContain('No se sabe si el pedido está entregado.');
    expect(alert()).not.toContain('sigue pendiente');
    isReadable = true;
    await passTime(10_000);
    expect(alert()).toContain('No se pudo marcar el pedido como entregado');
    expect(alert()).toContain('El pedido sigue pendiente');
    isDown = false;
    await press(drawer, 'Entregado');
    await findToast('Pedido entregado');
    takeConsoleErrors();
  });
});

describe('Deshacer without an answer', () => {
  it('says that nobody knows, asks again, and says what is', async () => {
    let isDown = true;
    const { asked } = openLola({
      [CONFIRM]: { body: LOLA },
      [REOPEN]: () => (isDown ? LOST : { body: LOLA }),
    });
    await press(await openOrder(/Lola/), 'Entregado');
    await pressInToast('Deshacer');
    expect(await findToast('Sin respuesta del servidor')).toContain(
      'No se sabe si el pedido está reabierto.',
    );
    isDown = false;
    await passTime(2100);
    await findToast('Pedido reabierto');
    expect(asked(REOPEN)).toBe(2);
  });

  it('can be tried again when nobody answers for a minute', async () => {
    let isDown = true;
    openLola({
      [CONFIRM]: { body: LOLA },
      [REOPEN]: () => (isDown ? LOST : { body: LOLA }),
    });
    await press(await openOrder(/Lola/), 'Entregado');
    await pressInToast('Deshacer');
    await passTime(63_000);
    isDown = false;
    await pressInToast('Reintentar');
    await findToast('Pedido reabierto');
    takeConsoleErrors();
  });
});

async function openEdit(answers: Answers) {
  const api = openLola(answers);
  const drawer = await openOrder(/Lola/);
  await press(drawer, 'Editar');
  const form = within(drawer.getByRole('form', { name: 'Editar pedido' }));
  const name = form.getByLabelText<HTMLInputElement>('Nombre');
  const rename = async (text: string) => {
    await userEvent.clear(name);
    await userEvent.type(name, text);
  };
  return { ...api, drawer, form, name, rename, save: () => press(form, /^Guard/) };
}

describe('an edit without an answer', () => {
  const MINE = { ...LOLA, version: 2, customerName: 'Dolores' };

  it('that did arrive is told as one’s own, whatever the list tells first', async () => {
    let orders: Order[] = [LOLA];
    let isFirst = true;
    const { form, rename, save, keys } = await openEdit({
      [POLL]: () => desk(...orders),
      [EDIT]: () => {
        if (!isFirst) return { body: MINE };
        isFirst = false;
        orders = [MINE];
        return LOST;
      },
    });
    await rename('Dolores');
    await save();
    expect(said(await form.findByRole('alert'))).toContain('No se sabe si tus cambios han llegado');
    await passTime(1500);
    expect(screen.queryByText(/Otra persona/)).not.toBeInTheDocument();
    await passTime(1000);
    await findToast('Pedido actualizado');
    expect(screen.queryByText(/Otra persona/)).not.toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(keys(EDIT)).toHaveLength(2);
    expect(keys(EDIT)[0]).toBe(keys(EDIT)[1]);
  });

  it('is asked about once more by the list’s news, long after it was given up', async () => {
    let orders: Order[] = [LOLA];
    let isDown = true;
    const { form, rename, save, keys } = await openEdit({
      [POLL]: () => desk(...orders),
      [EDIT]: () => (isDown ? LOST : { body: MINE }),
    });
    await rename('Dolores');
    await save();
    await passTime(63_000);
    expect(said(form.getByRole('alert'))).toContain('Lo que has escrito sigue aquí');
    isDown = false;
    orders = [MINE];
    await passTime(3100);
    await findToast('Pedido actualizado');
    expect(screen.queryByText(/Otra persona/)).not.toBeInTheDocument();
    expect(new Set(keys(EDIT)).size).toBe(1);
    takeConsoleErrors();
  });

  it('that never arrived meets what somebody else has changed meanwhile', async () => {
    const theirs = { ...LOLA, version: 2, customerName: 'Lola Pérez' };
    let isFirst = true;
    const { form, name, rename, save } = await openEdit({
      [EDIT]: () => {
        if (!isFirst) return conflict(theirs);
        isFirst = false;
        return LOST;
      },
    });
    await rename('Dolores');
    await save();
    await passTime(2100);
    expect(await form.findByText('Otra persona ha cambiado este pedido')).toBeVisible();
    expect(name.value).toBe('Dolores');
    takeConsoleErrors();
  });

  it('is settled before what has been typed since is sent, over what it has made', async () => {
    let isDown = true;
    const { calls, rename, save, keys } = await openEdit({
      [EDIT]: () => (isDown ? LOST : { body: MINE }),
    });
    await rename('Dolores');
    await save();
    await passTime(63_000);
    const lost = keys(EDIT).length;
    isDown = false;
    await rename('Dolores P.');
    await save();
    await findToast('Pedido actualizado');
    const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(sent.slice(lost)).toMatchObject([
      { customerName: 'Dolores', version: 1 },
      { customerName: 'Dolores P.', version: 2 },
    ]);
    expect(keys(EDIT)[lost]).toBe(keys(EDIT)[0]);
    expect(keys(EDIT)[lost + 1]).not.toBe(keys(EDIT)[0]);
    takeConsoleErrors();
  });

  it('is told to whoever has closed the drawer meanwhile', async () => {
    let isFirst = true;
    const { rename, save } = await openEdit({
      [EDIT]: () => {
        if (!isFirst) return conflict({ ...LOLA, version: 2, quantity: '3.0' });
        isFirst = false;
        return LOST;
      },
    });
    await rename('Dolores');
    await save();
    await passTime(100);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await passTime(2100);
    expect(await findToast('Otra persona ha cambiado este pedido')).toContain(
      'Tus cambios no están guardados',
    );
    takeConsoleErrors();
  });
});

describe('a payment without an answer', () => {
  it('is not known to be noted or not, and is noted once', async () => {
    const paid = { ...LOLA, version: 2, totalAmount: '20.00', finalAmount: '20.00' };
    let orders: Order[] = [LOLA];
    let isFirst = true;
    const { keys } = openLola({
      [POLL]: () => desk(...orders),
      'POST /api/points/search-phone': { body: { found: false } },
      [EDIT]: () => {
        if (!isFirst) return { body: paid };
        isFirst = false;
        orders = [paid];
        return LOST;
      },
    });
    const drawer = await openOrder(/Lola/);
    await press(drawer, 'Anotar pago');
    const form = within(drawer.getByRole('form', { name: 'Pago' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Total' }), '20');
    await press(form, 'Guardar pago');
    expect(said(await drawer.findByRole('alert'))).toContain('No se sabe si el pago está anotado.');
    expect(screen.queryByText(/no está anotado/)).not.toBeInTheDocument();
    await passTime(2100);
    await findToast('Pago anotado');
    expect(screen.queryByText(/Otra persona/)).not.toBeInTheDocument();
    expect(keys(EDIT)).toHaveLength(2);
    expect(keys(EDIT)[0]).toBe(keys(EDIT)[1]);
  });

  it('that is given back is not given back twice, and cannot be typed otherwise', async () => {
    const owed = { totalAmount: '40.00', finalAmount: '40.00', amountDue: '-20.00' };
    const left = { ...LOLA, ...owed, amountDue: '-10.00', version: 2 };
    let orders: Order[] = [{ ...LOLA, ...owed }];
    let isDown = true;
    const { calls, keys } = openLola({
      [POLL]: () => desk(...orders),
      [EDIT]: () => (isDown ? LOST : { body: left }),
    });
    const drawer = await openOrder(/Lola/);
    await press(drawer, /^Devolver 20,00/);
    const form = within(drawer.getByRole('form', { name: 'Devolver dinero' }));
    const amount = form.getByLabelText('Importe que se devuelve');
    await userEvent.clear(amount);
    await userEvent.type(amount, '10');
    await press(form, 'Anotar devolución');
    await passTime(63_000);
    isDown = false;
    orders = [left];
    await passTime(10_000);
    expect(said(form.getByRole('alert'))).toContain('No se sabe si la devolución está anotada');
    expect(amount).toBeDisabled();
    await press(form, 'Anotar devolución');
    expect(await findToast('Devolución anotada')).toContain('10,00');
    const bodies = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    const [first, ...others] = bodies.map((body) => JSON.stringify(body));
    expect(new Set(others)).toEqual(new Set([first]));
    expect(new Set(keys(EDIT)).size).toBe(1);
    takeConsoleErrors();
  });

  it('that comes to others is not noted once more in another way', async () => {
    const paid = { totalAmount: '10.00', finalAmount: '10.00', amountDue: '17.00' };
    const settled = { totalAmount: '27.00', finalAmount: '27.00', amountDue: '0.00', version: 2 };
    let isDown = true;
    const { keys } = openLola({
      [POLL]: desk({ ...LOLA, ...paid }),
      [EDIT]: () => (isDown ? LOST : { body: { ...LOLA, ...settled } }),
    });
    const drawer = await openOrder(/Lola/);
    await press(drawer, /^Cobrar 17,00/);
    const form = within(drawer.getByRole('form', { name: 'Cobrar el resto' }));
    await userEvent.click(await form.findByRole('button', { name: 'Guardar pago' }));
    expect(said(await drawer.findByRole('alert'))).toContain('No se sabe si el pago está anotado.');
    await passTime(63_000);
    expect(said(form.getByRole('alert'))).toContain('Guarda otra vez: no se anota dos veces.');
    isDown = false;
    await userEvent.click(form.getByRole('radio', { name: 'Tarjeta' }));
    await press(form, 'Guardar pago');
    await findToast('Ya hay otro pago anotado en este pedido');
    expect(new Set(keys(EDIT)).size).toBe(1);
    expect(drawer.queryByRole('form', { name: 'Cobrar el resto' })).not.toBeInTheDocument();
    takeConsoleErrors();
  });
});
