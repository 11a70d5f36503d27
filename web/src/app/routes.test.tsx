import { screen, waitFor } from '@testing-library/react';
import { REDIRECTS } from '@brasa/core/site/pages.ts';
import { describe, expect, it, vi } from 'vitest';
import type { AnswerTo } from '../../test/fake-api.ts';
import { renderApp, renderAppAs } from '../../test/render-app.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const arrivesAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

describe('redirects', () => {
  it.each(Object.entries(REDIRECTS))('%s leads to %s', async (from, to) => {
    renderAppAs({ role: 'superadmin' }, from);
    await arrivesAt(to);
  });

  it.each([
    ['/Encargar', '/encargar'],
    ['/NOSOTROS/', '/nosotros'],
    ['/Products', '/productos'],
    ['/Admin/Orders', '/admin/orders'],
    ['/admin/ORDERS/', '/admin/orders'],
    ['/Admin', '/admin/orders'],
  ])('%s is %s in other capitals', async (from, to) => {
    renderAppAs({ role: 'superadmin' }, from);
    await arrivesAt(to);
  });

  it('keeps what the address carries behind its path', async () => {
    renderApp('/order?cantidad=2#hora');
    await arrivesAt('/encargar');
    expect(window.location.search + window.location.hash).toBe('?cantidad=2#hora');
  });
});

describe('a page that does not exist', () => {
  it('says so inside the public layout, with a way home', async () => {
    renderApp('/no-existe');
    expect(await heading('404 Page Not Found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('leads staff back to the orders when it is below /admin', async () => {
    renderAppAs({ role: 'haykakan' }, '/admin/no-existe');
    expect(await heading('404 Page Not Found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver a los pedidos' })).toBeVisible();
  });

  it('is nobody else’s business when it is below /admin', async () => {
    renderApp('/admin/no-existe');
    await arrivesAt('/login');
  });
});

describe('guards', () => {
  it.each([
    '/puntos',
    '/admin/orders',
    '/admin/historial',
    '/admin/clientes',
    '/admin/horno',
    '/admin/productos',
    '/admin/horarios',
    '/admin/facturas',
    '/admin/declaracion-responsable',
    '/admin/users',
    '/admin/settings',
    '/admin/registro',
  ])('%s sends a visitor to sign in', async (path) => {
    renderApp(path);
    await arrivesAt('/login');
  });

  it('sends a customer away from the desk', async () => {
    renderAppAs({ role: 'abaranci' }, '/admin/users');
    await arrivesAt('/login');
  });

  it('leads an administrator from the superadmins’ page back to the orders', async () => {
    renderAppAs({ role: 'haykakan' }, '/admin/registro');
    await arrivesAt('/admin/orders');
  });

  it.each(['superadmin', 'haykakan'] as const)('lets %s in', async (role) => {
    renderAppAs({ role }, '/admin/horarios');
    expect(await heading('Gestión de Horarios')).toBeVisible();
  });

  it('lets a customer see the points programme', async () => {
    renderAppAs({ role: 'abaranci' }, '/puntos');
    expect(await heading('Mi Programa de Puntos')).toBeVisible();
  });

  it.each(['/puntos', '/admin/horarios'])('%s waits for the session', async (path) => {
    renderAppAs({ role: 'superadmin' }, path);
    expect(screen.getByText('Cargando...')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Cargando...')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe(path);
  });
});

describe('the wallet', () => {
  it('asks a visitor to sign in, without leading away', async () => {
    renderApp('/wallet');
    expect(await heading('Acceso Requerido')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')).toBe(
      '/login',
    );
  });

  it('leads a customer to points and order', async () => {
    renderAppAs({ role: 'abaranci' }, '/wallet');
    const back = await screen.findByRole('link', { name: 'Volver a Mis Puntos' });
    expect(back.getAttribute('href')).toBe('/puntos');
    const main = screen.getByRole('main');
    expect(main.querySelector('a[href="/encargar"]')).not.toBeNull();
  });
});

describe('the start page', () => {
  const installed = () =>
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));

  it('is the home page in a browser, for staff too', async () => {
    renderAppAs({ role: 'superadmin' }, '/');
    expect(await heading('Leña, brasas y tiempo.')).toBeVisible();
  });

  it.each([
    ['superadmin', '/admin/orders'],
    ['haykakan', '/admin/orders'],
    ['abaranci', '/puntos'],
  ] as const)('leads %s of the installed app to %s', async (role, path) => {
    installed();
    const me = Promise.withResolvers<AnswerTo<'readCurrentUser'>>();
    renderAppAs({ role }, '/', { 'GET /api/auth/me': () => me.promise });
    expect(await screen.findByText('Cargando...')).toBeVisible();
    me.resolve({ body: { id: 7, username: 'ani', name: 'Ani', role } });
    await arrivesAt(path);
  });

  it('leads a visitor of the installed app to sign in', async () => {
    installed();
    renderApp('/');
    await arrivesAt('/login');
  });
});
