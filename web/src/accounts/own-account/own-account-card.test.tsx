import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { EASY_PASSWORD_MESSAGE } from '@brasa/core/accounts/passwords/easy-passwords.rules.ts';
import type { OwnAccount } from '@brasa/core/accounts/own-account/own-account.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi, type AnswerTo, type Answers, type Failed } from '../../../test/fake-api.ts';
import {
  easyPassword,
  OWN_ACCOUNT as ACCOUNT,
  WRONG_PASSWORD as WRONG,
} from '../../../test/own-account-samples.ts';
import { haveSessionCookie, renderPart } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { OwnAccountCard } from './own-account-card.tsx';

const ACCOUNT_CALL = 'GET /api/auth/me/account';
const WALLET = 'GET /api/points/wallet-qr';
const NEW_CODE = { body: { qrCode: '{"version":2}' } };
const PASSWORD_CALL = 'PATCH /api/auth/me/password';
const CODE_NEEDED = 'Escribe las 6 cifras de tu app o un código de recuperación';
const CODE_WRONG = 'Ese código no es correcto o ya se ha usado';
/** The server wants a code, then another, and then it is done. */
const codeRefusals = (): Failed[] => [
  {
    status: 400,
    body: {
      error: CODE_NEEDED,
      code: 'VALIDATION',
      details: [{ path: 'code', message: CODE_NEEDED }],
    },
  },
  { status: 401, body: { error: CODE_WRONG, code: 'SECOND_FACTOR_WRONG' } },
];

function show(answers: Answers = {}) {
  haveSessionCookie();
  const api = fakeApi({ [ACCOUNT_CALL]: { body: ACCOUNT }, [WALLET]: NEW_CODE, ...answers });
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
    import('./edit-account-dialog.tsx'),
    import('./own-account-form-resolver.ts'),
    import('./password-form-resolver.ts'),
  ]);
});

async function openDialog(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

type Form = Awaited<ReturnType<typeof openDialog>>;

const type = (form: Form, label: string, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } });

describe('Editar mis datos', () => {
  const EDIT_CALL = 'PATCH /api/auth/me';
  const saved = (changes: Partial<OwnAccount>): AnswerTo<'editOwnAccount'> => ({
    body: { ...ACCOUNT, ...changes },
  });
  const save = (form: Form) =>
    userEvent.click(form.getByRole('button', { name: 'Guardar mis datos' }));
  const sent = (calls: { method: string; body: unknown }[]) =>
    calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const notices = () => screen.getByRole('region', { name: 'Avisos' });

  it('begins with what is known and sends what was changed; the card and the session say it', async () => {
    const { api, queryClient } = show({ [EDIT_CALL]: saved({ name: 'Ani' }) });
    queryClient.setQueryData(['/api/auth/me'], { id: 7, name: 'Ana Núñez', role: 'abaranci' });
    const form = await openDialog('Editar mis datos');
    expect(form.getByLabelText<HTMLInputElement>('Teléfono').value).toBe('600 111 222');
    type(form, 'Nombre', ' Ani ');
    await save(form);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(api.calls)).toEqual([{ name: 'Ani' }]);
    expect(await screen.findByText('Datos actualizados')).toBeVisible();
    expect(screen.getByText('Ani')).toBeVisible();
    expect(queryClient.getQueryData(['/api/auth/me'])).toMatchObject({ name: 'Ani' });
  });

  it('asks for the password with another e-mail, not with the same in capitals', async () => {
    const { api } = show({ [EDIT_CALL]: saved({ email: 'otra@example.com' }) });
    const form = await openDialog('Editar mis datos');
    type(form, 'Email', (ACCOUNT.email ?? '').toUpperCase());
    expect(form.queryByLabelText('Contraseña actual')).not.toBeInTheDocument();
    type(form, 'Email', 'otra@example.com');
    await save(form);
    expect(await form.findByText('La contraseña actual es requerida')).toBeVisible();
    type(form, 'Contraseña actual', 'secreta1');
    await save(form);
    await screen.findByText('Datos actualizados');
    expect(sent(api.calls)).toEqual([{ email: 'otra@example.com', currentPassword: 'secreta1' }]);
  });

  it('asks for the password with another phone, not with the same in another spelling', async () => {
    const { api } = show({ [EDIT_CALL]: saved({ phone: '600333444' }) });
    const form = await openDialog('Editar mis datos');
    type(form, 'Teléfono', '+34 600111222');
    expect(form.queryByLabelText('Contraseña actual')).not.toBeInTheDocument();
    type(form, 'Teléfono', '600 333 444');
    await save(form);
    expect(await form.findByText('La contraseña actual es requerida')).toBeVisible();
    type(form, 'Contraseña actual', 'secreta1');
    await save(form);
    await screen.findByText('Datos actualizados');
    expect(sent(api.calls)).toEqual([{ phone: '600333444', currentPassword: 'secreta1' }]);
  });

  it('says what is wrong as at registration, and sends nothing', async () => {
    const { api } = show();
    const form = await openDialog('Editar mis datos');
    for (const label of ['Nombre', 'Email', 'Teléfono', 'Código postal']) type(form, label, '1');
    await save(form);
    for (const message of [
      'El nombre es obligatorio',
      'Ingrese un email válido',
      'El teléfono debe tener al menos 9 dígitos',
      'Código postal obligatorio',
    ]) {
      expect(await form.findByText(message)).toBeVisible();
    }
    expect(sent(api.calls)).toEqual([]);
  });

  it('takes a name from somebody of whom no e-mail or phone is known', async () => {
    const known = { role: 'haykakan', phone: null, email: null, postalCode: null } as const;
    const { api } = show({
      [ACCOUNT_CALL]: saved(known),
      [EDIT_CALL]: saved({ ...known, name: 'Ani' }),
    });
    const form = await openDialog('Editar mis datos');
    type(form, 'Nombre', 'Ani');
    await save(form);
    await screen.findByText('Datos actualizados');
    expect(sent(api.calls)).toEqual([{ name: 'Ani' }]);
  });

  it('of a phone that has an account shows the way to the shop, in the toast and in the form', async () => {
    const error = 'Este teléfono ya tiene una cuenta. Escríbenos y te ayudamos';
    const whatsappLink = 'https://wa.me/34600999888?text=Hola';
    const body = { error, message: error, code: 'PHONE_TAKEN', whatsappLink };
    show({ [EDIT_CALL]: { status: 409, body } });
    const form = await openDialog('Editar mis datos');
    type(form, 'Teléfono', '600333444');
    type(form, 'Contraseña actual', 'secreta1');
    await save(form);
    const alert = await form.findByRole('alert');
    expect(alert.textContent).toContain('Teléfono ya registrado');
    expect(alert.textContent).toContain(error);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe(whatsappLink);
    expect(document.activeElement?.contains(alert)).toBe(true);
    const action = await within(notices()).findByText('Contactar WhatsApp');
    expect(action.closest('a')?.getAttribute('href')).toBe(whatsappLink);
    takeConsoleErrors();
  });

  it('of a wrong password says so at its field, which gets the focus', async () => {
    show({ [EDIT_CALL]: WRONG });
    const form = await openDialog('Editar mis datos');
    type(form, 'Teléfono', '600333444');
    type(form, 'Contraseña actual', 'equivocada');
    await save(form);
    expect(await form.findByText('La contraseña actual no es correcta')).toBeVisible();
    expect(document.activeElement).toBe(form.getByLabelText('Contraseña actual'));
    takeConsoleErrors();
  });

  it('asks for a code where the server wants one, and says of a wrong one at its field', async () => {
    const refusals = codeRefusals();
    const { api } = show({
      [EDIT_CALL]: () => refusals.shift() ?? saved({ email: 'otra@example.com' }),
    });
    const form = await openDialog('Editar mis datos');
    type(form, 'Email', 'otra@example.com');
    type(form, 'Contraseña actual', 'secreta1');
    await save(form);
    expect(await form.findByText(CODE_NEEDED)).toBeVisible();
    expect(form.getByLabelText('Código de tu app')).toHaveFocus();
    type(form, 'Código de tu app', '123456');
    await save(form);
    expect(await form.findByText(CODE_WRONG)).toBeVisible();
    expect(form.getByLabelText('Código de tu app')).toHaveFocus();
    expect(form.queryByRole('alert', { name: /Error al guardar/ })).not.toBeInTheDocument();
    type(form, 'Código de tu app', '654321');
    await save(form);
    await screen.findByText('Datos actualizados');
    const proof = { email: 'otra@example.com', currentPassword: 'secreta1' };
    const codes = ['123456', '654321'].map((code) => ({ ...proof, code }));
    expect(sent(api.calls)).toEqual([proof, ...codes]);
    takeConsoleErrors();
  });

  it('after a lost answer keeps what was typed and is sent under the same key', async () => {
    const answers: AnswerTo<'editOwnAccount'>[] = [{ offline: true }];
    const { api } = show({ [EDIT_CALL]: () => answers.shift() ?? saved({ name: 'Ani' }) });
    const form = await openDialog('Editar mis datos');
    type(form, 'Nombre', 'Ani');
    await save(form);
    const alert = await form.findByRole('alert');
    const says = 'Inténtalo de nuevo. Aunque se repita, solo cuenta una vez.';
    expect(alert).toHaveTextContent(`Error al guardar tus datos${says}`);
    await save(form);
    await screen.findByText('Datos actualizados');
    const [first, second] = api.keys(EDIT_CALL);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    takeConsoleErrors();
  });

  it('stays open with what was typed when what is known is asked for again and does not come', async () => {
    let fails = false;
    const { queryClient } = show({
      [ACCOUNT_CALL]: () => (fails ? { status: 503 } : { body: ACCOUNT }),
    });
    const form = await openDialog('Editar mis datos');
    type(form, 'Nombre', 'Ani Sarkissian');
    fails = true;
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByText('No se pudieron cargar tus datos.')).toBeInTheDocument();
    expect(form.getByLabelText('Nombre')).toHaveValue('Ani Sarkissian');
    takeConsoleErrors();
  });

  it('closed without saving begins anew', async () => {
    show();
    const form = await openDialog('Editar mis datos');
    type(form, 'Nombre', 'Ani');
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await openDialog('Editar mis datos');
    expect(again.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Ana Núñez');
  });
});

describe('Mis datos', () => {
  it('shows what is known, with the consent, its day and its version', async () => {
    show();
    const card = await screen.findByRole('region', { name: 'Mis datos' });
    await within(card).findByText('Ana Núñez');
    for (const text of ['ana', '600 111 222', 'ana@example.com', '03400', '20/11/2026']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(card.textContent).toContain('Dado el 20/11/2026, con el texto de la versión 2026-11.');
  });

  it.each([
    ['2026-11', 'con el texto de la versión 2026-11.'],
    ['2026-11-25', 'con el texto del 25 de noviembre de 2026.'],
  ])('says of the version %s of the consent “%s”', async (version, text) => {
    show({
      [ACCOUNT_CALL]: { body: { ...ACCOUNT, consent: { date: ACCOUNT.createdAt, version } } },
    });
    const card = await screen.findByRole('region', { name: 'Mis datos' });
    await within(card).findByText('Ana Núñez');
    expect(card.textContent).toContain(text);
  });

  it('says of what is not known that it is not', async () => {
    show({ [ACCOUNT_CALL]: { body: { ...ACCOUNT, phone: null, consent: null } } });
    await screen.findByText('Ana Núñez');
    expect(screen.getAllByText('No consta')).toHaveLength(2);
  });

  it('shows the comparsa and what staff have noted where there is some', async () => {
    const noted = { comparsaName: 'Estudiantes', details: 'Paga los viernes' };
    show({ [ACCOUNT_CALL]: { body: { ...ACCOUNT, ...noted } } });
    expect(await screen.findByText('Estudiantes')).toBeVisible();
    expect(screen.getByText('Paga los viernes')).toBeVisible();
    expect(screen.getByText('Anotado por la casa')).toBeVisible();
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
});

describe('changing the password', () => {
  it('says at every field what is wrong, and sends nothing', async () => {
    const { api } = show();
    const form = await openDialog('Cambiar contraseña');
    type(form, 'Nueva contraseña', '12345');
    await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await form.findByText('La contraseña actual es requerida')).toBeVisible();
    expect(form.getByText('La nueva contraseña debe tener al menos 6 caracteres')).toBeVisible();
    expect(form.getByText('Confirme la nueva contraseña')).toBeVisible();
    type(form, 'Nueva contraseña', '123456');
    type(form, 'Confirmar nueva contraseña', '1234567');
    expect(await form.findByText('Las contraseñas no coinciden')).toBeVisible();
    expect(api.asked(PASSWORD_CALL)).toBe(0);
  });

  async function send(form: Form) {
    type(form, 'Contraseña actual', 'antigua');
    type(form, 'Nueva contraseña', 'nueva-1');
    type(form, 'Confirmar nueva contraseña', 'nueva-1');
    await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
  }

  async function fillIn() {
    const form = await openDialog('Cambiar contraseña');
    await send(form);
    return form;
  }

  it('sends both passwords, closes, says so and gives the focus back', async () => {
    const { api } = show({ [PASSWORD_CALL]: { body: { success: true } } });
    await fillIn();
    await screen.findByText('Contraseña cambiada');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      currentPassword: 'antigua',
      newPassword: 'nueva-1',
    });
    expect(document.activeElement?.textContent).toContain('Cambiar contraseña');
  });

  it('asks for the wallet’s code anew: the one before is good no more', async () => {
    const { api } = show({ [PASSWORD_CALL]: { body: { success: true } } });
    await fillIn();
    await waitFor(() => expect(api.asked(WALLET)).toBe(1));
  });

  it('after a lost answer says that it may be repeated, and repeats the same attempt', async () => {
    const answers: AnswerTo<'changeOwnPassword'>[] = [{ offline: true }];
    const { api } = show({ [PASSWORD_CALL]: () => answers.shift() ?? { body: { success: true } } });
    const form = await fillIn();
    const alert = await form.findByRole('alert');
    expect(alert.textContent).toContain('Aunque se repita, solo cuenta una vez.');
    await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
    await screen.findByText('Contraseña cambiada');
    const [first, second] = api.keys(PASSWORD_CALL);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    takeConsoleErrors();
  });

  it('shows a wrong password at its field', async () => {
    show({ [PASSWORD_CALL]: WRONG });
    const form = await fillIn();
    expect(await form.findByText('La contraseña actual no es correcta')).toBeVisible();
    expect(document.activeElement).toBe(form.getByLabelText('Contraseña actual'));
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('is the same attempt with the code of a later minute', async () => {
    const lost: AnswerTo<'changeOwnPassword'> = { offline: true };
    const answers = [...codeRefusals().slice(0, 1), lost];
    const { api } = show({
      [PASSWORD_CALL]: () => answers.shift() ?? { body: { success: true } },
    });
    const form = await fillIn();
    await form.findByText(CODE_NEEDED);
    for (const [code, asked] of [
      ['123456', 2],
      ['654321', 3],
    ] as const) {
      type(form, 'Código de tu app', code);
      await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
      await waitFor(() => expect(api.asked(PASSWORD_CALL)).toBe(asked));
    }
    await screen.findByText('Contraseña cambiada');
    const [, first, second] = api.keys(PASSWORD_CALL);
    expect(second).toBe(first);
    takeConsoleErrors();
  });

  it('takes a recovery code as it is written down', async () => {
    const refusals = codeRefusals().slice(0, 1);
    const { api } = show({
      [PASSWORD_CALL]: () => refusals.shift() ?? { body: { success: true } },
    });
    const form = await fillIn();
    await form.findByText(CODE_NEEDED);
    type(form, 'Código de tu app', 'abcd-efgh-ijkl');
    await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
    await screen.findByText('Contraseña cambiada');
    expect(api.calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      currentPassword: 'antigua',
      code: 'ABCDEFGHIJKL',
      newPassword: 'nueva-1',
    });
    takeConsoleErrors();
  });

  it('asks for a code where the server wants one, and says of a wrong one at its field', async () => {
    const refusals = codeRefusals();
    const { api } = show({
      [PASSWORD_CALL]: () => refusals.shift() ?? { body: { success: true } },
    });
    const form = await fillIn();
    expect(await form.findByText(CODE_NEEDED)).toBeVisible();
    expect(form.getByLabelText('Código de tu app')).toHaveFocus();
    type(form, 'Código de tu app', '123456');
    await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await form.findByText(CODE_WRONG)).toBeVisible();
    expect(form.getByLabelText('Código de tu app')).toHaveFocus();
    expect(form.queryByRole('alert', { name: /Error al cambiar/ })).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
    await screen.findByText('Contraseña cambiada');
    expect(api.asked(PASSWORD_CALL)).toBe(3);
    takeConsoleErrors();
  });

  it('given up and opened again asks for no code that nobody wants any more', async () => {
    const refusals = codeRefusals();
    show({ [PASSWORD_CALL]: () => refusals.shift() ?? { body: { success: true } } });
    const form = await fillIn();
    await form.findByLabelText('Código de tu app');
    takeConsoleErrors();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await openDialog('Cambiar contraseña');
    expect(again.queryByLabelText('Código de tu app')).not.toBeInTheDocument();
    expect(again.getByLabelText('Nueva contraseña')).toHaveValue('');
  });

  it('shows at its field that the new one is easy to guess', async () => {
    show({ [PASSWORD_CALL]: easyPassword('newPassword') });
    const form = await fillIn();
    expect(await form.findByText(EASY_PASSWORD_MESSAGE)).toBeVisible();
    expect(document.activeElement).toBe(form.getByLabelText('Nueva contraseña'));
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

it('asks whoever is no longer signed in to sign in', async () => {
  show({ [ACCOUNT_CALL]: { status: 401 } });
  expect(await screen.findByText('Tu sesión ha terminado')).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Cargando tus datos' })).not.toBeInTheDocument();
});
