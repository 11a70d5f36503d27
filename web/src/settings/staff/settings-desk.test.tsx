import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers, AnswerTo } from '../../../test/fake-api.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { product } from '../../../test/samples.ts';
import { userEvent } from '../../../test/user-event.ts';
// Loaded before the first test, whose time it would else take.
import '../../app/pages/staff/admin-settings-page.tsx';

const SEEN = 1;
const LATER = 2;
const setting = (key: string, value: string, version = SEEN): StoredSetting => ({
  key,
  value,
  version,
  updatedAt: '2026-11-20T11:10:00.000Z',
});
const NOTE = setting('nota', 'Cerramos en agosto');
const STORED = [setting('city', 'Villena'), setting('phonePrimary', '965000111'), NOTE];

const openSettings = (answers: Answers = {}) =>
  renderAppAs({ role: 'superadmin' }, '/admin/settings', {
    'GET /api/settings': { body: STORED },
    ...answers,
  });

// By label, not by role: a table of this size has a thousand elements to tell the roles of.
const field = (name: string) => screen.findByLabelText(name, { selector: 'input' });
const deleteButton = (name: string) => screen.findByLabelText(`Eliminar ${name}`);

async function row(name: string): Promise<HTMLElement> {
  const entry = (await field(name)).closest('tr');
  if (!entry) throw new Error(`the field ${name} stands in no row`);
  return entry;
}

const toasts = () => within(screen.getByRole('region', { name: 'Avisos' }));

/** Types into the field and leaves it. */
async function enter(name: string, value: string): Promise<HTMLElement> {
  const input = await field(name);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
  return input;
}

const patches = ({ calls }: { calls: { method: string; path: string; body: unknown }[] }) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);

it('what is being typed stays when the settings are asked for again and do not come', async () => {
  let fails = false;
  const { queryClient } = openSettings({
    'GET /api/settings': () => (fails ? { status: 503 } : { body: STORED }),
    'PATCH /api/settings/city': { body: setting('city', 'Biar', LATER) },
  });
  const input = await field('Población');
  fireEvent.change(input, { target: { value: 'Biar' } });
  fails = true;
  await act(() => queryClient.refetchQueries({ queryKey: ['/api/settings'] }));
  expect(await screen.findByText('No se pudo cargar la configuración.')).toBeVisible();
  takeConsoleErrors();
  expect(input).toHaveValue('Biar');
  expect(input).toBeInTheDocument();
});

describe('who issues the invoices, once there is one', () => {
  const held = (how: 'closed' | 'filled') => ({
    'GET /api/settings': { body: [{ ...setting('taxId', 'B12345674'), held: how }, NOTE] },
  });

  it('is only read by who may not change it, with the reason', async () => {
    const api = openSettings(held('closed'));
    const input = await enter('NIF del titular', 'B12345674');
    expect(input).toHaveAttribute('readonly');
    expect(input).toHaveAccessibleDescription(
      'Ya hay facturas registradas: solo lo cambia un superadmin',
    );
    expect(screen.queryByLabelText('Eliminar NIF del titular')).not.toBeInTheDocument();
    expect(patches(api)).toEqual([]);
  });

  it('is changed by the others, and not deleted', async () => {
    const change = { body: setting('taxId', '12345678Z', LATER) };
    const api = openSettings({ ...held('filled'), 'PATCH /api/settings/taxId': change });
    const input = await enter('NIF del titular', '12345678Z');
    expect(input).not.toHaveAttribute('readonly');
    expect(screen.queryByLabelText('Eliminar NIF del titular')).not.toBeInTheDocument();
    await waitFor(() => expect(patches(api)).toHaveLength(1));
  });
});

describe('a setting that is one thing or the other', () => {
  const CHANGE = 'PATCH /api/settings/walletCard';
  const walletSwitch = () => screen.findByRole('switch', { name: /^Tarjeta del monedero/ });

  it('is a switch that stores at once', async () => {
    const [stored, changed] = [[...STORED], setting('walletCard', 'abierta', LATER)];
    const api = openSettings({
      'GET /api/settings': () => ({ body: stored }),
      [CHANGE]: () => {
        stored.push(changed);
        return { body: changed };
      },
    });
    expect(await walletSwitch()).not.toBeChecked();
    expect(screen.getByText('Anunciada como próximamente')).toBeVisible();
    fireEvent.click(await walletSwitch());
    expect(await toasts().findByText('Configuración actualizada')).toBeVisible();
    expect(patches(api)).toEqual([['/api/settings/walletCard', { value: 'abierta' }]]);
    expect(await walletSwitch()).toBeChecked();
  });

  it('stays as it was where that failed', async () => {
    openSettings({ [CHANGE]: { status: 500, body: { error: 'No' } } });
    fireEvent.click(await walletSwitch());
    expect(await toasts().findByText('No se pudo actualizar la configuración')).toBeVisible();
    expect(await walletSwitch()).not.toBeChecked();
    takeConsoleErrors();
  });

  it('is on for whatever else has been stored', async () => {
    const stored = setting('walletCard', 'ya está');
    openSettings({ 'GET /api/settings': { body: [...STORED, stored] } });
    expect(await walletSwitch()).toBeChecked();
  });
});

describe('a setting that names a product', () => {
  const WHOLE = 'El pollo entero';
  const CHANGE = 'PATCH /api/settings/wholeChickenProduct';
  const CHICKEN = product({ id: 8, name: 'Pollo a la leña', chickens: '1.0' });
  const BEER = product({ id: 26, name: 'Cerveza' });
  const stored = (value: string) => setting('wholeChickenProduct', value);

  const openWith = (value: string, answers: Answers = {}) =>
    openSettings({
      'GET /api/settings': { body: [...STORED, stored(value)] },
      'GET /api/products': { body: [CHICKEN, BEER] },
      ...answers,
    });
  const select = async () => {
    const found = await screen.findByLabelText<HTMLSelectElement>(WHOLE, { selector: 'select' });
    await waitFor(() => expect(found).toBeEnabled());
    return found;
  };
  const chosen = async () => (await select()).selectedOptions[0]?.textContent;
  const cell = async () => (await select()).closest('td')?.textContent ?? '';

  it('shows its name and offers what is on sale', async () => {
    openWith('8');
    await waitFor(async () => expect(await chosen()).toBe('Pollo a la leña'));
    expect([...(await select()).options].map(({ textContent }) => textContent)).toEqual([
      'Sin elegir',
      'Pollo a la leña',
      'Cerveza',
    ]);
    expect(await cell()).not.toContain('precio.');
  });

  it('stores the id of what is chosen, at once', async () => {
    const changed = { ...stored('8'), version: LATER };
    const api = openWith('26', { [CHANGE]: { body: changed } });
    await userEvent.selectOptions(await select(), 'Pollo a la leña');
    expect(await toasts().findByText('Configuración actualizada')).toBeVisible();
    const sent = { value: '8', version: SEEN };
    expect(patches(api)).toEqual([['/api/settings/wholeChickenProduct', sent]]);
  });

  it('stores what the keyboard passes through only when the field is left', async () => {
    const api = openWith('26', { [CHANGE]: { body: { ...stored('8'), version: LATER } } });
    const field = await select();
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    fireEvent.change(field, { target: { value: '8' } });
    expect(patches(api)).toEqual([]);
    fireEvent.blur(field);
    expect(await toasts().findByText('Configuración actualizada')).toBeVisible();
    expect(patches(api)).toHaveLength(1);
  });

  it.each([
    [
      '8',
      [BEER],
      'El producto 8 ya no está en la carta: los pedidos de pollos enteros no tienen precio. Elige otro, o recupéralo en Productos.',
    ],
    ['', [CHICKEN], 'Falta elegirlo: mientras tanto, los pedidos de pollos enteros no tienen'],
    [
      '26',
      [CHICKEN, BEER],
      '«Cerveza» lleva 0 pollos por unidad, y tiene que llevar 1: los pedidos de pollos enteros no tienen precio.',
    ],
  ])('says what is wrong with %j while %j is on sale', async (value, products, text) => {
    openWith(value, { 'GET /api/products': { body: products } });
    await select();
    await waitFor(async () => expect(await cell()).toContain(text));
    expect((await select()).value).toBe(value);
  });

  it('says that both are missing where both are empty', async () => {
    openWith('');
    await select();
    const notes = await screen.findAllByText(/^Falta elegirlo/);
    expect(notes.map(({ textContent }) => textContent)).toEqual([
      'Falta elegirlo: mientras tanto, los pedidos de pollos enteros no tienen precio.',
      'Falta elegirlo: mientras tanto, los pedidos con medio pollo no tienen precio.',
    ]);
  });

  it('names the product that somebody else has chosen meanwhile', async () => {
    const current = { ...stored('8'), version: LATER };
    openWith('', {
      [CHANGE]: { status: 409, body: { error: 'Otra', code: 'EDITED_MEANWHILE', current } },
    });
    await userEvent.selectOptions(await select(), 'Cerveza');
    expect(await screen.findByText(/Ahora pone «Pollo a la leña»/)).toBeVisible();
    expect(await chosen()).toBe('Cerveza');
    takeConsoleErrors();
  });

  it('cannot be chosen before the menu is there, and asks again for it', async () => {
    let isDown = true;
    openWith('8', {
      'GET /api/products': () => (isDown ? { status: 500 } : { body: [CHICKEN] }),
    });
    const field = await screen.findByLabelText<HTMLSelectElement>(WHOLE, { selector: 'select' });
    expect(field).toBeDisabled();
    expect(field.selectedOptions[0]?.textContent).toBe('Producto 8');
    const retries = await screen.findAllByText('Reintentar');
    takeConsoleErrors();
    isDown = false;
    await userEvent.click(retries[0]!);
    await waitFor(async () => expect(await chosen()).toBe('Pollo a la leña'));
  });
});

describe('the list of settings', () => {
  it('has the columns Clave, Valor and Acciones, and each value in a field', async () => {
    openSettings();
    await screen.findByRole('heading', { level: 1, name: 'Configuración del Sistema' });
    await row('Población');
    const columns = screen.getAllByRole('columnheader').map((column) => column.textContent);
    expect(columns.slice(0, 3)).toEqual(['Clave', 'Valor', 'Acciones']);
    expect(await field('Población')).toHaveProperty('value', 'Villena');
    expect(await field('nota')).toHaveProperty('value', 'Cerramos en agosto');
  });

  it('says of known keys what they are and how they are written', async () => {
    openSettings();
    expect((await row('Teléfono principal')).textContent).toContain('phonePrimary');
    const described = (await field('Teléfono principal')).getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe(
      'El de los botones de llamar',
    );
  });

  it('has a field for the chickens of each weekday, Monday first, empty as long as nobody says more', async () => {
    openSettings({
      'GET /api/settings': { body: [...STORED, setting('initialStockSunday', '90')] },
    });
    await row('Población');
    const labels = Array.from(document.querySelectorAll('label'), (label) => label.textContent);
    const days = labels.filter((text) => text.startsWith('Pollos al empezar el '));
    expect(days.map((text) => text.replace('Pollos al empezar el ', ''))).toEqual([
      'día',
      'lunes',
      'martes',
      'miércoles',
      'jueves',
      'viernes',
      'sábado',
      'domingo',
    ]);
    expect(await field('Pollos al empezar el domingo')).toHaveProperty('value', '90');
    expect(await field('Pollos al empezar el lunes')).toHaveProperty('value', '');
  });

  it('shows the starter value of a known key that is not stored, without a way to delete it', async () => {
    openSettings();
    const street = within(await row('Calle y número'));
    expect(street.getByText('Valor de partida')).toBeVisible();
    expect(street.getByRole('textbox')).toHaveProperty('value', 'Calle Mayor, 12');
    expect(street.queryByRole('button')).not.toBeInTheDocument();
  });

  it('gives missing settings their starter values when it opens, and then asks again', async () => {
    const api = openSettings();
    await row('Población');
    await waitFor(() => expect(api.asked('POST /api/settings/initialize')).toBe(1));
    await waitFor(() => expect(api.asked('GET /api/settings')).toBeGreaterThan(1));
  });

  it('offers another try when it cannot be loaded', async () => {
    openSettings({ 'GET /api/settings': { status: 500 } });
    expect(await screen.findByText('No se pudo cargar la configuración')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    takeConsoleErrors();
  });

  it('says so when the session has ended', async () => {
    openSettings({ 'GET /api/settings': { status: 401 } });
    expect(await screen.findByText('Tu sesión ha terminado')).toBeVisible();
    takeConsoleErrors();
  });
});

describe('a value', () => {
  const saved: Answers = {
    'PATCH /api/settings/city': { body: setting('city', 'Sax', LATER) },
  };

  it('saves when its input loses focus and differs, and says so', async () => {
    const api = openSettings(saved);
    await enter('Población', ' Sax ');
    expect(await toasts().findByText('Configuración actualizada')).toBeVisible();
    expect(toasts().getByText('El valor ha sido guardado correctamente')).toBeVisible();
    expect(patches(api)).toEqual([['/api/settings/city', { value: 'Sax', version: SEEN }]]);
  });

  it('is not sent while it is typed, nor when it is what is stored', async () => {
    const api = openSettings(saved);
    const input = await field('Población');
    fireEvent.change(input, { target: { value: 'Sa' } });
    await enter('Población', 'Villena');
    await enter('nota', ' Cerramos en agosto ');
    expect(await field('nota')).toHaveProperty('value', 'Cerramos en agosto');
    expect(patches(api)).toEqual([]);
  });

  it('keeps what is typed on while the last value is being saved', async () => {
    const changed = setting('city', 'Elda', LATER);
    openSettings({ 'PATCH /api/settings/city': { body: changed } });
    const input = await enter('Población', 'Elda');
    fireEvent.change(input, { target: { value: 'Elda, centro' } });
    expect(await toasts().findByText('Configuración actualizada')).toBeVisible();
    expect(await field('Población')).toHaveProperty('value', 'Elda, centro');
  });

  it('saves when its page is left with the focus in it', async () => {
    const api = openSettings({
      'PATCH /api/settings/city': { body: setting('city', 'Biar', LATER) },
    });
    fireEvent.change(await field('Población'), { target: { value: 'Biar' } });
    cleanup();
    await waitFor(() =>
      expect(patches(api)).toEqual([['/api/settings/city', { value: 'Biar', version: SEEN }]]),
    );
  });

  it('that is being saved is not saved once more when its page is left', async () => {
    const held = Promise.withResolvers<AnswerTo<'changeSetting'>>();
    const api = openSettings({ 'PATCH /api/settings/city': () => held.promise });
    await enter('Población', 'Biar');
    await waitFor(() => expect(patches(api)).toHaveLength(1));
    cleanup();
    held.resolve({ body: setting('city', 'Biar', LATER) });
    await waitFor(() => expect(api.queryClient.isMutating()).toBe(0));
    expect(patches(api)).toHaveLength(1);
  });

  it('saves on Enter and is given up on Escape', async () => {
    const api = openSettings(saved);
    const input = await field('Población');
    fireEvent.change(input, { target: { value: 'Elda' } });
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(input).toHaveProperty('value', 'Villena');
    input.focus();
    fireEvent.change(input, { target: { value: 'Sax' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() =>
      expect(patches(api)).toEqual([['/api/settings/city', { value: 'Sax', version: SEEN }]]),
    );
  });

  it('that is refused stays as it was typed, with what is wrong beside it', async () => {
    const message = 'Escribe un teléfono válido, de 9 a 15 cifras';
    openSettings({
      'PATCH /api/settings/phonePrimary': {
        status: 400,
        body: { error: 'Revisa los datos enviados', details: [{ path: 'value', message }] },
      },
    });
    const input = await enter('Teléfono principal', '12');
    expect(await toasts().findByText('Error')).toBeVisible();
    expect(toasts().getByText('No se pudo actualizar la configuración')).toBeVisible();
    expect(input).toHaveProperty('value', '12');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(within(await row('Teléfono principal')).getByText(message)).toBeVisible();
    takeConsoleErrors();
  });
});

describe('a value that somebody else has saved meanwhile', () => {
  const theirs = setting('city', 'Sax', LATER);
  /** The first save is refused, the list is then as they left it, the second save is taken. */
  function openChanged() {
    let refused = false;
    const api = openSettings({
      'GET /api/settings': () => ({ body: refused ? [theirs] : STORED }),
      'PATCH /api/settings/city': () => {
        if (refused) return { body: setting('city', 'Elda', 3) };
        refused = true;
        return {
          status: 409,
          body: { error: 'Otra persona', code: 'EDITED_MEANWHILE', current: theirs },
        };
      },
    });
    return api;
  }
  const title = 'Otra persona ha cambiado este ajuste mientras lo editabas';

  it('is told, with what was typed still in the field, and nothing is saved by leaving it', async () => {
    const api = openChanged();
    const input = await enter('Población', 'Elda');
    const note = within(await screen.findByRole('alert'));
    expect(note.getByText(title)).toBeVisible();
    expect(note.getByText('Ahora pone «Sax». Lo tuyo no se ha guardado.')).toBeVisible();
    expect(toasts().getByText('No se pudo actualizar la configuración')).toBeVisible();
    expect(input).toHaveProperty('value', 'Elda');
    await enter('Población', 'Elda');
    expect(patches(api)).toHaveLength(1);
    takeConsoleErrors();
  });

  it('is written over by Guardar lo mío, on what was told', async () => {
    const api = openChanged();
    const input = await enter('Población', 'Elda');
    fireEvent.click(await screen.findByText('Guardar lo mío'));
    expect(await toasts().findByText('Configuración actualizada')).toBeVisible();
    expect(patches(api)[1]).toEqual(['/api/settings/city', { value: 'Elda', version: LATER }]);
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect(document.activeElement).toBe(input);
    takeConsoleErrors();
  });

  it('stands after Descartar lo mío, and after Escape', async () => {
    for (const give of [
      () => fireEvent.click(screen.getByText('Descartar lo mío')),
      (input: HTMLElement) => fireEvent.keyDown(input, { key: 'Escape' }),
    ]) {
      const api = openChanged();
      const input = await enter('Población', 'Elda');
      await screen.findByText(title);
      give(input);
      await waitFor(() => expect(input).toHaveProperty('value', 'Sax'));
      expect(screen.queryByText(title)).not.toBeInTheDocument();
      expect(patches(api)).toHaveLength(1);
      takeConsoleErrors();
      cleanup();
    }
  });
});

it('a value whose answer was lost is nobody else’s: the next one goes out on it', async () => {
  const own = setting('city', 'Elda', LATER);
  const edited = { error: 'Otra persona', code: 'EDITED_MEANWHILE', current: own };
  const answers: AnswerTo<'changeSetting'>[] = [
    { status: 504 },
    { status: 504 },
    { status: 409, body: edited },
  ];
  const api = openSettings({
    'PATCH /api/settings/city': () => answers.shift() ?? { body: setting('city', 'Sax', 3) },
  });
  for (const value of ['Elda', 'Petrer']) {
    await enter('Población', value);
    await waitFor(() => expect(patches(api).at(-1)?.[1]).toMatchObject({ value }));
    expect(await toasts().findByText('No se pudo actualizar la configuración')).toBeVisible();
  }
  await enter('Población', 'Sax');
  expect(await toasts().findByText('Configuración actualizada')).toBeVisible();
  expect(patches(api).at(-1)).toEqual(['/api/settings/city', { value: 'Sax', version: LATER }]);
  expect(screen.queryByText(/^Otra persona/)).not.toBeInTheDocument();
  takeConsoleErrors();
});

it('a second value goes out on what the first has stored', async () => {
  const api = openSettings({
    'PATCH /api/settings/city': { body: setting('city', 'Elda', LATER) },
  });
  const input = await field('Población');
  for (const value of ['Elda', 'Sax']) {
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  }
  await waitFor(() => expect(patches(api)).toHaveLength(2));
  expect(patches(api).map(([, body]) => (body as StoredSetting).version)).toEqual([SEEN, LATER]);
});

describe('deleting', () => {
  it('takes the setting away, says so, and leaves the focus in the table', async () => {
    const kept = STORED.filter(({ key }) => key !== 'nota');
    let stored = STORED;
    openSettings({
      'GET /api/settings': () => ({ body: stored }),
      [`DELETE /api/settings/nota?version=${SEEN}`]: () => {
        stored = kept;
        return { status: 204 };
      },
    });
    fireEvent.click(await deleteButton('nota'));
    expect(await toasts().findByText('Configuración eliminada')).toBeVisible();
    expect(toasts().getByText('El valor ha sido eliminado correctamente')).toBeVisible();
    expect(screen.queryByLabelText('nota')).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toBe('Ajustes guardados');
  });

  it('of a known key leaves its line, with the starter value', async () => {
    let stored = [setting('city', 'Sax')];
    openSettings({
      'GET /api/settings': () => ({ body: stored }),
      [`DELETE /api/settings/city?version=${SEEN}`]: () => {
        stored = [];
        return { status: 204 };
      },
    });
    fireEvent.click(await deleteButton('Población'));
    await waitFor(async () => expect(await field('Población')).toHaveProperty('value', 'Villena'));
  });

  it('can be undone', async () => {
    const api = openSettings({
      [`DELETE /api/settings/nota?version=${SEEN}`]: { status: 204 },
      'POST /api/settings': { status: 201, body: NOTE },
    });
    fireEvent.click(await deleteButton('nota'));
    fireEvent.click(await screen.findByText('Deshacer'));
    expect(await toasts().findByText('Configuración creada')).toBeVisible();
    expect(api.calls).toContainEqual({
      method: 'POST',
      path: '/api/settings',
      body: { key: NOTE.key, value: NOTE.value },
    });
  });

  it('that was left blank on purpose is blank again after Deshacer', async () => {
    const blank = setting('phoneSecondary', '');
    const api = openSettings({
      'GET /api/settings': { body: [...STORED, blank] },
      [`DELETE /api/settings/phoneSecondary?version=${SEEN}`]: { status: 204 },
      'PATCH /api/settings/phoneSecondary': { body: blank },
    });
    fireEvent.click(await deleteButton('Segundo teléfono'));
    fireEvent.click(await screen.findByText('Deshacer'));
    expect(await toasts().findByText('Configuración creada')).toBeVisible();
    expect(patches(api)).toEqual([['/api/settings/phoneSecondary', { value: '', version: SEEN }]]);
  });

  it('that fails says so, and the setting stays', async () => {
    openSettings({ [`DELETE /api/settings/nota?version=${SEEN}`]: { status: 500 } });
    fireEvent.click(await deleteButton('nota'));
    expect(await toasts().findByText('No se pudo eliminar la configuración')).toBeVisible();
    expect(await field('nota')).toBeVisible();
    takeConsoleErrors();
  });
});

describe('the form for a new setting', () => {
  async function add(key: string, value: string): Promise<void> {
    fireEvent.change(await screen.findByLabelText('Clave'), { target: { value: key } });
    fireEvent.change(screen.getByLabelText('Valor'), { target: { value } });
    fireEvent.click(screen.getByText('Añadir'));
  }

  it('adds it, empties itself and says so', async () => {
    const added = { key: 'idea', value: 'Más hornos' };
    const api = openSettings({
      'POST /api/settings': {
        status: 201,
        body: { ...added, version: 1, updatedAt: '2026-11-20T11:10:00.000Z' },
      },
    });
    await add(' idea ', ' Más hornos ');
    expect(await toasts().findByText('Configuración creada')).toBeVisible();
    expect(toasts().getByText('Se ha añadido una nueva configuración')).toBeVisible();
    expect(api.calls).toContainEqual({ method: 'POST', path: '/api/settings', body: added });
    expect(screen.getByLabelText('Clave')).toHaveProperty('value', '');
  });

  it.each([
    ['', 'x'],
    ['x', ' '],
    ['', ''],
  ])('sends nothing for the key %j and the value %j', async (key, value) => {
    const api = openSettings();
    await add(key, value);
    expect(await toasts().findByText('La clave y el valor son requeridos')).toBeVisible();
    expect(api.asked('POST /api/settings')).toBe(0);
  });

  it('keeps what was typed when the key exists already', async () => {
    const error = 'Esta clave ya existe. Cambia su valor en la tabla';
    openSettings({ 'POST /api/settings': { status: 409, body: { error } } });
    await add('nota', 'otra');
    expect(await toasts().findByText('No se pudo crear la configuración')).toBeVisible();
    expect(screen.getByText(error)).toBeVisible();
    expect(screen.getByLabelText('Clave')).toHaveProperty('value', 'nota');
    takeConsoleErrors();
  });
});
