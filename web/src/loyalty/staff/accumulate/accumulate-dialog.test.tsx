import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { PaymentMethod } from '@brasa/core/payments/payments.rules.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { fakeApi, type AnswerTo, type Answers } from '../../../../test/fake-api.ts';
import { fakeCamera } from '../../../../test/fake-camera.ts';
import { holdAnswers } from '../../../../test/hold-answers.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { said, type Part } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { writeIn } from '../../../../test/write-in.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import AccumulateDialog from './accumulate-dialog.tsx';
import { newWalkIn, pointsOf, type Visit } from './accumulate-values.ts';

const WALK_IN: Visit = { walkInId: 'V20261120-ABCDEF123456' };
const ORDER = {
  orderId: 12,
  customerName: 'Lola',
  phone: '600111222',
  total: '27.50',
  paymentMethod: 'cash',
} satisfies Visit;
const BY_PHONE = 'GET /api/auth/users/search/phone/600111222';
const BY_EMAIL = 'GET /api/auth/users/search/email/lola%40example.com';
const BY_QR = 'POST /api/points/search-qr';
const SEND = 'POST /api/auth/points/accumulate';

const LOLA = {
  ...{ id: 5, name: 'Lola', phone: '600111222', email: 'lola@example.com' },
  ...{ comparsaName: 'Moros Nuevos', postalCode: '03400' },
  ...{ totalPoints: points(540), availablePoints: points(140), phoneOnly: false },
};
const BY_CODE = {
  ...{ id: 5, name: 'Lola', phone: '600111222', phoneOnly: false },
  ...{ comparsaName: null, postalCode: null },
};
const BALANCE = {
  points: { total: points(140), available: points(140), bonusActive: true },
  availableDiscount: { discount: 5, points: points(100) },
};
const FOUND: AnswerTo<'findUserByPhone'> = { body: { found: true, user: LOLA } };
const NOBODY = { body: { found: false } } as const;
const DONE: AnswerTo<'accumulatePoints'> = { body: { queued: false, isNewUser: false } };

function open(answers: Answers = {}, { visit = WALK_IN }: { visit?: Visit } = {}) {
  const api = fakeApi(answers);
  const [onDone, onUsedUp, onNewVisit] = [vi.fn(), vi.fn(), vi.fn()];
  renderPart(
    <>
      <AccumulateDialog
        open
        onOpenChange={vi.fn()}
        order={null}
        {...{ visit, onDone, onUsedUp, onNewVisit }}
      />
      <Toaster />
    </>,
  );
  return { ...api, onDone, onUsedUp, dialog: within(screen.getByRole('dialog')) };
}

const phone = (dialog: Part) => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Teléfono' });
const amount = (dialog: Part) =>
  dialog.getByRole<HTMLInputElement>('textbox', { name: 'Importe pagado' });
const cash = (dialog: Part) => dialog.getByRole('checkbox', { name: 'El pago es en efectivo' });
const send = (dialog: Part) =>
  userEvent.click(dialog.getByRole('button', { name: 'Acumular puntos' }));
const look = (dialog: Part) => userEvent.click(dialog.getByRole('button', { name: 'Buscar' }));
const toastText = async (text: string | RegExp) => {
  const notices = within(screen.getByRole('region', { name: 'Avisos', hidden: true }));
  return (await notices.findByText(text)).parentElement?.textContent;
};

async function fill(dialog: Part, paid = '27,90') {
  await writeIn(phone(dialog), '600 111 222');
  await userEvent.click(cash(dialog));
  await writeIn(amount(dialog), paid);
}

async function searchEmail(dialog: Part) {
  await userEvent.click(dialog.getByRole('radio', { name: 'Email' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'lola@example.com{Enter}');
}

describe('an order that changes while its dialog is there', () => {
  const ORDER: Visit = {
    ...{ orderId: 4, customerName: 'Lola', phone: '600111222' },
    ...{ total: '0.00', proposed: '13.50', paymentMethod: 'cash' },
  };
  const OTHER = 'GET /api/auth/users/search/phone/655123456';
  const shown = (visit: Visit, key = 'first') => (
    <AccumulateDialog
      key={key}
      open
      onOpenChange={vi.fn()}
      order={null}
      {...{ visit, onDone: vi.fn(), onUsedUp: vi.fn(), onNewVisit: vi.fn() }}
    />
  );
  const open = () => {
    fakeApi({ [BY_PHONE]: FOUND, [OTHER]: NOBODY });
    const { rerender } = renderPart(shown(ORDER));
    const dialog = within(screen.getByRole('dialog'));
    return {
      dialog,
      change: (changes: object) => rerender(shown({ ...ORDER, ...changes })),
      /** Another form takes up the draft. */
      changeBetween: (changes: object) => rerender(shown({ ...ORDER, ...changes }, 'second')),
    };
  };

  it('proposes what is due now, and whose phone it has now', async () => {
    const { dialog, change } = open();
    expect(await dialog.findByText('Lola')).toBeVisible();
    change({ phone: '655123456', proposed: '27.00' });
    expect(phone(dialog).value).toBe('655123456');
    expect(amount(dialog).value).toBe('27,00');
    expect(await dialog.findByText(/Se creará un nuevo usuario/)).toBeVisible();
    expect(dialog.queryByText('Lola')).not.toBeInTheDocument();
  });

  it('leaves what was typed', async () => {
    const { dialog, change } = open();
    await dialog.findByText('Lola');
    await userEvent.click(cash(dialog));
    await userEvent.clear(amount(dialog));
    await writeIn(amount(dialog), '20');
    change({ proposed: '27.00' });
    expect(amount(dialog).value).toBe('20');
  });

  it('proposes what is due now beside what was typed before', async () => {
    const { dialog, changeBetween } = open();
    await dialog.findByText('Lola');
    await userEvent.click(cash(dialog));
    changeBetween({ phone: '655123456', proposed: '27.00' });
    const again = within(screen.getByRole('dialog'));
    expect(cash(again)).toBeChecked();
    expect(phone(again).value).toBe('655123456');
    expect(amount(again).value).toBe('27,00');
    expect(await again.findByText(/Se creará un nuevo usuario/)).toBeVisible();
  });
});

describe('the search', () => {
  it('by phone shows name, phone, e-mail and points', async () => {
    const { dialog } = open({ [BY_PHONE]: FOUND });
    await writeIn(phone(dialog), '+34 600 111 222');
    await look(dialog);
    expect(await dialog.findByText('Lola')).toBeVisible();
    expect(dialog.getByText('600 111 222 · lola@example.com')).toBeVisible();
    expect(dialog.getByText('140')).toBeVisible();
    expect(dialog.getByText('puntos disponibles')).toBeVisible();
    expect(dialog.queryByText('540')).not.toBeInTheDocument();
  });

  it('by phone announces that a new user will be made', async () => {
    const { dialog } = open({ [BY_PHONE]: NOBODY });
    await userEvent.type(phone(dialog), '600111222{Enter}');
    expect(
      await dialog.findByText(
        'Usuario no encontrado - Se creará un nuevo usuario con este teléfono',
      ),
    ).toBeVisible();
  });

  it('by e-mail brings the phone', async () => {
    const { dialog } = open({ [BY_EMAIL]: FOUND });
    await userEvent.click(dialog.getByRole('radio', { name: 'Email' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'lola@example.com{Enter}');
    await dialog.findByText('Lola');
    expect(phone(dialog).value).toBe('600111222');
  });

  it('by an e-mail that nobody has asks for the phone', async () => {
    const { dialog } = open({ [BY_EMAIL]: NOBODY });
    await userEvent.click(dialog.getByRole('radio', { name: 'Email' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'lola@example.com{Enter}');
    expect(await dialog.findByText(/Usuario no encontrado. Pide el teléfono/)).toBeVisible();
  });

  it('by e-mail that finds somebody without a phone empties it and asks for it', async () => {
    const { asked, dialog } = open(
      {
        [BY_PHONE]: FOUND,
        [BY_EMAIL]: { body: { found: true, user: { ...LOLA, name: 'Lola G.', phone: null } } },
      },
      { visit: ORDER },
    );
    await searchEmail(dialog);
    await dialog.findByText('Lola G.');
    expect(dialog.getByText('Sin teléfono · lola@example.com')).toBeVisible();
    expect(dialog.getByText('Pide el teléfono para darle los puntos.')).toBeVisible();
    expect(phone(dialog).value).toBe('');
    await userEvent.click(cash(dialog));
    await send(dialog);
    expect(await dialog.findByText('El teléfono es obligatorio')).toBeVisible();
    expect(asked(SEND)).toBe(0);
  });

  it('by an e-mail that nobody has empties the phone of the order', async () => {
    const { dialog } = open({ [BY_PHONE]: FOUND, [BY_EMAIL]: NOBODY }, { visit: ORDER });
    await searchEmail(dialog);
    await dialog.findByText(/Usuario no encontrado. Pide el teléfono/);
    expect(phone(dialog).value).toBe('');
  });

  it('that is answered after another phone was typed changes nothing', async () => {
    const { dialog } = open({ [BY_EMAIL]: FOUND });
    const late = holdAnswers((path) => path.includes('/search/email/'));
    await searchEmail(dialog);
    await waitFor(() => expect(late.waiting()).toBe(1));
    await writeIn(phone(dialog), '655123456');
    await late.letGo();
    expect(phone(dialog).value).toBe('655123456');
    expect(dialog.queryByText('Lola')).not.toBeInTheDocument();
    expect(dialog.getAllByRole('button', { name: 'Buscar' })).toHaveLength(2);
  });

  it('by what is no e-mail says "Email inválido"', async () => {
    const { calls, dialog } = open();
    await userEvent.click(dialog.getByRole('radio', { name: 'Email' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'lola{Enter}');
    expect(dialog.getByText('Email inválido')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it.each([
    ['', 'El teléfono es obligatorio'],
    ['12345', 'Teléfono debe tener al menos 9 dígitos'],
  ])('for "%s" says "%s"', async (typed, message) => {
    const { calls, dialog } = open();
    if (typed !== '') await userEvent.type(phone(dialog), typed);
    await look(dialog);
    expect(dialog.getByText(message)).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('says no more what was wrong with the phone before', async () => {
    const { dialog } = open({ [BY_PHONE]: NOBODY });
    await writeIn(phone(dialog), '12345');
    await look(dialog);
    await userEvent.clear(phone(dialog));
    await writeIn(phone(dialog), '600111222');
    await look(dialog);
    expect(await dialog.findByText(/Se creará un nuevo usuario/)).toBeVisible();
    expect(dialog.queryByText('Teléfono debe tener al menos 9 dígitos')).not.toBeInTheDocument();
  });

  it('that fails is "Error al buscar usuario", with the server’s words', async () => {
    const { dialog } = open({ [BY_PHONE]: { status: 500, body: { error: 'Falla' } } });
    await writeIn(phone(dialog), '600111222');
    await look(dialog);
    expect(await toastText('Error al buscar usuario')).toContain('Falla');
    expect(dialog.getByRole('alert').textContent).toContain('Error al buscar usuario');
    takeConsoleErrors();
  });
});

describe('the QR', () => {
  const WALLET = JSON.stringify({
    userId: 5,
    username: 'lola',
    type: 'user_wallet',
    timestamp: 1,
    signature: 's',
  });
  async function scan(text: string, answers: Answers = {}, visit: Visit = WALK_IN) {
    fakeCamera().show(text);
    const { dialog } = open(answers, { visit });
    await userEvent.click(dialog.getByRole('radio', { name: 'Escanear QR' }));
    return dialog;
  }

  it('of a wallet brings the customer and the phone', async () => {
    const dialog = await scan(WALLET, {
      [BY_QR]: {
        body: { found: true, verified: true, user: BY_CODE, ...BALANCE },
      },
    });
    await dialog.findByText('Lola');
    expect(phone(dialog).value).toBe('600111222');
  });

  it('without a signature says so, and asks for the phone that is withheld', async () => {
    const user = { ...BY_CODE, phone: null };
    const found = { body: { found: true as const, verified: false, user, ...BALANCE } };
    const dialog = await scan(WALLET, { [BY_PHONE]: NOBODY, [BY_QR]: found }, ORDER);
    await dialog.findByText('Lola');
    expect(
      dialog.getByText(
        'QR sin firma: el código no está verificado. Pide el teléfono para darle los puntos.',
      ),
    ).toBeVisible();
    expect(dialog.queryByText(/Sin teléfono/)).not.toBeInTheDocument();
    expect(phone(dialog).value).toBe('');
  });

  it.each<[string, string, AnswerTo<'searchByQr'>]>([
    ['of something else', 'hola', NOBODY],
    ['of nobody', WALLET, NOBODY],
    ['that cannot be looked up', WALLET, { status: 500, body: { error: 'Falla' } }],
  ])('%s empties the phone of the order and asks for one', async (_name, text, answer) => {
    const dialog = await scan(text, { [BY_PHONE]: FOUND, [BY_QR]: answer }, ORDER);
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'Pide el teléfono para darle los puntos.',
    );
    expect(phone(dialog).value).toBe('');
    takeConsoleErrors();
  });

  it('with a phone of 9 to 15 digits finds its user, as a code without signature', async () => {
    const user = { ...BY_CODE, phone: null };
    const found = { body: { found: true as const, verified: false, user, ...BALANCE } };
    const dialog = await scan('600111222', { [BY_QR]: found });
    await dialog.findByText('Lola');
    expect(dialog.getByText(/^QR sin firma/)).toBeVisible();
    expect(dialog.getByLabelText('Tres últimas cifras del teléfono')).toBeVisible();
    expect(phone(dialog).value).toBe('');
  });

  it('with a phone that nobody has brings it, for somebody new', async () => {
    const dialog = await scan('+34 600 111 222', { [BY_QR]: NOBODY });
    await dialog.findByText(/nuevo/);
    expect(phone(dialog).value).toBe('600111222');
  });

  it('with a phone that cannot be looked up brings it all the same', async () => {
    const dialog = await scan('600111222', { [BY_QR]: { offline: true } });
    await toastText('Error procesando QR');
    expect(phone(dialog).value).toBe('600111222');
    takeConsoleErrors();
  });

  it.each(['12345678', '1234567890123456', 'hola'])('"%s" is "QR no válido"', async (text) => {
    await scan(text);
    expect(await toastText('QR no válido')).toContain('Código QR no corresponde a ningún usuario');
  });

  it('with only a user id is not resolved: "Buscando usuario por ID..."', async () => {
    const dialog = await scan('{"userId":5}');
    expect(await dialog.findByText('Buscando usuario por ID...')).toBeVisible();
  });

  it('that belongs to nobody is "QR no válido"', async () => {
    await scan(WALLET, { [BY_QR]: NOBODY });
    await toastText('QR no válido');
  });

  it('whose search fails is "Error procesando QR"', async () => {
    await scan(WALLET, { [BY_QR]: { status: 500, body: { error: 'Falla' } } });
    expect(await toastText('Error procesando QR')).toContain('Falla');
    takeConsoleErrors();
  });
});

describe('the payment', () => {
  it('has no amount until cash is confirmed', async () => {
    const { dialog } = open();
    expect(amount(dialog).disabled).toBe(true);
    await userEvent.click(cash(dialog));
    expect(amount(dialog).disabled).toBe(false);
  });

  it('shows the points: the amount rounded down to whole euros', async () => {
    const { dialog } = open();
    await userEvent.click(cash(dialog));
    await writeIn(amount(dialog), '27,90');
    expect(dialog.getByText('27')).toBeVisible();
  });

  it.each([
    ['0,99', 0],
    ['1', 1],
    ['27.99', 27],
    ['nada', 0],
  ])('of %s is %i points', (typed, points) => {
    expect(pointsOf(typed)).toBe(points);
  });

  it('without cash says "Debe confirmar que el pago es en efectivo"', async () => {
    const { asked, dialog } = open();
    await writeIn(phone(dialog), '600111222');
    await send(dialog);
    expect(await dialog.findByText('Debe confirmar que el pago es en efectivo')).toBeVisible();
    expect(asked(SEND)).toBe(0);
  });

  it.each(['', '0', '-3', 'mucho'])('of "%s" says "Ingrese una cantidad válida"', async (typed) => {
    const { asked, dialog } = open();
    await writeIn(phone(dialog), '600111222');
    await userEvent.click(cash(dialog));
    if (typed !== '') await userEvent.type(amount(dialog), typed);
    await send(dialog);
    expect(await dialog.findByText('Ingrese una cantidad válida')).toBeVisible();
    expect(asked(SEND)).toBe(0);
  });

  it('without a phone says "El teléfono es obligatorio"', async () => {
    const { dialog } = open();
    await send(dialog);
    expect(await dialog.findByText('El teléfono es obligatorio')).toBeVisible();
  });
});

describe('the payment that the order has noted', () => {
  const ofOrder = (changes: { paymentMethod?: PaymentMethod; total?: string }) =>
    open({ [BY_PHONE]: FOUND }, { visit: { ...ORDER, ...changes } }).dialog;
  const AS_CASH = 'Si continúas, se anotará en efectivo.';
  const retype = async (dialog: Part, paid: string) => {
    await userEvent.click(cash(dialog));
    await userEvent.clear(amount(dialog));
    await writeIn(amount(dialog), paid);
  };

  it.each([
    ['card', 'El pedido está anotado con tarjeta: 27,50 €'],
    ['transfer', 'El pedido está anotado por transferencia: 27,50 €'],
  ] as const)('by %s is shown before cash is confirmed', (paymentMethod, text) => {
    const dialog = ofOrder({ paymentMethod });
    expect(said(dialog.getByText(/El pedido está anotado/))).toBe(text);
    expect(dialog.getByText(AS_CASH)).toBeVisible();
  });

  it('as mixed stays so, unless another amount is typed', async () => {
    const dialog = ofOrder({ paymentMethod: 'mixed' });
    const noted = dialog.getByText(/El pedido está anotado/);
    expect(said(noted)).toBe('El pedido está anotado como pago mixto: 27,50 €');
    expect(dialog.getByText('Con otro importe se anotará en efectivo.')).toBeVisible();
    await retype(dialog, '20');
    expect(dialog.getByText(/^Si continúas, se anotará en efectivo: 20,00/)).toBeVisible();
  });

  it('in cash is shown when another amount is typed', async () => {
    const dialog = ofOrder({});
    expect(dialog.queryByText(/El pedido está anotado/)).not.toBeInTheDocument();
    await retype(dialog, '20');
    const noted = dialog.getByText(/El pedido está anotado/);
    expect(said(noted)).toBe('El pedido está anotado en efectivo: 27,50 €');
    expect(dialog.getByText(/^Si continúas, se anotará en efectivo: 20,00/)).toBeVisible();
  });

  it('without an amount says nothing', async () => {
    const dialog = ofOrder({ total: '0.00' });
    await retype(dialog, '20');
    expect(dialog.queryByText(/El pedido está anotado/)).not.toBeInTheDocument();
  });
});

describe('accumulating', () => {
  it('for a visit without an order sends its unique ID', async () => {
    const { calls, dialog, onDone } = open({ [SEND]: DONE });
    expect(dialog.getByText('V20261120-ABCDEF123456')).toBeVisible();
    await fill(dialog);
    await send(dialog);
    expect(await toastText('¡Puntos asignados!')).toContain('27 puntos para el 600 111 222');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      phone: '600111222',
      paymentAmount: '27.90',
      pointsToAdd: 27,
      orderId: null,
      cashPayment: true,
      walkIn: true,
      walkInId: 'V20261120-ABCDEF123456',
    });
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('for an order sends its id, with what is known of it filled in', async () => {
    const { calls, dialog } = open({ [BY_PHONE]: FOUND, [SEND]: DONE }, { visit: ORDER });
    await dialog.findByText('lola@example.com', { exact: false });
    expect(dialog.getByText('Pedido n.º 12 · Lola')).toBeVisible();
    expect(amount(dialog).value).toBe('27,50');
    await userEvent.click(cash(dialog));
    await send(dialog);
    await toastText('¡Puntos asignados!');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      paymentAmount: '27.50',
      pointsToAdd: 27,
      orderId: 12,
      walkIn: false,
      walkInId: null,
    });
  });

  it('tells that a new user was made', async () => {
    const { dialog } = open({ [SEND]: { body: { queued: false, isNewUser: true } } });
    await fill(dialog);
    await send(dialog);
    expect(await toastText('¡Puntos asignados!')).toContain('Se ha creado un nuevo usuario');
  });

  it('without a connection tells that the points wait, with the ID of the visit', async () => {
    const { dialog, onDone } = open({ [SEND]: { status: 202, body: { isNewUser: false } } });
    await fill(dialog);
    await send(dialog);
    await toastText(
      'Sin conexión - Puntos encolados para sincronizar. ID visita: V20261120-ABCDEF123456',
    );
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('that is refused says "Error al acumular puntos" and why, and keeps what was typed', async () => {
    const { dialog, onDone } = open({
      [SEND]: { status: 422, body: { error: 'Fuera del horario', code: 'POINTS_OUTSIDE_HOURS' } },
    });
    await fill(dialog);
    await send(dialog);
    expect(await toastText('Error al acumular puntos')).toContain('Fuera del horario');
    expect(amount(dialog).value).toBe('27,90');
    expect(onDone).not.toHaveBeenCalled();
    takeConsoleErrors();
  });

  it('that is refused says so no more once somebody else is looked for', async () => {
    const { dialog } = open({
      [SEND]: { status: 422, body: { error: 'Fuera del horario', code: 'POINTS_OUTSIDE_HOURS' } },
      'GET /api/auth/users/search/email/lola%40example.com': { body: { found: false } },
    });
    await fill(dialog);
    await send(dialog);
    expect(await dialog.findByText('Fuera del horario')).toBeVisible();
    await searchEmail(dialog);
    await waitFor(() => expect(dialog.queryByText('Fuera del horario')).not.toBeInTheDocument());
    takeConsoleErrors();
  });

  it('repeats a lost answer under the same key, and says that it counts once', async () => {
    let isDown = true;
    const { dialog, keys } = open({ [SEND]: () => (isDown ? { offline: true } : DONE) });
    await fill(dialog);
    await send(dialog);
    expect(await toastText('Error al acumular puntos')).toContain('solo cuenta una vez');
    isDown = false;
    await send(dialog);
    await toastText('¡Puntos asignados!');
    await waitFor(() => expect(keys(SEND)).toHaveLength(2));
    expect(new Set(keys(SEND)).size).toBe(1);
    takeConsoleErrors();
  });
});

it('gives every visit an ID of its own', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const ids = new Set(Array.from({ length: 50 }, () => JSON.stringify(newWalkIn(now))));
  expect(ids.size).toBe(50);
  expect([...ids][0]).toMatch(/V20261120-[0-9A-F]{12}/);
});
