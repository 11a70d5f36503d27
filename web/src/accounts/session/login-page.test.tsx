import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers, AnswerTo, Failed } from '../../../test/fake-api.ts';
import { passTime } from '../../../test/fake-time.ts';
import { renderApp, renderAppAs } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';

// They come late; no test is about how long that takes.
beforeAll(async () => {
  await Promise.all([import('./second-step.tsx'), import('./code-form-resolver.ts')]);
});

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

describe('an account that asks for a code', () => {
  const STEP = 'POST /api/auth/login/second-factor';
  const ASKED: Failed = {
    status: 401,
    body: {
      error: 'Escribe el código de tu app para terminar de entrar',
      code: 'SECOND_FACTOR_REQUIRED',
      challenge: 'reto',
      until: '2026-11-20T11:15:00.000Z',
    },
  };
  const refused = (code: string, error: string): Failed => ({ status: 401, body: { error, code } });

  async function reachStep(answers: Answers = {}) {
    const api = renderApp('/login', { 'POST /api/auth/login': ASKED, ...answers });
    await userEvent.type(await screen.findByLabelText('Usuario'), 'ani');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'secreta');
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Código de 6 cifras');
    takeConsoleErrors();
    return { api, field };
  }
  const enter = () => userEvent.click(screen.getByRole('button', { name: 'Entrar' }));

  it('has it filled in by the phone, sends it with the challenge and goes on as ever', async () => {
    const user = { ...ME, role: 'haykakan' } as const;
    const { api, field } = await reachStep({ [STEP]: { body: { user } } });
    expect(field).toHaveFocus();
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
    await userEvent.type(field, '123 456');
    await enter();
    const sent = api.calls.find(({ path }) => path === '/api/auth/login/second-factor')?.body;
    expect(sent).toEqual({ challenge: 'reto', code: '123456' });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/orders'));
  });

  it('is told of a wrong code at its field, and of one that is none before it is sent', async () => {
    const error = 'Ese código no es correcto o ya se ha usado';
    const { api, field } = await reachStep({ [STEP]: refused('SECOND_FACTOR_WRONG', error) });
    await userEvent.type(field, '12');
    await enter();
    expect(await screen.findByText(/Escribe las 6 cifras/)).toBeVisible();
    expect(api.asked(STEP)).toBe(0);
    await userEvent.type(field, '3456');
    await enter();
    expect(await screen.findByText(error)).toBeVisible();
    expect(field).toHaveAccessibleDescription(error);
    takeConsoleErrors();
  });

  it('takes a recovery code too', async () => {
    const user = { ...ME, role: 'haykakan' } as const;
    const { api } = await reachStep({ [STEP]: { body: { user } } });
    await userEvent.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Código de recuperación');
    expect(field).toHaveFocus();
    expect(field.inputMode).toBe('text');
    await userEvent.type(field, 'abcd efgh 2345');
    await enter();
    await waitFor(() => expect(api.asked(STEP)).toBe(1));
    expect(api.calls.at(-1)?.body ?? {}).not.toHaveProperty('kind');
    const sent = api.calls.find(({ path }) => path === '/api/auth/login/second-factor')?.body;
    expect(sent).toEqual({ challenge: 'reto', code: 'ABCDEFGH2345' });
  });

  it('starts over where the challenge is gone, and on the way back', async () => {
    const error = 'Ha pasado demasiado tiempo o se ha fallado demasiadas veces. Empieza de nuevo';
    const { field } = await reachStep({ [STEP]: refused('CHALLENGE_GONE', error) });
    await userEvent.type(field, '123456');
    await enter();
    expect((await screen.findByRole('alert')).textContent).toBe(error);
    expect(screen.queryByRole('button', { name: 'Entrar' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    expect(screen.getByLabelText<HTMLInputElement>('Usuario').value).toBe('ani');
    expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'secreta');
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Código de 6 cifras')).value).toBe('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    expect(screen.getByLabelText('Contraseña')).toBeVisible();
    takeConsoleErrors();
  });

  it('without a connection says so and keeps the code', async () => {
    const { field } = await reachStep({ [STEP]: { offline: true } });
    await userEvent.type(field, '123456');
    await enter();
    expect((await screen.findByRole('alert')).textContent).toContain('Sin conexión');
    expect(field.value).toBe('123456');
    takeConsoleErrors();
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
