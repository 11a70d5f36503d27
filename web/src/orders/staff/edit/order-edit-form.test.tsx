import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { QueuedOrder } from '@brasa/core/orders/queued-order.rules.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { Answers } from '../../../../test/fake-api.ts';
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
  type Part,
} from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { writeIn } from '../../../../test/write-in.ts';
// Loaded here, so that no test waits for it.
import '../../../app/layouts/staff/admin-layout.tsx';
import '../../../app/pages/staff/admin-orders-page.tsx';

const EDIT = 'PATCH /api/orders/1';

beforeEach(() => {
  vi.setSystemTime(NOW);
});

async function openEdit(answers: Answers = {}, fields: Partial<Order> = {}) {
  const api = openDesk({ [POLL]: desk({ ...LOLA, ...fields }), ...answers });
  const drawer = await openOrder(/Lola/);
  await userEvent.click(drawer.getByRole('button', { name: 'Editar' }));
  return { ...api, drawer, form: within(drawer.getByRole('form', { name: 'Editar pedido' })) };
}

/** The desk of orders that change. */
const openDeskOf = (orders: () => Order[], answers: Answers = {}) => {
  const saved = { body: { ...LOLA, version: 3 } };
  const api = openDesk({ [POLL]: () => desk(...orders()), [EDIT]: saved, ...answers });
  return { ...api, drawer: openOrder(/Lola/) };
};
async function openForm(opened: Promise<Part>) {
  const drawer = await opened;
  await userEvent.click(drawer.getByRole('button', { name: 'Editar' }));
  return within(drawer.getByRole('form', { name: 'Editar pedido' }));
}

const field = (form: Part, name: string) => form.getByLabelText<HTMLInputElement>(name);
async function retype(form: Part, name: string, text: string) {
  await userEvent.clear(field(form, name));
  if (text !== '') await writeIn(field(form, name), text);
}
const save = (form: Part) => userEvent.click(form.getByRole('button', { name: /^Guardar/ }));
const sent = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

describe('the form', () => {
  it('begins with the order as it is', async () => {
    const { form } = await openEdit({}, { customerEmail: 'lola@example.com' });
    const values = ['Nombre', 'Cantidad', 'Día de recogida', 'Hora de recogida'].map(
      (name) => field(form, name).value,
    );
    expect(values).toEqual(['Lola', '2.5', '2026-11-20', '13:30']);
    expect(field(form, 'Teléfono').value).toBe('600 111 222');
    expect(field(form, 'Email').value).toBe('lola@example.com');
    // They only repeat the quantity, and follow it.
    expect(field(form, 'Detalles').value).toBe('');
  });

  it('offers 1/2 to 10 in half steps, then 11 to 17 1/2', async () => {
    const { form } = await openEdit();
    const offered = within(field(form, 'Cantidad'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered).toHaveLength(34);
    expect(offered.slice(0, 3)).toEqual(['1/2', '1', '1 1/2']);
    expect(offered.slice(18, 22)).toEqual(['9 1/2', '10', '11', '11 1/2']);
    expect(offered.at(-1)).toBe('17 1/2');
    expect(offered).not.toContain('10 1/2');
  });

  it.each([
    ['10.5', '10 1/2'],
    ['0.0', '0'],
  ])('shows the current %s although it is not offered', async (quantity, shown) => {
    const { form } = await openEdit({}, { quantity, details: 'paella' });
    const chosen = within(field(form, 'Cantidad')).getByRole<HTMLOptionElement>('option', {
      name: shown,
    });
    expect(chosen.selected).toBe(true);
  });

  it('sends everything, the status reset and the difference of the quantity', async () => {
    const { calls, form, drawer } = await openEdit({ [EDIT]: { body: LOLA } });
    await userEvent.selectOptions(field(form, 'Cantidad'), '4');
    await save(form);
    await findToast('Pedido actualizado');
    expect(sent(calls)).toEqual([
      {
        customerName: 'Lola',
        quantity: '4.0',
        details: '',
        pickupTime: '2026-11-20T12:30:00.000Z',
        customerPhone: '600 111 222',
        customerEmail: '',
        status: 'pending',
        deleted: false,
        confirmado: false,
        error: false,
        quantityDiff: 1.5,
        updateType: 'order_update',
        version: 1,
      },
    ]);
    // Back among the facts, where the focus was.
    expect(document.activeElement).toBe(drawer.getByRole('button', { name: 'Editar' }));
  });

  it('shows a customer’s note, and sends it where it is changed', async () => {
    const { calls, form } = await openEdit({ [EDIT]: { body: LOLA } }, { note: 'sin sal' });
    await retype(form, 'Nota del cliente', 'con poca sal');
    await save(form);
    await findToast('Pedido actualizado');
    expect(sent(calls)).toEqual([expect.objectContaining({ note: 'con poca sal' })]);
  });

  it('sends no difference while the quantity stays', async () => {
    const { calls, form } = await openEdit({ [EDIT]: { body: LOLA } });
    await retype(form, 'Nombre', 'Dolores');
    await save(form);
    await findToast('Pedido actualizado');
    expect(sent(calls)[0]).not.toHaveProperty('quantityDiff');
  });

  it.each([
    ['Día de recogida', 'La fecha de recogida no es válida'],
    ['Hora de recogida', 'La fecha de recogida no es válida'],
    ['Nombre', 'El nombre es obligatorio'],
  ])('without %s says "%s" and sends nothing', async (name, message) => {
    const { calls, form } = await openEdit();
    await retype(form, name, '');
    await save(form);
    expect(await form.findByText(message)).toBeVisible();
    expect(sent(calls)).toEqual([]);
  });

  it.each([
    ['2026-11-20', '13:00', 'Esa hora ya ha pasado.'],
    ['2026-11-21', '18:00', 'A esa hora estamos cerrados.'],
    ['2026-11-23', '14:00', 'Ese día estamos cerrados.'],
  ])('warns of %s %s: %s', async (day, clock, warning) => {
    const { form } = await openEdit();
    await retype(form, 'Día de recogida', day);
    await retype(form, 'Hora de recogida', clock);
    expect(form.getByText(`${warning} Puedes guardarlo igualmente.`)).toBeVisible();
  });

  it('can be left as it was', async () => {
    const { calls, form, drawer } = await openEdit();
    await retype(form, 'Nombre', 'Otra');
    await userEvent.click(form.getByRole('button', { name: 'Descartar' }));
    expect(drawer.getByRole('heading', { name: 'Lola' })).toBeVisible();
    expect(sent(calls)).toEqual([]);
  });
});

describe('what was typed and not saved', () => {
  const close = () => userEvent.keyboard('{Escape}');
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const openForm = async (name = /Lola/) =>
    within(await (await openOrder(name)).findByRole('form', { name: 'Editar pedido' }));

  async function typeAndClose(answers: Answers = {}) {
    const api = await openEdit({ [POLL]: desk(LOLA, ANA), ...answers });
    await retype(api.form, 'Nombre', 'Dolores');
    await retype(api.form, 'Teléfono', '655123456');
    await retype(api.form, 'Detalles', 'bien hecho');
    await close();
    await isClosed();
    return api;
  }

  it('is still there after the drawer was closed by accident, and says so', async () => {
    await typeAndClose();
    const form = await openForm();
    expect(form.getByText('Sigue aquí lo que no habías guardado.')).toBeVisible();
    const values = ['Nombre', 'Teléfono', 'Detalles'].map((name) => field(form, name).value);
    expect(values).toEqual(['Dolores', '655123456', 'bien hecho']);
  });

  it('does not come back as a form where nothing was typed', async () => {
    await openEdit({ [POLL]: desk(LOLA, ANA) });
    await close();
    await isClosed();
    const drawer = await openOrder(/Lola/);
    expect(drawer.queryByRole('form')).not.toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Entregado' })).toBeVisible();
  });

  it('is that order’s alone, and outlives a look at another one', async () => {
    await typeAndClose();
    const other = await openOrder(/Ana Belén/);
    await userEvent.click(other.getByRole('button', { name: 'Editar' }));
    expect(field(other, 'Nombre').value).toBe('Ana Belén');
    await close();
    await isClosed();
    expect(field(await openForm(), 'Nombre').value).toBe('Dolores');
  });

  it('is gone once it is saved', async () => {
    await typeAndClose({ [EDIT]: { body: LOLA } });
    await save(await openForm());
    await findToast('Pedido actualizado');
    await close();
    await isClosed();
    expect((await openOrder(/Lola/)).queryByRole('form')).not.toBeInTheDocument();
  });

  it('is gone once it is discarded', async () => {
    await typeAndClose();
    await userEvent.click((await openForm()).getByRole('button', { name: 'Descartar' }));
    await close();
    await isClosed();
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: 'Editar' }));
    expect(field(drawer, 'Nombre').value).toBe('Lola');
    expect(screen.queryByText('Sigue aquí lo que no habías guardado.')).not.toBeInTheDocument();
  });

  it('is forgotten when the order leaves the list, even if it comes back', async () => {
    let orders: Order[] = [LOLA, ANA];
    const { queryClient } = await typeAndClose({ [POLL]: () => desk(...orders) });
    const ask = () => act(() => queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
    orders = [ANA];
    await ask();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Lola/ })).not.toBeInTheDocument(),
    );
    await openOrder(/Ana Belén/);
    await close();
    await isClosed();
    orders = [LOLA, ANA];
    await ask();
    expect((await openOrder(/Lola/)).queryByRole('form')).not.toBeInTheDocument();
  });

  it('meets what somebody else has changed meanwhile', async () => {
    let orders: Order[] = [LOLA];
    const { queryClient } = await typeAndClose({ [POLL]: () => desk(...orders) });
    orders = [{ ...LOLA, version: 2, quantity: '3.0' }];
    await act(() => queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
    const form = await openForm();
    expect(form.getByText('Cantidad: ahora «3»')).toBeVisible();
    expect(field(form, 'Nombre').value).toBe('Dolores');
    expect(field(form, 'Cantidad').value).toBe('3.0');
  });

  it('is told as saved, and is not offered again, when the answer finds the drawer closed', async () => {
    const { form } = await openEdit({ [EDIT]: { body: LOLA } });
    const answer = globalThis.fetch;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (init.method === 'PATCH') await held;
      return answer(path, init);
    });
    await retype(form, 'Nombre', 'Dolores');
    await save(form);
    await close();
    await isClosed();
    release();
    await findToast('Pedido actualizado');
    expect((await openOrder(/Lola/)).queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('an edit that fails', () => {
  it.each([
    [500, 'No se pudo actualizar el pedido. Inténtalo de nuevo.'],
    [404, 'Pedido original no encontrado'],
  ])('with %i says "%s" and keeps what was typed', async (status, title) => {
    const { form } = await openEdit({ [EDIT]: { status, body: { error: 'Falla' } } });
    await retype(form, 'Nombre', 'Dolores');
    await save(form);
    await findToast(title);
    expect(form.getByRole('alert').textContent).toContain(title);
    expect(field(form, 'Nombre').value).toBe('Dolores');
    takeConsoleErrors();
  });
});

describe('two people at one order', () => {
  const THEIRS = { ...LOLA, version: 2, customerName: 'Lola Pérez', quantity: '3.0' };
  const conflict = (current: Order) => ({
    status: 409,
    body: { error: 'x', code: 'EDITED_MEANWHILE', current },
  });

  it('the second is told on saving, sees both versions and loses nothing', async () => {
    let isFirst = true;
    const { calls, form } = await openEdit({
      [EDIT]: () => {
        if (!isFirst) return { body: THEIRS };
        isFirst = false;
        return conflict(THEIRS);
      },
    });
    await retype(form, 'Nombre', 'Dolores');
    await retype(form, 'Detalles', 'bien hecho');
    await save(form);
    expect(await form.findByText('Otra persona ha cambiado este pedido')).toBeVisible();
    expect(form.getByText('Cantidad: ahora «3»')).toBeVisible();
    expect(field(form, 'Cantidad').value).toBe('3.0');
    expect(field(form, 'Nombre').value).toBe('Dolores');
    expect(field(form, 'Detalles').value).toBe('bien hecho');
    const contestedField = within(form.getByRole('group', { name: /^Nombre: los dos/ }));
    expect(contestedField.getByRole('button', { name: /Dejar lo tuyo.*Dolores/ })).toBeVisible();
    expect(contestedField.getByRole('button', { name: /otra persona.*Lola Pérez/ })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Guardar lo mío' }));
    await findToast('Pedido actualizado');
    expect(sent(calls)[1]).toMatchObject({
      customerName: 'Dolores',
      quantity: '3.0',
      details: 'bien hecho',
      version: 2,
    });
    takeConsoleErrors();
  });

  it('is asked again when the form is opened again, until it is answered', async () => {
    let orders: Order[] = [LOLA];
    const { form, queryClient } = await openEdit({ [POLL]: () => desk(...orders) });
    await retype(form, 'Nombre', 'Dolores');
    orders = [THEIRS];
    await act(() => queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
    const contested = { name: /^Nombre: los dos/ };
    expect(await form.findByRole('group', contested)).toBeVisible();
    const reopened = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      return within((await openOrder(/Lola/)).getByRole('form'));
    };
    const again = await reopened();
    const question = within(await again.findByRole('group', contested));
    await userEvent.click(question.getByRole('button', { name: /Dejar lo tuyo.*Dolores/ }));
    const answered = await reopened();
    expect(field(answered, 'Nombre').value).toBe('Dolores');
    expect(answered.queryByRole('group', contested)).not.toBeInTheDocument();
  });

  describe('over an unsent change of this device', () => {
    const FORESEEN: QueuedOrder = { ...LOLA, version: 2, details: 'sin sal', queued: true };

    it('the form asks about another person’s order of that version before it sends', async () => {
      let orders: Order[] = [FORESEEN];
      const { calls, drawer } = openDeskOf(() => orders);
      const form = await openForm(drawer);
      await retype(form, 'Nombre', 'Dolores');
      orders = [THEIRS];
      await save(form);
      expect(await form.findByText('Otra persona ha cambiado este pedido')).toBeVisible();
      expect(sent(calls)).toEqual([]);
    });

    it('the form sends at once where the order is as it was foreseen', async () => {
      let orders: Order[] = [FORESEEN];
      const { calls, drawer } = openDeskOf(() => orders);
      const form = await openForm(drawer);
      await retype(form, 'Nombre', 'Dolores');
      orders = [{ ...LOLA, version: 2, details: 'sin sal' }];
      await save(form);
      await findToast('Pedido actualizado');
      expect(sent(calls)).toMatchObject([{ customerName: 'Dolores', version: 2 }]);
    });

    it('a refusal shows the order as it is, also with a lower version than was foreseen', async () => {
      const { drawer } = openDeskOf(() => [FORESEEN], { [EDIT]: conflict(LOLA) });
      const form = await openForm(drawer);
      await retype(form, 'Nombre', 'Dolores');
      await save(form);
      expect(await form.findByText('Otra persona ha cambiado este pedido')).toBeVisible();
      takeConsoleErrors();
    });
  });

  it('takes the other one’s with a tap', async () => {
    const { form } = await openEdit({ [EDIT]: conflict(THEIRS) });
    await retype(form, 'Nombre', 'Dolores');
    await save(form);
    await userEvent.click(await form.findByRole('button', { name: /otra persona/ }));
    expect(field(form, 'Nombre').value).toBe('Lola Pérez');
    // Her pick-up time is over.
    expect(form.getByRole('button', { name: 'Guardar igualmente' })).toBeVisible();
    takeConsoleErrors();
  });

  it('is told as soon as the list knows', async () => {
    fakeTime(NOW);
    let orders: Order[] = [LOLA];
    openDesk({ [POLL]: () => desk(...orders) });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(await screen.findByRole('button', { name: /Lola/ }));
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    orders = [THEIRS];
    await passTime(3100);
    expect(screen.getByText('Otra persona ha cambiado este pedido')).toBeVisible();
    expect(screen.getByText('Nombre: ahora «Lola Pérez»')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver cambios' })).toBeVisible();
  });

  it('says that saving makes an order pending again that was handed over meanwhile', async () => {
    const { form } = await openEdit({
      [EDIT]: conflict({ ...LOLA, version: 2, status: 'delivered' }),
    });
    await retype(form, 'Nombre', 'Dolores');
    await save(form);
    expect(
      await form.findByText(/Ahora está: Entregado. Si guardas, vuelve a estar pendiente./),
    ).toBeVisible();
    takeConsoleErrors();
  });
});
