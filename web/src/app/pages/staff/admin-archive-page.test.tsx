import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArchivePage } from '@brasa/core/orders/archive/order-archive.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { answering, type Answers } from '../../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../../test/fake-time.ts';
import { renderAppAs } from '../../../../test/render-app.tsx';
import { deskOrder, findToast, NOW, said } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';

const ALL = 'GET /api/order-archive';
const ROSA = deskOrder(4, '2026-11-15T14:30', {
  ...{ customerName: 'Rosa', status: 'delivered', confirmado: true, version: 3 },
  ...{ totalAmount: '27.00', finalAmount: '27.00', paymentMethod: 'card' },
});
const PEPE = deskOrder(5, '2026-11-15T13:00', { customerName: 'Pepe', status: 'cancelled' });
const ANI = deskOrder(6, '2026-11-20T14:00', { customerName: 'Ani' });

const page = (orders: Order[], fields: Partial<ArchivePage> = {}): { body: ArchivePage } => ({
  body: { orders, next: null, names: 'exact', ...fields },
});

const open = (address = '', answers: Answers = {}) =>
  renderAppAs({ role: 'haykakan' }, `/admin/historial${address}`, {
    [ALL]: page([ANI, ROSA, PEPE]),
    'POST /api/points/search-phone': { body: { found: false } },
    'GET /api/auth/users/search/phone/600111222': { body: { found: false } },
    ...answers,
  });

beforeEach(() => {
  fakeTime(NOW);
});

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const days = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
const rows = () =>
  screen.getAllByRole('listitem').map((row) => said(within(row).getByRole('button')));
const field = () => screen.getByRole('textbox', { name: /^Nombre, teléfono/ });

describe('the list', () => {
  it('has a heading for each day and a line for each order', async () => {
    open();
    expect(await days()).toEqual(['Hoy, viernes 20/11/2026', 'Domingo 15/11/2026']);
    expect(rows()).toEqual([
      '14:00,Ani n.º 61 polloPendienteSin cobrar',
      '14:30,Rosa n.º 41 polloEntregado27,00 € Tarjeta',
      '13:00,Pepe n.º 51 polloCancelado',
    ]);
  });

  it('goes on below, with the focus on the first that came', async () => {
    open('', {
      [ALL]: page([ANI], { next: '5-6' }),
      [`${ALL}?before=5-6`]: page([ROSA, PEPE]),
    });
    await user().click(await screen.findByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(document.activeElement).toHaveTextContent('Rosa');
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  it('of a new shop says what will be there', async () => {
    open('', { [ALL]: page([]) });
    expect(await screen.findByText('Todavía no hay pedidos')).toBeVisible();
  });

  it('that does not come says so, and is asked for again', async () => {
    let isFailing = true;
    open('', { [ALL]: () => (isFailing ? { status: 500 } : page([ROSA])) });
    await screen.findByText('No se pudieron cargar los pedidos');
    isFailing = false;
    await user().click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Rosa')).toBeVisible();
    takeConsoleErrors();
  });

  it('asks to sign in again once the session has ended', async () => {
    open('', { [ALL]: { status: 401 } });
    expect(await screen.findByText('Tu sesión ha terminado')).toBeVisible();
  });
});

describe('searching', () => {
  it('waits for the last letter, and stands in the address', async () => {
    const { calls } = open('', { [`${ALL}?search=rosa`]: page([ROSA]) });
    await days();
    await user().type(field(), ' rosa');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(window.location.search).toBe('?buscar=rosa');
    expect(calls.filter(({ path }) => path.includes('search=')).map(({ path }) => path)).toEqual([
      '/api/order-archive?search=rosa',
    ]);
    await user().click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(field()).toHaveFocus();
    expect(window.location.search).toBe('');
  });

  it('says that names are alike, and asks for those beside the right ones', async () => {
    open('', {
      [`${ALL}?search=rossa`]: page([ROSA], { names: 'near' }),
      [`${ALL}?search=rosa`]: page([ROSA]),
      [`${ALL}?search=rosa&near=true`]: page([ROSA, PEPE], { names: 'near' }),
    });
    await days();
    await user().type(field(), 'rossa');
    expect(await screen.findByText(/^Nadie se llama «rossa»/)).toBeVisible();
    await user().clear(field());
    await user().type(field(), 'rosa');
    await user().click(
      await screen.findByRole('button', { name: 'Ver también nombres parecidos' }),
    );
    expect(await screen.findByText('Pepe')).toBeVisible();
    expect(window.location.search).toBe('?buscar=rosa&parecidos=si');
  });

  const NOTHING = {
    xyz: [page([]), 'Ningún pedido con «xyz»'],
    mar: [page([], { names: 'broad' }), 'Muchos nombres empiezan por «mar»'],
    luz: [page([], { next: '1447596000000-4' }), 'Hasta el 15/11/2015 no hay ninguno así.'],
  } as const;

  it.each(['xyz', 'mar', 'luz'] as const)('%s: says why nothing is there', async (typed) => {
    const [answer, text] = NOTHING[typed];
    open(`?buscar=${typed}`, answering(`${ALL}?search=${typed}`, answer));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('filters', () => {
  const FILTERED = `${ALL}?from=2026-11-19&to=2026-11-19&status=delivered&payment=unpaid`;

  it('stand in the address, and are there again', async () => {
    open('?desde=2026-11-19&hasta=2026-11-19&estado=delivered&pago=unpaid', {
      [FILTERED]: page([ROSA]),
    });
    expect(await screen.findByText('Rosa')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Ayer' })).toBeChecked();
    expect(screen.getByLabelText('Desde')).toHaveValue('2026-11-19');
    expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveDisplayValue('Entregado');
    expect(screen.getByRole('combobox', { name: 'Pago' })).toHaveDisplayValue('Sin cobrar');
  });

  it('are chosen one by one, and left all at once', async () => {
    open('', {
      [`${ALL}?from=2026-11-19&to=2026-11-19`]: page([ROSA]),
      [`${ALL}?from=2026-11-19&to=2026-11-19&status=delivered`]: page([ROSA]),
      [FILTERED]: page([]),
    });
    await days();
    await user().click(screen.getByRole('radio', { name: 'Ayer' }));
    await user().selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Entregado');
    await user().selectOptions(screen.getByRole('combobox', { name: 'Pago' }), 'Sin cobrar');
    expect(await screen.findByText('Ningún pedido con esos filtros')).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Ver todos los pedidos' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(window.location.search).toBe('');
  });

  it('pass over what the address says wrongly', async () => {
    open('?desde=ayer&estado=nada&pago=oro&pedido=-1');
    expect(await days()).toHaveLength(2);
  });

  it('say that the days are the wrong way round', async () => {
    open('?desde=2026-11-20&hasta=2026-11-19', {
      [`${ALL}?from=2026-11-20&to=2026-11-19`]: page([]),
    });
    expect(await screen.findByText('Es anterior al primer día')).toBeVisible();
  });
});

describe('an order of it', () => {
  const OPENED = 'GET /api/orders/4';
  const REOPEN = 'PATCH /api/orders/4/reopen';
  const reopened = { ...ROSA, status: 'pending', confirmado: false, version: 4 } as const;

  it('is opened and stands in the address, until it is closed', async () => {
    open('', { [OPENED]: { body: { ...ROSA, history: [] } } });
    await user().click(await screen.findByText('Rosa'));
    const drawer = await screen.findByRole('dialog', { name: 'Rosa' });
    expect(window.location.search).toBe('?pedido=4');
    expect(within(drawer).getByRole('button', { name: 'Cambiar pago' })).toBeVisible();
    await user().click(within(drawer).getByRole('button', { name: 'Cerrar pedido' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it.each([
    ['delivered', {}],
    ['cancelled', { deleted: true, confirmado: false }],
    ['error', { error: true, confirmado: false }],
  ] as const)('that is %s is reopened with a reason', async (status, flags) => {
    const order = { ...ROSA, status, ...flags };
    const { calls } = open('?pedido=4', {
      [OPENED]: { body: { ...order, history: [] } },
      [REOPEN]: { body: reopened },
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Rosa' }));
    await user().click(drawer.getByRole('button', { name: 'Reabrir' }));
    await user().type(drawer.getByRole('textbox', { name: 'Motivo' }), '  {Enter}');
    expect(drawer.getByText('Indica el motivo')).toBeVisible();
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
    await user().type(drawer.getByRole('textbox', { name: 'Motivo' }), 'Vino el lunes{Enter}');
    expect(await findToast('Pedido reabierto')).toContain('Rosa');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      version: 3,
      reason: 'Vino el lunes',
    });
  });

  it.each(['answered', 'under way'])(
    'is reopened after a payment of one’s own that is %s, before the list shows it',
    async (state) => {
      const answer = Promise.withResolvers<undefined>();
      if (state === 'answered') answer.resolve(undefined);
      const unpaid = deskOrder(4, '2026-11-15T14:30', {
        customerName: 'Rosa',
        status: 'delivered',
        confirmado: true,
        version: 3,
      });
      const later = new Promise<never>(() => undefined);
      let isPaid = false;
      const { calls } = open('?pedido=4', {
        [ALL]: () => (isPaid ? later : page([unpaid])),
        [OPENED]: () => (isPaid ? later : { body: { ...unpaid, history: [] } }),
        'PATCH /api/orders/4': async () => {
          isPaid = true;
          await answer.promise;
          return { body: { ...ROSA, version: 4 } };
        },
        [REOPEN]: { body: { ...reopened, version: 5 } },
      });
      const drawer = within(await screen.findByRole('dialog', { name: 'Rosa' }));
      await user().click(drawer.getByRole('button', { name: 'Anotar pago' }));
      await user().type(await drawer.findByRole('textbox', { name: 'Total' }), '27');
      await user().click(drawer.getByRole('button', { name: 'Guardar pago' }));
      if (state === 'answered') await findToast('Pago anotado');
      await user().click(await drawer.findByRole('button', { name: 'Reabrir' }));
      await user().type(drawer.getByRole('textbox', { name: 'Motivo' }), 'Vino el lunes{Enter}');
      answer.resolve(undefined);
      expect(await findToast('Pedido reabierto')).toContain('Rosa');
      expect(calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({
        version: 4,
        reason: 'Vino el lunes',
      });
    },
  );

  it.each([
    ['a finger', 'Reabrir pedido', true],
    ['the keyboard', null, false],
  ])(
    'reopened with %s has the focus on Editar, which a finger does not scroll to',
    async (...how) => {
      const [, tapped, preventScroll] = how;
      const focus = vi.spyOn(HTMLElement.prototype, 'focus');
      let order = ROSA;
      open('?pedido=4', {
        [OPENED]: () => ({ body: { ...order, history: [] } }),
        [REOPEN]: () => {
          order = { ...ROSA, ...reopened };
          return { body: reopened };
        },
      });
      const drawer = within(await screen.findByRole('dialog', { name: 'Rosa' }));
      await user().click(drawer.getByRole('button', { name: 'Reabrir' }));
      const reason = drawer.getByRole('textbox', { name: 'Motivo' });
      await user().type(reason, tapped === null ? 'Vino{Enter}' : 'Vino');
      if (tapped) await user().click(drawer.getByRole('button', { name: tapped }));
      const edit = await drawer.findByRole('button', { name: 'Editar' });
      expect(edit).toHaveFocus();
      const call = focus.mock.instances.findLastIndex((element) => element === edit);
      expect(focus.mock.calls[call]).toEqual([{ preventScroll }]);
      if (!tapped) return;
      // The second tap of a slow double tap, in the very place.
      await user().click(edit);
      expect(edit).toBeInTheDocument();
      await passTime(450);
      await user().click(drawer.getByRole('button', { name: 'Editar' }));
      expect(drawer.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
    },
  );

  it('leads to its customer', async () => {
    const points = { total: 90, available: 40, bonusActive: false };
    const lola = { id: 9, name: 'Lola', phone: '600111222', phoneOnly: false };
    open('?pedido=4', {
      [OPENED]: { body: { ...ROSA, history: [] } },
      'POST /api/points/search-phone': {
        body: {
          ...{ found: true, verified: true, availableDiscount: null, points },
          user: { ...lola, comparsaName: null, postalCode: null },
        } as never,
      },
      'GET /api/customers/9': { status: 404, body: { code: 'USER_NOT_FOUND' } },
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Rosa' }));
    await user().click(await drawer.findByRole('link', { name: 'Ver cliente' }));
    await screen.findByText('Aquí no hay ningún cliente');
    // The drawer has gone, and has taken nothing of the new address with it.
    await passTime(500);
    expect(window.location.href).toContain('/admin/clientes?id=9');
    takeConsoleErrors();
  });

  it('is left as it is by whoever goes back', async () => {
    open('?pedido=4', { [OPENED]: { body: { ...ROSA, history: [] } } });
    const drawer = within(await screen.findByRole('dialog', { name: 'Rosa' }));
    await user().click(drawer.getByRole('button', { name: 'Reabrir' }));
    expect(drawer.getByRole('textbox', { name: 'Motivo' })).toHaveFocus();
    await user().click(drawer.getByRole('button', { name: 'Volver' }));
    expect(drawer.getByRole('button', { name: 'Reabrir' })).toHaveFocus();
  });

  it('goes on being reopened, with its reason, where the oven is full', async () => {
    let isFull = true;
    const { calls } = open('?pedido=4', {
      [OPENED]: { body: { ...ROSA, history: [] } },
      [REOPEN]: () => {
        const error = { error: 'Esa hora ya está completa. Elige otra', code: 'SLOT_FULL' };
        return isFull ? { status: 409, body: error } : { body: reopened };
      },
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Rosa' }));
    await user().click(drawer.getByRole('button', { name: 'Reabrir' }));
    await user().type(drawer.getByRole('textbox', { name: 'Motivo' }), 'Vino{Enter}');
    await findToast('No se pudo reabrir el pedido');
    isFull = false;
    // Over the drawer, which lets nothing through but messages: jsdom knows no layers.
    fireEvent.click(screen.getByRole('button', { name: 'Reabrir igualmente' }));
    await findToast('Pedido reabierto');
    expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      ...{ version: 3, overCapacity: true },
      reason: 'Vino',
    });
    takeConsoleErrors();
  });
});
