// ¿Olvidaste tu contraseña? on /login (docs/rules/accounts.md#forgotten-passwords).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { AnswerTo } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { SITE } from '../../../test/samples.ts';
import { userEvent } from '../../../test/user-event.ts';

const ASK = 'POST /api/account-recovery';
const MESSAGE = 'Si esa dirección es de una cuenta, recibirás un correo en unos minutos.';

async function open(byMail: boolean, answer: AnswerTo<'askForPasswordLinks'> = { status: 500 }) {
  const api = renderApp('/login', {
    'GET /api/site': { body: { ...SITE, phonePrimary: '965000111', whatsappNumber: '600000222' } },
    'GET /api/account-recovery': { body: { byMail } },
    [ASK]: answer,
  });
  const summary = await screen.findByText('¿Olvidaste tu contraseña?');
  await userEvent.click(summary);
  const part = summary.closest('details');
  if (!part) throw new Error('nothing opens');
  return { ...api, part: within(part) };
}

type Part = Awaited<ReturnType<typeof open>>['part'];

async function send(part: Part, email = 'mj@example.com') {
  fireEvent.change(await part.findByLabelText('Email'), { target: { value: email } });
  await userEvent.click(part.getByRole('button', { name: 'Enviar enlace' }));
}

it('leads to the shop, and has no form where no mail is sent', async () => {
  const { part } = await open(false);
  expect(await part.findByRole('link', { name: '965 000 111' })).toBeVisible();
  const chat = part.getByRole('link', { name: /Escribir por WhatsApp/ });
  expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/34600000222\?/));
  expect(part.queryByLabelText('Email')).not.toBeInTheDocument();
});

it('asks for an address and says the server’s answer, with the shop still beneath', async () => {
  const { part, calls } = await open(true, { body: { message: MESSAGE } });
  await send(part);
  expect(await part.findByRole('status')).toHaveTextContent(MESSAGE);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'mj@example.com' });
  expect(part.getByRole('link', { name: '965 000 111' })).toBeVisible();
  expect(part.queryByLabelText('Email')).not.toBeInTheDocument();
});

it('says at the field what is no address, and sends nothing', async () => {
  const { part, asked } = await open(true);
  await send(part, 'mj');
  await waitFor(() =>
    expect(part.getByLabelText('Email')).toHaveAccessibleDescription(/Ingrese un email válido/),
  );
  expect(asked(ASK)).toBe(0);
});

it('tells whoever has asked too often to wait', async () => {
  const error = 'Demasiados intentos. Espera 5 minutos';
  const { part } = await open(true, { status: 429, body: { error } });
  await send(part);
  expect(await part.findByText(error)).toBeVisible();
  takeConsoleErrors();
});
