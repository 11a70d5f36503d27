import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { renderApp } from '../../../test/render-app.tsx';

// As after an upgrade of the shop, for a page that was open before it.
vi.mock('./order-form-resolver.ts', () => {
  throw new Error('the file is gone');
});

it('is judged by the server where its contract does not come, without consent too', async () => {
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
