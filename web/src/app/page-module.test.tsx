import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageModule } from './page-module.tsx';

it('says in Spanish that the code of a page did not come', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/about.js');
  const { Page } = pageModule('src/about.tsx', () => Promise.reject(lost));
  render(
    <ErrorBoundary>
      <Suspense>
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(
    await screen.findByText(
      'No se pudo cargar esta página. Comprueba la conexión y vuelve a intentarlo.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/dynamically/)).not.toBeInTheDocument();
  expect(takeConsoleErrors().length).toBeGreaterThan(0);
});
