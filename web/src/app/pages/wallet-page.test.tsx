import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers, AnswerTo } from '../../../test/fake-api.ts';
import { pointsAnswers } from '../../../test/points-samples.ts';
import { renderApp, renderAppAs } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';

const open = (points: number, answers: Answers = {}) =>
  renderAppAs({ role: 'abaranci' }, '/wallet', { ...pointsAnswers(points), ...answers });

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const useBonus = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Usar Bono/ });

describe('who may see it', () => {
  it('asks a visitor to sign in, without leading away and without a call', async () => {
    const api = renderApp('/wallet');
    expect(await screen.findByRole('heading', { name: 'Acceso Requerido' })).toBeVisible();
    const signIn = screen.getByRole('link', { name: 'Iniciar Sesión' });
    expect(signIn.getAttribute('href')).toBe('/login');
    expect(api.calls.filter(({ path }) => path.startsWith('/api/points'))).toEqual([]);
  });

  it('says "Cargando tu wallet..." while it asks who is there, and then for the points', async () => {
    open(47);
    expect((await screen.findAllByText('Cargando tu wallet...')).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { level: 1, name: 'Mi Wallet' })).toBeInTheDocument();
    await screen.findByText('47');
    expect(screen.queryByText('Cargando tu wallet...')).not.toBeInTheDocument();
  });

  it('asks to sign in again when the session has ended meanwhile', async () => {
    open(47, { 'GET /api/points/my-points': { status: 401 } });
    expect(await screen.findByRole('heading', { name: 'Acceso Requerido' })).toBeVisible();
  });
});

describe('the balance', () => {
  it('shows the points, the owner, and the progress towards 100', async () => {
    open(47);
    const balance = await region('Saldo de puntos');
    expect(await balance.findByText('47')).toBeVisible();
    expect(balance.getByText('Ani')).toBeVisible();
    const progress = balance.getByRole('progressbar', { name: 'Progreso hacia el bono' });
    expect(progress.getAttribute('aria-valuenow')).toBe('47');
    expect(progress.getAttribute('aria-valuemax')).toBe('100');
    const lit = [...progress.querySelectorAll<HTMLElement>('span > span')];
    expect(lit.map(({ style }) => Number.parseInt(style.width))).toEqual([
      100, 100, 100, 100, 70, 0, 0, 0, 0, 0,
    ]);
    expect(balance.getByText(/Te faltan/).textContent).toBe('Te faltan 53 puntos para tu bono');
  });

  it('says how old it is where the device had to answer', async () => {
    const storedAt = Date.parse('2026-11-19T12:42:00Z');
    const wallet = { ...pointsAnswers(147)['GET /api/points/my-points'] } as AnswerTo<'readWallet'>;
    open(147, {
      'GET /api/points/my-points': { ...wallet, head: { 'X-Brasa-Stored-At': String(storedAt) } },
    });
    const balance = await region('Saldo de puntos');
    expect(await balance.findByText('147')).toBeVisible();
    expect(balance.getByText(/^Sin conexión\. Datos del 19\/11\/2026 a las 13:42$/)).toBeVisible();
  });

  it('stays when it is asked for again and does not come, and says so', async () => {
    let fails = false;
    const wallet = pointsAnswers(147)['GET /api/points/my-points'];
    const { queryClient } = open(147, {
      'GET /api/points/my-points': () => (fails ? { status: 503 } : wallet),
    });
    const balance = await region('Saldo de puntos');
    await balance.findByText('147');
    fails = true;
    await act(() => queryClient.refetchQueries({ queryKey: ['/api/points/my-points'] }));
    expect(await balance.findByText('No se pudieron cargar los puntos.')).toBeVisible();
    takeConsoleErrors();
    expect(balance.getByText('147')).toBeVisible();
    expect((await useBonus()).disabled).toBe(false);
  });

  it.each([0, 100, 250])('shows no progress with %i points', async (points) => {
    open(points);
    await screen.findByText(String(points));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows the active bonus', async () => {
    open(250);
    const balance = await region('Saldo de puntos');
    expect(await balance.findByText('Bono activo')).toBeVisible();
    expect(balance.getByText('13 € de descuento')).toBeVisible();
  });

  it('says that the points could not be loaded, with the code still there', async () => {
    open(47, { 'GET /api/points/my-points': { status: 500 } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No se pudieron cargar los puntos');
    expect(screen.getByRole('img', { name: 'Tu código QR personal' })).toBeVisible();
    takeConsoleErrors();
  });
});

describe('the code', () => {
  it('is there, and is enlarged with a tap', async () => {
    open(47);
    expect(await screen.findByRole('img', { name: 'Tu código QR personal' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ampliar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tu código QR' }));
    expect(dialog.getByRole('img', { name: 'Tu código QR personal, ampliado' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ampliar' }));
  });

  it('is enlarged by a tap on itself too', async () => {
    open(47);
    await userEvent.click(await screen.findByRole('img', { name: 'Tu código QR personal' }));
    expect(await screen.findByRole('dialog', { name: 'Tu código QR' })).toBeVisible();
  });

  it('says what to do where it could not be loaded', async () => {
    open(47, { 'GET /api/points/wallet-qr': { status: 500 } });
    const card = await region('Tu código QR');
    expect((await card.findByRole('alert')).textContent).toContain('di tu teléfono');
    takeConsoleErrors();
  });
});

describe('the quick actions', () => {
  it('lead to the order, to the history and back', async () => {
    open(47);
    const actions = await region('Acciones rápidas');
    const href = (name: RegExp) => actions.getByRole('link', { name }).getAttribute('href');
    expect([href(/^Hacer Pedido/), href(/^Historial/)]).toEqual(['/encargar', '/puntos']);
    const back = screen.getByRole('link', { name: 'Volver a Mis Puntos' });
    expect(back.getAttribute('href')).toBe('/puntos');
  });

  it.each([0, 99])('have no bonus to use with %i points', async (points) => {
    open(points);
    await screen.findByText(String(points));
    expect((await useBonus()).disabled).toBe(true);
  });

  it('show the code for staff where the bonus is active', async () => {
    open(100);
    await screen.findByText('Bono activo');
    await userEvent.click(await useBonus());
    const dialog = within(await screen.findByRole('dialog', { name: 'Tu bono de 5 €' }));
    expect(dialog.getByText(/Enseña este código en el mostrador/)).toBeVisible();
    expect(dialog.getByRole('img', { name: 'Tu código QR personal, ampliado' })).toBeVisible();
  });
});
