// A desk that is loaded anew in the middle of a form (docs/rules/screens.md#drafts-stay-in-memory).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ClockTime } from '@brasa/core/kernel/time/madrid-time.ts';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { takeConsoleErrors } from '../../../../../test/console-errors.ts';
import type { FakeApi } from '../../../../../test/fake-api.ts';
import { fakeTime } from '../../../../../test/fake-time.ts';
import { leaveForReload } from '../../../../../test/render-app.tsx';
import { STOCK } from '../../../../../test/samples.ts';
import {
  desk,
  findLine,
  LOLA,
  MENU,
  NOW,
  openDesk,
  openOrder,
  POLL,
} from '../../../../../test/staff-desk.ts';
import { userEvent } from '../../../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../../../orders/staff/manual-order/manual-order-drawer.tsx';
import '../../../layouts/staff/admin-layout.tsx';
import '../admin-orders-page.tsx';
import './stock-and-sales.tsx';

// A page that begins anew asks nothing any more: no other test is to meet that.
vi.mock('../../../../browser/forms/leaving.ts');

const OTHER: CurrentUser = { id: 8, username: 'rosa', name: 'Rosa', role: 'haykakan' };

/** Every half hour, each full by now. */
const FULL_DAY = Array.from({ length: 48 }, (_, half) => ({
  time: `${String(Math.trunc(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}` as ClockTime,
  ...{ left: '0.0', taken: '12.0', state: 'full' as const },
}));

const openShop = (answers: Parameters<typeof openDesk>[0] = {}) =>
  openDesk({
    ...MENU,
    [POLL]: desk(LOLA),
    'GET /api/stock/movements': { body: { stock: STOCK, history: [] } },
    ...answers,
  });

const sheet = async () => within(await screen.findByRole('dialog'));
const name = async () => (await sheet()).getByLabelText<HTMLInputElement>('Nombre');

/** The keys and the bodies of the requests of a call. */
function sentFor(line: 'POST /api/sales' | 'POST /api/orders', { keys, calls }: FakeApi) {
  const sent = calls.filter(({ method, path }) => `${method} ${path}` === line);
  return { keys: keys(line), bodies: sent.map(({ body }) => body) };
}

/** Types a name into a new order. */
async function beginOrder() {
  openShop();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await findLine(/Lola/);
  await user.click(screen.getByRole('button', { name: 'Pedido' }));
  await user.type(await name(), 'Rosa');
}

beforeEach(() => fakeTime(NOW));

it('goes on with a new order', async () => {
  await beginOrder();
  await leaveForReload();
  openShop();
  expect((await name()).value).toBe('Rosa');
});

it('goes on with an edit, with the drawer open', async () => {
  openShop();
  const drawer = await openOrder(/Lola/);
  fireEvent.click(drawer.getByRole('button', { name: 'Editar' }));
  fireEvent.change(await name(), { target: { value: 'Lola P' } });
  await leaveForReload();
  openShop();
  expect((await name()).value).toBe('Lola P');
});

it('shows nothing of it to somebody else', async () => {
  const reload = vi.fn();
  await beginOrder();
  await leaveForReload();
  const { origin, href, pathname, search, hash } = window.location;
  vi.stubGlobal('location', { origin, href, pathname, search, hash, reload });
  const { queryClient } = openShop({ 'GET /api/auth/me': { body: OTHER } });
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(queryClient.getQueriesData({ queryKey: ['draft'] })).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

it('is discarded where nobody is signed in any more', async () => {
  await beginOrder();
  await leaveForReload();
  openShop({ 'GET /api/auth/me': { status: 401 } });
  expect(await screen.findByRole('heading', { name: 'Acceso al Sistema' })).toBeVisible();
  expect(sessionStorage.getItem('brasa:handed-over')).toBeNull();
});

it('repeats a sale that was under way, under its own key', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const before = openShop({ 'POST /api/sales': () => new Promise<never>(() => undefined) });
  await findLine(/Lola/);
  await user.click(screen.getByRole('button', { name: 'Stock' }));
  await user.click(await (await sheet()).findByRole('button', { name: /^Pollo entero/ }));
  await user.click((await sheet()).getByRole('button', { name: /^Cobrar/ }));
  await waitFor(() => expect(before.asked('POST /api/sales')).toBe(1));
  await leaveForReload();
  const after = openShop({ 'POST /api/sales': { offline: true } });
  expect(await (await sheet()).findByRole('button', { name: 'Es otra venta' })).toBeVisible();
  await user.click((await sheet()).getByRole('button', { name: 'Repetir' }));
  await waitFor(() => expect(after.asked('POST /api/sales')).toBe(1));
  expect(sentFor('POST /api/sales', after)).toEqual(sentFor('POST /api/sales', before));
  await waitFor(() => expect(takeConsoleErrors()).toHaveLength(1));
});

it('repeats a new order that was under way unchanged, though it has filled the oven itself', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const before = openShop({ 'POST /api/orders': () => new Promise<never>(() => undefined) });
  await findLine(/Lola/);
  await user.click(screen.getByRole('button', { name: 'Pedido' }));
  await user.type(await name(), 'Rosa');
  await user.click((await sheet()).getByRole('button', { name: /^Guardar/ }));
  await waitFor(() => expect(before.asked('POST /api/orders')).toBe(1));
  await leaveForReload();
  const after = openShop({
    'POST /api/orders': { status: 201, body: LOLA },
    'GET /api/slots': { body: FULL_DAY },
  });
  expect(await (await sheet()).findByText(/No se sabe si el pedido ha llegado/)).toBeVisible();
  expect(await (await sheet()).findByText(/El horno ya está completo/)).toBeVisible();
  await user.click((await sheet()).getByRole('button', { name: /^Guardar/ }));
  await waitFor(() => expect(after.asked('POST /api/orders')).toBe(1));
  expect(sentFor('POST /api/orders', after)).toEqual(sentFor('POST /api/orders', before));
});
