// The copy and the end of the own data, on the card that the app puts them on.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OwnData } from '@brasa/core/customers/own-data.contract.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi, type Answers, type AnswerTo } from '../../../test/fake-api.ts';
import {
  OWN_ACCOUNT as ACCOUNT,
  WRONG_PASSWORD as WRONG,
} from '../../../test/own-account-samples.ts';
import { haveSessionCookie, renderPart } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';
import { OwnAccount } from '../../app/pages/points-page.tsx';
import { Toaster } from '../../ui/toast/toaster.tsx';

const OWN_DATA: OwnData = {
  exportedAt: '2026-11-20T11:10:00.000Z',
  account: ACCOUNT,
  points: {
    ...{ totalPoints: points(0), availablePoints: points(0) },
    ...{ availableDiscount: null, nextExpiries: [] },
  },
  ...{
    otherPhones: [],
    merges: [],
    pointTransactions: [],
    orders: [],
    usualOrderObjectedAt: null,
    sessions: [],
  },
};
const ACCOUNT_CALL = 'GET /api/auth/me/account';
const GUEST_ORDERS =
  /^Los encargos que hiciste sin entrar en tu cuenta no se borran con ella: pídenoslo y los borramos\. .*en el local o por donde pone en Contacto\.$/;
const ERASURE_CALL = 'POST /api/auth/me/erasure';

function show(answers: Answers = {}) {
  haveSessionCookie();
  const api = fakeApi({ [ACCOUNT_CALL]: { body: ACCOUNT }, ...answers });
  const part = renderPart(
    <>
      <OwnAccount />
      <Toaster />
    </>,
  );
  return { api, ...part };
}

// The dialog comes late; no test is about how long that takes.
beforeAll(async () => {
  await import('./erase-account-dialog.tsx');
});

async function openErasure() {
  const name = 'Borrar mi cuenta';
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

type Form = Awaited<ReturnType<typeof openErasure>>;

const typePassword = (form: Form, value: string) =>
  fireEvent.change(form.getByLabelText('Tu contraseña'), { target: { value } });

describe('the copy of the data', () => {
  it('is saved as a file', async () => {
    const saved = vi.fn((_file: Blob) => 'blob:mis-datos');
    const [createObjectURL, revokeObjectURL] = [saved, vi.fn()];
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    show({ 'GET /api/auth/me/data': { body: OWN_DATA } });
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
    await screen.findByText('Archivo descargado');
    expect(await saved.mock.calls[0]?.[0].text()).toContain('Ana Núñez');
    expect(click).toHaveBeenCalledOnce();
    click.mockRestore();
  });

  it('that cannot be had is said so', async () => {
    show({ 'GET /api/auth/me/data': { offline: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
    await screen.findByText('No se pudieron descargar tus datos');
    expect(screen.getByText('Comprueba la conexión y vuelve a intentarlo.')).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('that is asked for too often says so, in the words of every limit', async () => {
    const error = 'Demasiados intentos. Espera 50 minutos y vuelve a probar';
    const body = { error, code: 'TOO_MANY_ATTEMPTS' };
    show({ 'GET /api/auth/me/data': { status: 429, body } });
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByText('No se pudieron descargar tus datos')).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('erasing the account', () => {
  it('offers staff no erasure', async () => {
    show({ [ACCOUNT_CALL]: { body: { ...ACCOUNT, role: 'haykakan' } } });
    await screen.findByRole('button', { name: 'Descargar mis datos' });
    expect(screen.queryByRole('button', { name: 'Borrar mi cuenta' })).not.toBeInTheDocument();
  });

  it('says what goes and what stays, and asks for the password', async () => {
    const { api } = show();
    const form = await openErasure();
    for (const title of ['Se borra', 'Se queda']) {
      expect(form.getByRole('heading', { name: title })).toBeVisible();
    }
    expect(form.getByText(/Los puntos que te queden/)).toBeVisible();
    expect(form.getByText(/Las facturas a tu nombre/)).toBeVisible();
    expect(form.getByText(/también en los encargos de tu cuenta/)).toBeVisible();
    expect(form.getByText(GUEST_ORDERS)).toBeVisible();
    expect(form.getByText(GUEST_ORDERS).closest('section')?.textContent).toMatch(/^Se queda/);
    await userEvent.click(form.getByRole('button', { name: 'Borrar mi cuenta' }));
    expect(form.getByText('La contraseña es requerida')).toBeVisible();
    expect(api.asked(ERASURE_CALL)).toBe(0);
  });

  it('leaves nobody signed in and nothing of them here', async () => {
    const { api, queryClient } = show({ [ERASURE_CALL]: { body: { success: true } } });
    const form = await openErasure();
    typePassword(form, 'secreta');
    await userEvent.click(form.getByRole('button', { name: 'Borrar mi cuenta' }));
    await screen.findByText('Cuenta borrada');
    const notices = within(screen.getByRole('region', { name: 'Avisos', hidden: true }));
    expect(notices.getByText(GUEST_ORDERS)).toBeVisible();
    expect(screen.queryByText(/Ya no guardamos/)).not.toBeInTheDocument();
    expect(api.calls.find(({ path }) => path.endsWith('/erasure'))?.body).toEqual({
      password: 'secreta',
    });
    expect(queryClient.getQueryData(['/api/auth/me'])).toBeNull();
    expect(document.cookie).not.toContain('brasa_signed_in');
  });

  it.each([
    ['a wrong password at its field', WRONG, 'La contraseña actual no es correcta'],
    [
      'a pending order',
      { status: 409, body: { error: 'Tienes un encargo pendiente.', code: 'X' } },
      'Tienes un encargo pendiente.',
    ],
  ])('that is refused shows %s', async (_what, answer, text) => {
    show({ [ERASURE_CALL]: answer });
    const form = await openErasure();
    typePassword(form, 'secreta');
    await userEvent.click(form.getByRole('button', { name: 'Borrar mi cuenta' }));
    expect(await form.findByText(text)).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('whose answer is lost may have been done, also once the session is over', async () => {
    const answers: AnswerTo<'eraseOwnAccount'>[] = [{ offline: true }, { status: 401 }];
    show({ [ERASURE_CALL]: () => answers.shift() ?? WRONG });
    const form = await openErasure();
    typePassword(form, 'secreta');
    for (const _press of answers.slice()) {
      await userEvent.click(form.getByRole('button', { name: 'Borrar mi cuenta' }));
      expect(await form.findByText('No se sabe si se ha borrado')).toBeVisible();
      expect(form.getByText(/si no puedes, está borrada/)).toBeVisible();
      await waitFor(() => form.getByRole('button', { name: 'Borrar mi cuenta' }));
    }
    expect(answers).toEqual([]);
    expect(takeConsoleErrors()).toHaveLength(2);
  });

  it('can be thought better of', async () => {
    show();
    const form = await openErasure();
    await userEvent.click(form.getByRole('button', { name: 'Conservar mi cuenta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
