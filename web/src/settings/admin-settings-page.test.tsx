import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import { renderAppAs } from '../../test/render-app.tsx';

it('lists the settings with key and value', async () => {
  const settings = [{ key: 'city', value: 'Villena' }];
  renderAppAs({ role: 'superadmin' }, '/admin/settings', {
    'GET /api/settings': { body: settings },
  });
  await screen.findByRole('heading', { level: 1, name: 'Configuración del Sistema' });
  expect(await screen.findByRole('columnheader', { name: 'Clave' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'city Villena' })).toBeTruthy();
});

it('offers another try when they cannot be loaded', async () => {
  renderAppAs({ role: 'superadmin' }, '/admin/settings', { 'GET /api/settings': { status: 500 } });
  expect(await screen.findByText('No se pudo cargar la configuración')).toBeTruthy();
  takeConsoleErrors();
});
