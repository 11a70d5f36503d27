import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi, type AnswerTo } from '../../../test/fake-api.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { WalletQrCard } from './wallet-qr-card.tsx';

const READ = 'GET /api/points/wallet-qr';
const RENEW = 'POST /api/points/wallet-qr/renew';

// The dialog comes late; no test is about how long that takes.
beforeAll(() => import('./renew-qr-dialog.tsx'));

/** A server that signs; `answers` stand before what it would answer to a renewal. */
async function show(...answers: AnswerTo<'renewWalletQr'>[]) {
  let version = 0;
  const qr = () => ({ body: { qrCode: `{"version":${version}}` } });
  const renew = () => {
    version += 1;
    return qr();
  };
  const api = fakeApi({ [READ]: qr, [RENEW]: () => answers.shift() ?? renew() });
  renderPart(
    <>
      <WalletQrCard />
      <Toaster />
    </>,
  );
  await screen.findByRole('img', { name: 'Tu código QR personal' });
  return api;
}

const drawn = () =>
  screen.getByRole('img', { name: 'Tu código QR personal', hidden: true }).innerHTML;

async function ask() {
  await userEvent.click(screen.getByRole('button', { name: 'Renovar código QR' }));
  return within(await screen.findByRole('dialog', { name: 'Renovar código QR' }));
}
const confirm = (dialog: Awaited<ReturnType<typeof ask>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Renovar código QR' }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('Renovar código QR', () => {
  it('says what it does before it is done, and changes nothing when it is not', async () => {
    const { asked } = await show();
    const before = drawn();
    const dialog = await ask();
    expect(dialog.getByText(/El código de ahora deja de valer en el momento/)).toBeVisible();
    expect(dialog.getByText(/basta con decir tu teléfono/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await isGone();
    expect(asked(RENEW)).toBe(0);
    expect(drawn()).toBe(before);
    expect(document.activeElement?.textContent).toBe('Renovar código QR');
  });

  it('shows the new code, says so, and asks for what is kept without a connection', async () => {
    const { asked } = await show();
    const before = drawn();
    await confirm(await ask());
    expect(await screen.findByText('Código QR renovado')).toBeVisible();
    expect(screen.getByText('El anterior ya no vale.')).toBeVisible();
    await isGone();
    expect(drawn()).not.toBe(before);
    await waitFor(() => expect(asked(READ)).toBe(2));
  });

  it('after a lost answer says so, and repeats under the same key', async () => {
    const { asked, keys } = await show({ offline: true });
    const before = drawn();
    const dialog = await ask();
    await confirm(dialog);
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('No se pudo renovar el código');
    expect(alert.textContent).toContain('Aunque se repita, solo cuenta una vez.');
    expect(drawn()).toBe(before);
    // The one that is shown may count no more.
    await waitFor(() => expect(asked(READ)).toBe(2));
    await confirm(dialog);
    await screen.findByText('Código QR renovado');
    const [first, second] = keys(RENEW);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    takeConsoleErrors();
  });
});
