// Two accounts of one person become one, from the dialog of one of them (docs/decisions/0017).
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { UserAccount } from '@brasa/core/customers/merging.contract.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { answering, type Answers, type AnswerTo } from '../../../../test/fake-api.ts';
import { fakeTime, TIMERS_ALONE } from '../../../../test/fake-time.ts';
import { renderAppAs } from '../../../../test/render-app.tsx';
import { userEvent } from '../../../../test/user-event.ts';
import {
  QUIET_ACCOUNT,
  STATISTICS,
  userSample,
  usersAnswer,
} from '../../../../test/users-samples.ts';

const MARIA = userSample({
  ...{ id: 3, username: 'mjose', name: 'María José', phone: '600111222', details: 'Sin sal' },
});
const PHONE = userSample({
  ...{ id: 4, username: null, phone: '611222333', phoneOnly: true, details: 'Estudiantes' },
  ...{ postalCode: '03400', comparsaName: 'Moros Viejos' },
});
const LUCIA = userSample({ id: 5, username: 'lucia', name: 'Lucía', active: false });
const COLLEAGUE = userSample({ id: 6, username: 'ani', name: 'Ani', role: 'haykakan' });
const OWNER = userSample({ id: 8, username: 'jefa', role: 'superadmin' });

const INTO_OWN = 'No puedes unir otra cuenta con la tuya: pídeselo a un compañero.';

const account = (id: number, changes: Partial<UserAccount> = {}) =>
  answering(`GET /api/auth/users/${id}/account`, { body: { ...QUIET_ACCOUNT, ...changes } });

/** The dialog of a user, among others. */
async function openEdit(user: UserView, others: UserView[], answers: Answers = {}) {
  const api = renderAppAs({ role: 'superadmin' }, '/admin/users', {
    'GET /api/auth/stats': { body: STATISTICS },
    'GET /api/auth/users?showAll=false&page=1': usersAnswer([user]),
    'GET /api/auth/users?showAll=true&q=otra&page=1': usersAnswer([user, ...others]),
    ...account(user.id, { availablePoints: points(20), totalPoints: points(30), orders: 1 }),
    ...others.reduce<Answers>(
      (known, { id }) => ({ ...known, ...account(id, { availablePoints: points(100) }) }),
      {},
    ),
    ...answers,
  });
  await screen.findByRole('list', { name: 'Usuarios' });
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
  await screen.findByRole('dialog', { name: 'Editar Usuario' });
  return api;
}

const edit = () => within(screen.getByRole('dialog', { name: 'Editar Usuario' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Unir con otra cuenta' }));
const press = (name: string | RegExp) => userEvent.click(dialog().getByRole('button', { name }));
const notices = () => screen.getByRole('region', { name: 'Avisos', hidden: true });
const sayToast = (text: string) => waitFor(() => expect(notices().textContent).toContain(text));

async function search(user: UserView, others: UserView[], answers?: Answers) {
  const opened = await openEdit(user, others, answers);
  await userEvent.click(edit().getByRole('button', { name: 'Unir con otra cuenta' }));
  await screen.findByRole('dialog', { name: 'Unir con otra cuenta' });
  const box = dialog().getByLabelText('Buscar la otra cuenta');
  expect(document.activeElement).toBe(box);
  fakeTime(undefined, TIMERS_ALONE);
  fireEvent.change(box, { target: { value: 'otra' } });
  act(() => void vi.advanceTimersByTime(300));
  await dialog().findByRole('list', { name: 'Cuentas encontradas' });
  return opened;
}

async function choose(user: UserView, other: UserView, answers?: Answers) {
  const opened = await search(user, [other], answers);
  await press(new RegExp(other.name ?? '611 222 333'));
  await dialog().findByText('120 puntos y 1 pedido');
  return opened;
}

const column = (place: number) =>
  dialog()
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[place]?.textContent);

const replyFor = (user: UserView): AnswerTo<'mergeUsers'> => ({
  body: { user, moved: { availablePoints: points(100), totalPoints: points(140), orders: 2 } },
});

describe('the other account', () => {
  it('is looked for among all, without the one that is being edited', async () => {
    await search(MARIA, [PHONE, LUCIA]);
    const found = within(dialog().getByRole('list')).getAllByRole('button');
    expect(found.map(({ textContent }) => textContent)).toEqual([
      '611 222 333Moros ViejosSolo teléfono',
      'Lucía@luciaUsuario inactivo',
    ]);
    expect(dialog().getByRole('status').textContent).toBe('2 cuentas encontradas');
  });

  it('is none that may not be chosen, and says why', async () => {
    const staff = userSample({ id: 3, username: 'compi', role: 'haykakan', name: 'Compi' });
    await search(staff, [COLLEAGUE, OWNER]);
    const [colleague, owner] = within(dialog().getByRole('list')).getAllByRole<HTMLButtonElement>(
      'button',
    );
    expect([colleague?.disabled, owner?.disabled]).toEqual([true, true]);
    expect(colleague?.textContent).toContain('Las dos cuentas son del personal.');
    expect(owner?.textContent).toContain('La cuenta de un superadmin no se une con ninguna otra.');
  });

  it('that nobody has is said so', async () => {
    await openEdit(MARIA, []);
    await userEvent.click(edit().getByRole('button', { name: 'Unir con otra cuenta' }));
    await screen.findByRole('dialog', { name: 'Unir con otra cuenta' });
    fireEvent.change(dialog().getByLabelText('Buscar la otra cuenta'), {
      target: { value: 'otra' },
    });
    expect(await dialog().findByText('Ninguna otra cuenta coincide con «otra»')).toBeVisible();
  });

  it('is not the own one of who asks, into which nobody goes', async () => {
    const own = userSample({ id: 7, username: 'yo', role: 'haykakan', name: 'Yo' });
    await search(MARIA, [own]);
    const [found] = within(dialog().getByRole('list')).getAllByRole<HTMLButtonElement>('button');
    expect(found).toBeDisabled();
    expect(found?.textContent).toContain(INTO_OWN);
  });

  it('is not offered to the own one of who asks, which says who can', async () => {
    await openEdit(userSample({ id: 7, username: 'yo', role: 'haykakan', name: 'Yo' }), []);
    expect(await edit().findByText(INTO_OWN)).toBeVisible();
    expect(edit().queryByRole('button', { name: 'Unir con otra cuenta' })).not.toBeInTheDocument();
  });

  it('is not offered to a superadmin’s, whose points are there as anybody’s', async () => {
    await openEdit(OWNER, [], account(OWNER.id, { availablePoints: points(20), orders: 1 }));
    expect(await edit().findByText('20 puntos')).toBeVisible();
    expect(edit().getByRole('button', { name: 'Movimientos de puntos' })).toBeVisible();
    expect(edit().queryByRole('button', { name: 'Unir con otra cuenta' })).not.toBeInTheDocument();
  });
});

describe('both side by side', () => {
  it('show what each is and what there will be, and who can sign in stays', async () => {
    await choose(MARIA, PHONE);
    expect(dialog().queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(
      dialog().getByText(
        'Se queda María José (@mjose): es la única de las dos que puede iniciar sesión.',
      ),
    ).toBeVisible();
    expect(column(0)).toEqual([
      ...['María José', '@mjose', '600 111 222', '–', '–', '–', 'Sin sal', '20', '1'],
    ]);
    expect(column(1)).toEqual([
      ...['–', '–', '611 222 333', '–', '03400', 'Moros Viejos', 'Estudiantes', '100', '0'],
    ]);
    const after = within(dialog().getByRole('region', { name: 'Así quedará' }));
    expect(after.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['María José, @mjose', '600 111 222, 611 222 333'],
      ...['Moros Viejos · 03400', 'Sin sal\nEstudiantes'],
      '120 puntos y 1 pedido',
    ]);
    expect(dialog().getByText('Unir las cuentas no se puede deshacer.')).toBeVisible();
  });

  it('from the other side it is the same one that stays', async () => {
    const { calls } = await choose(PHONE, MARIA, {
      'POST /api/auth/users/3/merge': replyFor(MARIA),
    });
    await press('Unir cuentas');
    await sayToast('Cuentas unidas');
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/api/auth/users/3/merge', body: { mergedUserId: 4 } },
    ]);
  });

  it('of a colleague the staff’s stays', async () => {
    await choose(COLLEAGUE, LUCIA);
    expect(dialog().getByText('Se queda Ani (@ani): es la del personal.')).toBeVisible();
  });

  it('may be chosen where both can sign in, and it is said what is lost', async () => {
    const { calls } = await choose(MARIA, LUCIA, {
      'POST /api/auth/users/5/merge': replyFor(LUCIA),
    });
    const choice = within(dialog().getByRole('radiogroup', { name: '¿Qué cuenta se queda?' }));
    expect(
      choice.getByRole<HTMLInputElement>('radio', { name: 'María José (@mjose)' }).checked,
    ).toBe(true);
    expect(dialog().getByText(/El usuario @lucia y su contraseña dejan de valer/)).toBeVisible();
    await userEvent.click(choice.getByRole('radio', { name: 'Lucía (@lucia)' }));
    expect(dialog().getByText(/El usuario @mjose y su contraseña dejan de valer/)).toBeVisible();
    expect(dialog().getByText('Seguirá desactivada hasta que alguien la active.')).toBeVisible();
    await press('Unir cuentas');
    await sayToast('Cuentas unidas');
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/api/auth/users/5/merge', body: { mergedUserId: 3 } },
    ]);
  });

  it('can be left for another search', async () => {
    await choose(MARIA, PHONE);
    await press('Elegir otra');
    expect(dialog().getByLabelText('Buscar la otra cuenta')).toBeVisible();
  });
});

describe('Unir cuentas', () => {
  const MERGE = 'POST /api/auth/users/3/merge';

  it('says what was moved, closes and asks for the list again', async () => {
    const { asked } = await choose(MARIA, PHONE, { [MERGE]: replyFor(MARIA) });
    await press('Unir cuentas');
    await sayToast('María José recibe 100 puntos, 2 pedidos');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(asked('GET /api/auth/users?showAll=false&page=1')).toBe(2));
    expect(document.activeElement?.textContent).toBe('Editar');
  });

  it('that is refused says so and stays', async () => {
    const error = 'Una de las dos cuentas ya no está';
    await choose(MARIA, PHONE, {
      [MERGE]: { status: 409, body: { error, code: 'MERGE_USER_GONE' } },
    });
    await press('Unir cuentas');
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toBe(`Error al unir las cuentas${error}`);
    await sayToast(error);
    takeConsoleErrors();
  });

  it('is sent again once the own password is proven, which was not lately', async () => {
    const error = 'Escribe antes tu contraseña';
    const answers: AnswerTo<'mergeUsers'>[] = [
      { status: 403, body: { error, code: 'PASSWORD_AGAIN' } },
    ];
    const { asked } = await choose(MARIA, PHONE, {
      [MERGE]: () => answers.shift() ?? replyFor(MARIA),
      'POST /api/auth/me/password-proof': { body: { success: true } },
    });
    await press('Unir cuentas');
    const proof = within(await screen.findByRole('dialog', { name: 'Tu contraseña' }));
    takeConsoleErrors();
    await userEvent.type(proof.getByLabelText('Contraseña actual'), 'mía{Enter}');
    await sayToast('Cuentas unidas');
    expect(asked(MERGE)).toBe(2);
  });

  it('after a lost answer is sent under the same key, and once by a double tap', async () => {
    const answers: AnswerTo<'mergeUsers'>[] = [{ offline: true }, replyFor(MARIA)];
    const { keys, asked } = await choose(MARIA, PHONE, {
      [MERGE]: () => answers.shift() ?? replyFor(MARIA),
    });
    await press('Unir cuentas');
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toContain('Aunque se repita, solo cuenta una vez.');
    await userEvent.dblClick(dialog().getByRole('button', { name: 'Unir cuentas' }));
    await sayToast('Cuentas unidas');
    expect(asked(MERGE)).toBe(2);
    const [first, second] = keys(MERGE);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    takeConsoleErrors();
  });
});

describe('the dialog of an account that others are part of', () => {
  const ACCOUNT = {
    otherPhones: ['611222333', '655444333'],
    merges: [
      {
        ...{ mergedAt: '2026-11-21T09:00:00.000Z', by: 'Ani' },
        ...{ availablePoints: points(120), totalPoints: points(130), orders: 3 },
      },
      {
        ...{ mergedAt: '2026-10-02T09:00:00.000Z', by: null },
        ...{ availablePoints: points(1), totalPoints: points(1), orders: 1 },
      },
    ],
  };
  const REMOVE = 'DELETE /api/auth/users/3/phones/611222333';

  it('tells of them', async () => {
    await openEdit(MARIA, [], account(3, ACCOUNT));
    expect(
      await edit().findByText('21/11/2026: se unió otra cuenta (120 puntos, 3 pedidos), por Ani'),
    ).toBeVisible();
    expect(edit().getByText('02/10/2026: se unió otra cuenta (1 punto, 1 pedido)')).toBeVisible();
    expect(edit().getByRole('heading', { name: 'Otros teléfonos' })).toBeVisible();
  });

  it('takes a phone away, asked twice', async () => {
    const { asked } = await openEdit(MARIA, [], {
      ...account(3, ACCOUNT),
      [REMOVE]: { body: { otherPhones: ['655444333'] } },
    });
    const quitar = await edit().findByRole('button', { name: 'Quitar 611 222 333' });
    await userEvent.click(quitar);
    expect(asked(REMOVE)).toBe(0);
    expect(
      edit().getByText(
        'Quien venga con este teléfono empezará de cero. Los puntos se quedan en esta cuenta.',
      ),
    ).toBeVisible();
    await userEvent.click(edit().getByRole('button', { name: 'Conservar' }));
    await userEvent.click(edit().getByRole('button', { name: 'Quitar 611 222 333' }));
    await userEvent.click(edit().getByRole('button', { name: 'Sí, quitar 611 222 333' }));
    await sayToast('Teléfono quitado');
    expect(asked(REMOVE)).toBe(1);
    await waitFor(() => expect(edit().queryByText('611 222 333')).not.toBeInTheDocument());
    expect(edit().getByText('655 444 333')).toBeVisible();
  });

  it('says when a phone was not taken away', async () => {
    await openEdit(MARIA, [], { ...account(3, ACCOUNT), [REMOVE]: { status: 500 } });
    const quitar = await edit().findByRole('button', { name: 'Quitar 611 222 333' });
    await userEvent.click(quitar);
    await userEvent.click(edit().getByRole('button', { name: 'Sí, quitar 611 222 333' }));
    await sayToast('Error al quitar el teléfono');
    takeConsoleErrors();
  });

  it('says when what belongs to it cannot be shown', async () => {
    await openEdit(MARIA, [], { 'GET /api/auth/users/3/account': { status: 500 } });
    expect(await edit().findByText('Error al cargar la cuenta')).toBeVisible();
    takeConsoleErrors();
  });
});
