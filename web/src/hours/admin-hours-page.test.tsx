import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAppAs } from '../../test/render-app.tsx';

it('shows the week on the desk, Sunday first, open and closed in words', async () => {
  renderAppAs({ role: 'haykakan' }, '/admin/horarios');
  await screen.findByRole('heading', { level: 1, name: 'Gestión de Horarios' });
  const list = within(screen.getByRole('main'));
  const titles = await list.findAllByRole('heading', { level: 2 });
  expect(titles.map((title) => title.textContent)).toEqual([
    'Domingo (Abierto)',
    'Lunes (Cerrado)',
    'Martes (Abierto)',
    'Miércoles (Abierto)',
    'Jueves (Abierto)',
    'Viernes (Abierto)',
    'Sábado (Abierto)',
  ]);
});
