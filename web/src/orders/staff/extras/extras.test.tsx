// What is entered beside the chickens, in a new order and in an edit.
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { Answers } from '../../../../test/fake-api.ts';
import { installEvents, lastEvents } from '../../../../test/fake-events.ts';
import {
  desk,
  findToast,
  LOLA,
  MENU,
  NOW,
  openDesk,
  openNewOrder,
  openOrder,
  type Part,
  POLL,
  ROSA,
  said,
} from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { writeIn } from '../../../../test/write-in.ts';
// Loaded here, so that no test waits for it.
import '../../../app/layouts/staff/admin-layout.tsx';
import '../../../app/pages/staff/admin-orders-page.tsx';
import '../manual-order/manual-order-drawer.tsx';

const CREATE = 'POST /api/orders';
const EDIT = 'PATCH /api/orders/4';
const BEER = 26;
const PRODUCTS = 'GET /api/products';

/** The desk's menu with another beer or another product, or without it. */
function menuWith(change: Partial<Product> | null, id = BEER): Product[] {
  const { body } = MENU[PRODUCTS] as { body: Product[] };
  return body.flatMap((one) => {
    if (one.id !== id) return [one];
    return change ? [{ ...one, ...change }] : [];
  });
}

beforeEach(() => {
  vi.setSystemTime(NOW);
});

async function openEdit(answers: Answers = {}, fields: Partial<Order> = {}) {
  const api = openDesk({ [POLL]: desk({ ...ROSA, ...fields }), ...MENU, ...answers });
  const drawer = await openOrder(/Rosa/);
  await userEvent.click(drawer.getByRole('button', { name: 'Editar' }));
  const form = within(drawer.getByRole('form', { name: 'Editar pedido' }));
  await form.findByRole('button', { name: /Refresco/ });
  return { ...api, form };
}

const press = (part: Part, name: string | RegExp) =>
  userEvent.click(part.getByRole('button', { name }));
const save = (part: Part) => press(part, /^Guardar (?:pedido|cambios|igualmente)/);
const extras = (part: Part) => within(part.getByRole('region', { name: '¿Algo más?' }));
const rows = (part: Part) => extras(part).queryAllByRole('listitem').map(said);
const usual = (part: Part) =>
  within(part.getByRole('group', { name: 'Lo que más se pide' }))
    .getAllByRole('button')
    .map(said);
const bodyOf = (calls: { method: string; body: unknown }[], method: string) =>
  calls.find((call) => call.method === method)?.body;

describe('a new order', () => {
  it('offers what sells best first, without the plain chickens', async () => {
    const { drawer } = await openNewOrder();
    expect(usual(drawer)).toEqual([
      'Cerveza',
      'Paella valenciana',
      'Refresco de limón',
      'Menú Brasa para dos',
    ]);
  });

  it('of chickens alone goes out as ever, and says what it costs', async () => {
    const { calls, drawer } = await openNewOrder({ [CREATE]: { status: 201, body: LOLA } });
    await writeIn(drawer.getByLabelText('Nombre'), 'Rita');
    await userEvent.click(drawer.getByRole('radio', { name: '1 pollo y medio' }));
    expect(extras(drawer).getByText('20,70 €')).toBeVisible();
    await save(drawer);
    await findToast('Pedido realizado');
    expect(bodyOf(calls, 'POST')).toMatchObject({ quantity: 1.5 });
    expect(bodyOf(calls, 'POST')).not.toHaveProperty('lines');
  });

  it('takes extras with a tap each, with note, price and total', async () => {
    const { calls, drawer } = await openNewOrder({ [CREATE]: { status: 201, body: ROSA } });
    await writeIn(drawer.getByLabelText('Nombre'), 'Rita');
    await userEvent.click(drawer.getByRole('radio', { name: '2 pollos' }));
    await press(drawer, 'Cerveza');
    await press(drawer, '1 ×Cerveza');
    await writeIn(drawer.getByLabelText('Nota: Cerveza'), 'fría');
    expect(rows(drawer)).toEqual(['Cerveza a 2,00 €4,00 €CervezaNota: Cerveza']);
    expect(drawer.getByText('31,00 €')).toBeVisible();
    expect(drawer.getByText('2 pollos, cerveza × 2 (fría)')).toBeVisible();
    await save(drawer);
    await findToast('Pedido realizado');
    const body = bodyOf(calls, 'POST');
    expect(body).toMatchObject({
      lines: [
        { productId: 8, quantity: '2.0', note: '' },
        { productId: BEER, quantity: '2.0', note: 'fría' },
      ],
    });
    expect(body).not.toHaveProperty('quantity');
    expect(body).toMatchObject({ expectedTotal: '31.00' });
  });

  it('finds the whole menu by two letters, without accents, and takes the first with Enter', async () => {
    const { drawer } = await openNewOrder();
    const search = drawer.getByLabelText('Buscar en la carta');
    await writeIn(search, 'x');
    expect(drawer.queryByText('En la carta no hay nada así')).not.toBeInTheDocument();
    await writeIn(search, 'yz');
    expect(drawer.getByText('En la carta no hay nada así')).toBeVisible();
    await userEvent.clear(search);
    await writeIn(search, 'lím');
    expect(drawer.getByRole('button', { name: /^Refresco de limón ?1,80/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(rows(drawer)[0]).toContain('Refresco de limón a 1,80 €');
    expect(search).toHaveValue('');
  });

  it('a paella begins with its least, takes the place of the proposed chicken, and is warned of', async () => {
    const { drawer } = await openNewOrder();
    await press(drawer, 'Paella valenciana');
    expect(drawer.getByLabelText('Cantidad')).toHaveValue('0');
    expect(drawer.getByLabelText('Cantidad de Paella valenciana')).toHaveValue('2');
    expect(
      drawer.getByText('Paella valenciana: se encarga el día antes, hasta las 20:00'),
    ).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Guardar igualmente' })).toBeVisible();
    await press(drawer, 'Menos Paella valenciana');
    expect(drawer.getByText('Paella valenciana: como mínimo 2 raciones')).toBeVisible();
    await press(drawer, 'Quitar Paella valenciana');
    expect(rows(drawer)).toEqual([]);
  });

  it('of chickens that are sold out is warned of', async () => {
    const products = menuWith({ soldOutOn: '2026-11-20' as Day }, 9);
    const { drawer } = await openNewOrder({ [PRODUCTS]: { body: products } });
    expect(drawer.getByRole('button', { name: 'Guardar pedido' })).toBeVisible();
    await userEvent.click(drawer.getByRole('radio', { name: '1 pollo y medio' }));
    expect(drawer.getByText('Medio pollo a la leña: agotado para hoy')).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Guardar igualmente' })).toBeVisible();
  });

  it('says what its total leaves out', async () => {
    const { drawer } = await openNewOrder();
    await userEvent.click(drawer.getByRole('radio', { name: '2 pollos' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Paella' }));
    expect(extras(drawer).getByText('Sin precio: paella')).toBeVisible();
    expect(extras(drawer).getByText('27,00 €')).toBeVisible();
  });

  it('a beer leaves the proposed chicken, and its number can be typed', async () => {
    const { drawer } = await openNewOrder();
    await press(drawer, 'Cerveza');
    const count = drawer.getByLabelText('Cantidad de Cerveza');
    await writeIn(count, '12');
    expect(drawer.getByText('1 pollo, cerveza × 12')).toBeVisible();
    await writeIn(count, ',5');
    await userEvent.tab();
    expect(count).toHaveValue('12');
  });

  it('follows the menu as it is changed on another device', async () => {
    let products = menuWith({});
    installEvents();
    const { drawer } = await openNewOrder({ [PRODUCTS]: () => ({ body: products }) });
    await press(drawer, 'Cerveza');
    products = menuWith({ price: '2.50', soldOutOn: '2026-11-20' as Day });
    act(() => lastEvents().say('change', '2', 'catalog'));
    expect(await drawer.findByText('Cerveza: agotado para hoy')).toBeVisible();
    expect(rows(drawer)[0]).toContain('Cerveza a 2,50 €, antes a 2,00 €2,50 €');
    products = menuWith(null);
    act(() => lastEvents().say('change', '3', 'catalog'));
    await drawer.findByText(/ya no está en la carta/);
    expect(usual(drawer)).not.toContain('1 ×Cerveza');
  });

  it('leaves the menu alone when an order comes in', async () => {
    installEvents();
    const { asked } = await openNewOrder();
    const before = asked(PRODUCTS);
    act(() => lastEvents().say('change', '2', 'orders'));
    await waitFor(() => expect(asked(POLL)).toBeGreaterThan(1));
    expect(asked(PRODUCTS)).toBe(before);
  });

  it('a fault of a line stands at that line, and the menu is asked for again', async () => {
    const { asked, drawer } = await openNewOrder({
      [CREATE]: {
        status: 422,
        body: {
          error: 'x',
          code: 'LINES_NOT_AVAILABLE',
          details: [
            { path: 'lines.0', message: 'Este producto ya no está en la carta' },
            { path: 'lines.1', message: 'Este producto ya no está en la carta' },
          ],
        },
      },
    });
    await writeIn(drawer.getByLabelText('Nombre'), 'Rita');
    await press(drawer, 'Cerveza');
    await save(drawer);
    const note = await drawer.findByRole('textbox', {
      name: 'Nota: Cerveza',
      description: 'Cerveza: este producto ya no está en la carta',
    });
    expect(note).toBeInvalid();
    // The chickens have no line of their own.
    const all =
      'Pollo entero a la leña: este producto ya no está en la carta. Cerveza: este producto ya no está en la carta';
    expect(drawer.getByRole('alert')).toHaveTextContent(all);
    await waitFor(() => expect(asked(PRODUCTS)).toBe(2));
    takeConsoleErrors();
  });
});

describe('an edit', () => {
  it('begins with the chickens apart from the rest, which keeps its prices', async () => {
    const { form } = await openEdit();
    expect(form.getByLabelText('Cantidad')).toHaveValue('2.0');
    expect(form.getByLabelText('Detalles')).toHaveValue('');
    expect(rows(form)).toEqual([
      'Paella valenciana a 9,50 €38,00 €Paella valencianaNota: Paella valenciana',
      'Cerveza a 1,80 €, hoy a 2,00 €3,60 €CervezaNota: Cerveza',
    ]);
    expect(form.getByText('68,60 €')).toBeVisible();
  });

  it('of the chickens alone sends no lines', async () => {
    const { calls, form } = await openEdit({ [EDIT]: { body: ROSA } });
    await userEvent.selectOptions(form.getByLabelText('Cantidad'), '3');
    await save(form);
    await findToast('Pedido actualizado');
    expect(bodyOf(calls, 'PATCH')).toMatchObject({ quantity: '3.0', quantityDiff: 1 });
    expect(bodyOf(calls, 'PATCH')).not.toHaveProperty('lines');
  });

  describe('of a chicken with a wish', () => {
    const [plain] = ROSA.lines;
    const wished = { ...plain!, id: 2, quantity: '1.0', note: 'sin sal', total: '13.50' };
    const order = {
      ...{ quantity: '3.0', details: '2 pollos, 1 pollo (sin sal)' },
      ...{ lines: [plain!, wished], linesTotal: '40.50' },
    };
    const openWished = () => openEdit({ [EDIT]: { body: ROSA } }, order);

    it('shows it in a line of its own, where the wish can be changed', async () => {
      const { calls, form } = await openWished();
      expect(form.getByLabelText('Cantidad')).toHaveValue('2.0');
      const note = form.getByRole('textbox', { name: 'Nota: Pollo entero a la leña' });
      expect(note).toHaveValue('sin sal');
      await writeIn(note, ', muy hecho');
      await save(form);
      await findToast('Pedido actualizado');
      expect(bodyOf(calls, 'PATCH')).toMatchObject({
        quantity: '3.0',
        lines: [
          { id: 1, productId: 8, quantity: '2.0', note: '' },
          { id: 2, productId: 8, quantity: '1.0', note: 'sin sal, muy hecho' },
        ],
      });
    });

    it('leaves it alone where the other chickens change', async () => {
      const { calls, form } = await openWished();
      await userEvent.selectOptions(form.getByLabelText('Cantidad'), '4');
      await save(form);
      await findToast('Pedido actualizado');
      expect(bodyOf(calls, 'PATCH')).toMatchObject({
        quantity: '5.0',
        lines: [
          { id: 1, productId: 8, quantity: '4.0', note: '' },
          { id: 2, productId: 8, quantity: '1.0', note: 'sin sal' },
        ],
      });
    });

    it('sends no lines where neither changes', async () => {
      const { calls, form } = await openWished();
      await writeIn(form.getByLabelText('Nombre'), ' Pérez');
      await save(form);
      await findToast('Pedido actualizado');
      expect(bodyOf(calls, 'PATCH')).not.toHaveProperty('lines');
    });
  });

  it('of an order without lines, which stays without, says no total until something is added', async () => {
    const { calls, form } = await openEdit({ [EDIT]: { body: ROSA } }, { lines: [] });
    expect(form.queryByText('Total')).not.toBeInTheDocument();
    await press(form, 'Cerveza');
    expect(form.getByText('29,00 €')).toBeVisible();
    await save(form);
    await findToast('Pedido actualizado');
    expect(bodyOf(calls, 'PATCH')).toMatchObject({ expectedTotal: '29.00' });
  });

  it('sends what the order has by its number, and what is new by none', async () => {
    const { calls, form } = await openEdit({ [EDIT]: { body: ROSA } });
    await press(form, 'Más Cerveza');
    await press(form, '4 ×Paella valenciana');
    await press(form, 'Menú Brasa para dos');
    await save(form);
    await findToast('Pedido actualizado');
    expect(bodyOf(calls, 'PATCH')).toMatchObject({
      quantity: '3.0',
      quantityDiff: 1,
      lines: [
        { id: 1, productId: 8, quantity: '2.0', note: '' },
        { id: 2, productId: 12, quantity: '5.0', note: '' },
        { id: 3, productId: BEER, quantity: '3.0', note: 'fría' },
        { productId: 1, quantity: '1.0', note: '' },
      ],
    });
  });

  it('names the dish that it is refused for, at its line and above', async () => {
    const message = 'Este producto ya no está en la carta';
    const { form } = await openEdit({
      [EDIT]: {
        status: 422,
        body: { error: 'x', code: 'LINES_NOT_AVAILABLE', details: [{ path: 'lines.3', message }] },
      },
    });
    await press(form, 'Menú Brasa para dos');
    await save(form);
    const said = 'Menú Brasa para dos: este producto ya no está en la carta';
    const name = 'Nota: Menú Brasa para dos';
    expect(await form.findByRole('textbox', { name, description: said })).toBeInvalid();
    expect(form.getByRole('alert')).toHaveTextContent(said);
    takeConsoleErrors();
  });

  it('warns of what it has already once it is for another day', async () => {
    const soldOutOn = '2026-11-21' as Day;
    const products = menuWith({ soldOutOn }).map((one) =>
      one.id === 8 ? { ...one, soldOutOn } : one,
    );
    const { form, calls } = await openEdit({
      [PRODUCTS]: { body: products },
      [EDIT]: { body: ROSA },
    });
    await userEvent.click(form.getByRole('radio', { name: '14:00' }));
    expect(form.queryByText(/agotado/)).not.toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
    fireEvent.change(form.getByLabelText('Día de recogida'), { target: { value: soldOutOn } });
    expect(form.getByText('Cerveza: agotado para mañana')).toBeVisible();
    expect(form.getByText('Pollo entero a la leña: agotado para mañana')).toBeVisible();
    await press(form, 'Guardar igualmente');
    await findToast('Pedido actualizado');
    expect(bodyOf(calls, 'PATCH')).toMatchObject({ pickupTime: '2026-11-21T13:00:00.000Z' });
  });

  it('to a day that is before the notice of what it has is warned of', async () => {
    const { form } = await openEdit({}, { pickupTime: '2026-11-22T13:00:00.000Z' });
    expect(form.queryByText(/se encarga/)).not.toBeInTheDocument();
    fireEvent.change(form.getByLabelText('Día de recogida'), { target: { value: '2026-11-20' } });
    expect(form.getByText(/Paella valenciana: se encarga el día antes/)).toBeVisible();
  });

  it('warns only of what is changed', async () => {
    const { form } = await openEdit();
    expect(form.queryByText(/se encarga/)).not.toBeInTheDocument();
    await press(form, 'Más Paella valenciana');
    expect(form.getByText(/Paella valenciana: se encarga el día antes/)).toBeVisible();
  });
});
