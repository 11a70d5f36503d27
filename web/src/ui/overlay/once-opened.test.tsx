import { lazy } from 'react';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from '../../../test/user-event.ts';
import { Toaster } from '../toast/toaster.tsx';
import { OnceOpened, useLazyOpening } from './once-opened.tsx';

it('says that its code did not come, leaves the page as it is, and tries again', async () => {
  let isLost = true;
  const load = vi.fn(() =>
    isLost
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ default: () => <p>El menú</p> }),
  );
  const Sheet = lazy(load);
  function Opener() {
    const { opening, buttonProps } = useLazyOpening(load);
    return (
      <>
        <button type="button" {...buttonProps}>
          Abrir
        </button>
        <OnceOpened open={opening.open}>
          <Sheet />
        </OnceOpened>
      </>
    );
  }
  render(
    <>
      <Opener />
      <Toaster />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Abrir' });
  await userEvent.click(button);
  const messages = within(screen.getByRole('region', { name: 'Avisos' }));
  expect(await messages.findByText('No se pudo abrir')).toBeVisible();
  expect(button).toBeVisible();
  isLost = false;
  await userEvent.click(button);
  expect(await screen.findByText('El menú')).toBeVisible();
});
