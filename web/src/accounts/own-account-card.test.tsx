import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OwnAccount } from '@brasa/core/accounts/own-account.contract.ts';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import { fakeApi, type Answer } from '../../test/fake-api.ts';
import { haveSessionCookie, renderPart } from '../../test/render-app.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { OwnAccountCard } from './own-account-card.tsx';

const ACCOUNT: OwnAccount = {
  id: 7,
  username: 'ana',
  name: 'Ana Núñez',
  role: 'abaranci',
  phone: '600111222',
  email: 'ana@example.com',
  postalCode: '03400',
  consent: { date: '2026-11-20T11:10:00.000Z', version: '2026-11' },
  createdAt: '2026-11-20T11:10:00.000Z',
};
const ACCOUNT_CALL = 'GET /api/auth/me/account';
const PASSWORD_CALL = 'PATCH /api/auth/me/password';
const ERASURE_CALL = 'POST /api/auth/me/erasure';

function show(answers: Record<string, Answer | (() => Answer)> = {}) {
  haveSessionCookie();
  const api = fakeApi({ [ACCOUNT_CALL]: { body: ACCOUNT }, ...answers });
  const part = renderPart(
    <>
      <OwnAccountCard />
      <Toaster />
    </>,
  );
  return { api, ...part };
}

// The dialogs and their contract come late; no test is about how long that takes.
beforeAll(async () => {
  await Promise.all([
    import('./change-password-dialog.tsx'),
    import('./erase-account-dialog.tsx'),
    import('./password-form-resolver.ts'),
  ]);
}, 60_000);

const WRONG = {
  status: 422,
  body: { error: 'La contraseña actual no es correcta', code: 'OWN_PASSWORD_WRONG' },
};

async function openDialog(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

type Form = Awaited<ReturnType<typeof openDialog>>;

const type = (form: Form, label: string, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } });

describe('Mis datos', () => {
  it('shows what is known, with the consent, its day and its version', async () => {
    show();
    const card = await screen.findByRole('region', { name: 'Mis datos' });
    await within(card).findByText('Ana Núñez');
    for (const text of ['ana', '600 111 222', 'ana@example.com', '03400', '20/11/2026']) {
      expect(within(card).getByText(text)).toBeTruthy();
    }
    expect(card.textContent).toContain('Dado el 20/11/2026, con el texto de la versión 2026-11.');
  });

  it('says of what is not known that it is not', async () => {
    show({ [ACCOUNT_CALL]: { body: { ...ACCOUNT, phone: null, consent: null } } });
    await screen.findByText('Ana Núñez');
    expect(screen.getAllByText('No consta')).toHaveLength(2);
  });

  it('can be asked for again when it did not come', async () => {
    let isBroken = true;
    show({ [ACCOUNT_CALL]: () => (isBroken ? { status: 500 } : { body: ACCOUNT }) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No se pudieron cargar tus datos');
    isBroken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Ana Núñez');
    takeConsoleErrors();
  });

  it('offers staff no erasure', async () => {
    show({ [ACCOUNT_CALL]: { body: { ...ACCOUNT, role: 'haykakan' } } });
    await screen.findByRole('button', { name: 'Cambiar contraseña' });
    expect(screen.queryByRole('button', { name: 'Borrar mi cuenta' })).toBeNull();
  });
});

describe('changing the password', () => {
  it('says at every field what is wrong, and sends nothing', async () => {
    const { api } = show();
    const form = await openDialog('Cambiar contraseña');
    type(form, 'Nueva contraseña', '12345');
    await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await form.findByText('La contraseña actual es requerida')).toBeTruthy();
    expect(form.getByText('La nueva contraseña debe tener al menos 6 caracteres')).toBeTruthy();
    expect(form.getByText('Confirme la nueva contraseña')).toBeTruthy();
    type(form, 'Nueva contraseña', '123456');
    type(form, 'Confirmar nueva contraseña', '1234567');
    expect(await form.findByText('Las contraseñas no coinciden')).toBeTruthy();
    expect(api.asked(PASSWORD_CALL)).toBe(0);
  });

  async function fillIn() {
    const form = await openDialog('Cambiar contraseña');
    type(form, 'Contraseña actual', 'antigua');
    type(form, 'Nueva contraseña', 'nueva-1');
    type(form, 'Confirmar nueva contraseña', 'nueva-1');
    await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
    return form;
  }

  it('sends both passwords, closes, says so and gives the focus back', async () => {
    const { api } = show({ [PASSWORD_CALL]: { body: { success: true } } });
    await fillIn();
    await screen.findByText('Contraseña cambiada');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      currentPassword: 'antigua',
      newPassword: 'nueva-1',
    });
    expect(document.activeElement?.textContent).toContain('Cambiar contraseña');
  });

  it('shows a wrong password at its field', async () => {
    show({ [PASSWORD_CALL]: WRONG });
    const form = await fillIn();
    expect(await form.findByText('La contraseña actual no es correcta')).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText('Contraseña actual'));
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('shows any other failure and keeps what was typed', async () => {
    show({ [PASSWORD_CALL]: { status: 429, body: { error: 'Demasiados intentos' } } });
    const form = await fillIn();
    expect((await form.findByRole('alert')).textContent).toContain('Demasiados intentos');
    expect(form.getByLabelText<HTMLInputElement>('Nueva contraseña').value).toBe('nueva-1');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('the copy of the data', () => {
  it('is saved as a file', async () => {
    const saved = vi.fn((_file: Blob) => 'blob:mis-datos');
    const [createObjectURL, revokeObjectURL] = [saved, vi.fn()];
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    show({ 'GET /api/auth/me/data': { body: { account: ACCOUNT } } });
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
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('erasing the account', () => {
  it('says what goes and what stays, and asks for the password', async () => {
    const { api } = show();
    const form = await openDialog('Borrar mi cuenta');
    for (const title of ['Se borra', 'Se queda']) {
      expect(form.getByRole('heading', { name: title })).toBeTruthy();
    }
    expect(form.getByText(/Los puntos que te queden/)).toBeTruthy();
    expect(form.getByText(/Las facturas a tu nombre/)).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Borrar mi cuenta' }));
    expect(form.getByText('La contraseña es requerida')).toBeTruthy();
    expect(api.asked(ERASURE_CALL)).toBe(0);
  });

  it('leaves nobody signed in and nothing of them here', async () => {
    const { api, queryClient } = show({ [ERASURE_CALL]: { body: { success: true } } });
    const form = await openDialog('Borrar mi cuenta');
    type(form, 'Tu contraseña', 'secreta');
    await userEvent.click(form.getByRole('button', { name: 'Borrar mi cuenta' }));
    await screen.findByText('Cuenta borrada');
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
    const form = await openDialog('Borrar mi cuenta');
    type(form, 'Tu contraseña', 'secreta');
    await userEvent.click(form.getByRole('button', { name: 'Borrar mi cuenta' }));
    expect(await form.findByText(text)).toBeTruthy();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('can be thought better of', async () => {
    show();
    const form = await openDialog('Borrar mi cuenta');
    await userEvent.click(form.getByRole('button', { name: 'Conservar mi cuenta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
