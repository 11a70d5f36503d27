import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { OwnSession } from '@brasa/core/accounts/session/sessions.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi, type Answers, type AnswerTo } from '../../../test/fake-api.ts';
import { WRONG_PASSWORD } from '../../../test/own-account-samples.ts';
import { haveSessionCookie, renderPart } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { AccessButton } from './access-button.tsx';

const FACTOR = 'GET /api/auth/me/second-factor';
const START = 'POST /api/auth/me/second-factor';
const CONFIRM = 'POST /api/auth/me/second-factor/confirmation';
const RENEW = 'POST /api/auth/me/second-factor/recovery-codes';
const END = 'POST /api/auth/me/second-factor/removal';
const SESSIONS = 'GET /api/auth/me/sessions';
const WALLET = 'GET /api/points/wallet-qr';

const OFF = { since: null, recoveryCodesLeft: 0 };
const ON = { since: '2026-11-20T11:10:00.000Z', recoveryCodesLeft: 10 };
const recoveryCodes = Array.from(
  { length: 10 },
  (_, index) => `AAAA BBBB CCC${'ABCDEFGHIJ'[index]}`,
);
const MADE = {
  secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  address: 'otpauth://totp/Brasa:ani?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  recoveryCodes,
};

const HERE: OwnSession = {
  id: 'a',
  device: 'Chrome en Android',
  startedAt: '2026-11-01T11:10:00.000Z',
  usedAt: '2026-11-20T11:10:00.000Z',
  isCurrent: true,
};
const THERE = { ...HERE, id: 'b', device: 'Safari en iPad', isCurrent: false };
const OLD = { ...THERE, id: 'c', device: 'Firefox en Linux', usedAt: '2026-11-02T11:10:00.000Z' };

// They come late; no test is about how long that takes.
beforeAll(async () => {
  await Promise.all([
    import('./access-dialog.tsx'),
    import('../session/code-form-resolver.ts'),
    import('../staff/second-factor/password-proof-resolver.ts'),
    import('../staff/second-factor/second-factor-part.tsx'),
  ]);
});

async function open(answers: Answers = {}, role: CurrentUser['role'] = 'haykakan') {
  haveSessionCookie();
  const api = fakeApi({
    [FACTOR]: { body: OFF },
    [SESSIONS]: { body: [HERE] },
    [WALLET]: { body: { qrCode: '{"version":2}' } },
    ...answers,
  });
  const name = 'Acceso y dispositivos';
  renderPart(
    <>
      <AccessButton user={{ username: 'ani', role }}>{name}</AccessButton>
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  return { api, dialog: within(await screen.findByRole('dialog', { name })) };
}

type Dialog = Awaited<ReturnType<typeof open>>['dialog'];

const press = async (dialog: Dialog, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name }));
const prove = async (dialog: Dialog, button: string, code = '') => {
  const field = await dialog.findByLabelText('Contraseña actual');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'la de siempre');
  if (code !== '') await userEvent.type(dialog.getByLabelText('Código de tu app'), code);
  await press(dialog, button);
};
const notices = () => screen.getByRole('region', { name: 'Avisos', hidden: true });
const sayToast = (text: string) => waitFor(() => expect(notices().textContent).toContain(text));

describe('switching it on', () => {
  it('asks for the password, shows the secret as a picture and as text, and the recovery codes', async () => {
    const { api, dialog } = await open({ [START]: { body: MADE }, [CONFIRM]: { body: ON } });
    await press(dialog, 'Activar');
    await prove(dialog, 'Continuar');
    expect(await dialog.findByRole('img', { name: 'Código QR para la app' })).toBeVisible();
    expect(dialog.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/las 6 cifras que muestra la app/), '123456');
    await press(dialog, 'Activar');
    expect(await dialog.findByRole('heading', { name: 'Códigos de recuperación' })).toHaveFocus();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(recoveryCodes),
    );
    const bodies = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([{ currentPassword: 'la de siempre' }, { code: '123456' }]);
    await press(dialog, 'Los he guardado');
    expect(await dialog.findByText('Activada')).toBeVisible();
    expect(dialog.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();
    expect(api.asked(START)).toBe(1);
  });

  it('asks before the recovery codes, which are shown once, are closed', async () => {
    const { dialog } = await open({ [START]: { body: MADE }, [CONFIRM]: { body: ON } });
    await press(dialog, 'Activar');
    await prove(dialog, 'Continuar');
    await userEvent.type(dialog.getByLabelText(/6 cifras/), '123456');
    await press(dialog, 'Activar');
    await dialog.findByRole('heading', { name: 'Códigos de recuperación' });
    const ask = async () => {
      await userEvent.keyboard('{Escape}');
      return within(await screen.findByRole('dialog', { name: '¿Has guardado los códigos?' }));
    };
    await press(await ask(), 'Volver a los códigos');
    expect(await dialog.findByText(recoveryCodes[0] ?? '')).toBeVisible();
    await press(await ask(), 'Los he guardado');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('copies the codes, and prints nothing else', async () => {
    // It brings a clipboard of its own.
    userEvent.setup();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { dialog } = await open({ [START]: { body: MADE }, [CONFIRM]: { body: ON } });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(dialog, 'Activar');
    await prove(dialog, 'Continuar');
    await press(dialog, 'Copiar la clave');
    expect(write).toHaveBeenLastCalledWith(MADE.secret);
    await userEvent.type(dialog.getByLabelText(/6 cifras/), '123456');
    await press(dialog, 'Activar');
    await press(dialog, 'Copiar');
    expect(write).toHaveBeenLastCalledWith(
      ['Códigos de recuperación de ani', ...recoveryCodes].join('\n'),
    );
    await press(dialog, 'Imprimir');
    expect(print).toHaveBeenCalledOnce();
    expect(dialog.getByText('Usuario: ani').closest('[data-printed]')).not.toBeNull();
  });

  it('says of a wrong password and of a wrong code at their fields', async () => {
    const wrong = { path: 'code', message: 'Ese código no es correcto' };
    let answer: Answers[typeof START] = WRONG_PASSWORD;
    const { dialog } = await open({
      [START]: () => answer as typeof WRONG_PASSWORD,
      [CONFIRM]: {
        status: 400,
        body: { error: 'Revisa los datos enviados', code: 'VALIDATION', details: [wrong] },
      },
    });
    await press(dialog, 'Activar');
    await press(dialog, 'Continuar');
    expect(await dialog.findByText('La contraseña actual es requerida')).toBeVisible();
    await prove(dialog, 'Continuar');
    expect(await dialog.findByText('La contraseña actual no es correcta')).toBeVisible();
    answer = { body: MADE };
    await press(dialog, 'Continuar');
    await userEvent.type(await dialog.findByLabelText(/6 cifras/), '123456');
    await press(dialog, 'Activar');
    expect(await dialog.findByText(wrong.message)).toBeVisible();
    await press(dialog, 'Cancelar');
    expect(await dialog.findByText(/un código que cambia cada medio minuto/)).toBeVisible();
    takeConsoleErrors();
  });

  it('is nothing that customers see or that is asked for them', async () => {
    const { api, dialog } = await open({}, 'abaranci');
    expect(await dialog.findByText('Chrome en Android')).toBeVisible();
    expect(dialog.queryByText('Verificación en dos pasos')).not.toBeInTheDocument();
    expect(api.asked(FACTOR)).toBe(0);
  });
});

describe('where it is on', () => {
  it.each([
    [4, 'Te quedan 4 códigos de recuperación.'],
    [3, 'Te quedan 3 códigos de recuperación: haz otros pronto.'],
    [1, 'Te queda 1 código de recuperación: haz otros pronto.'],
    [0, 'No te queda ningún código de recuperación: haz otros.'],
  ])('it says how many codes are left: %i', async (recoveryCodesLeft, text) => {
    const { dialog } = await open({ [FACTOR]: { body: { ...ON, recoveryCodesLeft } } });
    expect(await dialog.findByText(text)).toBeVisible();
  });

  it('new recovery codes take the password and a code', async () => {
    const { api, dialog } = await open({
      [FACTOR]: { body: ON },
      [RENEW]: { body: { recoveryCodes } },
    });
    await press(dialog, 'Códigos nuevos');
    await prove(dialog, 'Hacer códigos nuevos');
    expect(await dialog.findByText(/^Escribe las 6 cifras de tu app/)).toBeVisible();
    expect(api.asked(RENEW)).toBe(0);
    await userEvent.type(dialog.getByLabelText('Código de tu app'), '123 456');
    await press(dialog, 'Hacer códigos nuevos');
    expect(await dialog.findByText(recoveryCodes[9] ?? '')).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ currentPassword: 'la de siempre', code: '123456' },
    });
    await press(dialog, 'Los he guardado');
    expect(await dialog.findByText('Activada')).toBeVisible();
  });

  it('so does switching it off, and a wrong code is said at its field', async () => {
    const error = 'Ese código no es correcto o ya se ha usado';
    const answers: AnswerTo<'endSecondFactor'>[] = [
      { status: 401, body: { error, code: 'SECOND_FACTOR_WRONG' } },
    ];
    const { dialog } = await open({
      [FACTOR]: { body: ON },
      [END]: () => answers.shift() ?? { body: OFF },
    });
    await press(dialog, 'Quitar');
    await prove(dialog, 'Quitar', '123456');
    expect(await dialog.findByText(error)).toBeVisible();
    expect(dialog.getByLabelText('Código de tu app')).toHaveFocus();
    takeConsoleErrors();
    await press(dialog, 'Quitar');
    await sayToast('Verificación quitada');
    expect(await dialog.findByRole('button', { name: 'Activar' })).toBeVisible();
  });
});

describe('the devices', () => {
  const lines = (dialog: Dialog) =>
    within(dialog.getByRole('list', { name: 'Dispositivos' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('are listed, this one first', async () => {
    const { dialog } = await open({ [SESSIONS]: { body: [THERE, HERE, OLD] } }, 'abaranci');
    await dialog.findByText('Safari en iPad');
    expect(lines(dialog)).toEqual([
      'Chrome en AndroidEste dispositivoAbierta desde el 01/11/2026',
      expect.stringMatching(/^Safari en iPadUsada .+ · desde el 01\/11\/2026Cerrar$/) as string,
      expect.stringMatching(/^Firefox en LinuxUsada el 02\/11\/2026 a las 12:10/) as string,
    ]);
  });

  it('are signed out one by one, or all but this one', async () => {
    let sessions = [HERE, THERE, OLD];
    const { api, dialog } = await open({
      [SESSIONS]: () => ({ body: sessions }),
      'DELETE /api/auth/me/sessions/b': () => {
        sessions = [HERE, OLD];
        return { body: { ended: 1 } };
      },
      'DELETE /api/auth/me/sessions': () => {
        sessions = [HERE];
        return { body: { ended: 1 } };
      },
    });
    await press(dialog, 'Cerrar la sesión en Safari en iPad');
    await sayToast('Sesión cerrada');
    await waitFor(() => expect(lines(dialog)).toHaveLength(2));
    expect(api.asked(WALLET)).toBe(0);
    await press(dialog, 'Cerrar las demás');
    await sayToast('Las demás sesiones se han cerrado');
    await waitFor(() => expect(lines(dialog)).toHaveLength(1));
    expect(dialog.queryByRole('button', { name: /Cerrar las demás/ })).not.toBeInTheDocument();
    expect(api.asked('DELETE /api/auth/me/sessions/b')).toBe(1);
    // Its code before is good no more.
    await waitFor(() => expect(api.asked(WALLET)).toBe(1));
  });

  it('that were not signed out stay, and it says why', async () => {
    const { dialog } = await open({
      [SESSIONS]: { body: [HERE, THERE] },
      'DELETE /api/auth/me/sessions': { offline: true },
    });
    await press(dialog, 'Cerrar las demás');
    expect((await dialog.findByRole('alert')).textContent).toContain('No se ha cerrado');
    expect(lines(dialog)).toHaveLength(2);
    takeConsoleErrors();
  });
});
