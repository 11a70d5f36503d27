import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { answering, type Answers, type AnswerTo, type FakeApi } from '../../../../test/fake-api.ts';
import { fakeTime } from '../../../../test/fake-time.ts';
import { renderAppAs } from '../../../../test/render-app.tsx';
import { HOURS, SUNDAY } from '../../../../test/samples.ts';
// Loaded before the first test, whose time it would else take.
import './admin-hours-page.tsx';

const openHours = (answers: Answers = {}) =>
  renderAppAs({ role: 'haykakan' }, '/admin/horarios', answers);

const toasts = () => within(screen.getByRole('region', { name: 'Avisos' }));
const card = async (day: string) => within(await screen.findByLabelText(new RegExp(`^${day} `)));
const button = (name: string) => screen.findByText(name, { selector: 'button' });

async function startEditing(): Promise<void> {
  fireEvent.click(await button('Editar Horarios'));
}

/** The server stores whatever it is sent. */
const SAVING = HOURS.reduce<Answers>(
  (saving, day) => ({
    ...saving,
    ...answering(`PATCH /api/business-hours/${day.id}`, { body: day }),
  }),
  {},
);

const patches = ({ calls }: FakeApi) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body as BusinessHours);

describe('the week on the desk', () => {
  it('has a card a day, Sunday first, open and closed in words and by the border', async () => {
    openHours();
    expect(await screen.findByText('Gestión de Horarios', { selector: 'h1' })).toBeVisible();
    const weekday = /^(Domingo|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado)$/;
    const titles = await screen.findAllByText(weekday, { selector: 'h2' });
    expect(titles.map((title) => title.textContent)).toEqual([
      'Domingo (Abierto)',
      'Lunes (Cerrado)',
      'Martes (Abierto)',
      'Miércoles (Abierto)',
      'Jueves (Abierto)',
      'Viernes (Abierto)',
      'Sábado (Abierto)',
    ]);
    const borders = titles.map(
      (title) => title.closest('li')?.className.match(/border-(good|bad)/)?.[1],
    );
    expect(borders).toEqual(['good', 'bad', 'good', 'good', 'good', 'good', 'good']);
  });

  it('says that the session has ended, and where to sign in again', async () => {
    openHours({ 'GET /api/dashboard-data': { status: 401 } });
    expect(await screen.findByText('Tu sesión ha terminado')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')).toBe(
      '/login',
    );
    expect(await button('Editar Horarios')).toBeVisible();
  });

  it('can be changed in edit mode only, the times of a closed day not even then', async () => {
    openHours();
    const states = async (day: string) => {
      const shown = await card(day);
      const controls = [
        ...shown.getAllByRole('switch'),
        shown.getByLabelText('Hora de apertura'),
        shown.getByLabelText('Hora de cierre'),
      ];
      return controls.map((control) => (control as HTMLInputElement).disabled);
    };
    expect(await states('Domingo')).toEqual([true, true, true, true]);
    await startEditing();
    expect(await states('Domingo')).toEqual([false, false, false, false]);
    expect(await states('Lunes')).toEqual([false, false, true, true]);
    await startEditing();
    expect(await states('Domingo')).toEqual([true, true, true, true]);
  });

  it('asks for missing weekdays when it opens; a failure of that is only logged', async () => {
    const api = openHours({ 'POST /api/admin/initialize': { status: 500 } });
    await card('Domingo');
    await waitFor(() => expect(api.asked('POST /api/admin/initialize')).toBe(1));
    await waitFor(() => expect(takeConsoleErrors()).toHaveLength(1));
    expect(toasts().queryByText(/./)).not.toBeInTheDocument();
  });
});

describe('a change in edit mode', () => {
  it('saves the whole day at once and says so', async () => {
    const api = openHours(SAVING);
    await startEditing();
    const sunday = await card('Domingo');
    fireEvent.change(sunday.getByLabelText('Hora de apertura'), { target: { value: '11:30' } });
    expect(await toasts().findByText('Horario actualizado')).toBeVisible();
    expect(toasts().getByText('Los cambios se han guardado correctamente.')).toBeVisible();
    expect(patches(api)).toEqual([{ ...SUNDAY, openTime: '11:30' }]);
  });

  it.each([
    ['Abierto', { isOpen: false }],
    ['Actualización automática desde Google', { autoUpdate: false }],
  ])('of the switch %s saves the day with it', async (name, change) => {
    const api = openHours(SAVING);
    await startEditing();
    fireEvent.click((await card('Domingo')).getByLabelText(name));
    await waitFor(() => expect(patches(api)).toEqual([{ ...SUNDAY, ...change }]));
  });

  it('follows the one before it, on what that has stored, so that the last one stays', async () => {
    const stored = { ...SUNDAY, openTime: '01:00', version: 2 };
    const api = openHours({ 'PATCH /api/business-hours/1': { body: stored } });
    await startEditing();
    const sunday = await card('Domingo');
    const opening = sunday.getByLabelText('Hora de apertura');
    fireEvent.change(opening, { target: { value: '01:00' } });
    fireEvent.change(opening, { target: { value: '13:00' } });
    expect(opening).toHaveProperty('value', '13:00');
    await waitFor(() =>
      expect(patches(api).map(({ openTime }) => openTime)).toEqual(['01:00', '13:00']),
    );
    expect(patches(api)[1]?.version).toBe(stored.version);
  });

  it('reads Guardando cambios... while it is saved', async () => {
    let answer = (_: Response) => {};
    openHours(SAVING);
    await startEditing();
    const sunday = await card('Domingo');
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    fireEvent.click(sunday.getByLabelText('Abierto'));
    expect(await button('Guardando cambios...')).toBeVisible();
    const headers = { 'Content-Type': 'application/json' };
    act(() => answer(new Response(JSON.stringify(SUNDAY), { headers })));
    expect(await button('Editar Horarios')).toBeVisible();
  });

  it.each([
    [
      'Hora de cierre',
      '09:00',
      'La hora de cierre debe ser posterior a la de apertura. No se ha guardado.',
    ],
    [
      'Hora de apertura',
      '17:00',
      'La hora de cierre debe ser posterior a la de apertura. No se ha guardado.',
    ],
    ['Hora de apertura', '', 'Falta una hora. No se ha guardado.'],
  ])('of the %s to %j is said on the card and saves nothing', async (name, value, fault) => {
    const api = openHours(SAVING);
    await startEditing();
    const sunday = await card('Domingo');
    fireEvent.change(sunday.getByLabelText(name), { target: { value } });
    expect(sunday.getByText(fault)).toBeVisible();
    fireEvent.click(sunday.getByLabelText('Actualización automática desde Google'));
    expect(patches(api)).toEqual([]);
    fireEvent.change(sunday.getByLabelText('Hora de apertura'), { target: { value: '08:00' } });
    await waitFor(() => expect(patches(api)).toHaveLength(1));
    expect(patches(api)[0]).toMatchObject({ openTime: '08:00', autoUpdate: false });
    expect(sunday.queryByText(fault)).not.toBeInTheDocument();
  });

  it('that fails says why, keeps what was chosen and can be tried again', async () => {
    let isDown = true;
    const api = openHours({
      'PATCH /api/business-hours/1': () =>
        isDown
          ? { status: 500, body: { error: 'Algo ha fallado' } }
          : { body: { ...SUNDAY, isOpen: false } },
    });
    await startEditing();
    const sunday = await card('Domingo');
    fireEvent.click(sunday.getByLabelText('Abierto'));
    const message = 'No se pudieron guardar los cambios. Algo ha fallado';
    expect(await toasts().findByText(message)).toBeVisible();
    expect(sunday.getByText('(Cerrado)')).toBeVisible();
    expect(sunday.getByText('Este cambio no se ha guardado.')).toBeVisible();
    expect(takeConsoleErrors()).toContain('Failed to update hours');
    isDown = false;
    fireEvent.click(sunday.getByText('Reintentar'));
    expect(await toasts().findByText('Horario actualizado')).toBeVisible();
    expect(api.asked('PATCH /api/business-hours/1')).toBe(2);
  });
});

describe('a day that somebody else has changed meanwhile', () => {
  const theirs = { ...SUNDAY, closeTime: '18:00', version: 2 };
  const title = 'Este día ha cambiado mientras lo editabas';

  /** Another opening hour is sent for Sunday, and refused. */
  async function changeTooLate() {
    let refused = false;
    const api = openHours({
      'GET /api/business-hours': () => ({
        body: refused ? [theirs, ...HOURS.slice(1)] : HOURS,
      }),
      'PATCH /api/business-hours/1': () => {
        if (refused) return { body: { ...theirs, openTime: '11:00' } };
        refused = true;
        const error = 'Otra persona, o Google, ha cambiado este día';
        return { status: 409, body: { error, code: 'EDITED_MEANWHILE', current: theirs } };
      },
    });
    await startEditing();
    const shown = await card('Domingo');
    fireEvent.change(shown.getByLabelText('Hora de apertura'), { target: { value: '11:00' } });
    await shown.findByText(title);
    takeConsoleErrors();
    return { api, shown };
  }

  it('is told, with what it is now, and what was chosen stays on the card, unsaved', async () => {
    const { api, shown } = await changeTooLate();
    expect(
      shown.getByText(
        'Ahora: 10:00–18:00, con actualización automática. Lo tuyo no se ha guardado.',
      ),
    ).toBeVisible();
    const message =
      'No se pudieron guardar los cambios. Otra persona, o Google, ha cambiado este día';
    expect(toasts().getByText(message)).toBeVisible();
    expect(shown.getByLabelText('Hora de apertura')).toHaveProperty('value', '11:00');
    expect(shown.getByLabelText('Hora de cierre')).toHaveProperty('value', '18:00');
    expect(shown.queryByText('Reintentar')).not.toBeInTheDocument();
    fireEvent.change(shown.getByLabelText('Hora de apertura'), { target: { value: '11:30' } });
    expect(patches(api)).toHaveLength(1);
  });

  it('takes what was chosen, and only that, after Guardar lo mío', async () => {
    const { api, shown } = await changeTooLate();
    fireEvent.click(shown.getByText('Guardar lo mío'));
    expect(await toasts().findByText('Horario actualizado')).toBeVisible();
    expect(patches(api)[1]).toEqual({ ...theirs, openTime: '11:00' });
    expect(shown.queryByText(title)).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toMatch(/^Domingo/);
  });

  it('is nobody else’s where the answer to an own change was lost', async () => {
    const own = { ...SUNDAY, openTime: '11:00', version: 2 };
    const edited = { error: 'Otra persona', code: 'EDITED_MEANWHILE', current: own };
    const answers: AnswerTo<'changeWeekday'>[] = [{ status: 504 }, { status: 409, body: edited }];
    const api = openHours({
      'PATCH /api/business-hours/1': () =>
        answers.shift() ?? { body: { ...own, closeTime: '19:00' } },
    });
    await startEditing();
    const shown = await card('Domingo');
    fireEvent.change(shown.getByLabelText('Hora de apertura'), { target: { value: '11:00' } });
    await toasts().findByText(/^No se pudieron guardar los cambios/);
    fireEvent.change(shown.getByLabelText('Hora de cierre'), { target: { value: '19:00' } });
    expect(await toasts().findByText('Horario actualizado')).toBeVisible();
    expect(patches(api)[2]).toEqual({ ...own, closeTime: '19:00' });
    expect(shown.queryByText(title)).not.toBeInTheDocument();
    takeConsoleErrors();
  });

  it('stays as it is after Descartar lo mío', async () => {
    const { api, shown } = await changeTooLate();
    fireEvent.click(shown.getByText('Descartar lo mío'));
    expect(shown.getByLabelText('Hora de apertura')).toHaveProperty('value', '10:00');
    expect(shown.getByLabelText('Hora de cierre')).toHaveProperty('value', '18:00');
    expect(shown.queryByText(title)).not.toBeInTheDocument();
    expect(patches(api)).toHaveLength(1);
  });

  it('is read anew when edit mode goes on, so that it seldom comes to that', async () => {
    let isLate = false;
    openHours({
      'GET /api/business-hours': () => ({ body: isLate ? [theirs, ...HOURS.slice(1)] : HOURS }),
    });
    await card('Domingo');
    isLate = true;
    await startEditing();
    await waitFor(async () =>
      expect((await card('Domingo')).getByLabelText('Hora de cierre')).toHaveProperty(
        'value',
        '18:00',
      ),
    );
  });
});

describe('the sync with Google', () => {
  const bar = () => screen.queryByRole('progressbar', { name: 'Sincronización con Google' });
  const progress = () => Number(bar()?.getAttribute('aria-valuenow') ?? 0);

  it('goes by 10, 30, 60, 90 and 100, and back to nothing after 2000 ms', async () => {
    const asked: string[] = [];
    openHours({
      'GET /api/business-hours/sync': () => {
        asked.push('Google');
        return { body: { businessHours: HOURS, specialDays: [], changed: 0 } };
      },
      'GET /api/business-hours': () => {
        asked.push('list');
        return { body: HOURS };
      },
    });
    await card('Domingo');
    const start = await button('Sincronizar con Google');
    fakeTime();
    const left: (string | null)[] = [];
    const shownAt = [Date.now()];
    const said: (string | undefined)[] = [];
    const status = (await screen.findByText('Pulsa Editar Horarios para cambiar algo.')).closest(
      'p',
    );
    const text = new MutationObserver((records) => {
      const texts = records.map(({ oldValue }) => oldValue ?? undefined);
      said.push(...texts.filter((text) => text !== 'Pulsa Editar Horarios para cambiar algo.'));
    });
    text.observe(status ?? document.body, {
      subtree: true,
      characterData: true,
      characterDataOldValue: true,
    });
    const changes = new MutationObserver((records) => {
      left.push(...records.map(({ oldValue }) => oldValue));
      shownAt.push(Date.now());
    });
    changes.observe(document.body, {
      subtree: true,
      attributeFilter: ['aria-valuenow'],
      attributeOldValue: true,
    });
    fireEvent.click(start);
    expect(await button('Sincronizando...')).toBeVisible();
    expect(await screen.findByText('¡Sincronización completada!')).toBeVisible();
    expect(progress()).toBe(100);
    expect(left).toEqual(['10', '30', '60', '90']);
    const shownFor = shownAt.slice(1).map((at, index) => at - Number(shownAt[index]));
    expect(Math.min(...shownFor)).toBeGreaterThanOrEqual(300);
    expect(said).toEqual([
      'Preparando la sincronización...',
      'Consultando el horario en Google...',
      'Horario recibido',
      'Actualizando la lista...',
    ]);
    expect(asked).toEqual(['list', 'Google', 'list']);
    expect(toasts().getByText('Sincronización completada')).toBeVisible();
    expect(
      toasts().getByText('Los horarios se han sincronizado correctamente con Google Business.'),
    ).toBeVisible();
    act(() => void vi.advanceTimersByTime(1800));
    expect(progress()).toBe(100);
    act(() => void vi.advanceTimersByTime(200));
    expect(bar()).not.toBeInTheDocument();
    expect(screen.queryByText('¡Sincronización completada!')).not.toBeInTheDocument();
  });

  it('that fails says why and goes back to nothing', async () => {
    const error = 'La sincronización con Google no está configurada';
    openHours({ 'GET /api/business-hours/sync': { status: 503, body: { error } } });
    await card('Domingo');
    fireEvent.click(await button('Sincronizar con Google'));
    expect(await toasts().findByText('Error de sincronización')).toBeVisible();
    expect(
      toasts().getByText(`No se pudo sincronizar con Google Business. ${error}`),
    ).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
    expect(takeConsoleErrors()).toContain('Failed to sync with Google');
  });
});

describe('a tip', () => {
  it('says what Actualización automática desde Google does', async () => {
    openHours();
    await startEditing();
    const sunday = await card('Domingo');
    fireEvent.focus(sunday.getByLabelText('Actualización automática desde Google'));
    const tips = await screen.findAllByText(
      'Permite que el horario se actualice automáticamente al sincronizar con Google',
    );
    expect(tips.length).toBeGreaterThan(0);
  });

  it('says what the two buttons do', async () => {
    openHours();
    fireEvent.focus(await button('Editar Horarios'));
    expect(
      await screen.findAllByText('Permite cambiar los horarios; cada cambio se guarda al momento'),
    ).not.toHaveLength(0);
    fireEvent.blur(await button('Editar Horarios'));
    await startEditing();
    fireEvent.focus(await button('Editar Horarios'));
    expect(
      await screen.findAllByText('Bloquea los horarios para que nadie los cambie sin querer'),
    ).not.toHaveLength(0);
    fireEvent.focus(await button('Sincronizar con Google'));
    expect(
      await screen.findAllByText(
        'Trae de Google el horario de los días con actualización automática',
      ),
    ).not.toHaveLength(0);
  });
});

it('does not tell staff to ring themselves up when no day is there', async () => {
  openHours({ 'GET /api/business-hours': { body: [] } });
  expect(await screen.findByText('Horario sin publicar')).toBeVisible();
  expect(
    screen.getByText('Al volver a abrir esta pantalla se crean los siete días.'),
  ).toBeVisible();
});
