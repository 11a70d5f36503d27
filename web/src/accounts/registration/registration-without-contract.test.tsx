import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { renderApp } from '../../../test/render-app.tsx';

// As after an upgrade of the shop, for a page that was open before it.
vi.mock('./registration-form-resolver.ts', () => {
  throw new Error('the file is gone');
});

it('is judged by the server where its contract does not come, with nothing accepted too', async () => {
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
