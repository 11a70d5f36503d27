// Enlace para la contraseña (docs/rules/accounts.md#links-that-staff-make).
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { AnswerTo } from '../../../../test/fake-api.ts';
import { renderAppAs } from '../../../../test/render-app.tsx';
import { SITE } from '../../../../test/samples.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { STATISTICS, userSample, usersAnswer } from '../../../../test/users-samples.ts';

const TOKEN = 'x'.repeat(32);
const MAKE = 'POST /api/auth/users/3/password-link';
const MADE: AnswerTo<'makePasswordLink'> = {
  status: 201,
  body: { url: `/contrasena/${TOKEN}`, expiresAt: '2026-11-20T11:40:00.000Z' },
};
const CUSTOMER = userSample({ id: 3, name: 'María José', phone: '600111222' });
const NAME = 'Enlace para la contraseña';

async function open(
  answer: AnswerTo<'makePasswordLink'> | (() => AnswerTo<'makePasswordLink'>) = MADE,
  user: UserView = CUSTOMER,
) {
  // Before the app, which brings a clipboard of its own into the document.
  const hands = userEvent.setup();
  const api = renderAppAs({ role: 'haykakan' }, '/admin/users', {
    'GET /api/site': { body: { ...SITE, restaurantName: 'Brasa' } },
    'GET /api/auth/stats': { body: STATISTICS },
    'GET /api/auth/users?showAll=false&page=1': usersAnswer([user]),
    [MAKE]: answer,
  });
  await hands.click(await screen.findByRole('button', { name: NAME }));
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  return { ...api, hands, dialog };
}

it('shows the link as a code, for WhatsApp and to be copied, and says how long it is good', async () => {
  const { dialog, hands, asked } = await open();
  expect(await dialog.findByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
  const url = `${window.location.origin}/contrasena/${TOKEN}`;
  const chat = dialog.getByRole('link', { name: /Enviar por WhatsApp/ });
  const address = new URL(chat.getAttribute('href') ?? '');
  expect(address.pathname).toBe('/34600111222');
  expect(address.searchParams.get('text')).toContain(`enlace de Brasa`);
  expect(address.searchParams.get('text')).toContain(url);
  expect(dialog.getByText(/Dura 30 minutos, hasta las 12:40, y sirve una sola vez/)).toBeVisible();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await hands.click(dialog.getByRole('button', { name: 'Copiar enlace' }));
  expect(write).toHaveBeenCalledWith(url);
  expect(await screen.findByText('Enlace copiado')).toBeVisible();
  expect(asked(MAKE)).toBe(1);
});

it('goes by the address that the server says', async () => {
  const url = `https://brasa.example/contrasena/${TOKEN}`;
  const { dialog, hands } = await open({ ...MADE, body: { ...MADE.body, url } });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await hands.click(await dialog.findByRole('button', { name: 'Copiar enlace' }));
  expect(write).toHaveBeenCalledWith(url);
});

it('has no chat for who has no phone, and says what a phone gets by it', async () => {
  const { dialog } = await open(MADE, userSample({ id: 3, name: 'Ana' }));
  await dialog.findByRole('button', { name: 'Copiar enlace' });
  expect(dialog.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  expect(dialog.getByText(/Ana elige una contraseña nueva/)).toBeVisible();
});

it('that is not made says so, and is made with the next try', async () => {
  const answers: AnswerTo<'makePasswordLink'>[] = [
    { status: 422, body: { error: 'Este usuario está inactivo' } },
  ];
  const { dialog, hands } = await open(() => answers.shift() ?? MADE);
  expect(await dialog.findByText('Este usuario está inactivo')).toBeVisible();
  await hands.click(dialog.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(dialog.getByRole('img')).toBeVisible());
  takeConsoleErrors();
});
