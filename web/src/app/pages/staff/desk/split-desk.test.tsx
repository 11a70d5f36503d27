import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ANA,
  desk,
  findLine,
  findToast,
  LOLA,
  NOW,
  openDesk,
  POLL,
} from '../../../../../test/staff-desk.ts';
import { userEvent } from '../../../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../../layouts/staff/admin-layout.tsx';
import '../admin-orders-page.tsx';

const HINT = 'Elige un pedido de la lista y aquí lo tienes entero.';

beforeEach(() => {
  vi.setSystemTime(NOW);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('min-width: 64rem') }),
  );
});

const panel = (name: string) => screen.findByRole('dialog', { name });

describe('the order beside the list', () => {
  it('leaves the list to be worked with: one tap leads from an order to the next', async () => {
    openDesk({ [POLL]: desk(LOLA, ANA) });
    expect(await screen.findByText(HINT)).toBeVisible();
    await userEvent.click(await findLine(/Lola/));
    const beside = await panel('Lola');
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
    expect(await findLine(/Lola/)).toHaveAttribute('aria-current', 'true');
    expect(beside).not.toHaveAttribute('aria-modal');
    await userEvent.click(await findLine(/Ana Belén/));
    expect(await panel('Ana Belén')).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('dialog', { name: 'Lola' })).not.toBeInTheDocument();
  });

  it('is the same as in the drawer, and closes with Escape, the focus back on its line', async () => {
    openDesk({ [POLL]: desk(LOLA, ANA) });
    await userEvent.click(await findLine(/Lola/));
    const beside = within(await panel('Lola'));
    for (const name of ['Entregado', 'Editar', 'Cancelar', 'Marcar como Error', 'Anotar pago']) {
      expect(beside.getByRole('button', { name })).toBeVisible();
    }
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText(HINT)).toBeVisible();
    await waitFor(async () => expect(await findLine(/Lola/)).toHaveFocus());
  });

  it('goes when it is handed over, and the focus is on the line that takes its place', async () => {
    let orders = [LOLA, ANA];
    openDesk({
      [POLL]: () => desk(...orders),
      'PATCH /api/orders/1/confirm': () => {
        orders = [ANA];
        return { body: LOLA };
      },
    });
    await userEvent.click(await findLine(/Lola/));
    await userEvent.click(within(await panel('Lola')).getByRole('button', { name: 'Entregado' }));
    await findToast('Pedido entregado');
    expect(await screen.findByText(HINT)).toBeVisible();
    await waitFor(async () => expect(await findLine(/Ana Belén/)).toHaveFocus());
  });

  it('keeps what was typed when another order is looked at meanwhile', async () => {
    openDesk({ [POLL]: desk(LOLA, ANA) });
    await userEvent.click(await findLine(/Lola/));
    await userEvent.click(within(await panel('Lola')).getByRole('button', { name: 'Editar' }));
    await userEvent.type(screen.getByLabelText('Nombre'), ' de Paco');
    await userEvent.click(await findLine(/Ana Belén/));
    await panel('Ana Belén');
    await userEvent.click(await findLine(/Lola/));
    expect(await screen.findByText('Sigue aquí lo que no habías guardado.')).toBeVisible();
    expect(screen.getByLabelText('Nombre')).toHaveValue('Lola de Paco');
  });
});
