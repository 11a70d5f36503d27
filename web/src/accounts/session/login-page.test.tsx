import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { AnswerTo, Failed } from '../../../test/fake-api.ts';
import { passTime } from '../../../test/fake-time.ts';
import { renderApp, renderAppAs } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';

const ME = { id: 7, username: 'ani', name: 'Ani' };

async function fillIn(answer: AnswerTo<'logIn'>) {
  const api = renderApp('/login', { 'POST /api/auth/login': answer });
  await userEvent.type(await screen.findByLabelText('Usuario'), 'ani');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'secreta');
  return { api, button: screen.getByRole('button', { name: 'Iniciar Sesión' }) };
}

async function signIn(answer: AnswerTo<'logIn'>) {
  const { api, button } = await fillIn(answer);
  await userEvent.click(button);
  return api;
}

describe('the form', () => {
  it('asks for what is missing and sends nothing', async () => {
    const user = userEvent.setup();
    const api = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Iniciar Sesión' }));
    expect(await screen.findByText('El usuario es requerido')).toBeVisible();
    expect(screen.getByText('La contraseña es requerida')).toBeVisible();
    expect(api.asked('POST /api/auth/login')).toBe(0);
  });

  it('sends what was typed', async () => {
    const api = await signIn({ status: 401 });
    await screen.findByRole('alert');
    const sent = api.calls.find(({ path }) => path === '/api/auth/login')?.body;
    expect(sent).toEqual({ username: 'ani', password: 'secreta' });
    takeConsoleErrors();
  });

  it('is shown to whoever comes, signed in or not', async () => {
    renderAppAs({ role: 'haykakan' }, '/login');
    expect(await screen.findByRole('heading', { name: 'Acceso al Sistema' })).toBeVisible();
  });
});

describe('a refused sign-in', () => {
  it.each<[string, Failed, string]>([
    ['a wrong password', { status: 401 }, 'Usuario o contraseña incorrectos'],
    [
      'too many attempts',
      { status: 429, body: { error: 'Demasiados intentos. Espera 12 minutos y vuelve a probar' } },
      'Error al iniciar sesión. Intente nuevamenteDemasiados intentos. Espera 12 minutos y vuelve a probar',
    ],
    ['a fault of the server', { status: 500 }, 'Error al iniciar sesión. Intente nuevamente'],
    ['no connection', { offline: true }, 'Error al iniciar sesión. Intente nuevamente'],
  ])('%s is explained and keeps what was typed', async (_name, answer, message) => {
    await signIn(answer);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText<HTMLInputElement>('Usuario').value).toBe('ani');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('after signing in', () => {
  it.each([
    ['superadmin', '/admin/orders'],
    ['haykakan', '/admin/orders'],
    ['abaranci', '/puntos'],
  ] as const)('%s goes to %s half a second later', async (role, destination) => {
    const { button } = await fillIn({ body: { user: { ...ME, role } } });
    vi.useFakeTimers();
    fireEvent.click(button);
    while (button.getAttribute('aria-disabled') !== 'true') await passTime(0);
    for (let turn = 0; turn < 5; turn += 1) await passTime(0);
    await passTime(499);
    expect(window.location.pathname).toBe('/login');
    await passTime(1);
    expect(window.location.pathname).toBe(destination);
  });
});
