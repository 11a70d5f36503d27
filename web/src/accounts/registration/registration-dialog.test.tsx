import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { AnswerTo, Failed } from '../../../test/fake-api.ts';
import { passTime } from '../../../test/fake-time.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';

const CALL = 'POST /api/auth/register';
const REGISTERED: AnswerTo<'register'> = {
  status: 201,
  body: { user: { id: 7, username: 'ana', name: 'Ana', role: 'abaranci' } },
};
const PHONE_TEXT = 'Este teléfono ya tiene una cuenta. Escríbenos';
const PHONE_TAKEN = {
  status: 409,
  body: {
    error: PHONE_TEXT,
    message: PHONE_TEXT,
    code: 'PHONE_TAKEN',
    whatsappLink: 'https://wa.me/34600000222?text=Hola',
  },
};
const TYPED = {
  'Nombre de usuario': 'ana',
  Contraseña: 'secreta',
  'Confirmar contraseña': 'secreta',
  Nombre: 'Ana',
  Teléfono: '+34 600 111 222',
  'Código postal': '03400',
  Email: 'ana@example.com',
};

async function open(answer: AnswerTo<'register'> | (() => AnswerTo<'register'>) = REGISTERED) {
  const api = renderApp('/login', { [CALL]: answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Registrarse' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crea tu cuenta' });
  return { api, dialog, form: within(dialog) };
}

type Form = Awaited<ReturnType<typeof open>>['form'];

const field = (form: Form, label: string) => form.getByLabelText<HTMLInputElement>(label);
const submitButton = (form: Form) => form.getByRole('button', { name: /Cre(ar|ando) cuenta/ });

function fillIn(form: Form, changes: Partial<typeof TYPED> = {}) {
  for (const [label, value] of Object.entries({ ...TYPED, ...changes })) {
    fireEvent.change(field(form, label), { target: { value } });
  }
  for (const box of form.getAllByRole('checkbox')) fireEvent.click(box);
}

/** Fills everything in and sends it. */
async function send(answer: AnswerTo<'register'> | (() => AnswerTo<'register'>)) {
  const opened = await open(answer);
  fillIn(opened.form);
  await userEvent.click(submitButton(opened.form));
  return opened;
}

const toastRegion = () => screen.getByRole('region', { name: 'Avisos', hidden: true });
const findToast = (title: string) => within(toastRegion()).findByText(title);

describe('the dialog', () => {
  it('says at every field what is wrong, and sends nothing', async () => {
    const { api, form } = await open();
    fireEvent.change(field(form, 'Confirmar contraseña'), { target: { value: 'otra' } });
    await userEvent.click(submitButton(form));
    const messages = {
      'Nombre de usuario': 'El nombre de usuario debe tener al menos 3 caracteres',
      Contraseña: 'La contraseña debe tener al menos 6 caracteres',
      'Confirmar contraseña': 'Las contraseñas no coinciden',
      Nombre: 'El nombre es obligatorio',
      Teléfono: 'El teléfono debe tener al menos 9 dígitos',
      'Código postal': 'Código postal obligatorio',
      Email: 'Ingrese un email válido',
      'Acepto la política de datos': 'Debe aceptar la política de datos',
      'Acepto las condiciones de fraude': 'Debe aceptar las condiciones de fraude',
    };
    for (const [label, message] of Object.entries(messages)) {
      const text = await form.findByText(message);
      expect(field(form, label).getAttribute('aria-describedby')).toContain(text.id);
    }
    expect(document.activeElement).toBe(field(form, 'Nombre de usuario'));
    expect(api.asked(CALL)).toBe(0);
  });

  it('opens the legal texts beside itself', async () => {
    const { form } = await open();
    const links = form.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/privacidad',
      '/condiciones-puntos#fraude',
      '/aviso-legal',
      '/condiciones-compra',
    ]);
    for (const link of form.getAllByRole('link'))
      expect(link.getAttribute('target')).toBe('_blank');
  });

  it('keeps what was typed when it is closed by mistake', async () => {
    const { form } = await open();
    fillIn(form);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const button = screen.getByRole('button', { name: 'Registrarse' });
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    const again = within(await screen.findByRole('dialog'));
    expect(field(again, 'Email').value).toBe('ana@example.com');
    expect(field(again, 'Acepto la política de datos').checked).toBe(true);
  });

  it('sends what was typed, the phone as digits only and the role as a customer’s', async () => {
    const { api } = await send(PHONE_TAKEN);
    await findToast('Teléfono ya registrado');
    expect(api.calls.find(({ path }) => path === '/api/auth/register')?.body).toEqual({
      username: 'ana',
      password: 'secreta',
      name: 'Ana',
      phone: '600111222',
      email: 'ana@example.com',
      postalCode: '03400',
      role: 'abaranci',
      acceptDataPolicy: true,
      acceptFraudPolicy: true,
    });
    takeConsoleErrors();
  });
});

describe('after registering', () => {
  it('says so, closes, and goes to the points a second later, signed in', async () => {
    const { api, form } = await open();
    const { queryClient } = api;
    fillIn(form);
    vi.useFakeTimers();
    fireEvent.click(submitButton(form));
    // Contract and answer arrive in turns of their own; the second begins with the news.
    while (!within(toastRegion()).queryByText('¡Registro exitoso!')) await passTime(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(queryClient.getQueryData(['/api/auth/me'])).toMatchObject({ id: 7, role: 'abaranci' });
    await passTime(999);
    expect(window.location.pathname).toBe('/login');
    await passTime(1);
    expect(window.location.pathname).toBe('/puntos');
    expect(api.asked(CALL)).toBe(1);
  });
});

describe('a refused registration', () => {
  it('of a known phone offers the chat, in the message and in the dialog', async () => {
    const { form } = await send(PHONE_TAKEN);
    await findToast('Teléfono ya registrado');
    const action = within(toastRegion()).getByText('Contactar WhatsApp');
    expect(action.getAttribute('href')).toBe('https://wa.me/34600000222?text=Hola');
    const link = form.getByRole('link', { name: 'Abrir WhatsApp' });
    expect(link.getAttribute('href')).toBe('https://wa.me/34600000222?text=Hola');
    expect(field(form, 'Teléfono').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement?.textContent).toContain(PHONE_TEXT);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('of a taken user name leads to that field', async () => {
    const error = 'Ese nombre de usuario ya está ocupado. Elige otro';
    const { form } = await send({ status: 409, body: { error, code: 'USERNAME_TAKEN' } });
    const toast = await findToast('Error en el registro');
    expect(toast.parentElement?.textContent).toContain(error);
    await waitFor(() => expect(document.activeElement).toBe(field(form, 'Nombre de usuario')));
    expect(form.getByText(error)).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('that the server finds faults in shows them where they are', async () => {
    const details = [{ path: 'email', message: 'Ingrese un email válido' }];
    const { form } = await send({ status: 400, body: { error: 'Revisa los datos', details } });
    expect(await form.findByText('Ingrese un email válido')).toBeVisible();
    expect(document.activeElement).toBe(field(form, 'Email'));
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it.each<[string, Failed, string]>([
    ['without a word', { status: 400 }, 'Error al crear la cuenta'],
    [
      'without an answer',
      { offline: true },
      'Error al crear la cuenta. Aunque se repita, solo cuenta una vez.',
    ],
    [
      'by a proxy’s answer',
      { status: 504 },
      'Error al crear la cuenta. Aunque se repita, solo cuenta una vez.',
    ],
    [
      'with a reason',
      { status: 429, body: { error: 'Demasiados intentos' } },
      'Demasiados intentos',
    ],
  ])('%s is explained and keeps what was typed', async (_name, answer, text) => {
    const { form } = await send(answer);
    const toast = await findToast('Error en el registro');
    expect(toast.parentElement?.textContent).toContain(text);
    expect(form.getByRole('alert').textContent).toContain(text);
    expect(field(form, 'Contraseña').value).toBe('secreta');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

it('waits for the answer and is not sent twice meanwhile', async () => {
  const { api, form } = await open();
  const answer = globalThis.fetch;
  const held = Promise.withResolvers<undefined>();
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/auth/register') await held.promise;
    return answer(path, init);
  });
  fillIn(form);
  await userEvent.click(submitButton(form));
  const waiting = await form.findByRole('button', { name: 'Creando cuenta...' });
  await userEvent.click(waiting);
  await userEvent.type(field(form, 'Email'), '{Enter}');
  held.resolve(undefined);
  await findToast('¡Registro exitoso!');
  expect(api.asked(CALL)).toBe(1);
});

describe('a second try', () => {
  it('has the key of the first, unless something was changed', async () => {
    const { api, form } = await open({ offline: true });
    fillIn(form);
    const sendAgain = async (count: number) => {
      await userEvent.click(submitButton(form));
      await waitFor(() => expect(api.keys(CALL)).toHaveLength(count));
      await waitFor(() => expect(submitButton(form).textContent).toBe('Crear cuenta'));
    };
    await sendAgain(1);
    await sendAgain(2);
    fireEvent.change(field(form, 'Nombre'), { target: { value: 'Ana María' } });
    await sendAgain(3);
    const [first, second, third] = api.keys(CALL);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    takeConsoleErrors();
  });
});
