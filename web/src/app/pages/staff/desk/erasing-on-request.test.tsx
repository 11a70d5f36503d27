// Staff erase what somebody asks them to forget: an order, or a customer.
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Customer } from '@brasa/core/customers/customer.contract.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { takeConsoleErrors } from '../../../../../test/console-errors.ts';
import type { Answers } from '../../../../../test/fake-api.ts';
import { fakeTime } from '../../../../../test/fake-time.ts';
import { renderAppAs } from '../../../../../test/render-app.tsx';
import { deskOrder, findToast, NOW } from '../../../../../test/staff-desk.ts';
import { userEvent } from '../../../../../test/user-event.ts';
import { STATISTICS, usersAnswer } from '../../../../../test/users-samples.ts';

beforeEach(() => {
  fakeTime(NOW);
});

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const BUTTON = { name: 'Borrar datos' };

async function openDialog() {
  await user().click(await screen.findByRole('button', BUTTON));
  return within(await screen.findByRole('dialog', BUTTON));
}

const ASKED = {
  status: 403,
  body: { error: 'Escribe antes tu contraseña', code: 'PASSWORD_AGAIN' },
} as const;
const PROOF = 'POST /api/auth/me/password-proof';

async function openProof() {
  return within(await screen.findByRole('dialog', { name: 'Tu contraseña' }));
}

const press = (dialog: Awaited<ReturnType<typeof openDialog>>, name = BUTTON.name) =>
  user().click(dialog.getByRole('button', { name }));

describe('an order', () => {
  const ROSA = deskOrder(4, '2026-11-15T14:30', {
    ...{ customerName: 'Rosa', customerPhone: '600111222', status: 'delivered' },
    ...{ confirmado: true, version: 3 },
  });
  const ERASED: Order = {
    ...ROSA,
    ...{ customerName: 'Datos borrados', customerPhone: null, customerEmail: null },
    ...{ erasedAt: '2026-11-20T11:10:00.000Z', version: 4 },
  };
  const CALL = 'POST /api/orders/4/erase';

  function open(order: Order, answers: Answers = {}) {
    let now = order;
    return renderAppAs({ role: 'haykakan' }, '/admin/historial?pedido=4', {
      'GET /api/order-archive': { body: { orders: [order], next: null, names: 'exact' } },
      'GET /api/orders/4': () => ({ body: { ...now, history: [] } }),
      'POST /api/points/search-phone': { body: { found: false } },
      'GET /api/auth/users/search/phone/600111222': { body: { found: false } },
      [CALL]: () => {
        now = ERASED;
        return { body: now };
      },
      ...answers,
    });
  }

  it('is erased once staff have read what goes and what stays', async () => {
    const { calls } = open(ROSA);
    const dialog = await openDialog();
    expect(dialog.getByText(/^Nombre, teléfono, email, DNI y dirección/)).toBeVisible();
    expect(dialog.getByText(/^La factura, si la tiene/)).toBeVisible();
    await press(dialog);
    expect(await findToast('Datos borrados')).toContain('ya no dice de quién era');
    expect(await screen.findByText('Datos borrados el 20/11/2026')).toBeVisible();
    expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
    expect(calls.findLast(({ path }) => path.endsWith('/erase'))?.body).toEqual({
      version: 3,
      samePhone: false,
    });
  });

  it('of whose phone what is usual shall not be remembered, says so from then on', async () => {
    let objectedAt: string | null = null;
    open(ROSA, {
      'GET /api/usual-orders/600111222': () => ({ body: { usual: null, objectedAt } }),
      'PATCH /api/usual-orders/600111222': () => {
        objectedAt = '2026-11-20T11:10:00.000Z';
        return { body: { usual: null, objectedAt } };
      },
    });
    const press = async (name: string) => user().click(await screen.findByRole('button', { name }));
    await press('Recordar o no lo de siempre');
    await press('No recordar lo de siempre');
    expect(
      await screen.findByText('No se recuerda lo de siempre desde el 20/11/2026'),
    ).toBeVisible();
  });

  it('is erased with the others of its phone where that is asked for', async () => {
    const { calls } = open(ROSA);
    const dialog = await openDialog();
    await user().click(
      dialog.getByRole('checkbox', { name: 'También los demás pedidos con el 600 111 222' }),
    );
    await press(dialog);
    await findToast('Datos borrados');
    expect(calls.findLast(({ path }) => path.endsWith('/erase'))?.body).toEqual({
      version: 3,
      samePhone: true,
    });
  });

  it('is erased by the same request once the own password is proven, which was not lately', async () => {
    let asked = 0;
    const { calls } = open(ROSA, {
      [CALL]: () => {
        asked += 1;
        return asked === 1 ? ASKED : { body: ERASED };
      },
      [PROOF]: { body: { success: true } },
    });
    const dialog = await openDialog();
    await user().click(dialog.getByRole('checkbox'));
    await press(dialog);
    await user().type((await openProof()).getByLabelText('Contraseña actual'), 'mía{Enter}');
    expect(await findToast('Datos borrados')).toContain('ya no dice de quién era');
    const sent = calls.filter(({ path }) => path.endsWith('/erase')).map(({ body }) => body);
    expect(sent).toEqual([
      { version: 3, samePhone: true },
      { version: 3, samePhone: true },
    ]);
    takeConsoleErrors();
  });

  it('stays as it is where the password is not given, and can be erased after all', async () => {
    const { asked } = open(ROSA, { [CALL]: ASKED, [PROOF]: { body: { success: true } } });
    const dialog = await openDialog();
    await press(dialog);
    await user().click((await openProof()).getByRole('button', { name: 'Cancelar' }));
    expect(await dialog.findByText('No se ha borrado nada')).toBeVisible();
    expect(dialog.getByText('Escribe antes tu contraseña')).toBeVisible();
    expect([asked(CALL), asked(PROOF)]).toEqual([1, 0]);
    await press(dialog);
    expect((await openProof()).getByLabelText('Contraseña actual')).toBeVisible();
    takeConsoleErrors();
  });

  it('stays as it is where the page is left while the password is asked for', async () => {
    const { asked } = open(ROSA, {
      [CALL]: ASKED,
      'GET /api/auth/stats': { body: STATISTICS },
      'GET /api/auth/users?showAll=false&page=1': usersAnswer([]),
    });
    await press(await openDialog());
    await openProof();
    act(() => {
      window.history.pushState(null, '', '/admin/users');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByRole('heading', { level: 1, name: 'Gestión de Usuarios' });
    expect(screen.queryByRole('dialog', { name: 'Tu contraseña' })).not.toBeInTheDocument();
    expect(asked(CALL)).toBe(1);
    takeConsoleErrors();
  });

  it('stays as it is where that is refused, and the dialog says why', async () => {
    const error = 'Hay un pedido pendiente: entrégalo o cancélalo antes de borrar sus datos';
    open(ROSA, {
      [CALL]: { status: 409, body: { error, code: 'ERASURE_OF_PENDING_ORDER' } },
    });
    const dialog = await openDialog();
    await press(dialog);
    expect(await dialog.findByText('No se ha borrado nada')).toBeVisible();
    expect(dialog.getByText(error)).toBeVisible();
    takeConsoleErrors();
  });

  it('stays as it is when staff think better of it', async () => {
    const { calls } = open(ROSA);
    await press(await openDialog(), 'Conservarlos');
    await waitFor(() => expect(screen.queryByRole('dialog', BUTTON)).not.toBeInTheDocument());
    expect(screen.getByRole('button', BUTTON)).toHaveFocus();
    expect(calls.some(({ path }) => path.endsWith('/erase'))).toBe(false);
  });

  it('that is still to be picked up offers no erasure', async () => {
    open({ ...ROSA, status: 'pending', confirmado: false });
    await screen.findByRole('button', { name: 'Entregado' });
    expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
  });
});

describe('a customer', () => {
  const LOLA: Customer = {
    user: {
      ...{ id: 5, name: 'Lola', username: null, phone: '600111222', email: null, version: 7 },
      ...{ comparsaName: null, postalCode: null, active: true, phoneOnly: true },
      role: 'abaranci',
    },
    ...{ otherPhones: [], availablePoints: points(42), totalPoints: points(90), lots: [] },
  };
  const WITH_SIGN_IN = { ...LOLA, user: { ...LOLA.user, username: 'lola', phoneOnly: false } };
  const CALL = 'POST /api/customers/5/erase';

  function open(role: 'haykakan' | 'superadmin', customer: Customer, answers: Answers = {}) {
    let isErased = false;
    return renderAppAs({ role }, '/admin/clientes?id=5', {
      'GET /api/customers/5': () =>
        isErased ? { status: 404, body: { code: 'USER_NOT_FOUND' } } : { body: customer },
      'GET /api/order-archive?customer=5': { body: { orders: [], next: null, names: 'exact' } },
      'GET /api/usual-orders/600111222': { body: { usual: null, objectedAt: null } },
      [CALL]: () => {
        isErased = true;
        return { body: { success: true, orders: 2 } };
      },
      ...answers,
    });
  }

  it('of whom only the phone is known is erased, with the points that are left', async () => {
    const { calls } = open('haykakan', LOLA);
    const dialog = await openDialog();
    expect(dialog.getByText('Sus 42 puntos: ya no serán de nadie.')).toBeVisible();
    await press(dialog);
    expect(await findToast('Datos borrados')).toContain('Ya no guardamos quién era.');
    expect(await screen.findByText('Aquí no hay ningún cliente')).toBeVisible();
    expect(calls.findLast(({ path }) => path.endsWith('/erase'))?.body).toEqual({ version: 7 });
    takeConsoleErrors();
  });

  it('is erased by the same request once the own password is proven, which was not lately', async () => {
    let asked = 0;
    const { calls } = open('haykakan', LOLA, {
      [CALL]: () => {
        asked += 1;
        return asked === 1 ? ASKED : { body: { success: true, orders: 2 } };
      },
      [PROOF]: { body: { success: true } },
    });
    await press(await openDialog());
    await user().type((await openProof()).getByLabelText('Contraseña actual'), 'mía{Enter}');
    expect(await findToast('Datos borrados')).toContain('Ya no guardamos quién era.');
    const sent = calls.filter(({ path }) => path.endsWith('/erase')).map(({ body }) => body);
    expect(sent).toEqual([{ version: 7 }, { version: 7 }]);
    takeConsoleErrors();
  });

  it('who can sign in is erased by themselves or by a superadmin', async () => {
    open('haykakan', WITH_SIGN_IN);
    expect(await screen.findByText(/Esta cuenta la borra su dueño en «Mis Puntos»/)).toBeVisible();
    expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
  });

  it('who can sign in is told by a superadmin’s dialog that the sessions end', async () => {
    open('superadmin', WITH_SIGN_IN);
    expect((await openDialog()).getByText(/Se cierran sus sesiones/)).toBeVisible();
  });

  it('of the staff is erased by nobody', async () => {
    open('superadmin', { ...LOLA, user: { ...LOLA.user, role: 'haykakan', phoneOnly: false } });
    await screen.findByRole('heading', { level: 1, name: 'Lola' });
    expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
    expect(screen.queryByText(/la borra su dueño/)).not.toBeInTheDocument();
  });
});
