import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers } from '../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../test/fake-time.ts';
import { pointsAnswers } from '../../../test/points-samples.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { SITE } from '../../../test/samples.ts';
import { userEvent } from '../../../test/user-event.ts';

const open = (answers: Answers = pointsAnswers(85)) =>
  renderAppAs({ role: 'abaranci' }, '/puntos', answers);

it('is Mi Programa de Puntos, with its parts in their order', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Mi Programa de Puntos',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((h2) => h2.textContent)).toEqual([
    'Tus puntos',
    'Mis pedidos',
    'Niveles de descuento',
    'Instala la app',
    'Wallet digital',
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
  fakeTime();
  let answers = pointsAnswers(85);
  const api = renderAppAs({ role: 'abaranci' }, '/puntos', {
    ...answers,
    'GET /api/points/me': () => answers['GET /api/points/me'],
    'GET /api/points/my-points': () => answers['GET /api/points/my-points'],
    'GET /api/points/discounts/available': () => answers['GET /api/points/discounts/available'],
    'GET /api/points/notifications': () => answers['GET /api/points/notifications'],
  });
  await screen.findByText('85');
  await passTime(15_000);
  expect(api.asked('GET /api/points/me')).toBe(1);
  answers = pointsAnswers(105);
  await passTime(15_000);
  expect(await screen.findByText('105')).toBeVisible();
  await waitFor(() => expect(api.asked('GET /api/points/history')).toBe(2));
});

it('keeps what it shows when that is asked for again and does not come, says so, and tries again', async () => {
  const answers = pointsAnswers(185);
  let fails = false;
  const unless = <Answer,>(answer: Answer) => (fails ? { status: 503 as const } : answer);
  const { queryClient } = open({
    ...answers,
    'GET /api/points/me': () => unless(answers['GET /api/points/me']),
    'GET /api/points/history': () => unless(answers['GET /api/points/history']),
    'GET /api/points/discounts/available': () =>
      unless(answers['GET /api/points/discounts/available']),
  });
  await screen.findByText('185');
  const tiers = within(screen.getByRole('region', { name: 'Niveles de descuento' }));
  await tiers.findByText('Disponible');
  fails = true;
  await act(() =>
    queryClient.refetchQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/points'),
    }),
  );
  const card = within(screen.getByRole('region', { name: 'Tus puntos' }));
  expect((await card.findByRole('status')).textContent).toContain(
    'No se pudieron cargar los puntos. Ves lo último que se cargó.',
  );
  takeConsoleErrors();
  expect(card.getByText('185')).toBeVisible();
  expect(tiers.getAllByText('Disponible')[0]).toBeVisible();
  expect(tiers.getByText('No se pudieron cargar los niveles de descuento.')).toBeVisible();
  const history = within(screen.getByRole('region', { name: 'Historial de puntos' }));
  expect(history.getByText('Aún no hay movimientos')).toBeVisible();
  expect(history.getByText('No se pudo cargar el historial.')).toBeVisible();
  fails = false;
  await userEvent.click(card.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(card.queryByRole('status')).not.toBeInTheDocument());
  expect(card.getByText('185')).toBeVisible();
});
