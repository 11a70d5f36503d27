import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pointsAnswers } from '../../../test/points-samples.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { SITE } from '../../../test/samples.ts';

const open = (answers = pointsAnswers(85)) => renderAppAs({ role: 'abaranci' }, '/puntos', answers);

it('is Mi Programa de Puntos, with its parts in their order', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Mi Programa de Puntos',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((h2) => h2.textContent)).toEqual([
    'Tus puntos',
    'Instala la app',
    'Wallet digital',
    'Niveles de descuento',
    'Cómo funciona',
    'Historial de puntos',
    'Mis datos',
  ]);
  await screen.findByText('85');
});

describe('the wallet card', () => {
  it('is coming soon while the shop’s setting says so', async () => {
    open();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Abrir Wallet' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText('Próximamente')).toBeVisible();
  });

  it('opens the wallet once the setting allows it', async () => {
    open({ ...pointsAnswers(85), 'GET /api/site': { body: { ...SITE, walletOpen: true } } });
    const link = await screen.findByRole('link', { name: 'Abrir Wallet' });
    expect(link.getAttribute('href')).toBe('/wallet');
    expect(screen.queryByText('Próximamente')).not.toBeInTheDocument();
  });
});

it('shows points that were given at the counter while the page is open, on a phone too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answers = pointsAnswers(85);
  const changing = Object.fromEntries(
    Object.keys(answers).map((call) => [call, () => answers[call] ?? {}]),
  );
  const api = renderAppAs({ role: 'abaranci' }, '/puntos', changing);
  await screen.findByText('85');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(api.asked('GET /api/points/me')).toBe(1);
  answers = pointsAnswers(105);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByText('105')).toBeVisible();
  await waitFor(() => expect(api.asked('GET /api/points/history')).toBe(2));
});
