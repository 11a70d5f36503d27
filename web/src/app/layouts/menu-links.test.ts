import { expect, it } from 'vitest';
import { menuFor } from './menu-links.ts';
import { adminLinks } from './staff/admin-links.ts';

it('offers signing in to whoever stands in the admin area signed out', () => {
  const { heading, more } = menuFor(null, adminLinks(undefined));
  expect(heading).toBe('Administración');
  expect(more.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Ir al Sitio Web /',
    'Iniciar Sesión /login',
  ]);
});

it('offers signing in on the public pages to whoever is known to be signed out', () => {
  const labels = (user: Parameters<typeof menuFor>[0]) =>
    menuFor(user).more.map(({ label, to }) => `${label} ${to}`);
  expect(labels(null)).toEqual(['Iniciar Sesión /login']);
  expect(labels(undefined)).toEqual([]);
});
