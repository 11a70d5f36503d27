import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import type { Answer } from '../../test/fake-api.ts';
import { renderAppAs } from '../../test/render-app.tsx';

function open(answer: Answer) {
  renderAppAs({ role: 'superadmin' }, '/admin/users', {
    'GET /api/auth/users?showAll=false': answer,
  });
}
const nobody = { username: null, name: null, email: null, phone: null, active: true };

it('lists the users with role and contact', async () => {
  open({
    body: [
      { ...nobody, id: 1, username: 'ani', name: 'Ani', role: 'haykakan', phone: '600111222' },
      { ...nobody, id: 2, role: 'abaranci' },
    ],
  });
  expect(await screen.findByText('Cargando usuarios...')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Ani' })).toBeTruthy();
  expect(screen.getByText('Administrador')).toBeTruthy();
  expect(screen.getByText('600 111 222')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sin nombre' })).toBeTruthy();
  expect(screen.getByText('2 usuarios')).toBeTruthy();
});

it('counts one user in the singular', async () => {
  open({ body: [{ ...nobody, id: 1, role: 'superadmin' }] });
  expect(await screen.findByText('1 usuario')).toBeTruthy();
});

it('says so when they cannot be loaded', async () => {
  open({ status: 500 });
  expect(await screen.findByText('Error al cargar usuarios')).toBeTruthy();
  takeConsoleErrors();
});
