// The dialogs of Gestión de Usuarios (docs/rules/accounts.md#adding-and-editing-users).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EASY_PASSWORD_MESSAGE } from '@brasa/core/accounts/passwords/easy-passwords.rules.ts';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { answering, type Answers, type AnswerTo, type Failed } from '../../../../test/fake-api.ts';
import { easyPassword } from '../../../../test/own-account-samples.ts';
import { historyItem } from '../../../../test/points-samples.ts';
import { renderAppAs } from '../../../../test/render-app.tsx';
import { userEvent } from '../../../../test/user-event.ts';
import {
  QUIET_ACCOUNT,
  STATISTICS,
  userSample,
  usersAnswer,
} from '../../../../test/users-samples.ts';

const CREATE = 'POST /api/auth/users';
const EDIT = 'PATCH /api/auth/users/3';
const RESET = 'PATCH /api/auth/change-password/3';
const WORD = 'secreta1';

const CUSTOMER = userSample({
  ...{ id: 3, username: 'mjose', name: 'María José', email: 'mj@example.com' },
  ...{ phone: '600111222', details: 'Estudiantes' },
});

async function open(user: UserView, button: string, title: string, answers: Answers = {}) {
  const api = renderAppAs({ role: 'superadmin' }, '/admin/users', {
    'GET /api/auth/stats': { body: STATISTICS },
    'GET /api/auth/users?showAll=false&page=1': usersAnswer([user]),
    ...answering(`GET /api/auth/users/${user.id}/account`, { body: QUIET_ACCOUNT }),
    ...answers,
  });
  await screen.findByRole('list', { name: 'Usuarios' });
  await userEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('dialog', { name: title });
  return api;
}
const openNew = (answers?: Answers) =>
  open(CUSTOMER, 'Nuevo Usuario', 'Crear Nuevo Usuario', answers);
const openEdit = (user: UserView, answers?: Answers) =>
  open(user, 'Editar', 'Editar Usuario', answers);
const openReset = (answers?: Answers) =>
  open(CUSTOMER, 'Cambiar Contraseña', 'Cambiar Contraseña', answers);

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
};
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const labels = () =>
  [...screen.getByRole('dialog').querySelectorAll('label')].map(({ textContent }) => textContent);
const roles = () => [...field('Rol').querySelectorAll('option')].map(({ text }) => text);
const notices = () => screen.getByRole('region', { name: 'Avisos', hidden: true });
const sayToast = (text: string) => waitFor(() => expect(notices().textContent).toContain(text));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const sent = (calls: { method: string; body: unknown }[], method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body);

const PASSWORDS = { Contraseña: WORD, 'Confirmar Contraseña': WORD };

describe('Crear Nuevo Usuario', () => {
  it('asks for everything, in order, and offers no superadmin', async () => {
    await openNew();
    expect(labels()).toEqual([
      ...['Usuario', 'Rol', 'Nombre Completo', 'Contraseña', 'Confirmar Contraseña'],
      ...['Email', 'Teléfono', 'Código postal', 'Comparsa', 'Detalles Adicionales'],
    ]);
    expect(roles()).toEqual(['Administrador', 'Abaranci']);
    expect(field('Rol').value).toBe('abaranci');
    for (const name of ['Cancelar', 'Crear']) {
      expect(dialog().getByRole('button', { name })).toBeVisible();
    }
  });

  it('says everything that is wrong and sends nothing', async () => {
    const { asked } = await openNew();
    fill({ Contraseña: 'corta', 'Confirmar Contraseña': 'otra', Email: 'nada', Teléfono: '12' });
    await press('Crear');
    for (const message of [
      'El nombre de usuario es obligatorio',
      'La contraseña debe tener al menos 6 caracteres',
      'Confirme la contraseña',
      'Email inválido',
      'El teléfono debe tener al menos 9 dígitos',
    ]) {
      expect(await dialog().findByText(message)).toBeVisible();
    }
    expect(document.activeElement).toBe(field('Usuario'));
    fill({ Contraseña: WORD, 'Confirmar Contraseña': 'secreta2' });
    expect(await dialog().findByText('Las contraseñas no coinciden')).toBeVisible();
    expect(asked(CREATE)).toBe(0);
  });

  it('sends blank e-mail, phone and details as null, says so and closes', async () => {
    const { calls, asked } = await openNew({
      [CREATE]: { status: 201, body: userSample({ id: 9, username: 'nueva' }) },
    });
    fill({ Usuario: ' nueva ', ...PASSWORDS, 'Detalles Adicionales': '  ' });
    await userEvent.selectOptions(field('Rol'), 'Administrador');
    await press('Crear');
    await sayToast('Usuario creado');
    await isGone();
    expect(sent(calls, 'POST')).toEqual([
      {
        ...{ username: 'nueva', password: WORD, confirmPassword: WORD, role: 'haykakan' },
        ...{ name: null, email: null, phone: null, details: null },
        ...{ postalCode: null, comparsaName: null },
      },
    ]);
    await waitFor(() => expect(asked('GET /api/auth/users?showAll=false&page=1')).toBe(2));
    expect(document.activeElement?.textContent.trim()).toBe('Nuevo Usuario');
  });

  it('that is taken for somebody else says which field, and keeps what was typed', async () => {
    const error = 'Ese nombre de usuario ya está ocupado. Elige otro';
    await openNew({ [CREATE]: { status: 409, body: { error, code: 'USERNAME_TAKEN' } } });
    fill({ Usuario: 'mjose', ...PASSWORDS });
    await press('Crear');
    await waitFor(() => expect(field('Usuario').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Usuario')).toHaveAccessibleDescription(error);
    // On a phone it would lie over the field.
    expect(notices().textContent).toBe('');
    expect(document.activeElement).toBe(field('Usuario'));
    expect(field('Contraseña').value).toBe(WORD);
    takeConsoleErrors();
  });

  it('says Error al crear el usuario when the server says nothing', async () => {
    await openNew({ [CREATE]: { status: 500 } });
    fill({ Usuario: 'nueva', ...PASSWORDS });
    await press('Crear');
    await sayToast('Error al crear el usuario');
    expect((await dialog().findByRole('alert')).textContent).toContain('Error al crear el usuario');
    takeConsoleErrors();
  });

  it('after a lost answer is sent under the same key, and once by a double tap', async () => {
    const created = { status: 201, body: userSample({ id: 9 }) } as const;
    const answers: AnswerTo<'createUser'>[] = [{ offline: true }, created];
    const { keys, asked } = await openNew({ [CREATE]: () => answers.shift() ?? created });
    fill({ Usuario: 'nueva', ...PASSWORDS });
    await press('Crear');
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toContain('Aunque se repita, solo cuenta una vez.');
    await userEvent.dblClick(dialog().getByRole('button', { name: 'Crear' }));
    await sayToast('Usuario creado');
    expect(asked(CREATE)).toBe(2);
    const [first, second] = keys(CREATE);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    takeConsoleErrors();
  });

  it('keeps what was typed when it is closed by mistake; Cancelar gives it up', async () => {
    await openNew();
    fill({ Usuario: 'a-medias' });
    await userEvent.keyboard('{Escape}');
    await isGone();
    await userEvent.click(screen.getByRole('button', { name: 'Nuevo Usuario' }));
    expect(field('Usuario').value).toBe('a-medias');
    await press('Cancelar');
    await isGone();
    await userEvent.click(screen.getByRole('button', { name: 'Nuevo Usuario' }));
    expect(field('Usuario').value).toBe('');
  });
});

describe('Editar Usuario', () => {
  it.each([
    [true, true],
    [false, false],
  ])('shows the movements of somebody active: %s; correcting them: %s', async (active, can) => {
    const entry = { ...historyItem({ id: 1 }), createdBy: 'Ana', state: 'reversible' } as const;
    const found = { availablePoints: points(20), totalPoints: points(20), movements: [entry] };
    await openEdit(
      { ...CUSTOMER, active },
      {
        'GET /api/points/users/3/movements': { body: found },
      },
    );
    await press('Movimientos de puntos');
    expect(await dialog().findByText(/Puntos ganados/)).toBeVisible();
    expect(dialog().getByRole('button', { name: /^Anular movimiento/ })).toBeVisible();
    expect(dialog().queryAllByRole('button', { name: 'Corregir puntos' })).toHaveLength(
      can ? 1 : 0,
    );
  });

  const edited = (changes: Partial<UserView> = {}) => ({ body: { ...CUSTOMER, ...changes } });

  const { version } = CUSTOMER;

  it('shows the user and sends only what was changed, with the state that was seen', async () => {
    const { calls } = await openEdit(CUSTOMER, { [EDIT]: edited({ name: 'María' }) });
    expect(labels()).toContain('Nueva Contraseña (opcional)');
    expect(dialog().getByText('Dejar en blanco para mantener la actual.')).toBeVisible();
    expect(field('Teléfono').value).toBe('600 111 222');
    fill({ 'Nombre Completo': 'María', Email: ' ' });
    await press('Actualizar');
    await sayToast('Usuario actualizado');
    await isGone();
    expect(sent(calls, 'PATCH')).toEqual([{ name: 'María', email: null, version }]);
  });

  it('sends the role only where it was changed', async () => {
    const { calls } = await openEdit(CUSTOMER, { [EDIT]: edited() });
    await userEvent.selectOptions(field('Rol'), 'Administrador');
    await press('Actualizar');
    await sayToast('Usuario actualizado');
    expect(sent(calls, 'PATCH')).toEqual([{ role: 'haykakan', version }]);
  });

  it('without a change sends nothing, another spelling included', async () => {
    const { asked } = await openEdit(CUSTOMER);
    fill({ Teléfono: '+34 600111222', 'Nombre Completo': ' María José ' });
    await press('Actualizar');
    await sayToast('Usuario actualizado');
    await isGone();
    expect(asked(EDIT)).toBe(0);
  });

  it('after a lost answer is sent under the same key', async () => {
    const answers: Failed[] = [{ offline: true }];
    const { keys } = await openEdit(CUSTOMER, { [EDIT]: () => answers.shift() ?? edited() });
    fill({ 'Nombre Completo': 'María' });
    await press('Actualizar');
    await dialog().findByRole('alert');
    await press('Actualizar');
    await sayToast('Usuario actualizado');
    const [first, second] = keys(EDIT);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    takeConsoleErrors();
  });

  describe('whom a colleague has changed meanwhile', () => {
    const SAVED = {
      ...CUSTOMER,
      ...({ name: 'María J.', role: 'haykakan', details: null } as const),
      version: 2,
    };
    const conflict: Failed = {
      status: 409,
      body: { error: 'Otra persona …', code: 'EDITED_MEANWHILE', current: SAVED },
    };
    const heading = 'Otra persona ha cambiado este usuario mientras lo editabas';

    async function openConflict(typed: Record<string, string>) {
      const answers = [conflict];
      const opened = await openEdit(CUSTOMER, {
        [EDIT]: () => answers.shift() ?? { body: SAVED },
      });
      fill(typed);
      await press('Actualizar');
      const alert = await dialog().findByRole('alert');
      expect(alert.textContent).toContain(heading);
      takeConsoleErrors();
      return { ...opened, alert };
    }

    it('says what they have saved, keeps what was typed, and goes over that field alone', async () => {
      const { alert, calls } = await openConflict({ 'Nombre Completo': 'Mª José' });
      const lines = within(alert).getAllByRole('listitem');
      expect(lines.map(({ textContent }) => textContent)).toEqual([
        'Rol: Administrador',
        'Nombre Completo: María J. (tú has puesto otra cosa)',
        'Detalles Adicionales: en blanco',
      ]);
      expect(field('Nombre Completo').value).toBe('Mª José');
      expect(field('Rol').value).toBe('haykakan');
      expect(field('Detalles Adicionales').value).toBe('');
      expect(document.activeElement?.contains(alert)).toBe(true);
      await press('Actualizar');
      await sayToast('Usuario actualizado');
      expect(sent(calls, 'PATCH')).toEqual([
        { name: 'Mª José', version },
        { name: 'Mª José', version: SAVED.version },
      ]);
    });

    it('keeps a new password that was typed', async () => {
      await openConflict({ 'Nueva Contraseña (opcional)': WORD, 'Confirmar Contraseña': WORD });
      expect(field('Nueva Contraseña (opcional)').value).toBe(WORD);
    });

    it('lets what was typed go', async () => {
      const { asked } = await openConflict({ 'Nombre Completo': 'Mª José' });
      await press('Descartar lo mío');
      expect(field('Nombre Completo').value).toBe('María J.');
      expect(dialog().queryByText(heading)).not.toBeInTheDocument();
      await press('Actualizar');
      await isGone();
      expect(asked(EDIT)).toBe(1);
    });
  });

  it('wants a new password twice', async () => {
    const { calls } = await openEdit(CUSTOMER, { [EDIT]: edited() });
    fill({ 'Nueva Contraseña (opcional)': WORD });
    await press('Actualizar');
    expect(await dialog().findByText('Las contraseñas no coinciden')).toBeVisible();
    fill({ 'Confirmar Contraseña': WORD });
    await press('Actualizar');
    await sayToast('Usuario actualizado');
    expect(sent(calls, 'PATCH')).toMatchObject([{ password: WORD, confirmPassword: WORD }]);
  });

  it('has superadmin in its picker for a superadmin alone, and the picker is disabled', async () => {
    const owner = userSample({ id: 3, role: 'superadmin' });
    const { calls } = await openEdit(owner, { [EDIT]: { body: owner } });
    expect(roles()).toEqual(['Superadmin']);
    expect(field('Rol').disabled).toBe(true);
    fill({ 'Nombre Completo': 'Ana' });
    await press('Actualizar');
    await sayToast('Usuario actualizado');
    expect(sent(calls, 'PATCH')).toEqual([{ name: 'Ana', version }]);
  });

  it('leads to where the own password and e-mail are changed', async () => {
    const own = userSample({ id: 7, role: 'superadmin', email: 'ani@example.com' });
    const { calls } = await openEdit(own, { 'PATCH /api/auth/users/7': { body: own } });
    expect(labels()).not.toContain('Nueva Contraseña (opcional)');
    expect(field('Email').disabled).toBe(true);
    expect(dialog().getByText(/Tu contraseña se cambia en «Mi contraseña»/)).toBeVisible();
    const link = dialog().getByRole('link', { name: 'Mis datos' });
    expect(link.getAttribute('href')).toBe('/puntos');
    fill({ Teléfono: '600 111 222' });
    await press('Actualizar');
    await sayToast('Usuario actualizado');
    expect(sent(calls, 'PATCH')).toEqual([{ phone: '600111222', version }]);
  });

  it('does not let anybody change their own role', async () => {
    const own = userSample({ id: 7, role: 'haykakan' });
    const { calls } = await openEdit(own, { 'PATCH /api/auth/users/7': { body: own } });
    expect(field('Rol').disabled).toBe(true);
    expect(dialog().getByText('Nadie cambia su propio rol.')).toBeVisible();
    fill({ 'Nombre Completo': 'Ana' });
    await press('Actualizar');
    await sayToast('Usuario actualizado');
    expect(sent(calls, 'PATCH')).toEqual([{ name: 'Ana', version }]);
  });

  it.each<[string, Failed, string]>([
    ['with words', { status: 404, body: { error: 'Usuario no encontrado' } }, 'Usuario no enc'],
    ['without', { status: 500 }, 'Error al actualizar el usuario'],
  ])('that is refused %s says so and keeps what was typed', async (_name, answer, text) => {
    await openEdit(CUSTOMER, { [EDIT]: answer });
    fill({ 'Nombre Completo': 'Otra' });
    await press('Actualizar');
    await sayToast(text);
    expect(field('Nombre Completo').value).toBe('Otra');
    takeConsoleErrors();
  });

  it('shows the faults that the server found in their fields', async () => {
    const details = [{ path: 'email', message: 'Email inválido' }];
    await openEdit(CUSTOMER, { [EDIT]: { status: 400, body: { error: 'No', details } } });
    fill({ 'Nombre Completo': 'Otra' });
    await press('Actualizar');
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('Email')).toHaveAccessibleDescription('Email inválido');
    expect(notices().textContent).toBe('');
    takeConsoleErrors();
  });

  describe('of who only has a phone', () => {
    const PHONE = userSample({ id: 3, username: null, phone: '600333444', phoneOnly: true });

    it('may leave it at that', async () => {
      const { calls } = await openEdit(PHONE, { [EDIT]: { body: PHONE } });
      expect(
        dialog().getByText('Dejar en blanco para que siga solo con el teléfono.'),
      ).toBeVisible();
      fill({ 'Nombre Completo': 'Ana' });
      await press('Actualizar');
      await sayToast('Usuario actualizado');
      const [body] = sent(calls, 'PATCH');
      expect(body).toEqual({ name: 'Ana', version });
    });

    it('gives a user name and a password, both or none', async () => {
      const { calls } = await openEdit(PHONE, { [EDIT]: { body: PHONE } });
      fill({ Usuario: 'ana', Teléfono: '' });
      await press('Actualizar');
      expect(await dialog().findByText('La contraseña debe tener al menos 6 caracteres'));
      expect(dialog().getByText('El teléfono debe tener al menos 9 dígitos')).toBeVisible();
      fill({
        ...{ Teléfono: '600333444', 'Nueva Contraseña (opcional)': WORD },
        ...{ 'Confirmar Contraseña': WORD },
      });
      await press('Actualizar');
      await sayToast('Usuario actualizado');
      expect(sent(calls, 'PATCH')).toMatchObject([{ username: 'ana', password: WORD }]);
    });
  });
});

describe('Cambiar Contraseña', () => {
  const BOTH = { 'Nueva Contraseña': WORD, 'Confirmar Nueva Contraseña': WORD };

  it('wants six characters, twice', async () => {
    const { asked } = await openReset();
    expect(field('Nueva Contraseña').placeholder).toBe('Mínimo 6 caracteres');
    fill({ 'Nueva Contraseña': 'corta' });
    await press('Cambiar Contraseña');
    expect(
      await dialog().findByText('La nueva contraseña debe tener al menos 6 caracteres'),
    ).toBeVisible();
    expect(dialog().getByText('Confirme la nueva contraseña')).toBeVisible();
    fill({ ...BOTH, 'Confirmar Nueva Contraseña': 'secreta2' });
    expect(await dialog().findByText('Las contraseñas no coinciden')).toBeVisible();
    expect(asked(RESET)).toBe(0);
  });

  it('says at its field that it is easy to guess, and keeps what was typed', async () => {
    await openReset({ [RESET]: easyPassword('newPassword') });
    fill(BOTH);
    await press('Cambiar Contraseña');
    expect(await dialog().findByText(EASY_PASSWORD_MESSAGE)).toBeVisible();
    expect(document.activeElement).toBe(field('Nueva Contraseña'));
    expect(field('Nueva Contraseña').value).toBe(WORD);
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('sends the new one, says so and closes', async () => {
    const { calls } = await openReset({ [RESET]: { body: { success: true } } });
    fill(BOTH);
    await press('Cambiar Contraseña');
    await sayToast('Contraseña cambiada');
    expect(notices().textContent).toContain(
      'La contraseña del usuario ha sido actualizada exitosamente',
    );
    await isGone();
    expect(sent(calls, 'PATCH')).toEqual([{ newPassword: WORD }]);
  });

  it.each<[string, Failed, string]>([
    ['with words', { status: 403, body: { error: 'No tiene permisos' } }, 'No tiene permisos'],
    ['without', { status: 500 }, 'Error al cambiar la contraseña'],
  ])('that is refused %s says so and keeps what was typed', async (_name, answer, text) => {
    await openReset({ [RESET]: answer });
    fill(BOTH);
    await press('Cambiar Contraseña');
    await sayToast(text);
    expect(field('Nueva Contraseña').value).toBe(WORD);
    takeConsoleErrors();
  });
});
