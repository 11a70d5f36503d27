// A session that ends while somebody is typing: whoever signs in again goes on where they were.
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { haveSessionCookie } from '../../../../test/render-app.tsx';
import type { Answers } from '../../../../test/fake-api.ts';
import { fakeTime, passTime, TIMERS_ALONE } from '../../../../test/fake-time.ts';
import { STOCK } from '../../../../test/samples.ts';
import {
  ANA,
  desk,
  findLine,
  findToast,
  LOLA,
  NOW,
  openDesk,
  openOrder,
  POLL,
  type Part,
} from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../../accounts/session/login-page.tsx';
import '../../../loyalty/staff/accumulate/accumulate-dialog.tsx';
import '../../../orders/staff/manual-order/manual-order-drawer.tsx';
import './desk/stock-and-sales.tsx';
import '../../layouts/staff/admin-layout.tsx';
import './admin-orders-page.tsx';

const OVER = { status: 401, body: { error: 'Debe iniciar sesión' } };
const ANI = { id: 7, username: 'ani', name: 'Ani', role: 'haykakan' } satisfies CurrentUser;

beforeEach(() => {
  vi.setSystemTime(NOW);
});

/** A desk whose session ends and begins when it is told to. */
function openSession(answers: Answers = {}) {
  let isOver = false;
  const api = openDesk({
    [POLL]: () => (isOver ? OVER : desk(LOLA, ANA)),
    'POST /api/points/search-phone': { body: { found: false } },
    'GET /api/auth/users/search/phone/655123456': { body: { found: false } },
    'GET /api/stock/movements': { body: { stock: STOCK, history: [] } },
    ...answers,
  });
  const ask = () =>
    act(() => api.queryClient.refetchQueries({ queryKey: ['/api/dashboard-data'] }));
  return {
    ...api,
    end: async () => {
      isOver = true;
      await ask();
      await screen.findByText('Tu sesión ha terminado', { selector: 'p, h2, strong' });
    },
    signIn: async (user = ANI) => {
      isOver = false;
      haveSessionCookie();
      vi.stubGlobal('fetch', signingIn(globalThis.fetch, user));
      await userEvent.click(screen.getByRole('link', { name: 'Iniciar Sesión' }));
      await userEvent.type(await screen.findByLabelText('Usuario'), user.username);
      await userEvent.type(screen.getByLabelText('Contraseña'), 'x');
      fakeTime(NOW, TIMERS_ALONE);
      await userEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
      // The page waits half a second before it leads on.
      await passTime(500);
      await isBack();
    },
  };
}

/** The desk, perhaps behind a drawer that is open again. */
const isBack = () => screen.findByRole('region', { name: 'Pedidos pendientes', hidden: true });

function signingIn(answer: typeof fetch, user: typeof ANI): typeof fetch {
  return (path, init) =>
    path === '/api/auth/login' || path === '/api/auth/me'
      ? Promise.resolve(Response.json(path === '/api/auth/me' ? user : { user }))
      : answer(path, init);
}

const sheet = async () => within(await screen.findByRole('dialog'));
const field = (part: Part, name: string) => part.getByLabelText<HTMLInputElement>(name);

describe('what was typed is there again after signing in', () => {
  it('in an edit, with the drawer open', async () => {
    const session = openSession();
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: 'Editar' }));
    await userEvent.type(field(drawer, 'Nombre'), ' P');
    await session.end();
    expect(screen.getByText(/Lo que has escrito sigue aquí/)).toBeVisible();
    await session.signIn();
    expect(field(await sheet(), 'Nombre').value).toBe('Lola P');
  });

  it('in a payment', async () => {
    const session = openSession();
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: 'Anotar pago' }));
    await userEvent.type(field(drawer, 'Total'), '27');
    await session.end();
    await session.signIn();
    expect(field(await sheet(), 'Total').value).toBe('27');
  });

  it('in a new order, which is still the same order', async () => {
    let isFirst = true;
    const session = openSession({
      'POST /api/orders': () => {
        if (!isFirst) return { status: 201, body: LOLA };
        isFirst = false;
        return OVER;
      },
    });
    await findLine(/Lola/);
    await userEvent.click(screen.getByRole('button', { name: 'Pedido' }));
    await userEvent.type(field(await sheet(), 'Nombre'), 'Rosa');
    await userEvent.click((await sheet()).getByRole('button', { name: /^Guardar/ }));
    await (await sheet()).findByRole('alert');
    await session.end();
    await session.signIn();
    expect(field(await sheet(), 'Nombre').value).toBe('Rosa');
    await userEvent.click((await sheet()).getByRole('button', { name: /^Guardar/ }));
    await findToast('Pedido realizado');
    const [first, second, ...more] = session.keys('POST /api/orders');
    expect(more).toEqual([]);
    expect(second).toBe(first);
    takeConsoleErrors();
  });

  it('in the points of a visit, which keeps its ID', async () => {
    const session = openSession();
    await findLine(/Lola/);
    await userEvent.click(screen.getByRole('button', { name: 'Puntos' }));
    const dialog = await sheet();
    const visit = dialog.getByText(/^V20261120-/).textContent;
    await userEvent.click(dialog.getAllByLabelText('Teléfono').at(-1)!);
    await userEvent.paste('655123456');
    await userEvent.click(dialog.getByLabelText('El pago es en efectivo'));
    await userEvent.type(field(dialog, 'Importe pagado'), '12');
    await session.end();
    await session.signIn();
    const again = await sheet();
    expect(again.getByText(visit)).toBeVisible();
    expect(field(again, 'Importe pagado').value).toBe('12');
  });

  it('in a movement of the stock', async () => {
    const session = openSession();
    await findLine(/Lola/);
    await userEvent.click(screen.getByRole('button', { name: 'Stock' }));
    await userEvent.click((await sheet()).getByLabelText('Entrada'));
    await userEvent.clear(field(await sheet(), 'Pollos'));
    await userEvent.type(field(await sheet(), 'Pollos'), '12');
    await session.end();
    await session.signIn();
    expect(field(await sheet(), 'Pollos').value).toBe('12');
    expect((await sheet()).getByLabelText<HTMLInputElement>('Entrada').checked).toBe(true);
  });

  it('when a failed question for the session has led to the login page', async () => {
    let me = true;
    const session = openSession({
      'GET /api/auth/me': () => (me ? { body: ANI } : { offline: true }),
    });
    const drawer = await openOrder(/Lola/);
    await userEvent.click(drawer.getByRole('button', { name: 'Editar' }));
    await userEvent.type(field(drawer, 'Nombre'), ' P');
    me = false;
    await act(() => session.queryClient.refetchQueries({ queryKey: ['/api/auth/me'] }));
    await screen.findByRole('heading', { name: 'Acceso al Sistema' });
    expect(takeConsoleErrors()).toHaveLength(1);
    vi.stubGlobal('fetch', signingIn(globalThis.fetch, ANI));
    await userEvent.type(await screen.findByLabelText('Usuario'), 'ani');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    await isBack();
    expect(field(await sheet(), 'Nombre').value).toBe('Lola P');
  });
});

it('somebody else who signs in finds nothing of it', async () => {
  const session = openSession();
  const drawer = await openOrder(/Lola/);
  await userEvent.click(drawer.getByRole('button', { name: 'Editar' }));
  await userEvent.type(field(drawer, 'Nombre'), ' P');
  await session.end();
  await session.signIn({ ...ANI, id: 8, username: 'rosa' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect((await openOrder(/Lola/)).queryByRole('form')).not.toBeInTheDocument();
});

it('without anything typed nothing is promised', async () => {
  const session = openSession();
  await findLine(/Lola/);
  await session.end();
  expect(screen.queryByText(/Lo que has escrito/)).not.toBeInTheDocument();
});
