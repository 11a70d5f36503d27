// Gestión de Usuarios: who is listed, and what can be done with whom.
// See docs/rules/accounts.md#the-user-list.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import type { AnswerTo, Answers, Failed } from '../../../../test/fake-api.ts';
import { renderAppAs } from '../../../../test/render-app.tsx';
import { userEvent } from '../../../../test/user-event.ts';
import { STATISTICS, userSample, usersAnswer } from '../../../../test/users-samples.ts';

const ACTIVE = 'GET /api/auth/users?showAll=false&page=1';
const EVERYBODY = 'GET /api/auth/users?showAll=true&page=1';
const TOGGLE = 'PATCH /api/auth/users/3/toggle-active';

const OWNER = userSample({ id: 1, username: 'jefa', role: 'superadmin' });
const STAFF = userSample({ id: 7, username: 'ani', name: 'Ani', role: 'haykakan' });
const CUSTOMER = userSample({
  ...{ id: 3, username: 'mjose', name: 'María José', email: 'mj@example.com' },
  ...{ phone: '600111222', details: 'Comparsa Estudiantes' },
});
const LEFT = userSample({ id: 5, username: 'fue', active: false });
const PHONE = userSample({ id: 6, username: null, phone: '600333444', phoneOnly: true });

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

function open(answers: Answers = {}, role: UserView['role'] = 'haykakan') {
  const api = renderAppAs({ role }, '/admin/users', {
    'GET /api/auth/stats': { body: STATISTICS },
    [ACTIVE]: usersAnswer([PHONE, CUSTOMER, STAFF, OWNER]),
    ...answers,
  });
  return api;
}

const OWN_BUTTONS = ['Editar', 'Mi contraseña', 'Acceso y dispositivos', 'Desactivar'];
const list = () => screen.findByRole('list', { name: 'Usuarios' });
/** The card of whoever is called so. */
async function card(name: string) {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const item = heading.closest('li');
  if (!item) throw new Error(`the heading ${name} is on no card`);
  return within(item);
}
const buttonNames = (within_: Awaited<ReturnType<typeof card>>) =>
  within_.getAllByRole('button').map(({ textContent }) => textContent.trim());
const notices = () => screen.getByRole('region', { name: 'Avisos', hidden: true });
const sayToast = (text: string) => waitFor(() => expect(notices().textContent).toContain(text));

describe('what gives somebody a way in', () => {
  const AGAIN = {
    status: 403,
    body: { error: 'Escribe antes tu contraseña', code: 'PASSWORD_AGAIN' },
  } as const;
  const FACTOR = 'DELETE /api/auth/users/3/second-factor';
  const PROOF = 'POST /api/auth/me/password-proof';

  async function removeFactor(answers: Answers = {}) {
    let isProven = false;
    const api = open(
      {
        'GET /api/auth/second-factors': { body: [3] },
        [FACTOR]: () => (isProven ? { body: { success: true } } : AGAIN),
        [PROOF]: () => {
          isProven = true;
          return { body: { success: true } };
        },
        ...answers,
      },
      'superadmin',
    );
    const theirs = await card('María José');
    await userEvent.click(await theirs.findByRole('button', { name: 'Quitar verificación' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tu contraseña' }));
    takeConsoleErrors();
    return { ...api, dialog };
  }

  it('asks for the own password, and is done once it is proven', async () => {
    const { dialog, asked } = await removeFactor();
    await userEvent.type(dialog.getByLabelText('Contraseña actual'), 'mía{Enter}');
    await sayToast('Verificación quitada');
    expect([asked(FACTOR), asked(PROOF)]).toEqual([2, 1]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for a code too, where the second factor is on', async () => {
    const on = { since: '2026-11-20T11:10:00.000Z', recoveryCodesLeft: 10 };
    const { dialog, calls } = await removeFactor({
      'GET /api/auth/me/second-factor': { body: on },
    });
    await userEvent.type(await dialog.findByLabelText('Código de tu app'), '123456');
    await userEvent.type(dialog.getByLabelText('Contraseña actual'), 'mía{Enter}');
    await sayToast('Verificación quitada');
    const sent = calls.find(({ path }) => path === '/api/auth/me/password-proof');
    expect(sent?.body).toEqual({ currentPassword: 'mía', code: '123456' });
  });

  it('asks for a code where the server wants one', async () => {
    const message = 'Escribe las 6 cifras de tu app o un código de recuperación';
    const { dialog } = await removeFactor({
      [PROOF]: {
        status: 400,
        body: {
          ...{ error: 'Revisa los datos enviados', code: 'VALIDATION' },
          details: [{ path: 'code', message }],
        },
      },
    });
    expect(dialog.queryByLabelText('Código de tu app')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Contraseña actual'), 'mía{Enter}');
    expect(await dialog.findByLabelText('Código de tu app')).toHaveFocus();
    expect(dialog.getByText(message)).toBeVisible();
    takeConsoleErrors();
  });

  it('is not done where the password is not given', async () => {
    const { dialog, asked } = await removeFactor();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Escribe antes tu contraseña');
    expect([asked(FACTOR), asked(PROOF)]).toEqual([1, 0]);
    takeConsoleErrors();
  });

  it('says which password was wrong, and goes on asking', async () => {
    const wrong = 'La contraseña actual no es correcta';
    const { dialog, asked } = await removeFactor({
      [PROOF]: { status: 422, body: { error: wrong, code: 'OWN_PASSWORD_WRONG' } },
    });
    await userEvent.type(dialog.getByLabelText('Contraseña actual'), 'otra{Enter}');
    expect(await dialog.findByText(wrong)).toBeVisible();
    expect(asked(FACTOR)).toBe(1);
    takeConsoleErrors();
  });
});

describe('the list', () => {
  it('stands under its title, with the subtitle and the button Nuevo Usuario', async () => {
    const answer = Promise.withResolvers<AnswerTo<'listUsers'>>();
    open({ [ACTIVE]: () => answer.promise });
    expect(await screen.findByRole('heading', { name: 'Gestión de Usuarios' })).toBeVisible();
    expect(
      screen.getByText('Administra usuarios del sistema y participantes de fiestas'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nuevo Usuario' })).toBeVisible();
    expect(await screen.findByText('Cargando usuarios...')).toBeVisible();
    answer.resolve(usersAnswer([STAFF]));
    await list();
  });

  it('shows name or user name, role, contact and details', async () => {
    open();
    const customer = await card('María José');
    for (const text of ['@mjose', 'Abaranci', 'mj@example.com', '600 111 222']) {
      expect(customer.getByText(text)).toBeVisible();
    }
    expect(customer.getByText('Comparsa Estudiantes')).toBeVisible();
    expect((await card('jefa')).getByText('Superadmin')).toBeVisible();
    expect((await card('Ani')).getByText('Administrador')).toBeVisible();
    expect((await card('600 333 444')).getByText('Solo teléfono')).toBeVisible();
  });

  it('shows active users until the switch asks for all of them', async () => {
    open({ [EVERYBODY]: usersAnswer([LEFT, CUSTOMER]) });
    await list();
    expect(screen.queryByText('Usuario inactivo')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Mostrando solo usuarios activos' }));
    const left = await card('fue');
    expect(left.getByText('Usuario inactivo')).toBeVisible();
    expect(left.getByRole('button', { name: 'Activar' })).toBeVisible();
    expect(
      screen.getByRole('switch', { name: 'Mostrando todos los usuarios (incluidos inactivos)' }),
    ).toBeVisible();
  });

  it.each([
    [1, '1 usuario'],
    [51, '51 usuarios'],
  ])('counts %i on all its pages', async (total, text) => {
    open({ [ACTIVE]: usersAnswer([CUSTOMER], total) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says so when it cannot be loaded, and asks again', async () => {
    const answers: Failed[] = [{ status: 500 }, { status: 500 }];
    open({ [ACTIVE]: () => answers.shift() ?? usersAnswer([CUSTOMER]) });
    expect(await screen.findByText('Error al cargar usuarios')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await card('María José');
    takeConsoleErrors();
  });

  it('says what will be there while there is nobody', async () => {
    open({ [ACTIVE]: usersAnswer([]) });
    expect(await screen.findByText('Sin usuarios activos')).toBeVisible();
  });
});

describe('searching', () => {
  const search = (text: string) =>
    fireEvent.change(screen.getByLabelText('Buscar usuarios'), { target: { value: text } });

  it('asks the server once the typing rests, not with every letter', async () => {
    const found = 'GET /api/auth/users?showAll=false&q=mar%C3%ADa&page=1';
    const { calls } = open({ [found]: usersAnswer([CUSTOMER]) });
    await list();
    for (const typed of ['m', 'ma', 'mar', ' maría ']) search(typed);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'jefa' })).not.toBeInTheDocument(),
    );
    expect(calls.filter(({ path }) => path.includes('q=')).map(({ path }) => path)).toEqual([
      found.slice(4),
    ]);
    expect(await screen.findByText('1 usuario')).toBeVisible();
  });

  it('says that it looks, and leaves what is there as it is, until it has found', async () => {
    const answer = Promise.withResolvers<AnswerTo<'listUsers'>>();
    open({ 'GET /api/auth/users?showAll=false&q=mar&page=1': () => answer.promise });
    await card('jefa');
    search('mar');
    expect(await screen.findByText('Cargando usuarios...')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'jefa' })).toBeVisible();
    answer.resolve(usersAnswer([CUSTOMER]));
    expect(await screen.findByText('1 usuario')).toBeVisible();
    expect(screen.queryByText('Cargando usuarios...')).not.toBeInTheDocument();
  });

  it('that finds nobody says so and leads back', async () => {
    open({ 'GET /api/auth/users?showAll=false&q=zz&page=1': usersAnswer([]) });
    await list();
    search('zz');
    expect(await screen.findByText('Nadie coincide con «zz»')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la búsqueda' }));
    await card('María José');
  });
});

describe('pages', () => {
  const second = 'GET /api/auth/users?showAll=false&page=2';

  it('are turned, and the focus goes with them', async () => {
    open({ [ACTIVE]: usersAnswer([CUSTOMER], 49), [second]: usersAnswer([OWNER], 49) });
    const pages = within(await screen.findByRole('navigation', { name: 'Páginas de usuarios' }));
    expect(pages.getByText('Página 1 de 2')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: 'Anterior' }));
    expect(pages.getByText('Página 1 de 2')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: 'Siguiente' }));
    await card('jefa');
    expect(pages.getByText('Página 2 de 2')).toBeVisible();
    expect(document.activeElement?.contains(await list())).toBe(true);
  });

  it('are not there for a list of one', async () => {
    open();
    await list();
    expect(
      screen.queryByRole('navigation', { name: 'Páginas de usuarios' }),
    ).not.toBeInTheDocument();
  });

  it('begin anew with another list', async () => {
    const { asked } = open({
      [ACTIVE]: usersAnswer([CUSTOMER], 49),
      [second]: usersAnswer([OWNER], 49),
      [EVERYBODY]: usersAnswer([LEFT], 50),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Siguiente' }));
    await card('jefa');
    await userEvent.click(screen.getByRole('switch'));
    await card('fue');
    expect(asked(EVERYBODY)).toBe(1);
  });

  it('that have become empty lead to the last one', async () => {
    open({ [ACTIVE]: usersAnswer([CUSTOMER], 49), [second]: usersAnswer([], 48) });
    await userEvent.click(await screen.findByRole('button', { name: 'Siguiente' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ir a la última página' }));
    await card('María José');
  });
});

describe('what haykakan may do', () => {
  it('is not to change passwords, nor a superadmin', async () => {
    open();
    expect(buttonNames(await card('María José'))).toEqual([
      'Editar',
      'Enlace para la contraseña',
      'Desactivar',
    ]);
    const owner = await card('jefa');
    for (const name of ['Editar', 'Desactivar']) {
      expect(owner.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    }
    expect(owner.getByText('Solo un superadmin puede cambiar a un superadmin')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cambiar Contraseña' })).not.toBeInTheDocument();
  });

  it('is not to deactivate themselves', async () => {
    open();
    const own = await card('Ani');
    expect(own.getByText('Tú')).toBeVisible();
    expect(own.getByRole<HTMLButtonElement>('button', { name: 'Editar' }).disabled).toBe(false);
    expect(own.getByRole<HTMLButtonElement>('button', { name: 'Desactivar' }).disabled).toBe(true);
    expect(buttonNames(own)).toEqual(OWN_BUTTONS);
    expect(own.getByText('No puedes desactivar tu propio usuario')).toBeVisible();
  });
});

it('a superadmin changes passwords, but not of who has no user name', async () => {
  open({}, 'superadmin');
  const all = ['Editar', 'Cambiar Contraseña', 'Enlace para la contraseña', 'Desactivar'];
  expect(buttonNames(await card('María José'))).toEqual(all);
  expect(buttonNames(await card('jefa'))).toEqual(all);
  expect(buttonNames(await card('600 333 444'))).toEqual([
    'Editar',
    'Enlace para la contraseña',
    'Desactivar',
  ]);
});

it.each(['haykakan', 'superadmin'] as const)(
  'on the own card %s changes the password by proving the present one',
  async (role) => {
    const own = userSample({ id: 7, username: 'ani', name: 'Ani', role });
    const { calls } = open(
      {
        [ACTIVE]: usersAnswer([CUSTOMER, own]),
        'PATCH /api/auth/me/password': { body: { success: true } },
      },
      role,
    );
    const ownCard = await card('Ani');
    expect(buttonNames(ownCard)).toEqual(OWN_BUTTONS);
    await userEvent.click(ownCard.getByRole('button', { name: 'Mi contraseña' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar contraseña' }));
    for (const [label, value] of [
      ['Contraseña actual', 'la de siempre'],
      ['Nueva contraseña', 'otra y larga'],
      ['Confirmar nueva contraseña', 'otra y larga'],
    ] as const) {
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar contraseña' }));
    await sayToast('Contraseña cambiada');
    const body = { currentPassword: 'la de siempre', newPassword: 'otra y larga' };
    expect(calls).toContainEqual(expect.objectContaining({ path: '/api/auth/me/password', body }));
  },
);

describe('a lost phone', () => {
  const REMOVE = 'DELETE /api/auth/users/3/second-factor';
  const FACTORS = 'GET /api/auth/second-factors';

  it('is a superadmin’s to see and to help with, who is told to make sure of who asks', async () => {
    let factors = [3];
    const remove = () => {
      factors = [];
      return { body: { success: true } } as const;
    };
    const answers = { [FACTORS]: () => ({ body: factors }), [REMOVE]: remove };
    const { asked } = open(answers, 'superadmin');
    const button = { name: 'Quitar verificación' };
    expect((await card('jefa')).queryByRole('button', button)).not.toBeInTheDocument();
    const user = await card('María José');
    await userEvent.click(await user.findByRole('button', button));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/María José entrará solo con su contraseña/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
    await sayToast('Verificación quitada');
    expect(asked(REMOVE)).toBe(1);
    await waitFor(() => expect(user.queryByRole('button', button)).not.toBeInTheDocument());
  });

  it('that could not be helped with says why, and asks again', async () => {
    open({ [FACTORS]: { body: [3] }, [REMOVE]: { offline: true } }, 'superadmin');
    const user = await card('María José');
    await userEvent.click(await user.findByRole('button', { name: 'Quitar verificación' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('No se ha quitado');
    takeConsoleErrors();
  });

  it('is nothing that haykakan is told of', async () => {
    const { asked } = open();
    await card('María José');
    expect(asked(FACTORS)).toBe(0);
  });
});

describe('switching on and off', () => {
  const OFF: AnswerTo<'toggleUser'> = {
    body: { message: 'Usuario desactivado', user: { ...CUSTOMER, active: false } },
  };
  const ON: AnswerTo<'toggleUser'> = { body: { message: 'Usuario activado', user: CUSTOMER } };

  it('says what the server says, takes the user off the list and keeps the focus there', async () => {
    let users: UserView[] = [CUSTOMER, STAFF];
    const toggle = () => {
      users = [STAFF];
      return OFF;
    };
    const { asked, calls } = open({ [ACTIVE]: () => usersAnswer(users), [TOGGLE]: toggle });
    await userEvent.click((await card('María José')).getByRole('button', { name: 'Desactivar' }));
    await sayToast('Usuario desactivado');
    expect(notices().textContent).toContain('María José');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'María José' })).not.toBeInTheDocument(),
    );
    expect(document.activeElement?.contains(await list())).toBe(true);
    expect(asked('GET /api/auth/stats')).toBe(2);
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ active: false });
  });

  it('says Estado actualizado when the server says nothing', async () => {
    open({ [TOGGLE]: { garbled: { user: { ...CUSTOMER, active: false } } } });
    await userEvent.click((await card('María José')).getByRole('button', { name: 'Desactivar' }));
    await sayToast('Estado actualizado');
  });

  it('can be undone from the message', async () => {
    const answers = [OFF, ON];
    const { asked } = open({ [TOGGLE]: () => answers.shift() ?? ON });
    await userEvent.click((await card('María José')).getByRole('button', { name: 'Desactivar' }));
    await sayToast('Usuario desactivado');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await sayToast('Usuario activado');
    expect(asked(TOGGLE)).toBe(2);
  });

  it('on of a colleague asks for the own password, and is done once it is proven', async () => {
    const error = 'Escribe antes tu contraseña';
    const answers: AnswerTo<'toggleUser'>[] = [
      OFF,
      { status: 403, body: { error, code: 'PASSWORD_AGAIN' } },
    ];
    const { asked } = open({
      [TOGGLE]: () => answers.shift() ?? ON,
      'POST /api/auth/me/password-proof': { body: { success: true } },
    });
    await userEvent.click((await card('María José')).getByRole('button', { name: 'Desactivar' }));
    await sayToast('Usuario desactivado');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Tu contraseña' }));
    takeConsoleErrors();
    await userEvent.type(proof.getByLabelText('Contraseña actual'), 'mía{Enter}');
    await sayToast('Usuario activado');
    expect(asked(TOGGLE)).toBe(3);
  });

  it('by a double tap is sent once', async () => {
    const { asked } = open({ [TOGGLE]: OFF });
    await userEvent.dblClick(
      (await card('María José')).getByRole('button', { name: 'Desactivar' }),
    );
    await sayToast('Usuario desactivado');
    expect(asked(TOGGLE)).toBe(1);
  });

  it('after a lost answer is another request: somebody may have switched it back since', async () => {
    const answers: AnswerTo<'toggleUser'>[] = [{ offline: true }, OFF];
    const { keys } = open({ [TOGGLE]: () => answers.shift() ?? OFF });
    const press = async () =>
      userEvent.click((await card('María José')).getByRole('button', { name: 'Desactivar' }));
    await press();
    await sayToast('Error al cambiar el estado del usuario');
    expect(notices().textContent).toContain('Aunque se repita, solo cuenta una vez.');
    await press();
    await sayToast('Usuario desactivado');
    const [first, second] = keys(TOGGLE);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
    takeConsoleErrors();
  });

  it.each<[string, Failed, string]>([
    ['with words', { status: 403, body: { error: 'No tiene permisos' } }, 'No tiene permisos'],
    ['without', { status: 500 }, 'Error al cambiar el estado del usuario'],
  ])('that is refused %s says so', async (_name, answer, text) => {
    open({ [TOGGLE]: answer });
    await userEvent.click((await card('María José')).getByRole('button', { name: 'Desactivar' }));
    await sayToast(text);
    takeConsoleErrors();
  });
});

it('says that the session has ended, and not that there is nobody', async () => {
  open({ [ACTIVE]: { status: 401 } });
  expect(await screen.findByText('Vuelve a entrar para ver a los usuarios.')).toBeVisible();
  expect(screen.queryByText('Sin usuarios activos')).not.toBeInTheDocument();
});
