import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { answering, type Answers } from '../../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../../test/fake-time.ts';
import { ANA, desk, LOLA, NOW, openDesk, PEPE, POLL, said } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../layouts/staff/admin-layout.tsx';
import './admin-orders-page.tsx';

const CONFIRM = 'PATCH /api/orders/1/confirm';
const STOCK = { currentStock: '40.0' };

beforeEach(() => {
  vi.setSystemTime(NOW);
});

const lines = () =>
  within(screen.getByRole('region', { name: 'Pedidos pendientes' })).getAllByRole('button');
const line = (name: RegExp) => screen.findByRole('button', { name });

async function openOrder(name: RegExp) {
  await userEvent.click(await line(name));
  return screen.findByRole('dialog');
}

async function toast(title: string) {
  const notices = within(screen.getByRole('region', { name: 'Avisos', hidden: true }));
  return (await notices.findByText(title)).parentElement?.textContent;
}

describe('the list', () => {
  it('is headed Pedidos', async () => {
    openDesk();
    await line(/Lola/);
    expect(screen.getByRole('heading', { level: 1, name: /^Pedidos/ })).toBeVisible();
  });

  it('has the orders by day and pick-up time, earliest first', async () => {
    openDesk({ [POLL]: desk(PEPE, ANA, LOLA) });
    await line(/Lola/);
    expect(screen.getAllByRole('heading', { level: 2 }).map(said)).toEqual([
      'Hoy · viernes 20/11/2026',
      'Mañana · sábado 21/11/2026',
      'Entregados hoy',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(said)).toEqual([
      '13:30',
      '14:00',
      '13:00',
    ]);
    expect(lines().map((button) => /Lola|Ana Belén|Pepe/.exec(said(button))?.[0])).toEqual([
      'Lola',
      'Ana Belén',
      'Pepe',
    ]);
  });

  it('gives each line its time, quantity, name and marks, the whole line being the target', async () => {
    openDesk();
    expect(said(await line(/Lola/))).toMatch(/^13:30, tarde,\s?2 1\/2 pollos,\s?Lola/);
    expect((await line(/Lola/)).className).toContain('target-line');
    expect(said(await line(/Ana Belén/))).toContain('paella para 8');
    expect(screen.getByText('Tarde 12 min')).toBeVisible();
    expect(said(await line(/Pepe/))).not.toContain('tarde');
  });

  it('keeps the totals of today in sight: ordered, reserved, left, and the next half hour', async () => {
    openDesk();
    await line(/Lola/);
    const figures = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(figures).toEqual([
      ['Encargados', '32 1/2'],
      ['Reservados', '12 1/2'],
      ['Quedan', '27 1/2'],
      ['En 30 min', '2 1/2'],
    ]);
  });

  it('has its four tools at the thumb', async () => {
    openDesk();
    await line(/Lola/);
    const bar = within(screen.getByRole('navigation', { name: 'Acciones' }));
    expect(bar.getAllByRole('button').map(said)).toEqual(['Stock', 'Agotado', 'Voz', 'Pedido']);
  });

  it('says what will appear when there is nothing', async () => {
    openDesk({ [POLL]: desk() });
    expect(await screen.findByText('No hay pedidos pendientes')).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true;
    openDesk({ [POLL]: () => (isDown ? { status: 500, body: {} } : desk(LOLA)) });
    expect(await screen.findByText('No se pudieron cargar los pedidos')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await line(/Lola/);
    takeConsoleErrors();
  });

  it('leads back to the login page when the session has ended', async () => {
    openDesk({ [POLL]: { status: 401, body: { error: 'x' } } });
    expect(await screen.findByText('Tu sesión ha terminado')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')).toBe(
      '/login',
    );
  });
});

describe('polling', () => {
  async function openWithTimers(answers: Answers = {}) {
    fakeTime(NOW);
    const api = openDesk(answers);
    await line(/Lola/);
    return api;
  }

  it('asks every three seconds and shows what is new', async () => {
    let orders = [LOLA];
    const { asked } = await openWithTimers({ [POLL]: () => desk(...orders) });
    expect(asked(POLL)).toBe(1);
    orders = [LOLA, PEPE];
    await passTime(3100);
    expect(asked(POLL)).toBe(2);
    expect(lines()).toHaveLength(2);
    await passTime(6000);
    expect(asked(POLL)).toBe(4);
  });

  it('is fresh for two seconds, kept for five minutes, retried once', async () => {
    const { queryClient } = await openWithTimers();
    const query = queryClient.getQueryCache().find({ queryKey: ['/api/dashboard-data'] })!;
    expect(query.gcTime).toBe(300_000);
    expect(query.options.retry).toBe(1);
    const [observer] = query.observers;
    expect(observer?.options.staleTime).toBe(2000);
    expect(observer?.options.refetchInterval).toBe(3000);
  });

  it('shows at once that the connection is lost, since when, with the orders still there', async () => {
    let isDown = false;
    await openWithTimers({ [POLL]: () => (isDown ? { offline: true } : desk(LOLA)) });
    expect(screen.getByText('Al día')).toBeVisible();
    isDown = true;
    await passTime(3100);
    expect(screen.getByText(/Sin conexión desde las 13:42/)).toBeVisible();
    expect(lines()).toHaveLength(1);
    isDown = false;
    await passTime(6000);
    expect(screen.getByText('Al día')).toBeVisible();
    takeConsoleErrors();
  });

  it('shows that the device is offline without waiting for a poll', async () => {
    await openWithTimers();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/Sin conexión desde las 13:42/)).toBeVisible();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
  });

  it('says in the drawer that another device was faster, and how it ended', async () => {
    let orders = [LOLA, PEPE];
    await openWithTimers({
      [POLL]: () => desk(...orders),
      'GET /api/orders/1': { body: { ...LOLA, status: 'delivered', history: [] } },
    });
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(await line(/Lola/));
    orders = [PEPE];
    await passTime(3100);
    const drawer = screen.getByRole('dialog', { name: 'Lola' });
    expect(await within(drawer).findByText('Este pedido ya no está pendiente')).toBeVisible();
    expect(
      await within(drawer).findByText('Otro dispositivo lo ha marcado como entregado.'),
    ).toBeVisible();
    expect(within(drawer).queryByRole('button', { name: 'Entregado' })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
    // Its payment and its points may still lack.
    expect(within(drawer).getByRole('button', { name: 'Dar puntos' })).toBeVisible();
  });

  it('offers nothing of an order that was called off elsewhere that would be refused', async () => {
    let orders = [LOLA, PEPE];
    await openWithTimers({
      [POLL]: () => desk(...orders),
      'GET /api/orders/1': { body: { ...LOLA, status: 'cancelled', version: 2, history: [] } },
    });
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(await line(/Lola/));
    orders = [PEPE];
    await passTime(3100);
    const drawer = within(screen.getByRole('dialog', { name: 'Lola' }));
    expect(await drawer.findByText('Otro dispositivo lo ha cancelado.')).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Reabrir' })).toBeVisible();
    for (const name of ['Anotar pago', 'Dar puntos', 'WhatsApp']) {
      expect(drawer.queryByText(name)).not.toBeInTheDocument();
    }
  });
});

describe('an order', () => {
  it('of more than ten chickens says that it earns no points, instead of asking for them', async () => {
    openDesk({ [POLL]: desk({ ...LOLA, quantity: '10.5' }) });
    const drawer = within(await openOrder(/Lola/));
    expect(drawer.getByText('Los pedidos de más de 10 unidades no dan puntos')).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Dar puntos' })).not.toBeInTheDocument();
  });

  it('opens with all that the counter needs', async () => {
    openDesk({ [POLL]: desk({ ...LOLA, customerEmail: 'lola@example.org', details: 'sin jugo' }) });
    const drawer = await openOrder(/Lola/);
    for (const text of ['Lola', '13:30', '2 1/2', 'Hoy', 'Tarde', 'sin jugo', 'Hoy, 11:52']) {
      expect(drawer.textContent).toContain(text);
    }
    expect(within(drawer).getByRole('link', { name: '600 111 222' }).getAttribute('href')).toBe(
      'tel:+34600111222',
    );
    expect(
      within(drawer).getByRole('link', { name: 'lola@example.org' }).getAttribute('href'),
    ).toBe('mailto:lola@example.org');
  });

  it('has Entregado apart from Cancelar and Marcar como Error, in another colour', async () => {
    openDesk();
    const drawer = within(await openOrder(/Lola/));
    const rare = within(drawer.getByRole('region', { name: 'Si no se va a entregar' }));
    const cancel = rare.getByRole('button', { name: 'Cancelar' });
    expect(rare.getByRole('button', { name: 'Marcar como Error' }).className).toContain('bad');
    expect(cancel.className).toContain('bad');
    expect(rare.queryByRole('button', { name: 'Entregado' })).not.toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Entregado' }).className).toContain('bg-good');
  });

  it('is delivered with two taps; the drawer closes, desk and stock are asked again', async () => {
    let orders = [LOLA, PEPE];
    const { asked, queryClient } = openDesk({
      [POLL]: () => desk(...orders),
      [CONFIRM]: () => {
        orders = [PEPE];
        return { body: { ...LOLA, status: 'delivered' } };
      },
    });
    queryClient.setQueryData(['/api/stock'], STOCK);
    const drawer = await openOrder(/Lola/);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Entregado' }));
    expect(await toast('Pedido entregado')).toContain('Lola, 2 1/2 pollos');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(asked(CONFIRM)).toBe(1);
    expect(asked(POLL)).toBe(2);
    expect(queryClient.getQueryState(['/api/stock'])?.isInvalidated).toBe(true);
  });

  it('leaves the focus on the line that takes its place', async () => {
    let orders = [LOLA, ANA, PEPE];
    openDesk({
      [POLL]: () => desk(...orders),
      [CONFIRM]: () => {
        orders = [ANA, PEPE];
        return { body: LOLA };
      },
    });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Entregado' }));
    await waitFor(() => expect(said(document.activeElement)).toContain('Ana Belén'));
  });

  it.each([
    ['Cancelar', 'cancel', 'Pedido cancelado'],
    ['Marcar como Error', 'error', 'Pedido marcado como error'],
  ] as const)('%s is sent as %s and told', async (button, transition, told) => {
    const call = `PATCH /api/orders/1/${transition}` as const;
    const { asked } = openDesk(answering(call, { body: LOLA }));
    const drawer = await openOrder(/Lola/);
    await userEvent.click(within(drawer).getByRole('button', { name: button }));
    await toast(told);
    expect(asked(call)).toBe(1);
  });

  it('is sent once, however often the button is pressed, and nothing else meanwhile', async () => {
    const { calls } = openDesk({ [CONFIRM]: { body: LOLA } });
    const drawer = within(await openOrder(/Lola/));
    const answer = globalThis.fetch;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (init.method === 'PATCH') await held;
      return answer(path, init);
    });
    const deliver = drawer.getByRole('button', { name: 'Entregado' });
    await userEvent.dblClick(deliver);
    expect(deliver.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(drawer.getByRole('button', { name: 'Cancelar' }));
    release();
    await toast('Pedido entregado');
    expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it.each([
    ['Entregado', 'confirm', 'No se pudo marcar el pedido como entregado'],
    ['Cancelar', 'cancel', 'No se pudo cancelar el pedido'],
    ['Marcar como Error', 'error', 'No se pudo marcar el pedido como error'],
  ])('%s that fails is told, in the drawer too, and stays pending', async (button, path, title) => {
    openDesk({ [`PATCH /api/orders/1/${path}`]: { status: 500, body: { error: 'Falla' } } });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(within(drawer).getByRole('button', { name: button }));
    expect(await toast(title)).toContain('Falla');
    expect(within(drawer).getByRole('alert').textContent).toContain(title);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('that does not exist is "Pedido no encontrado"', async () => {
    openDesk({ [CONFIRM]: { status: 404, body: { error: 'Pedido no encontrado' } } });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Entregado' }));
    await toast('Pedido no encontrado');
    takeConsoleErrors();
  });

  it('that has been cancelled elsewhere is refused with the reason, and says so', async () => {
    let orders = [LOLA];
    openDesk({
      [POLL]: () => desk(...orders),
      [CONFIRM]: () => {
        orders = [];
        return { status: 409, body: { error: 'El pedido ya no está pendiente.' } };
      },
      'GET /api/orders/1': { body: { ...LOLA, status: 'cancelled', history: [] } },
    });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Entregado' }));
    expect(await toast('No se pudo marcar el pedido como entregado')).toContain(
      'El pedido ya no está pendiente.',
    );
    expect(await within(drawer).findByText('Otro dispositivo lo ha cancelado.')).toBeVisible();
    takeConsoleErrors();
  });
});
