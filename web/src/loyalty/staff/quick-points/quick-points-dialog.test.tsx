import { useState } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { PointsSearchReply } from '@brasa/core/loyalty/loyalty.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { fakeApi, type AnswerTo, type Answers, type Failed } from '../../../../test/fake-api.ts';
import { fakeCamera, type FakeCamera } from '../../../../test/fake-camera.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { userEvent } from '../../../../test/user-event.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import QuickPointsDialog from './quick-points-dialog.tsx';

const BY_PHONE = 'POST /api/points/search-phone';
const BY_QR = 'POST /api/points/search-qr';
const ASSIGN = 'POST /api/points/assign-by-phone';
const CONSUME = 'POST /api/points/consume-bonus';

type Found = Extract<PointsSearchReply, { found: true }>;

function found(available: number, changes: Partial<Found['user']> = {}, verified = true) {
  const body: Found = {
    found: true,
    verified,
    user: {
      ...{ id: 7, name: 'María José', phone: '600111222', phoneOnly: false },
      ...{ comparsaName: null, postalCode: null },
      ...changes,
    },
    points: { total: points(340), available: points(available), bonusActive: available >= 100 },
    availableDiscount: available >= 100 ? { discount: 5, points: points(100) } : null,
  };
  return { body };
}

const NOBODY = { body: { found: false } } as const;
const ASSIGNED = { body: { pointsAssigned: points(20), user: { phone: '600111222' } } };
const CONSUMED = { body: { discountApplied: 5 } };

let camera: FakeCamera;

beforeEach(() => {
  camera = fakeCamera();
});

/** The dialog as a page shows it. */
function Counter() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <QuickPointsDialog open={open} onOpenChange={setOpen} />
      <Toaster />
    </>
  );
}

function open(answers: Answers = {}) {
  const api = fakeApi(answers);
  renderPart(<Counter />);
  return api;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Puntos rápidos' }));
const notices = () => screen.getByRole('region', { name: 'Avisos', hidden: true });
const sayToast = (text: string) => waitFor(() => expect(notices().textContent).toContain(text));
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
const bodyOf = (calls: { path: string; body: unknown }[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

async function searchPhone(phone = '600 111 222') {
  fireEvent.change(field('Teléfono del cliente'), { target: { value: phone } });
  await press('Buscar');
}

async function findCustomer(answers: Answers) {
  const opened = open(answers);
  await searchPhone();
  await dialog().findByRole('heading', { name: '600 111 222' });
  return opened;
}

async function closeAndOpen() {
  await press('Cerrar');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
}

async function scan(text: string) {
  camera.show(text);
  await userEvent.click(dialog().getByRole('tab', { name: 'Escanear QR' }));
}

describe('search by phone', () => {
  it('asks for the phone at once, and for a whole one', async () => {
    const { calls } = open();
    expect(document.activeElement).toBe(field('Teléfono del cliente'));
    await searchPhone('60011');
    expect(await dialog().findByText('Teléfono debe tener al menos 9 dígitos')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('shows whose points they are and what they are worth', async () => {
    const { calls } = await findCustomer({ [BY_PHONE]: found(120) });
    expect(bodyOf(calls, '/api/points/search-phone')).toEqual([{ phone: '600111222' }]);
    expect(dialog().getByText('María José')).toBeVisible();
    const figures = dialog()
      .getAllByRole('term')
      .map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`);
    expect(figures).toEqual(['120 disponibles', '340 en total', '5 € descuento']);
    expect(dialog().getByText('Bono activo')).toBeVisible();
    expect(dialog().queryByText('Solo teléfono')).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toBe('600 111 222');
  });

  it('marks who has no account, and says what is missing for the bonus', async () => {
    await findCustomer({ [BY_PHONE]: found(60, { phoneOnly: true, name: null }) });
    expect(dialog().getByText('Solo teléfono')).toBeVisible();
    expect(dialog().getByText('Sin bono')).toBeVisible();
    expect(dialog().getByText('Faltan 40 puntos para 5 €')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Consumir Bono' })).not.toBeInTheDocument();
  });

  it('says that somebody unknown becomes a user, and offers the assignment', async () => {
    await findCustomer({ [BY_PHONE]: NOBODY });
    expect(
      dialog().getByText('Usuario no encontrado - Se creará un nuevo usuario con este teléfono'),
    ).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Asignar puntos' })).toBeVisible();
  });

  it.each<[string, Failed, string]>([
    ['refused', { status: 403, body: { error: 'No tiene permisos' } }, 'No tiene permisos'],
    ['unanswered', { offline: true }, 'Sin conexión con el servidor'],
  ])('that is %s says so and keeps the phone', async (_name, answer, text) => {
    open({ [BY_PHONE]: answer });
    await searchPhone();
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toContain('Error en búsqueda');
    expect(alert.textContent).toContain(text);
    await sayToast('Error en búsqueda');
    expect(field('Teléfono del cliente').value).toBe('600 111 222');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('assigning points', () => {
  const confirm = () =>
    userEvent.click(dialog().getByRole('checkbox', { name: /Confirmo la asignación/ }));

  it('proposes 20 points for a cash payment and wants to be confirmed', async () => {
    const { asked } = await findCustomer({ [BY_PHONE]: found(0) });
    expect(field('Puntos').value).toBe('20');
    expect(field('Pago en efectivo').checked).toBe(true);
    expect(field('Confirmo la asignación de 20 puntos').checked).toBe(false);
    await press('Asignar puntos');
    expect(await dialog().findByText('Debes confirmar la asignación de puntos')).toBeVisible();
    expect(asked(ASSIGN)).toBe(0);
  });

  it.each([
    ['0', 'Mínimo 1 punto'],
    ['1001', 'Máximo 1000 puntos'],
    ['', 'Los puntos deben ser un número entero'],
  ])('of "%s" is refused: %s', async (value, message) => {
    const { asked } = await findCustomer({ [BY_PHONE]: found(0) });
    fireEvent.change(field('Puntos'), { target: { value } });
    await confirm();
    await press('Asignar puntos');
    expect(await dialog().findByText(message)).toBeVisible();
    expect(asked(ASSIGN)).toBe(0);
  });

  it('says so, shows the new balance and begins anew', async () => {
    const balances = [found(80), found(100)];
    const { calls, asked } = await findCustomer({
      [BY_PHONE]: () => balances.shift() ?? NOBODY,
      [ASSIGN]: ASSIGNED,
    });
    await userEvent.click(dialog().getByRole('radio', { name: '50 puntos' }));
    fireEvent.change(field('Descripción (opcional)'), { target: { value: 'Feria' } });
    await userEvent.click(field('Pago en efectivo'));
    expect(dialog().getByText('Sin pago en efectivo se anota como ajuste manual.')).toBeVisible();
    await confirm();
    await press('Asignar puntos');
    await sayToast('¡Puntos asignados!');
    expect(notices().textContent).toContain('20 puntos para el 600 111 222');
    expect(bodyOf(calls, '/api/points/assign-by-phone')).toEqual([
      { phone: '600111222', points: 50, isCashPayment: false, description: 'Feria' },
    ]);
    expect(await dialog().findByText('Bono activo')).toBeVisible();
    expect(asked(BY_PHONE)).toBe(2);
    expect(field('Puntos').value).toBe('20');
    expect(field('Descripción (opcional)').value).toBe('');
    expect(field('Confirmo la asignación de 20 puntos').checked).toBe(false);
    expect(dialog().getByText('Asignados 20 puntos para el 600 111 222')).toBeVisible();
    expect(document.activeElement?.textContent).toBe('600 111 222');
  });

  it('makes a user of somebody unknown', async () => {
    const balances = [NOBODY, found(20, { phoneOnly: true, name: null })];
    await findCustomer({ [BY_PHONE]: () => balances.shift() ?? NOBODY, [ASSIGN]: ASSIGNED });
    await confirm();
    await press('Asignar puntos');
    expect(await dialog().findByText('Solo teléfono')).toBeVisible();
    expect(dialog().queryByText(/Se creará un nuevo usuario/)).not.toBeInTheDocument();
  });

  it('that is refused says why and keeps what was typed', async () => {
    const error = 'Las compras solo dan puntos dentro del horario de apertura';
    await findCustomer({ [BY_PHONE]: found(0), [ASSIGN]: { status: 422, body: { error } } });
    await confirm();
    await press('Asignar puntos');
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toContain('Error asignando puntos');
    expect(alert.textContent).toContain(error);
    await sayToast('Error asignando puntos');
    expect(field('Confirmo la asignación de 20 puntos').checked).toBe(true);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('after a lost answer has the same key, after a success another one', async () => {
    const answers: AnswerTo<'assignPoints'>[] = [{ offline: true }, ASSIGNED, ASSIGNED];
    const { keys, asked } = await findCustomer({
      [BY_PHONE]: found(0),
      [ASSIGN]: () => answers.shift() ?? ASSIGNED,
    });
    await confirm();
    await press('Asignar puntos');
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toContain('Aunque se repita, solo cuenta una vez.');
    await press('Repetir');
    await waitFor(() => expect(asked(BY_PHONE)).toBe(2));
    await confirm();
    await press('Asignar puntos');
    await waitFor(() => expect(asked(ASSIGN)).toBe(3));
    const [first, second, third] = keys('POST /api/points/assign-by-phone');
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    takeConsoleErrors();
  });

  it.each([
    ['"Nueva búsqueda"', () => press('Nueva búsqueda')],
    ['closing', closeAndOpen],
  ])('after a lost answer and %s still has the same key', async (_name, leave) => {
    const answers: AnswerTo<'assignPoints'>[] = [{ offline: true }, ASSIGNED];
    const { keys, asked } = await findCustomer({
      [BY_PHONE]: found(0),
      [ASSIGN]: () => answers.shift() ?? ASSIGNED,
    });
    await confirm();
    await press('Asignar puntos');
    await dialog().findByRole('alert');
    await leave();
    await searchPhone();
    await dialog().findByRole('heading', { name: '600 111 222' });
    expect(await dialog().findByText('Estos puntos se quedaron sin respuesta')).toBeVisible();
    await confirm();
    await press('Repetir');
    await waitFor(() => expect(asked(ASSIGN)).toBe(2));
    const [first, second] = keys('POST /api/points/assign-by-phone');
    expect(second).toBe(first);
    takeConsoleErrors();
    // The second one has come through: nothing is left for the next test.
    await sayToast('¡Puntos asignados!');
  });

  it('after a lost answer are other ones where staff say so', async () => {
    const answers: AnswerTo<'assignPoints'>[] = [{ offline: true }, ASSIGNED];
    const { keys, asked } = await findCustomer({
      [BY_PHONE]: found(0),
      [ASSIGN]: () => answers.shift() ?? ASSIGNED,
    });
    await confirm();
    await press('Asignar puntos');
    await press('Son otros puntos');
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    await press('Asignar puntos');
    await waitFor(() => expect(asked(ASSIGN)).toBe(2));
    const [first, second] = keys('POST /api/points/assign-by-phone');
    expect(second).not.toBe(first);
    takeConsoleErrors();
    await sayToast('¡Puntos asignados!');
  });

  it('that is still under way keeps nobody else waiting', async () => {
    const phones = ['600111222', '655123456'];
    const { asked } = await findCustomer({
      [BY_PHONE]: () => found(0, { phone: phones.shift() ?? null }),
      [ASSIGN]: ASSIGNED,
    });
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      const reply = await answer(path, init);
      return path === '/api/points/assign-by-phone' ? new Promise<Response>(() => {}) : reply;
    });
    await confirm();
    await press('Asignar puntos');
    await press('Nueva búsqueda');
    await searchPhone('655 123 456');
    await dialog().findByRole('heading', { name: '655 123 456' });
    await confirm();
    await press('Asignar puntos');
    await waitFor(() => expect(asked(ASSIGN)).toBe(2));
  });

  it('by a double tap is sent once', async () => {
    const { asked } = await findCustomer({ [BY_PHONE]: found(0), [ASSIGN]: ASSIGNED });
    await confirm();
    await userEvent.dblClick(dialog().getByRole('button', { name: 'Asignar puntos' }));
    await waitFor(() => expect(asked(BY_PHONE)).toBe(2));
    expect(asked(ASSIGN)).toBe(1);
  });
});

describe('the bonus', () => {
  it('takes two clicks, says the discount and begins anew', async () => {
    const { calls, asked } = await findCustomer({ [BY_PHONE]: found(120), [CONSUME]: CONSUMED });
    await press('Consumir Bono');
    expect(asked(CONSUME)).toBe(0);
    expect(dialog().getByText(/se descuentan 100 puntos del saldo de 600 111 222/)).toBeVisible();
    await press('¿Confirmar?');
    await sayToast('¡Bono consumido!');
    expect(notices().textContent).toContain('Descuento aplicado: 5 €');
    expect(bodyOf(calls, '/api/points/consume-bonus')).toEqual([{ userId: 7 }]);
    expect(await dialog().findByText('Cobra 5 € menos a 600 111 222')).toBeVisible();
    expect(field('Teléfono del cliente').value).toBe('');
    expect(document.activeElement).toBe(field('Teléfono del cliente'));
  });

  it.each([
    ['double', 'dblClick'],
    ['triple', 'tripleClick'],
  ] as const)('is not taken by a %s click', async (_name, clicks) => {
    const { asked } = await findCustomer({ [BY_PHONE]: found(120), [CONSUME]: CONSUMED });
    await userEvent[clicks](dialog().getByRole('button', { name: 'Consumir Bono' }));
    expect(dialog().getByRole('button', { name: '¿Confirmar?' })).toBeVisible();
    expect(asked(CONSUME)).toBe(0);
  });

  it('can be thought better of', async () => {
    const { asked } = await findCustomer({ [BY_PHONE]: found(120), [CONSUME]: CONSUMED });
    await press('Consumir Bono');
    await press('No');
    expect(dialog().getByRole('button', { name: 'Consumir Bono' })).toBeVisible();
    expect(asked(CONSUME)).toBe(0);
  });

  it('that is refused says why, and asks for two clicks again', async () => {
    const error = 'Ya se han usado 3 descuentos hoy. El próximo, a partir de mañana';
    await findCustomer({ [BY_PHONE]: found(120), [CONSUME]: { status: 422, body: { error } } });
    await press('Consumir Bono');
    await press('¿Confirmar?');
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toContain('Error consumiendo bono');
    expect(alert.textContent).toContain(error);
    await sayToast('Error consumiendo bono');
    expect(dialog().getByRole('button', { name: 'Consumir Bono' })).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  describe('after a lost answer, the dialog opened anew', () => {
    /** The points may be gone by then. */
    async function loseAnswer() {
      const answers: AnswerTo<'consumeBonus'>[] = [{ offline: true }, CONSUMED];
      const balances = [120];
      const shop = await findCustomer({
        [BY_PHONE]: () => found(balances.shift() ?? 20),
        [CONSUME]: () => answers.shift() ?? CONSUMED,
      });
      await press('Consumir Bono');
      await press('¿Confirmar?');
      await dialog().findByRole('alert');
      await closeAndOpen();
      await searchPhone();
      await dialog().findByText('No se sabe si el bono se ha consumido');
      takeConsoleErrors();
      return shop;
    }

    it('is repeated under the same key, whatever points are left', async () => {
      const { keys } = await loseAnswer();
      await press('Repetir');
      expect(await dialog().findByText('Cobra 5 € menos a 600 111 222')).toBeVisible();
      const [first, second] = keys('POST /api/points/consume-bonus');
      expect(second).toBe(first);
    });

    it('is another one where staff say so', async () => {
      await loseAnswer();
      await press('Es otro bono');
      expect(dialog().queryByRole('button', { name: 'Repetir' })).not.toBeInTheDocument();
      await closeAndOpen();
      await searchPhone();
      await dialog().findByRole('heading', { name: '600 111 222' });
      expect(dialog().queryByRole('button', { name: 'Repetir' })).not.toBeInTheDocument();
    });

    it('that is refused when it is repeated was not taken', async () => {
      const { calls } = await loseAnswer();
      const answer = globalThis.fetch;
      vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
        path === '/api/points/consume-bonus'
          ? Response.json(
              { error: 'El bono no está activo', code: 'BONUS_INACTIVE' },
              { status: 422 },
            )
          : answer(path, init),
      );
      await press('Repetir');
      await sayToast('Error consumiendo bono');
      expect(dialog().queryByRole('button', { name: 'Repetir' })).not.toBeInTheDocument();
      expect(calls.filter(({ path }) => path === '/api/points/consume-bonus')).toHaveLength(1);
      takeConsoleErrors();
    });
  });

  it('after a lost answer is repeated in place too, under the same key', async () => {
    const answers: AnswerTo<'consumeBonus'>[] = [{ offline: true }, CONSUMED];
    const { keys } = await findCustomer({
      [BY_PHONE]: found(120),
      [CONSUME]: () => answers.shift() ?? CONSUMED,
    });
    await press('Consumir Bono');
    await press('¿Confirmar?');
    await dialog().findByRole('alert');
    await press('Repetir');
    await sayToast('¡Bono consumido!');
    const [first, second] = keys('POST /api/points/consume-bonus');
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    takeConsoleErrors();
  });
});

const WALLET = { userId: 7, username: 'maria', type: 'user_wallet', timestamp: 1 };
const SIGNED = JSON.stringify({ ...WALLET, signature: 'firma' });
const PROOF = 'Tres últimas cifras del teléfono';
const UNSIGNED = JSON.stringify(WALLET);

describe('scanning', () => {
  it('finds whose wallet it is and gives the camera back', async () => {
    const { calls } = open({ [BY_QR]: found(120) });
    await scan(SIGNED);
    await dialog().findByRole('heading', { name: '600 111 222' });
    expect(bodyOf(calls, '/api/points/search-qr')).toEqual([{ qrCode: SIGNED }]);
    expect(camera.running()).toBe(0);
    expect(dialog().queryByText('QR sin firma')).not.toBeInTheDocument();
  });

  it('can be cancelled, which gives the camera back, and begun again', async () => {
    open();
    await userEvent.click(dialog().getByRole('tab', { name: 'Escanear QR' }));
    await dialog().findByLabelText('Imagen de la cámara');
    expect(camera.running()).toBe(1);
    await press('Cancelar');
    expect(camera.running()).toBe(0);
    expect(document.activeElement?.textContent).toBe(' Escanear código');
    await press('Escanear código');
    await dialog().findByLabelText('Imagen de la cámara');
  });

  it('ends with the dialog', async () => {
    open();
    await userEvent.click(dialog().getByRole('tab', { name: 'Escanear QR' }));
    await dialog().findByLabelText('Imagen de la cámara');
    await press('Cerrar');
    await waitFor(() => expect(camera.running()).toBe(0));
  });

  it('without the permission says what to do', async () => {
    camera.answer('NotAllowedError');
    open();
    await userEvent.click(dialog().getByRole('tab', { name: 'Escanear QR' }));
    expect((await dialog().findByRole('alert')).textContent).toContain(
      'Permisos de cámara denegados. Por favor, permite el acceso a la cámara para escanear códigos QR.',
    );
  });

  it.each<[string, string, AnswerTo<'searchByQr'> | undefined]>([
    ['with a wrong signature', SIGNED, { status: 422, body: { error: 'QR', code: 'QR_INVALID' } }],
    ['of somebody who is not there', SIGNED, NOBODY],
    ['of something else', 'https://example.com/', undefined],
    ['with a phone that is too short', '60011', undefined],
    ['with a phone that is too long', '6001112223334445', undefined],
  ])('a code %s is not valid', async (_name, text, answer) => {
    const { asked } = open(answer && { [BY_QR]: answer });
    await scan(text);
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toBe('QR no válidoCódigo QR no corresponde a ningún usuario');
    await sayToast('QR no válido');
    expect(asked(BY_QR)).toBe(answer ? 1 : 0);
    takeConsoleErrors();
  });

  it('a phone finds its user, or somebody to be created', async () => {
    const { calls } = open({ [BY_QR]: NOBODY });
    await scan('+34 600 111 222');
    await dialog().findByRole('heading', { name: '600 111 222' });
    expect(dialog().getByText(/Se creará un nuevo usuario con este teléfono/)).toBeVisible();
    expect(bodyOf(calls, '/api/points/search-qr')).toEqual([{ qrCode: '+34 600 111 222' }]);
  });

  it('a bare user id stays unresolved', async () => {
    const { calls } = open();
    await scan('{"userId":7}');
    expect(await dialog().findByText('Buscando usuario por ID...')).toBeVisible();
    expect(calls).toEqual([]);
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Escanear código' })).toBeVisible();
  });

  it('that the server fails says so', async () => {
    open({ [BY_QR]: { status: 500, body: { error: 'Algo ha fallado' } } });
    await scan(SIGNED);
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toContain('Error escaneando QR');
    await sayToast('Error escaneando QR');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('an unsigned code', () => {
  async function scanUnsigned(answers: Answers = {}) {
    const opened = open({ [BY_QR]: found(120, { phone: null }, false), ...answers });
    await scan(UNSIGNED);
    await dialog().findByRole('heading', { name: 'María José' });
    return opened;
  }

  it('is warned of, and gives nobody points without their phone', async () => {
    await scanUnsigned();
    expect(dialog().getByText('QR sin firma')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Asignar puntos' })).not.toBeInTheDocument();
  });

  it('needs the phone’s last three digits before the bonus', async () => {
    const { asked } = await scanUnsigned();
    await userEvent.type(field(PROOF), '2a2');
    await press('Consumir Bono');
    expect(dialog().getByText('Indica las tres últimas cifras del teléfono')).toBeVisible();
    expect(dialog().queryByRole('button', { name: '¿Confirmar?' })).not.toBeInTheDocument();
    expect(asked(CONSUME)).toBe(0);
  });

  it('is sent together with them', async () => {
    const { calls } = await scanUnsigned({ [CONSUME]: CONSUMED });
    await userEvent.type(field(PROOF), '222');
    await press('Consumir Bono');
    await press('¿Confirmar?');
    await sayToast('¡Bono consumido!');
    expect(bodyOf(calls, '/api/points/consume-bonus')).toEqual([
      { userId: 7, qrCode: UNSIGNED, phoneDigits: '222' },
    ]);
    expect(await dialog().findByRole('button', { name: 'Escanear código' })).toBeVisible();
  });
});

describe('an unsigned code whose bonus has no answer', () => {
  const scanAgain = async () => {
    await scan(UNSIGNED);
    await dialog().findByRole('heading', { name: 'María José' });
  };

  it('is repeated as it was, however the customer is found', async () => {
    const answers: AnswerTo<'consumeBonus'>[] = [{ offline: true }, CONSUMED];
    const { calls, keys } = open({
      [BY_QR]: found(120, { phone: null }, false),
      [BY_PHONE]: found(20),
      [CONSUME]: () => answers.shift() ?? CONSUMED,
    });
    await scanAgain();
    await userEvent.type(field(PROOF), '222');
    await press('Consumir Bono');
    await press('¿Confirmar?');
    await dialog().findByText('No se sabe si el bono se ha consumido');
    await closeAndOpen();
    await searchPhone();
    await dialog().findByText('No se sabe si el bono se ha consumido');
    await press('Repetir');
    await sayToast('¡Bono consumido!');
    const sent = { userId: 7, qrCode: UNSIGNED, phoneDigits: '222' };
    expect(bodyOf(calls, '/api/points/consume-bonus')).toEqual([sent, sent]);
    const [first, second] = keys('POST /api/points/consume-bonus');
    expect(second).toBe(first);
    takeConsoleErrors();
  });
});

describe('beginning anew', () => {
  it('by "Nueva búsqueda" forgets the customer and what was typed', async () => {
    await findCustomer({ [BY_PHONE]: found(120) });
    await press('Nueva búsqueda');
    expect(field('Teléfono del cliente').value).toBe('');
    expect(dialog().queryByText('Bono activo')).not.toBeInTheDocument();
  });

  it('by closing the dialog forgets them too', async () => {
    await findCustomer({ [BY_PHONE]: found(120) });
    await press('Consumir Bono');
    await press('Cerrar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(field('Teléfono del cliente').value).toBe('');
    expect(dialog().queryByRole('button', { name: '¿Confirmar?' })).not.toBeInTheDocument();
  });
});
