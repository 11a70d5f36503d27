import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { installAudio, rings } from '../../../test/fake-audio.ts';
import { fakeTime, passTime } from '../../../test/fake-time.ts';
import {
  ANA,
  desk,
  deskOrder,
  findLine,
  linesInSight,
  LOLA,
  NOW,
  openDesk,
  openOrder,
  PEPE,
  POLL,
  said,
} from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../app/layouts/staff/admin-layout.tsx';
import '../../app/pages/staff/admin-orders-page.tsx';

beforeEach(() => {
  vi.setSystemTime(NOW);
});

const search = () => screen.getByRole('textbox', { name: 'Buscar pedidos' });
const names = () => linesInSight().map((text) => /Lola|Ana Belén|Pepe/.exec(text)?.[0]);
const sortBy = (name: RegExp) =>
  userEvent.click(
    within(screen.getByRole('group', { name: 'Ordenar por' })).getByRole('button', { name }),
  );

describe('the search', () => {
  it('leaves what it finds, and says how many', async () => {
    openDesk();
    await findLine(/Lola/);
    await userEvent.type(search(), 'ana belen');
    expect(names()).toEqual(['Ana Belén']);
    expect(screen.getByText('1 pedido encontrado')).toBeVisible();
    // The day of Pepe's order has no row left.
    expect(screen.queryByRole('heading', { name: /Mañana/ })).not.toBeInTheDocument();
  });

  it('says what it looks in when it finds nothing, and is emptied with one tap', async () => {
    openDesk();
    await findLine(/Lola/);
    await userEvent.type(search(), 'zzz');
    expect(screen.getByText('Ningún pedido pendiente coincide con «zzz»')).toBeVisible();
    expect(screen.getByText('Ningún pedido encontrado')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
    expect(names()).toHaveLength(3);
  });
});

describe('a name from right to left', () => {
  it('stands by itself, so that the digits beside it stay in their order', async () => {
    const [one, other] = ['600111222', '600111333'].map((customerPhone, index) =>
      deskOrder(7 + index, '2026-11-20T14:30', { customerName: 'علي', customerPhone }),
    );
    openDesk({ [POLL]: desk(one!, other!) });
    for (const name of await screen.findAllByText('علي')) expect(name.tagName).toBe('BDI');
  });
});

describe('orders of the same name', () => {
  it('are told apart by the last three digits of their phones, found ones too', async () => {
    const other = deskOrder(7, '2026-11-20T14:30', { customerName: 'LOLA', customerPhone: null });
    openDesk({ [POLL]: desk(LOLA, ANA, other) });
    expect(said(await findLine(/Lola/))).toContain('Lola tel. …222');
    expect(said(await findLine(/LOLA/))).toContain('LOLA n.º 7');
    expect(said(await findLine(/Ana Belén/))).not.toContain('tel.');
    await userEvent.type(search(), 'lola 13:30');
    expect(linesInSight()).toEqual([expect.stringContaining('tel. …222')]);
  });
});

it.each([
  ['0.5', '1/2 pollo,'],
  ['1.0', '1 pollo,'],
  ['1.5', '1 1/2 pollos,'],
])('a line of %s is called "%s"', async (quantity, words) => {
  openDesk({ [POLL]: desk({ ...PEPE, quantity }) });
  expect(said(await findLine(/Pepe/))).toContain(words);
});

describe('the details of an order', () => {
  it.each([
    ['a wish that begins like the quantity', '1.0', 'pollo sin sal', true],
    ['a chicken by a longer name', '1.0', 'pollo a la leña', true],
    ['another food', '0.0', 'paella para 8', true],
    ['another quantity than the figure', '2.0', '1 pollo', true],
    ['what the figure says already', '1.0', '1 pollo', false],
    ['what the figure says already, halves included', '2.5', '2 1/2 pollos', false],
  ])('stand on its line when they are %s', async (_what, quantity, details, isShown) => {
    openDesk({ [POLL]: desk({ ...PEPE, quantity, details }) });
    const line = await findLine(/Pepe/);
    expect(within(line).queryByText(details) !== null).toBe(isShown);
  });
});

describe('the list is sorted', () => {
  it('by time, ascending, at first; a second tap turns it round', async () => {
    openDesk({ [POLL]: desk(PEPE, ANA, LOLA) });
    await findLine(/Lola/);
    expect(names()).toEqual(['Lola', 'Ana Belén', 'Pepe']);
    expect(screen.getByRole('button', { name: /^Hora ?, ascendente$/ })).toBeVisible();
    await sortBy(/Hora/);
    expect(names()).toEqual(['Pepe', 'Ana Belén', 'Lola']);
    expect(screen.getByRole('button', { name: /^Hora ?, descendente$/ })).toBeVisible();
  });

  it('by name and by quantity both ways, each line with its own time and day', async () => {
    openDesk();
    await findLine(/Lola/);
    await sortBy(/Nombre/);
    expect(names()).toEqual(['Ana Belén', 'Lola', 'Pepe']);
    await sortBy(/Nombre/);
    expect(names()).toEqual(['Pepe', 'Lola', 'Ana Belén']);
    await sortBy(/Cantidad/);
    expect(names()).toEqual(['Ana Belén', 'Pepe', 'Lola']);
    const [, pepe, lola] = linesInSight();
    expect(pepe).toMatch(/^13:00.*mañana/);
    expect(lola).toMatch(/^13:30.*Tarde 12 min/);
  });
});

describe('the marks of a line', () => {
  const untold = deskOrder(4, '2026-11-20T14:30', { customerEmail: 'x@example.com' });

  it('are the paella', async () => {
    openDesk();
    expect(said(await findLine(/Ana Belén/))).toContain('Paella');
    expect(said(await findLine(/Lola/))).not.toContain('Paella');
  });

  it('are an e-mail whose customer has not been told', async () => {
    openDesk({ [POLL]: desk(LOLA, untold) });
    expect(said(await findLine(/Cliente 4/))).toContain('Sin avisar');
    expect(said(await findLine(/Lola/))).not.toContain('Sin avisar');
  });

  it('go when they have been told', async () => {
    openDesk({ [POLL]: desk({ ...untold, notificado: true }) });
    expect(said(await findLine(/Cliente 4/))).not.toContain('Sin avisar');
  });
});

describe('a new order', () => {
  const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const RITA = deskOrder(9, '2026-11-20T14:30', {
    customerName: 'Rita',
    createdAt: '2026-11-20T12:42:00.000Z',
  });

  async function watch(...first: Order[]) {
    fakeTime(NOW);
    installAudio();
    let orders = first;
    const api = openDesk({ [POLL]: () => desk(...orders) });
    await screen.findByRole('region', { name: 'Pedidos pendientes' });
    return {
      ...api,
      bring: async (...next: Order[]) => {
        orders = next;
        await passTime(3100);
      },
    };
  }

  it('rings, and again until somebody looks', async () => {
    const { bring } = await watch(LOLA);
    await bring(LOLA, RITA);
    expect(rings()).toBe(1);
    await passTime(10_000);
    expect(rings()).toBe(2);
    await user().click(screen.getByRole('button', { name: 'Ver' }));
    await passTime(20_000);
    expect(rings()).toBe(2);
  });

  it('is announced, marked and shown', async () => {
    const { bring } = await watch(LOLA);
    await bring(LOLA, RITA);
    expect(said(screen.getByRole('status', { name: 'Pedidos nuevos' }))).toBe(
      'Pedido nuevo: 14:30, 1 pollo, Rita',
    );
    expect(said(await findLine(/Rita/))).toContain('Nuevo');
    await user().click(screen.getByRole('button', { name: 'Ver' }));
    await passTime(50);
    expect(said(document.activeElement)).toContain('Rita');
    expect(screen.queryByRole('button', { name: 'Ver' })).not.toBeInTheDocument();
    // What it has led to stays marked for a while.
    expect(said(await findLine(/Rita/))).toContain('Nuevo');
    await passTime(61_000);
    expect(said(await findLine(/Rita/))).not.toContain('Nuevo');
  });

  it('counts as looked at when it is opened', async () => {
    const { bring } = await watch(LOLA);
    await bring(LOLA, RITA);
    await user().click(await findLine(/Rita/));
    await passTime(20_000);
    expect(rings()).toBe(1);
  });

  it('never rings without one: not at first, not when nothing is new, not when one leaves', async () => {
    const { bring } = await watch(LOLA, PEPE);
    await bring(LOLA, PEPE);
    await bring(LOLA);
    await bring(LOLA, PEPE);
    await passTime(30_000);
    expect(rings()).toBe(0);
  });

  it('is silent while muted, and this device remembers', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    });
    const { bring } = await watch(LOLA);
    const mute = screen.getByRole('button', { name: /Silenciar/ });
    expect(mute.getAttribute('aria-pressed')).toBe('false');
    await user().click(mute);
    await bring(LOLA, RITA);
    expect(rings()).toBe(0);
    expect(screen.getByText('Pedido nuevo')).toBeVisible();
    expect(mute.getAttribute('aria-pressed')).toBe('true');
    expect([...kept.values()]).toEqual(['yes']);
  });
});

describe('a bell that the browser keeps silent', () => {
  const NOTE = 'Toca la pantalla para activar el sonido';

  it('says so until the page is touched', async () => {
    installAudio('suspended');
    openDesk();
    await findLine(/Lola/);
    expect(screen.getByText(NOTE).closest('[role=status]')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });

  it('moves nothing while the finger is still down', async () => {
    installAudio('suspended');
    openDesk();
    await findLine(/Lola/);
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('heading', { level: 1 }) });
    expect(screen.getByText(NOTE)).toBeVisible();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });

  it('needs no touch while it is muted', async () => {
    const notes = new Map([['brasa:device:bell-muted', 'yes']]);
    vi.stubGlobal('localStorage', { getItem: (key: string) => notes.get(key) ?? null });
    installAudio('suspended');
    openDesk();
    await findLine(/Lola/);
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });

  it('is not spoken of where it can ring', async () => {
    installAudio();
    openDesk();
    await findLine(/Lola/);
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });
});

it('opens an order from the sorted and searched list', async () => {
  openDesk();
  await findLine(/Lola/);
  await sortBy(/Nombre/);
  await userEvent.type(search(), 'pepe');
  const drawer = await openOrder(/Pepe/);
  expect(drawer.getByRole('heading', { name: 'Pepe' })).toBeVisible();
});
