// ¿Olvidaste tu contraseña? on /login (docs/rules/accounts.md#forgotten-passwords).
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { SITE } from '../../../test/samples.ts';

it('leads to the shop', async () => {
  renderApp('/login', {
    'GET /api/site': { body: { ...SITE, phonePrimary: '965000111', whatsappNumber: '600000222' } },
  });
  const summary = await screen.findByText('¿Olvidaste tu contraseña?');
  await userEvent.click(summary);
  const part = summary.closest('details');
  if (!part) throw new Error('nothing opens');
  expect(await within(part).findByRole('link', { name: '965 000 111' })).toBeVisible();
  const chat = within(part).getByRole('link', { name: /Escribir por WhatsApp/ });
  expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/34600000222\?/));
});
