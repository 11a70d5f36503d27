import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import { userEvent } from '../../test/user-event.ts';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken({ what }: { what: unknown }): never {
  throw what;
}

it.each<[string, unknown, string]>([
  ['says what broke', new Error('No hay fuego'), 'No hay fuego'],
  ['has words for an error without any', new Error(), 'Error inesperado'],
  ['has words for what is no error', 'algo', 'Error inesperado'],
  ['has words for nothing at all', undefined, 'Error inesperado'],
])('%s', (_name, what, message) => {
  render(
    <ErrorBoundary>
      <Broken what={what} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Se produjo un error' })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(takeConsoleErrors().length).toBeGreaterThan(0);
});

it('reloads the page', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  render(
    <ErrorBoundary>
      <Broken what={new Error('x')} />
    </ErrorBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Recargar' }));
  expect(reload).toHaveBeenCalledOnce();
  takeConsoleErrors();
});
