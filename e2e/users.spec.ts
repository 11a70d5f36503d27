// Gestión de Usuarios in a browser: staff make, change and switch off users; superadmins alone touch
// superadmins and give new passwords.
import type { Page } from '@playwright/test';
import { faultsOf, faultsOnEach, WIDTHS } from './accessibility.ts';
import { becomeCustomer, givePoints } from './customers.ts';
import { expect, STAFF, test, type Journey } from './journey.ts';
import { LONG } from './long.ts';
import { overlapsAmong } from './overlaps.ts';

type Opening = Parameters<Journey['openPage']>[0];

/** Opens the screen as superadmin, or as the colleague who was given. */
async function openUsers(
  openPage: Journey['openPage'],
  { as = STAFF, ...opening }: NonNullable<Opening> & { as?: typeof STAFF } = {},
): Promise<Page> {
  const page = await openPage(opening);
  await page.context().request.post('/api/auth/login', { data: as });
  await page.goto('/admin/users');
  await expect(page.getByRole('list', { name: 'Usuarios' })).toBeVisible();
  return page;
}

const COLLEAGUE = { username: 'compañera', password: 'leña de olivo' };

/** Lets the owner add somebody without going through the form. */
async function addUser(owner: Page, fields: Record<string, string>): Promise<void> {
  const { password } = COLLEAGUE;
  const answer = await owner.context().request.post('/api/auth/users', {
    data: { password, confirmPassword: password, ...fields },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos', includeHidden: true });
const canSignIn = async (page: Page, username: string, password: string) =>
  (await page.context().request.post('/api/auth/login', { data: { username, password } })).ok();

test(
  'staff add a user, who can sign in, change them, switch them off and on again',
  LONG,
  async ({ openPage }) => {
    const owner = await openUsers(openPage);
    const visitor = await openPage();
    await owner.getByRole('button', { name: 'Nuevo Usuario' }).click();
    const fresh = dialog(owner, 'Crear Nuevo Usuario');
    await fresh.getByLabel('Usuario', { exact: true }).fill('lucia');
    await fresh.getByLabel('Contraseña', { exact: true }).fill('romero y leña');
    await fresh.getByLabel('Confirmar Contraseña').fill('romero y leña');
    await fresh.getByLabel('Teléfono').fill('+34 600 333 444');
    await fresh.getByRole('button', { name: 'Crear' }).click();
    await expect(notices(owner).getByText('Usuario creado')).toBeVisible();
    await expect(card(owner, 'lucia').getByText('600 333 444')).toBeVisible();
    await expect(owner.getByText('2 usuarios')).toBeVisible();
    expect(await canSignIn(visitor, 'lucia', 'romero y leña')).toBe(true);

    await card(owner, 'lucia').getByRole('button', { name: 'Editar' }).click();
    const edit = dialog(owner, 'Editar Usuario');
    await edit.getByLabel('Nombre Completo').fill('Lucía Ferrándiz');
    await edit.getByLabel('Rol').selectOption('Administrador');
    await edit.getByRole('button', { name: 'Actualizar' }).click();
    await expect(notices(owner).getByText('Usuario actualizado')).toBeVisible();
    const lucia = card(owner, 'Lucía Ferrándiz');
    await expect(lucia.getByText('Administrador')).toBeVisible();
    await expect(lucia.getByRole('button', { name: 'Editar' })).toBeFocused();

    await lucia.getByRole('button', { name: 'Desactivar' }).click();
    await expect(notices(owner).getByText('Usuario desactivado')).toBeVisible();
    await expect(lucia).toHaveCount(0);
    // At the page's end the message lies below the last button.
    await owner.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const buttonsAndMessages = owner.locator('main button, #avisos [role=listitem]');
    expect(await overlapsAmong(buttonsAndMessages)).toEqual([]);
    expect((await visitor.context().request.get('/api/auth/me')).status()).toBe(401);
    await owner.getByRole('switch', { name: 'Mostrando solo usuarios activos' }).click();
    await expect(lucia.getByText('Usuario inactivo')).toBeVisible();
    await lucia.getByRole('button', { name: 'Activar' }).click();
    await expect(notices(owner).getByText('Usuario activado')).toBeVisible();
    expect(await canSignIn(visitor, 'lucia', 'romero y leña')).toBe(true);
  },
);

test(
  'of two who edit the same user nobody overwrites the other unseen',
  LONG,
  async ({ openPage }) => {
    const owner = await openUsers(openPage, {
      expectErrors: [/409/, /Otra persona ha cambiado estos datos/],
    });
    await addUser(owner, { username: COLLEAGUE.username, role: 'haykakan' });
    await addUser(owner, { username: 'cliente', name: 'Nare' });
    await owner.reload();
    const colleague = await openUsers(openPage, { as: COLLEAGUE });
    const open = async (page: Page) => {
      await card(page, 'Nare').getByRole('button', { name: 'Editar' }).click();
      return dialog(page, 'Editar Usuario');
    };
    const [mine, theirs] = [await open(owner), await open(colleague)];
    await theirs.getByLabel('Rol').selectOption('Administrador');
    await theirs.getByLabel('Nombre Completo').fill('Nare Sargsyan');
    await theirs.getByRole('button', { name: 'Actualizar' }).click();
    await expect(theirs).toHaveCount(0);

    await mine.getByLabel('Nombre Completo').fill('Nare S.');
    await mine.getByLabel('Detalles Adicionales').fill('Comparsa Estudiantes');
    await mine.getByRole('button', { name: 'Actualizar' }).click();
    const conflict = mine.getByRole('alert');
    await expect(conflict.getByRole('listitem')).toHaveText([
      'Rol: Administrador',
      'Nombre Completo: Nare Sargsyan (tú has puesto otra cosa)',
    ]);
    await expect(mine.getByLabel('Rol')).toHaveValue('haykakan');
    await expect(mine.getByLabel('Nombre Completo')).toHaveValue('Nare S.');
    expect(await faultsOf(owner)).toEqual([]);
    await mine.getByRole('button', { name: 'Actualizar' }).click();
    await expect(mine).toHaveCount(0);
    const saved = card(owner, 'Nare S.');
    await expect(saved.getByText('Administrador')).toBeVisible();
    await expect(saved.getByText('Comparsa Estudiantes')).toBeVisible();
  },
);

test(
  'whoever goes round a dialog with the Tab key sees where they are',
  LONG,
  async ({ openPage }) => {
    const owner = await openUsers(openPage);
    await owner.getByRole('button', { name: 'Nuevo Usuario' }).click();
    const fresh = dialog(owner, 'Crear Nuevo Usuario');
    const close = fresh.getByRole('button', { name: 'Cerrar' });
    await fresh.getByRole('button', { name: 'Crear' }).focus();
    await expect(close).not.toBeInViewport();
    await owner.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await expect(close).toBeInViewport({ ratio: 1 });
    await owner.keyboard.press('Shift+Tab');
    await expect(fresh.getByRole('button', { name: 'Crear' })).toBeInViewport({ ratio: 1 });
  },
);

test(
  'a superadmin gives somebody a new password, which ends their session',
  LONG,
  async ({ openPage }) => {
    const customer = await openPage();
    await becomeCustomer(customer);
    const owner = await openUsers(openPage);
    const name = 'Cambiar Contraseña';
    await card(owner, 'Ani Petrosyan').getByRole('button', { name }).click();
    const sheet = dialog(owner, name);
    await sheet.getByLabel('Nueva Contraseña', { exact: true }).fill('sarmiento');
    await sheet.getByLabel('Confirmar Nueva Contraseña').fill('sarmiento');
    await sheet.getByRole('button', { name }).click();
    await expect(notices(owner).getByText('Contraseña cambiada')).toBeVisible();
    expect((await customer.context().request.get('/api/auth/me')).status()).toBe(401);
    expect(await canSignIn(customer, 'ani', 'leña y brasa')).toBe(false);
    expect(await canSignIn(customer, 'ani', 'sarmiento')).toBe(true);
  },
);

test(
  'haykakan sees no Cambiar Contraseña and cannot touch a superadmin',
  LONG,
  async ({ openPage }) => {
    const owner = await openUsers(openPage);
    await addUser(owner, { username: COLLEAGUE.username, role: 'haykakan' });
    await addUser(owner, { username: 'cliente' });
    const page = await openUsers(openPage, { as: COLLEAGUE });
    const superadmin = card(page, STAFF.username);
    await expect(superadmin.getByRole('button', { name: 'Editar' })).toBeDisabled();
    await expect(superadmin.getByRole('button', { name: 'Desactivar' })).toBeDisabled();
    const own = card(page, COLLEAGUE.username);
    await expect(own.getByRole('button', { name: 'Desactivar' })).toBeDisabled();
    await expect(card(page, 'cliente').getByRole('button', { name: 'Editar' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Cambiar Contraseña' })).toHaveCount(0);
    await own.getByRole('button', { name: 'Editar' }).click();
    await expect(dialog(page, 'Editar Usuario').getByLabel('Rol')).toBeDisabled();
  },
);

test(
  'somebody with a phone and nothing else is found by it and gets a sign-in',
  LONG,
  async ({ openPage }) => {
    const visitor = await openPage();
    const owner = await openUsers(openPage);
    await givePoints(owner, 120);
    await owner.reload();
    await owner.getByLabel('Buscar usuarios').fill('+34 600 111 222');
    await expect(owner.getByText('1 usuario', { exact: true })).toBeVisible();
    const found = card(owner, '600 111 222');
    await expect(found.getByText('Solo teléfono')).toBeVisible();
    await expect(found.getByRole('button', { name: 'Cambiar Contraseña' })).toHaveCount(0);
    await found.getByRole('button', { name: 'Editar' }).click();
    const edit = dialog(owner, 'Editar Usuario');
    await edit.getByLabel('Usuario', { exact: true }).fill('nare');
    await edit.getByRole('button', { name: 'Actualizar' }).click();
    await expect(edit.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
    await edit.getByLabel('Nueva Contraseña (opcional)').fill('romero y leña');
    await edit.getByLabel('Confirmar Contraseña').fill('romero y leña');
    await edit.getByRole('button', { name: 'Actualizar' }).click();
    await expect(card(owner, 'nare').getByText('@nare')).toBeVisible();
    expect(await canSignIn(visitor, 'nare', 'romero y leña')).toBe(true);
    const points = await visitor.context().request.get('/api/points/my-points');
    expect(await points.json()).toMatchObject({ availablePoints: 120 });
  },
);

test('a user whose creation is answered by nothing is made once', LONG, async ({ openPage }) => {
  const owner = await openUsers(openPage, {
    expectErrors: [/Failed to load resource/, /conexión/i],
  });
  let isFirst = true;
  await owner.route('**/api/auth/users', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    // The server adds the user; its answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await owner.getByRole('button', { name: 'Nuevo Usuario' }).click();
  const fresh = dialog(owner, 'Crear Nuevo Usuario');
  await fresh.getByLabel('Usuario', { exact: true }).fill('lucia');
  await fresh.getByLabel('Contraseña', { exact: true }).fill('romero y leña');
  await fresh.getByLabel('Confirmar Contraseña').fill('romero y leña');
  await fresh.getByRole('button', { name: 'Crear' }).click();
  await expect(fresh.getByRole('alert')).toContainText('Error al crear el usuario');
  await fresh.getByRole('button', { name: 'Crear' }).click();
  await expect(notices(owner).getByText('Usuario creado')).toBeVisible();
  await expect(owner.getByText('2 usuarios')).toBeVisible();
});

/** What brings the screen into its states, one after the other, by the name of what is checked. */
const STATES: Record<
  string,
  (page: Page, check: (state: string) => Promise<void>) => Promise<void>
> = {
  'the list and its statistics': async (page, check) => {
    await expect(page.getByRole('article', { name: 'Top Usuarios por Puntos' })).toContainText(
      '120 puntos',
    );
    await page.getByText('Ver en una tabla').click();
    await check('full');
    await page.getByLabel('Buscar usuarios').fill('nadie de nadie');
    await expect(page.getByText('Nadie coincide con «nadie de nadie»')).toBeVisible();
    await check('nobody found');
    await page.getByRole('button', { name: 'Quitar la búsqueda' }).click();
    await card(page, 'Ani Petrosyan').getByRole('button', { name: 'Desactivar' }).click();
    await page.getByRole('switch').click();
    await expect(page.getByText('Usuario inactivo')).toBeVisible();
    await check('somebody inactive');
  },
  'the dialogs': async (page, check) => {
    await page.getByRole('button', { name: 'Nuevo Usuario' }).click();
    await dialog(page, 'Crear Nuevo Usuario').getByRole('button', { name: 'Crear' }).click();
    await expect(page.getByText('El nombre de usuario es obligatorio')).toBeVisible();
    await check('a new user, faults');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await card(page, STAFF.username).getByRole('button', { name: 'Editar' }).click();
    await expect(dialog(page, 'Editar Usuario').getByLabel('Rol')).toHaveValue('superadmin');
    await check('a superadmin, edited');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    const name = 'Cambiar Contraseña';
    await card(page, 'Ani Petrosyan').getByRole('button', { name }).click();
    await dialog(page, name).getByRole('button', { name }).click();
    await expect(page.getByText('Confirme la nueva contraseña')).toBeVisible();
    await check('a new password, faults');
  },
};

for (const [name, walk] of Object.entries(STATES)) {
  test(`${name}: nothing to find on a phone and on a wide screen`, LONG, async ({ openPage }) => {
    // Every state is searched for faults, which takes its time.
    test.slow();
    await becomeCustomer(await openPage());
    const page = await openUsers(openPage);
    await givePoints(page, 120);
    await page.reload();
    await walk(page, async (state) => expect(await faultsOnEach(page, WIDTHS), state).toEqual([]));
  });
}
