import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { pointsAnswers } from '../../../test/points-samples.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';
import { WalletActions } from './wallet-actions.tsx';

it('"Usar Bono" is there with an active bonus, whatever has become of the code', async () => {
  fakeApi({ ...pointsAnswers(100), 'GET /api/points/wallet-qr': { status: 500 } });
  renderPart(<WalletActions />);
  await screen.findByText('5 € de descuento');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Usar Bono/ });
  expect(button.disabled).toBe(false);
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu bono de 5 €' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('di tu teléfono');
  expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  takeConsoleErrors();
});
