import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers } from '../../../test/fake-api.ts';
import { installEvents, lastEvents } from '../../../test/fake-events.ts';
import {
  ANA,
  deliveredAt,
  desk,
  deskOrder,
  findLine,
  findToast,
  LOLA,
  NOW,
  openDesk,
  POLL,
  said,
} from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../app/layouts/staff/admin-layout.tsx';
import '../../app/pages/staff/admin-orders-page.tsx';

const TODAY = 'GET /api/delivered-today';
const REOPEN = 'PATCH /api/orders/8/reopen';
const RITA = deskOrder(8, '2026-11-20T13:00', { customerName: 'Rita', version: 3 });
const PACO = deskOrder(9, '2026-11-20T13:30', { customerName: 'Paco', quantity: '2.0' });

beforeEach(() => {
  vi.setSystemTime(NOW);
});

const part = () => within(screen.getByRole('region', { name: /^Entregados hoy/ }));
const heading = () => part().getByRole('button', { name: /^Entregados hoy/ });
const rows = () =>
  part()
    .queryAllByRole('listitem')
    .map((row) => said(row));

async function unfold(answers: Answers = {}) {
  const opened = openDesk({
    [POLL]: desk(LOLA),
    [TODAY]: deliveredAt([PACO, '2026-11-20T13:40'], [RITA, '2026-11-20T13:05']),
    ...answers,
  });
  await findLine(/Lola/);
  await userEvent.click(heading());
  return opened;
}

describe('Entregados hoy', () => {
  it('is folded, and asks for nothing until it is opened', async () => {
    const { asked } = openDesk();
    await findLine(/Lola/);
    expect(heading()).toHaveAttribute('aria-expanded', 'false');
    expect(asked(TODAY)).toBe(0);
  });

  it('has what was handed over, the last one first, with its moment', async () => {
    await unfold();
    await part().findByText('Paco');
    expect(heading()).toHaveTextContent('Entregados hoy2');
    expect(rows()).toEqual([
      'Entregado a las 13:40,Paco2 pollos',
      'Entregado a las 13:05,Rita1 pollo',
    ]);
  });

  it('says so while there is nothing, and when it cannot be loaded', async () => {
    await unfold({ [TODAY]: { body: { orders: [] } } });
    expect(await part().findByText('Hoy no se ha entregado nada todavía')).toBeVisible();
  });

  it('that cannot be loaded can be asked for again', async () => {
    let isDown = true;
    await unfold({
      [TODAY]: () => (isDown ? { status: 500, body: {} } : deliveredAt([RITA, '2026-11-20T13:05'])),
    });
    expect(
      await part().findByText('No se pudieron cargar los entregados', {}, { timeout: 5000 }),
    ).toBeVisible();
    isDown = false;
    await userEvent.click(part().getByRole('button', { name: 'Reintentar' }));
    expect(await part().findByText('Rita')).toBeVisible();
    takeConsoleErrors();
  });

  it('follows what the server tells', async () => {
    installEvents();
    let delivered = deliveredAt([RITA, '2026-11-20T13:05']);
    await unfold({ [TODAY]: () => delivered });
    await part().findByText('Rita');
    delivered = deliveredAt([PACO, '2026-11-20T13:41'], [RITA, '2026-11-20T13:05']);
    act(() => lastEvents().say('change', 'b'));
    expect(await part().findByText('Paco')).toBeVisible();
    vi.unstubAllGlobals();
  });

  it('is searched together with the pending orders', async () => {
    openDesk({
      [POLL]: desk(LOLA, ANA),
      [TODAY]: deliveredAt([PACO, '2026-11-20T13:40'], [RITA, '2026-11-20T13:05']),
    });
    await findLine(/Lola/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Buscar pedidos' }), 'rita');
    expect(await part().findByText('Rita')).toBeVisible();
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('Ningún pedido pendiente coincide con «rita»')).toBeVisible();
  });
});

describe('an order that was handed over', () => {
  async function openRita(answers: Answers = {}) {
    const opened = await unfold(answers);
    await userEvent.click(await part().findByRole('button', { name: /Rita/ }));
    return { ...opened, drawer: within(await screen.findByRole('dialog', { name: 'Rita' })) };
  }

  it('opens in the same drawer, which says when, and offers nothing of a pending one', async () => {
    const { drawer } = await openRita();
    expect(drawer.getByText('Entregado a las 13:05')).toBeVisible();
    expect(drawer.getByText('Pedido n.º 8')).toBeVisible();
    for (const name of ['Entregado', 'Cancelar', 'Marcar como Error', 'Editar']) {
      expect(drawer.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(drawer.getByRole('button', { name: 'Anotar pago' })).toBeVisible();
    expect(drawer.queryByText('Tarde')).not.toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Cerrar pedido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(part().getByRole('button', { name: /Rita/ })).toHaveFocus();
  });

  it('is reopened as it was seen, and the drawer goes on with the pending order', async () => {
    let isReopened = false;
    const { calls, drawer } = await openRita({
      [POLL]: () => (isReopened ? desk(LOLA, { ...RITA, version: 4 }) : desk(LOLA)),
      [TODAY]: () =>
        isReopened ? { body: { orders: [] } } : deliveredAt([RITA, '2026-11-20T13:05']),
      [REOPEN]: () => {
        isReopened = true;
        return { body: { ...RITA, version: 4 } };
      },
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Reabrir' }));
    expect(await findToast('Pedido reabierto')).toContain(
      'Rita, 1 pollo: vuelve a estar pendiente',
    );
    expect(calls.find(({ path }) => path.endsWith('/reopen'))?.body).toEqual({ version: 3 });
    expect(await drawer.findByRole('button', { name: 'Entregado' })).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Editar' })).toHaveFocus();
    expect(drawer.queryByText('Entregado a las 13:05')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Its line among what was handed over has gone.
    expect(await findLine(/Rita/)).toHaveFocus();
  });

  it('that somebody else has changed stays, and says why', async () => {
    const { drawer } = await openRita({
      [REOPEN]: { status: 409, body: { error: 'Otra persona ha cambiado este pedido' } },
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Reabrir' }));
    expect(await findToast('No se pudo reabrir el pedido')).toContain('Otra persona');
    expect(drawer.getByText('Entregado a las 13:05')).toBeVisible();
    takeConsoleErrors();
  });
});
