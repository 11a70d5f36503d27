import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { OrderEvent } from '@brasa/core/orders/archive/order-history.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { QueuedOrder } from '@brasa/core/orders/queued-order.rules.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { answering, type Answers } from '../../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../../test/fake-time.ts';
import {
  ANA,
  desk,
  deskOrder,
  findToast,
  LOLA,
  NOW,
  openDesk,
  openOrder,
  POLL,
  pressInToast,
  ROSA,
  said,
  type Part,
} from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { writeIn } from '../../../../test/write-in.ts';
// Loaded here, so that no test waits for it.
import '../../../app/layouts/staff/admin-layout.tsx';
import '../../../app/pages/staff/admin-orders-page.tsx';

const CONFIRM = 'PATCH /api/orders/1/confirm';
const REOPEN = 'PATCH /api/orders/1/reopen';
const REOPEN_ANA = 'PATCH /api/orders/2/reopen';
const EDIT = 'PATCH /api/orders/1';

beforeEach(() => {
  vi.setSystemTime(NOW);
});

describe('Deshacer', () => {
  it.each([
    ['Entregado', 'confirm', 'Pedido entregado'],
    ['Cancelar', 'cancel', 'Pedido cancelado'],
    ['Marcar como Error', 'error', 'Pedido marcado como error'],
  ] as const)('is offered after %s and reopens the order', async (button, transition, told) => {
    const { asked } = openDesk({
      ...answering(`PATCH /api/orders/1/${transition}`, { body: LOLA }),
      [REOPEN]: { body: LOLA },
    });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: button }));
    await findToast(told);
    await pressInToast('Deshacer');
    expect(await findToast('Pedido reabierto')).toContain('Lola, 2 1/2 pollos');
    expect(asked(REOPEN)).toBe(1);
  });

  it('is not offered of what was so already, which somebody else may have done', async () => {
    openDesk(answering('PATCH /api/orders/1/confirm', { body: { ...LOLA, unchanged: true } }));
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: 'Entregado' }));
    expect(await findToast('El pedido ya estaba entregado')).toContain('Lola, 2 1/2 pollos');
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  });

  it('says what became of the points, when it is called off and when that is undone', async () => {
    const change = (earned: number, redeemed: number) => ({
      ...{ earned: points(earned), redeemed: points(redeemed), missing: points(0) },
    });
    openDesk({
      ...answering('PATCH /api/orders/1/cancel', {
        body: { ...LOLA, pointsChange: change(-24, -100) },
      }),
      [REOPEN]: { body: { ...LOLA, pointsChange: change(24, 100) } },
    });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: 'Cancelar' }));
    expect(await findToast('Pedido cancelado')).toContain(
      'Da 24 puntos menos. Devuelve al bono 100 puntos.',
    );
    await pressInToast('Deshacer');
    expect(await findToast('Pedido reabierto')).toContain(
      'Da 24 puntos más. El descuento vuelve a costar 100 puntos.',
    );
  });

  it('is there for 10 seconds', async () => {
    fakeTime(NOW);
    openDesk({ [CONFIRM]: { body: LOLA } });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(await screen.findByRole('button', { name: /Lola/ }));
    await user.click(await screen.findByRole('button', { name: 'Entregado' }));
    await findToast('Pedido entregado');
    await passTime(9000);
    expect(screen.getByRole('button', { name: 'Deshacer', hidden: true })).toBeVisible();
    await passTime(1500);
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Deshacer', hidden: true }),
      ).not.toBeInTheDocument(),
    );
  });

  it('of an order says which payment stays noted', async () => {
    const paid = { totalAmount: '27.00', finalAmount: '27.00', cashAmount: '27.00' };
    openDesk({
      [CONFIRM]: { body: { ...LOLA, ...paid, status: 'delivered', version: 2 } },
      [REOPEN]: { body: { ...LOLA, ...paid, version: 3 } },
    });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: 'Entregado' }));
    await pressInToast('Deshacer');
    expect(await findToast('Pedido reabierto')).toContain(
      'vuelve a estar pendiente. El pago sigue anotado: 27,00 € · Efectivo',
    );
  });

  it('takes back what its own action has made of the order, nothing later', async () => {
    const { calls } = openDesk({
      [CONFIRM]: { body: { ...LOLA, status: 'delivered', version: 2 } },
      [REOPEN]: { status: 409, body: { error: 'Otra persona ha cambiado este pedido' } },
    });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: 'Entregado' }));
    await pressInToast('Deshacer');
    expect(await findToast('No se pudo reabrir el pedido')).toContain('Otra persona');
    expect(calls.find(({ path }) => path.endsWith('/reopen'))?.body).toEqual({
      version: 2,
      undo: true,
    });
    takeConsoleErrors();
  });

  async function handOverBoth(answers: Answers = {}) {
    let orders = [LOLA, ANA];
    const opened = openDesk({
      [POLL]: () => desk(...orders),
      [CONFIRM]: () => {
        orders = [ANA];
        return { body: LOLA };
      },
      'PATCH /api/orders/2/confirm': () => {
        orders = [];
        return { body: ANA };
      },
      [REOPEN]: { body: LOLA },
      [REOPEN_ANA]: { body: ANA },
      ...answers,
    });
    for (const name of [/Lola/, /Ana Belén/]) {
      const drawer = await openOrder(name);
      await userEvent.click(drawer.getByRole('button', { name: 'Entregado' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    return opened;
  }

  it('of several orders is one line, and takes back each of them', async () => {
    const { asked } = await handOverBoth();
    expect(await findToast('2 entregados')).toContain('Lola, Ana Belén');
    const notices = within(screen.getByRole('region', { name: 'Avisos' }));
    expect(notices.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1);
    await pressInToast('Deshacer');
    expect(await findToast('2 pedidos reabiertos')).toContain(
      'Lola, Ana Belén: vuelven a estar pendientes',
    );
    expect([asked(REOPEN), asked(REOPEN_ANA)]).toEqual([1, 1]);
  });

  it('says that a payment stays noted', async () => {
    const paid = { totalAmount: '27.00', finalAmount: '27.00', cashAmount: '27.00' };
    await handOverBoth({ [REOPEN]: { body: { ...LOLA, ...paid } } });
    await findToast('2 entregados');
    await pressInToast('Deshacer');
    expect(await findToast('2 pedidos reabiertos')).toContain('Sigue anotado el pago de Lola');
  });

  it('of several orders says which could not be taken back, and tries only those again', async () => {
    let isChanged = true;
    const { asked } = await handOverBoth({
      [REOPEN_ANA]: () =>
        isChanged
          ? { status: 409, body: { error: 'Otra persona ha cambiado este pedido' } }
          : { body: ANA },
    });
    await findToast('2 entregados');
    await pressInToast('Deshacer');
    expect(await findToast('No se pudo reabrir 1 de 2 pedidos')).toContain(
      'Ana Belén: Otra persona ha cambiado este pedido',
    );
    isChanged = false;
    await pressInToast('Reintentar');
    expect(await findToast('Pedido reabierto')).toContain('Ana Belén');
    expect([asked(REOPEN), asked(REOPEN_ANA)]).toEqual([1, 2]);
    takeConsoleErrors();
  });
});

it.each([
  [undefined, 'Al traerlas sin abrir, devuélvele lo pagado.'],
  ['2.0', '2 × Cerveza (20/11/2026 12:00).'],
])(
  'says from which drinks the customer has withdrawn; %s of 2 came back',
  async (returned, end) => {
    const beer = {
      ...{
        id: 2,
        productId: 14,
        name: 'Cerveza',
        chickens: '0.0',
        vatRate: 21 as const,
        note: null,
      },
      ...{ quantity: '2.0', unitPrice: '2.50', total: '5.00', ...(returned && { returned }) },
    };
    const withdrawal = { drinks: '2 × Cerveza', at: '2026-11-20T11:00:00.000Z' };
    openDesk({ [POLL]: desk({ ...LOLA, details: null, lines: [beer], withdrawal }) });
    const drawer = await openOrder(/Lola/);
    const fact = drawer.getByText('Desiste de').nextElementSibling?.textContent ?? '';
    expect(fact.trim()).toMatch(/^2 × Cerveza \(20\/11\/2026 12:00\)\./);
    expect(fact.trim().endsWith(end)).toBe(true);
  },
);

it('copies the address of the customer’s page, and says so', async () => {
  openDesk({ [POLL]: desk({ ...LOLA, code: 'x'.repeat(22) }) });
  const drawer = await openOrder(/Lola/);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  const copy = () => userEvent.click(drawer.getByRole('button', { name: 'Copiar enlace' }));
  await copy();
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/pedido/${'x'.repeat(22)}`);
  await findToast('Enlace copiado');
  write.mockRejectedValueOnce(new Error('not allowed'));
  await copy();
  await findToast('No se pudo copiar');
});

it('names the customer’s page by the address that customers use, where that is known', async () => {
  const card = document.head.appendChild(document.createElement('meta'));
  card.setAttribute('property', 'og:image');
  card.content = 'https://brasa.example/assets/card.jpg';
  openDesk({ [POLL]: desk({ ...LOLA, code: 'x'.repeat(22) }) });
  const drawer = await openOrder(/Lola/);
  const page = `https://brasa.example/pedido/${'x'.repeat(22)}`;
  expect(drawer.getByRole('link', { name: 'Ver como el cliente' })).toHaveAttribute('href', page);
  const chat = drawer.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '';
  expect(new URL(chat).searchParams.get('text')).toContain(page);
  card.remove();
});

describe('WhatsApp', () => {
  const told = { 'PATCH /api/orders/1/notificado': { body: LOLA } };
  const whatsapp = (drawer: Part) => drawer.getByRole('link', { name: /WhatsApp/ });

  it('opens the chat with the message written and sets notificado', async () => {
    const { asked } = openDesk(told);
    const link = whatsapp(await openOrder(/Lola/));
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/34600111222');
    expect(address.searchParams.get('text')).toBe(
      'Hola, Lola: tu pedido de 2 1/2 pollos está confirmado para hoy a las 13:30. ¡Gracias!',
    );
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(asked('PATCH /api/orders/1/notificado')).toBe(1));
  });

  it.each([
    ['has an e-mail and notificado is false', { customerEmail: 'l@example.com' }, true],
    ['has been told', { customerEmail: 'l@example.com', notificado: true }, false],
    ['has no e-mail', {}, false],
  ])('when the order %s, the red dot is %s', async (_case, fields, hasDot) => {
    openDesk({ [POLL]: desk({ ...LOLA, ...fields }) });
    const link = whatsapp(await openOrder(/Lola/));
    expect(said(link).includes('sin avisar')).toBe(hasDot);
    expect(link.querySelector('.bg-bad') !== null).toBe(hasDot);
  });

  it('has its red dot without a phone too', async () => {
    openDesk({
      [POLL]: desk({ ...LOLA, customerPhone: null, customerEmail: 'l@example.com' }),
    });
    const button = (await openOrder(/Lola/)).getByRole('button', { name: /WhatsApp/ });
    expect(said(button)).toContain('sin avisar');
    expect(button.querySelector('.bg-bad')).not.toBeNull();
  });

  it.each([
    ['without a phone', null, '+34 '],
    ['for a number without a country', '123456789', '+34 123456789'],
  ])('asks for one %s, proposing +34, and opens its chat', async (_case, phone, proposed) => {
    const { asked } = openDesk({
      ...told,
      [POLL]: desk({ ...LOLA, customerPhone: phone }),
    });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click((await openOrder(/Lola/)).getByRole('button', { name: /WhatsApp/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisar por WhatsApp' }));
    const field = dialog.getByRole('textbox', { name: 'Teléfono de WhatsApp' });
    expect(field).toHaveProperty('value', proposed);
    await userEvent.clear(field);
    await userEvent.type(field, '655 000 111{Enter}');
    expect(dialog.getByText('Escribe el número con su prefijo: +34 600 111 222')).toBeVisible();
    expect(asked('PATCH /api/orders/1/notificado')).toBe(0);
    await userEvent.clear(field);
    await userEvent.type(field, '+34 655 000 111{Enter}');
    await waitFor(() => expect(asked('PATCH /api/orders/1/notificado')).toBe(1));
    expect(opened.mock.calls.map(([address]) => String(address).split('?')[0])).toEqual([
      'https://wa.me/34655000111',
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Avisar por WhatsApp' })).not.toBeInTheDocument(),
    );
  });
});

describe('the payment line', () => {
  async function openPayment(answers: Answers = {}, fields = {}) {
    const api = openDesk({ [POLL]: desk({ ...LOLA, ...fields }), ...answers });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: /pago$/ }));
    return { ...api, form: within(drawer.getByRole('form', { name: 'Pago' })) };
  }
  const total = (form: Part) => form.getByRole('textbox', { name: 'Total' });
  const save = (form: Part) => userEvent.click(form.getByRole('button', { name: 'Guardar pago' }));

  it('notes total and method', async () => {
    const paid: Order = {
      ...LOLA,
      totalAmount: '27.50',
      finalAmount: '27.50',
      paymentMethod: 'card',
    };
    const { calls, form } = await openPayment({ [EDIT]: { body: paid } });
    await writeIn(total(form), '27,50');
    await userEvent.click(form.getByRole('radio', { name: 'Tarjeta' }));
    await save(form);
    expect(await findToast('Pago anotado')).toMatch(/27,50\s€ · Tarjeta/);
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      totalAmount: '27.50',
      paymentMethod: 'card',
      cashAmount: null,
      cardAmount: null,
      transferAmount: null,
      bizumAmount: null,
      version: 1,
    });
  });

  it('says the rule of mixed payments on the method, and sends nothing', async () => {
    const { calls, form } = await openPayment();
    await writeIn(total(form), '20');
    await userEvent.click(form.getByRole('radio', { name: 'Mixto' }));
    await writeIn(form.getByRole('textbox', { name: 'En efectivo' }), '9');
    await writeIn(form.getByRole('textbox', { name: 'Con tarjeta' }), '11');
    await save(form);
    await form.findByText('Para pagos mixtos: desglose requerido y mínimo 50% en efectivo');
    const method = form.getByRole('radiogroup', { name: 'Forma de pago' });
    expect(method.getAttribute('aria-invalid')).toBe('true');
    expect(calls.some(({ method: verb }) => verb === 'PATCH')).toBe(false);
  });

  it('says what the parts still lack', async () => {
    const { form } = await openPayment();
    await writeIn(total(form), '20');
    await userEvent.click(form.getByRole('radio', { name: 'Mixto' }));
    await writeIn(form.getByRole('textbox', { name: 'En efectivo' }), '12,50');
    expect(form.getByText(/Faltan 7,50\s€/)).toBeVisible();
  });

  it('that is no amount is refused', async () => {
    const { form } = await openPayment();
    await writeIn(total(form), 'veinte');
    await save(form);
    expect(await form.findByText('Importe inválido')).toBeVisible();
  });

  it('that fails says "Error al actualizar el pedido" and keeps what was typed', async () => {
    const { form } = await openPayment({ [EDIT]: { status: 500, body: { error: 'Falla' } } });
    await writeIn(total(form), '20');
    await save(form);
    expect(await findToast('Error al actualizar el pedido')).toContain('Falla');
    expect((total(form) as HTMLInputElement).value).toBe('20');
    takeConsoleErrors();
  });

  it('says that somebody else has changed the order, and goes through the second time', async () => {
    let version = 2;
    const { calls, form } = await openPayment({
      [EDIT]: () =>
        version === 2
          ? {
              status: 409,
              body: {
                error: 'x',
                code: 'EDITED_MEANWHILE',
                current: { ...LOLA, version: (version += 1) },
              },
            }
          : { body: { ...LOLA, totalAmount: '20.00', finalAmount: '20.00' } },
    });
    await writeIn(total(form), '20');
    await save(form);
    await findToast('Otra persona ha cambiado este pedido');
    await save(form);
    await findToast('Pago anotado');
    const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(sent).toMatchObject([{ version: 1 }, { version: 3 }]);
    takeConsoleErrors();
  });

  it('shows the discount and what is left to pay', async () => {
    const discounted = { totalAmount: '27.00', finalAmount: '22.00', pointsRedeemed: points(100) };
    openDesk({ [POLL]: desk({ ...LOLA, ...discounted }) });
    const line = (await openOrder(/Lola/)).getByRole('region', { name: 'Pago' });
    expect(said(line)).toMatch(/27,00 € · EfectivoDescuento 5,00 € · A pagar 22,00 €/);
  });

  it('is due where there is an invoice and nobody has paid, and is proposed as the invoice says', async () => {
    const invoiced = { ...ROSA, totalAmount: '7.20', invoicePDF: 'invoices/F2026-000001.pdf' };
    openDesk({ [POLL]: desk(invoiced) });
    const drawer = await openOrder(/Rosa/);
    const line = drawer.getByRole('region', { name: 'Pago' });
    expect(said(line)).toMatch(/Sin cobrar · 7,20 €/);
    expect(said(line)).not.toMatch(/Efectivo/);
    await userEvent.click(within(line).getByRole('button', { name: 'Anotar pago' }));
    const form = within(drawer.getByRole('form', { name: 'Pago' }));
    expect(total(form)).toHaveValue('7,20');
    expect(form.getByText('A cobrar: 7,20 €')).toBeVisible();
  });

  it('is due where there is a ticket, of which no total was noted', async () => {
    openDesk({ [POLL]: desk({ ...ROSA, invoicePDF: 'invoices/S2026-000001.pdf' }) });
    const line = (await openOrder(/Rosa/)).getByRole('region', { name: 'Pago' });
    expect(said(line)).toMatch(/Sin cobrar/);
  });

  it('shows what was paid', async () => {
    openDesk({
      [POLL]: desk({
        ...LOLA,
        totalAmount: '20.00',
        finalAmount: '20.00',
        paymentMethod: 'mixed',
        cashAmount: '12.50',
        cardAmount: '7.50',
        pointsEarned: points(20),
      }),
    });
    const line = (await openOrder(/Lola/)).getByRole('region', { name: 'Pago' });
    expect(said(line)).toMatch(/20,00 € · Mixto: 12,50 € en efectivo, 7,50 € con tarjeta20 puntos/);
    expect(within(line).getByRole('button', { name: 'Cambiar pago' })).toBeVisible();
    expect(within(line).queryByRole('button', { name: 'Dar puntos' })).not.toBeInTheDocument();
  });

  it('guesses no points that the device cannot know, and offers none', async () => {
    const order: QueuedOrder = { ...LOLA, queued: true, isPointsUnknown: true };
    openDesk({ [POLL]: desk(order) });
    const drawer = await openOrder(/Lola/);
    const line = drawer.getByRole('region', { name: 'Pago' });
    expect(said(line)).toContain('Puntos: se sabrán al volver la conexión');
    expect(within(line).queryByRole('button', { name: 'Dar puntos' })).not.toBeInTheDocument();
  });
});

describe('the history', () => {
  const history: OrderEvent[] = [
    {
      id: 2,
      action: 'edited',
      createdAt: LOLA.createdAt,
      createdBy: { id: 7, name: 'Ani', isStaff: true },
      changes: [{ field: 'quantity', before: '1.5', after: '2.5' }],
    },
    { id: 1, action: 'created', createdAt: LOLA.createdAt, createdBy: null, changes: [] },
  ];

  it('is told in Spanish, newest first', async () => {
    openDesk({ 'GET /api/orders/1': { body: { ...LOLA, history } } });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: 'Historial' }));
    await drawer.findByText('Pedido creado');
    const list = within(drawer.getByRole('region', { name: 'Historial' })).getAllByRole('listitem');
    expect(said(list[0] ?? null)).toContain('Editado');
    expect(said(list[0] ?? null)).toContain('Hoy, 11:52 · Ani');
    expect(drawer.getByText('Cantidad: 1 1/2 → 2 1/2')).toBeVisible();
    expect(drawer.getByText(/· Cliente/)).toBeVisible();
  });

  it('that cannot be loaded says so', async () => {
    openDesk({ 'GET /api/orders/1': { status: 500, body: {} } });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: 'Historial' }));
    expect(await drawer.findByText('No se pudo cargar el historial')).toBeVisible();
    takeConsoleErrors();
  });
});

it('an order with an odd quantity shows it', async () => {
  openDesk({ [POLL]: desk(deskOrder(1, '2026-11-20T13:30', { quantity: '10.5' })) });
  const drawer = await openOrder(/Cliente 1/);
  expect(drawer.getByText('10 1/2')).toBeVisible();
});
