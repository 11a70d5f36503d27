// Code is fetched when it is first needed. After an upgrade of the shop its file is gone for a page that was
// open before, and without a connection it does not come either. Here, of every room: no other test may have
// loaded the code.
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import { renderApp } from '../../test/render-app.tsx';
import { product } from '../../test/samples.ts';
import { userEvent } from '../../test/user-event.ts';
import { addDish, chooseDish } from '../orders/choose/choosing.ts';
import { useToasts } from '../ui/toast/toast.ts';

const code = vi.hoisted(() => ({
  areToastsThere: true,
  isGone: () => {
    throw new Error('the file is gone');
  },
}));
vi.mock('../accounts/registration/registration-form-resolver.ts', code.isGone);
vi.mock('../orders/place/order-form-resolver.ts', code.isGone);
vi.mock('../orders/basket/add-to-basket.ts', code.isGone);
vi.mock('../ui/toast/toast-stack.tsx', () =>
  code.areToastsThere ? { ToastStack: () => null } : code.isGone(),
);

it('leaves it to the server to judge an order, without consent too', async () => {
  const message = 'Debes aceptar el tratamiento de datos personales';
  const { asked } = renderApp('/encargar', {
    'POST /api/orders': {
      status: 400,
      body: {
        error: 'Revisa los datos enviados',
        details: [{ path: 'gdprConsent', message }],
      },
    },
  });
  await screen.findByRole('form', { name: 'Nuevo pedido' });
  await userEvent.click(screen.getByRole('button', { name: 'Realizar Pedido' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(asked('POST /api/orders')).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(takeConsoleErrors()).toHaveLength(1);
});

it('leaves it to the server to judge a registration, with nothing accepted too', async () => {
  const message = 'Debe aceptar la política de datos';
  renderApp('/login', {
    'POST /api/auth/register': {
      status: 400,
      body: {
        error: 'Revisa los datos enviados',
        details: [{ path: 'acceptDataPolicy', message }],
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Registrarse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crea tu cuenta' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Crear cuenta' }));
  expect((await dialog.findAllByText(message))[0]).toBeVisible();
  expect(takeConsoleErrors()).toHaveLength(1);
});

it.each([
  ['+', addDish],
  ['Encargar', chooseDish],
])('says that a dish could not be added by %s', async (_name, choose) => {
  const { result } = renderHook(useToasts);
  choose(product({ id: 20, name: 'Cerveza' }), undefined);
  await waitFor(() =>
    expect(result.current.current).toMatchObject({
      title: 'No se pudo añadir a tu pedido',
      description: 'Sin conexión con el servidor. Inténtalo de nuevo.',
      tone: 'bad',
    }),
  );
});

it('says the words of a message alone, and takes them away in time', async () => {
  code.areToastsThere = false;
  vi.resetModules();
  const { Toaster } = await import('../ui/toast/toaster.tsx');
  const { toastError } = await import('../ui/toast/toast.ts');
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => toastError('No se pudo abrir'));
  act(() => void vi.advanceTimersByTime(5999));
  expect(screen.getByText('No se pudo abrir')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('No se pudo abrir')).not.toBeInTheDocument();
});
