// Pausing at the desk (docs/rules/oven.md#pausing-at-the-desk).
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers } from '../../../test/fake-api.ts';
import { installEvents, lastEvents } from '../../../test/fake-events.ts';
import { fakeTime, passTime } from '../../../test/fake-time.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { desk, findLine, findToast, LOLA, NOW, openDesk, POLL } from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../app/layouts/staff/admin-layout.tsx';
import '../../app/pages/staff/admin-orders-page.tsx';
import './pause-drawer.tsx';

const ASK = 'GET /api/ordering';
const PAUSE = 'POST /api/ordering/pause';
const RESUME = 'DELETE /api/ordering/pause';

let pausedUntil: string | null;
const answered = () => ({ body: { pausedUntil } });

beforeEach(() => {
  fakeTime(NOW);
  pausedUntil = null;
});
afterEach(() => vi.useRealTimers());

async function open(answers: Answers = {}) {
  const api = openDesk({
    [POLL]: desk(LOLA),
    [ASK]: answered,
    [RESUME]: () => {
      pausedUntil = null;
      return answered();
    },
    ...answers,
  });
  await findLine(/Lola/);
  return { ...api, sent: () => api.calls.filter(({ method }) => method !== 'GET') };
}

/** A frame after it came: a drawer takes no tap before. */
async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await passTime(20);
  await userEvent.click(button);
}

describe('pausing', () => {
  it.each([
    [/^15 minutos/, '2026-11-20T12:57:00', 'hasta las 13:57'],
    [/^30 minutos/, '2026-11-20T13:12:00', 'hasta las 14:12'],
    [/^1 hora/, '2026-11-20T13:42:00', 'hasta las 14:42'],
    [/^Todo el día/, '2026-11-20T23:00:00', 'todo el día'],
  ])('takes two taps: %s', async (choice, until, end) => {
    const { sent } = await open({
      [PAUSE]: () => {
        pausedUntil = `${until}.000Z`;
        return answered();
      },
    });
    await press('Pausar web');
    await press(choice);
    const told = end.startsWith('hasta')
      ? `Sin pedidos nuevos para hoy ${end}.`
      : 'Por hoy no entran';
    expect(await findToast('Web en pausa')).toContain(told);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(`Web en pausa ${end}`)).toBeInTheDocument();
    const [pause] = sent();
    // The clock goes on while it is tapped.
    expect(pause?.body).toEqual({
      until: expect.stringContaining(until.slice(0, 17)) as string,
    });
  });

  it('says what was refused where it was tapped', async () => {
    await open({
      [PAUSE]: {
        status: 400,
        body: {
          error: 'Revisa los datos',
          code: 'VALIDATION',
          details: [{ path: 'until', message: 'La pausa tiene que acabar más tarde que ahora' }],
        },
      },
    });
    await press('Pausar web');
    await press(/^15 minutos/);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se pudo pausarLa pausa tiene que acabar más tarde que ahora',
    );
    expect(screen.getByRole('dialog')).toBeVisible();
    takeConsoleErrors();
  });

  it('of an answer that is lost says that a repeat counts once', async () => {
    await open({ [PAUSE]: { offline: true } });
    await press('Pausar web');
    await press(/^1 hora/);
    expect(await screen.findByRole('alert')).toHaveTextContent('Aunque se repita');
    takeConsoleErrors();
  });
});

describe('a pause', () => {
  beforeEach(() => {
    pausedUntil = '2026-11-20T13:12:00.000Z';
  });

  it('is ended by one tap', async () => {
    const { asked } = await open();
    await press('Reanudar');
    expect(await findToast('La web vuelve a aceptar pedidos para hoy')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pausar web' })).toBeVisible();
    expect(asked(RESUME)).toBe(1);
  });

  it('stays on the screen where it could not be ended', async () => {
    await open({ [RESUME]: { status: 500, body: { error: 'Algo falla' } } });
    await press('Reanudar');
    expect(await findToast('No se pudo quitar la pausa')).toContain('Algo falla');
    expect(screen.getByRole('button', { name: /^Web en pausa/ })).toBeVisible();
    takeConsoleErrors();
  });

  it('is made longer from where it stands', async () => {
    const { sent } = await open({
      [PAUSE]: () => {
        pausedUntil = '2026-11-20T23:00:00.000Z';
        return answered();
      },
    });
    await press(/^Web en pausa/);
    await press('Todo el día');
    await findToast('Web en pausa');
    expect(screen.getByText('Web en pausa todo el día')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('of another desk comes by itself, live', async () => {
    installEvents();
    pausedUntil = null;
    const { asked } = await open();
    pausedUntil = '2026-11-20T13:12:00.000Z';
    act(() => lastEvents().say('change', '2'));
    expect(await screen.findByRole('button', { name: 'Reanudar' })).toBeVisible();
    expect(asked(ASK)).toBe(2);
  });

  it('is shown elsewhere in the desk too', async () => {
    renderAppAs({ role: 'haykakan' }, '/admin/horarios', { [ASK]: answered });
    expect(await screen.findByRole('button', { name: 'Reanudar' })).toBeVisible();
    pausedUntil = null;
    await passTime(10_100);
    expect(screen.getByRole('button', { name: 'Pausar web' })).toBeVisible();
  });
});
