// The page of a link for a password (docs/rules/accounts.md#the-page-of-a-link).
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PasswordLink } from '@brasa/core/accounts/recovery/password-links.contract.ts';
import { PAGE_DATA_ID } from '@brasa/core/site/page-data.rules.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { answering, type Answers } from '../../../test/fake-api.ts';
import { pointsAnswers } from '../../../test/points-samples.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';

afterEach(() => document.getElementById(PAGE_DATA_ID)?.remove());

const TOKEN = 'x'.repeat(32);
const expiresAt = '2026-11-20T11:40:00.000Z';
const FULL: PasswordLink = { username: 'mjose', phoneEnding: null, asksCode: false, expiresAt };
const PHONE: PasswordLink = { username: null, phoneEnding: '222', asksCode: false, expiresAt };
const SET = `POST /api/password-links/${TOKEN}/password` as const;
const ACCOUNT = `POST /api/password-links/${TOKEN}/account` as const;
const USER = { id: 7, username: 'mjose', name: 'María José', role: 'abaranci' } as const;

/** The page as the server has sent it, with its link, or without one. */
function open(link: PasswordLink | null, answers: Answers = {}) {
  const data = document.createElement('script');
  data.id = PAGE_DATA_ID;
  data.type = 'application/json';
  data.textContent = JSON.stringify(
    link === null ? {} : { [`/api/password-links/${TOKEN}`]: link },
  );
  document.body.append(data);
  return renderApp(`/contrasena/${TOKEN}`, { ...pointsAnswers(0), ...answers });
}

const fill = (typed: Record<string, string>) => {
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar y entrar' }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const TYPED = { 'Nueva contraseña': 'secreta', 'Confirmar nueva contraseña': 'secreta' };

it('takes a new password, and leads to the points', async () => {
  const { calls } = open(FULL, answering(SET, { body: { user: USER } }));
  await title('Elige tu contraseña');
  expect(screen.getByText('mjose')).toBeVisible();
  expect(screen.getByText('El enlace sirve una sola vez, hasta las 12:40.')).toBeVisible();
  fill(TYPED);
  await save();
  await waitFor(() => expect(window.location.pathname).toBe('/puntos'));
  expect(await screen.findByText('Contraseña guardada')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ password: 'secreta' });
});

it('asks for a code too where the account does, and says at its field that one is wrong', async () => {
  const error = 'Ese código no es correcto o ya se ha usado';
  const wrong = { status: 401, body: { error, code: 'SECOND_FACTOR_WRONG' } } as const;
  const { calls, asked } = open({ ...FULL, asksCode: true }, answering(SET, wrong));
  await title('Elige tu contraseña');
  fill(TYPED);
  await save();
  expect(await screen.findByText(/Escribe las 6 cifras/)).toBeVisible();
  expect(asked(SET)).toBe(0);
  fill({ 'Código de tu app': '123 456' });
  await save();
  await waitFor(() =>
    expect(screen.getByLabelText('Código de tu app')).toHaveAccessibleDescription(
      expect.stringContaining(error) as string,
    ),
  );
  const sent = calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toEqual({ password: 'secreta', code: '123456' });
  takeConsoleErrors();
});

it('leads staff to their desk', async () => {
  open(FULL, answering(SET, { body: { user: { ...USER, role: 'haykakan' } } }));
  await title('Elige tu contraseña');
  fill(TYPED);
  await save();
  await waitFor(() => expect(window.location.pathname).toBe('/admin/orders'));
  takeConsoleErrors();
});

it('wants it twice and long enough, and sends nothing before', async () => {
  const { asked } = open(FULL);
  await title('Elige tu contraseña');
  fill({ 'Nueva contraseña': 'corta', 'Confirmar nueva contraseña': 'otra' });
  await save();
  expect(await screen.findByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
  expect(screen.getByText('Las contraseñas no coinciden')).toBeVisible();
  expect(asked(SET)).toBe(0);
});

it('makes an account of a phone with what registering asks for', async () => {
  const { calls } = open(PHONE, answering(ACCOUNT, { body: { user: USER } }));
  await title('Crea tu acceso');
  expect(screen.getByText('222')).toBeVisible();
  expect(screen.queryByLabelText('Teléfono')).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText('Debe aceptar la política de datos')).toBeVisible();
  fill({
    ...{ 'Nombre de usuario': 'mjose', Contraseña: 'secreta', 'Confirmar contraseña': 'secreta' },
    ...{ Nombre: 'María José', 'Código postal': '03400', Email: 'mj@example.com' },
  });
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  await save();
  await waitFor(() => expect(window.location.pathname).toBe('/puntos'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ username: 'mjose', password: 'secreta', name: 'María José', email: 'mj@example.com' },
    ...{ postalCode: '03400', acceptDataPolicy: true, acceptFraudPolicy: true },
  });
});

it('says at its field that a name is taken', async () => {
  const error = 'Ese nombre de usuario ya está ocupado. Elige otro';
  open(PHONE, answering(ACCOUNT, { status: 409, body: { error, code: 'USERNAME_TAKEN' } }));
  await title('Crea tu acceso');
  fill({
    ...{ 'Nombre de usuario': 'mjose', Contraseña: 'secreta', 'Confirmar contraseña': 'secreta' },
    ...{ Nombre: 'María José', 'Código postal': '03400', Email: 'mj@example.com' },
  });
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  await save();
  await waitFor(() =>
    expect(screen.getByLabelText('Nombre de usuario')).toHaveAccessibleDescription(
      expect.stringContaining(error) as string,
    ),
  );
  takeConsoleErrors();
});

it('that is good no more says so once it is used elsewhere', async () => {
  const error = 'Este enlace ya no sirve. Pide otro';
  open(FULL, answering(SET, { status: 404, body: { error, code: 'LINK_GONE' } }));
  await title('Elige tu contraseña');
  fill(TYPED);
  await save();
  await title('Este enlace ya no sirve');
  takeConsoleErrors();
});

it('keeps what was typed where no answer comes, and says so', async () => {
  open(FULL, answering(SET, { offline: true }));
  await title('Elige tu contraseña');
  fill(TYPED);
  await save();
  expect(await screen.findByText(/No sabemos si se ha guardado/)).toBeVisible();
  expect(screen.getByLabelText<HTMLInputElement>('Nueva contraseña').value).toBe('secreta');
  takeConsoleErrors();
});

it('without a link shows the ways to another one, and asks nobody', async () => {
  const { calls } = open(null);
  await title('Este enlace ya no sirve');
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible();
  expect(calls.filter(({ path }) => path.includes('password-links'))).toEqual([]);
});
