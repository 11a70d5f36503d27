import { expect, it } from 'vitest';
import { menuFor } from './menu-links.ts';

it('offers signing in to whoever stands in the admin area signed out', () => {
  const { heading, more } = menuFor('admin', null);
  expect(heading).toBe('Administración');
  expect(more.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Ir al Sitio Web /',
    'Iniciar Sesión /login',
  ]);
});
