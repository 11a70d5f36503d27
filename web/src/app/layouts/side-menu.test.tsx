import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { AnswerTo } from '../../../test/fake-api.ts';
import { renderApp, renderAppAs } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';

async function openMenu() {
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

async function menuEntries() {
  const menu = await openMenu();
  const links = menu
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  return { links, signOut: menu.queryByRole('button', { name: 'Cerrar Sesión' }) !== null };
}

const PUBLIC = [
  'Inicio /',
  'Productos /productos',
  'Nosotros /nosotros',
  'Contacto /contacto',
  'Hacer Pedido /order',
];
const ADMIN = [
  'Panel de Admin /admin',
  'Pedidos /admin/orders',
  'Historial /admin/historial',
  'Horno /admin/horno',
  'Productos /admin/productos',
  'Reseñas /admin/resenas',
  'Horarios /admin/horarios',
  'Caja /admin/caja',
  'Facturas /admin/facturas',
  'Usuarios /admin/users',
  'Configuración /admin/settings',
  'Ir al Sitio Web /',
];

describe('what the menu offers', () => {
  it('a visitor: the public pages, and the way in', async () => {
    renderApp('/contacto');
    expect(await menuEntries()).toEqual({
      links: [...PUBLIC, 'Iniciar Sesión /login'],
      signOut: false,
    });
  });

  it('a customer: their points and the way out as well', async () => {
    renderAppAs({ role: 'abaranci' }, '/contacto');
    expect(await menuEntries()).toEqual({
      links: [...PUBLIC, 'Mis Puntos /puntos'],
      signOut: true,
    });
  });

  it.each(['haykakan', 'superadmin'] as const)(
    '%s on a public page: the desk too',
    async (role) => {
      renderAppAs({ role }, '/contacto');
      const links = [...PUBLIC, 'Mis Puntos /puntos', 'Panel de Admin /admin'];
      expect(await menuEntries()).toEqual({ links, signOut: true });
    },
  );

  it.each([
    ['/productos', 'Productos'],
    ['/encargar', 'Hacer Pedido'],
  ])('on %s: %s marked as the present page', async (path, label) => {
    renderApp(path);
    const menu = await openMenu();
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(label);
  });

  it('staff at the desk: the administration', async () => {
    renderAppAs({ role: 'haykakan' }, '/admin/horarios');
    expect(await menuEntries()).toEqual({ links: ADMIN, signOut: true });
    expect(screen.getByRole('heading', { name: 'Administración' })).toBeVisible();
  });

  it('a superadmin at the desk: the record as well', async () => {
    renderAppAs({ role: 'superadmin' }, '/admin/horarios');
    const { links } = await menuEntries();
    expect(links).toEqual(ADMIN.toSpliced(-1, 0, 'Registro /admin/registro'));
  });
});

it('closes when a link is followed', async () => {
  renderApp('/contacto');
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('link', { name: 'Nosotros' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/nosotros');
});

it.each<[string, AnswerTo<'logOut'>]>([
  ['accepts', { body: { success: true } }],
  ['fails', { status: 500 }],
])('signing out leads to the login page when the call %s', async (_name, answer) => {
  renderAppAs({ role: 'abaranci' }, '/contacto', { 'POST /api/auth/logout': answer });
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('button', { name: 'Cerrar Sesión' }));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  takeConsoleErrors();
});
