import { notifyManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import type { Answers } from '../../test/fake-api.ts';
import { QUIET_SHOP, renderApp } from '../../test/render-app.tsx';
import { category, product } from '../../test/samples.ts';

const CATALOGUE = {
  'GET /api/categories': { body: [category(3, 'Pollos')] },
  'GET /api/products': { body: [product({ id: 1, name: 'Pollo entero', categoryId: 3 })] },
} as const;

/** Every call answers until the connection is lost. */
function openUntilLost(path: string) {
  let isLost = false;
  const answers = Object.entries({ ...QUIET_SHOP, ...CATALOGUE }).map(([line, answer]) => [
    line,
    () => (isLost ? { offline: true } : typeof answer === 'function' ? answer() : answer),
  ]);
  const { queryClient } = renderApp(path, Object.fromEntries(answers) as Answers);
  return async () => {
    isLost = true;
    await act(async () => {
      await queryClient.invalidateQueries();
      // Whoever shows an answer is told of it after it has come; this is told after them.
      await new Promise<void>((told) => notifyManager.schedule(told));
    });
    expect(takeConsoleErrors().length).toBeGreaterThan(0);
  };
}

it.each([
  ['/contacto', '965 000 111'],
  ['/contacto', '10:00–17:00'],
  ['/nosotros', 'Calle Mayor, 12'],
  ['/privacidad', 'hola@brasa.example'],
  ['/productos', 'Pollo entero'],
])('%s goes on saying %s when it is asked for again and does not come', async (path, text) => {
  const loseConnection = openUntilLost(path);
  const main = within(await screen.findByRole('main'));
  await waitFor(() => expect(main.getAllByText(text)[0]).toBeVisible());
  await loseConnection();
  expect(main.getAllByText(text)[0]).toBeVisible();
  expect(main.queryByRole('alert')).not.toBeInTheDocument();
});
