import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditEntry, AuditPage } from '@brasa/core/audit/audit.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers } from '../../../test/fake-api.ts';
import { fakeTime } from '../../../test/fake-time.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { NOW, said } from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';
import * as saving from '../../browser/device/save-file.ts';

const ALL = 'GET /api/audit';

const PRICE: AuditEntry = {
  ...{ id: 9, kind: 'product_edited', times: 1 },
  ...{ at: '2026-11-20T11:05:00.000Z', lastAt: '2026-11-20T11:05:00.000Z' },
  ...{ author: 'user', authorId: 4, authorName: 'Ana' },
  ...{ address: '203.0.113.7', device: 'Chrome en Android' },
  sentence: 'Cambió el precio de Pollo asado de 13,50 € a 14,00 €',
  changes: [{ field: 'Precio', before: '13,50 €', after: '14,00 €' }],
};
const FAILED: AuditEntry = {
  ...{ ...PRICE, id: 8, kind: 'sign_in_failed', times: 7, changes: [] },
  ...{ at: '2026-11-19T09:00:00.000Z', lastAt: '2026-11-19T09:40:00.000Z' },
  ...{ author: 'nobody', authorId: null, authorName: null },
  sentence: '7 intentos fallidos de entrar como Ana',
};
const SWEPT: AuditEntry = {
  ...{ ...FAILED, id: 7, kind: 'audit_swept', times: 1, author: 'server' },
  ...{ address: null, device: null, lastAt: FAILED.at },
  sentence: 'Se borraron, cumplido su plazo, 3 apuntes de este registro',
};

const page = (entries: AuditEntry[], next: string | null = null): { body: AuditPage } => ({
  body: { entries, next, staff: [{ id: 4, name: 'Ana' }] },
});

const open = (address = '', answers: Answers = {}) =>
  renderAppAs({ role: 'superadmin' }, `/admin/registro${address}`, {
    [ALL]: page([PRICE, FAILED, SWEPT]),
    ...answers,
  });

beforeEach(() => {
  fakeTime(NOW);
});

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const days = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
const rows = () =>
  screen.getAllByRole('listitem').map((row) => said(within(row).getByRole('button')));

describe('the list', () => {
  it('has a heading for each day and a line for each entry: when, who, what, from where', async () => {
    open();
    expect(await days()).toEqual(['Hoy, viernes 20/11/2026', 'Ayer, jueves 19/11/2026']);
    expect(rows()).toEqual([
      '12:05,Ana:Cambió el precio de Pollo asado de 13,50 € a 14,00 €Chrome en Android · 203.0.113.7',
      '10:00,Alguien sin sesiónIncidencia:7 intentos fallidos de entrar como AnaChrome en Android · 203.0.113.7',
      '10:00,El servidor:Se borraron, cumplido su plazo, 3 apuntes de este registro',
    ]);
  });

  it('goes on below, with the focus on the first that came', async () => {
    open('', { [ALL]: page([PRICE], '5-9'), [`${ALL}?before=5-9`]: page([FAILED]) });
    await user().click(await screen.findByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(document.activeElement).toHaveTextContent('7 intentos fallidos');
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  it('that is empty says what will be there', async () => {
    open('', { [ALL]: page([]) });
    expect(await screen.findByText('Todavía no hay nada')).toBeVisible();
  });

  it('that does not come says so, and is asked for again', async () => {
    let isFailing = true;
    open('', { [ALL]: () => (isFailing ? { status: 500 } : page([PRICE])) });
    await screen.findByText('No se pudo cargar el registro');
    isFailing = false;
    await user().click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(PRICE.sentence)).toBeVisible();
    takeConsoleErrors();
  });

  it('asks to sign in again once the session has ended', async () => {
    open('', { [ALL]: { status: 401 } });
    expect(await screen.findByText('Tu sesión ha terminado')).toBeVisible();
  });
});

describe('filters', () => {
  it('stand in the address, and go together', async () => {
    open('', {
      [`${ALL}?group=access`]: page([FAILED]),
      [`${ALL}?group=access&incidents=true`]: page([]),
    });
    await days();
    await user().selectOptions(screen.getByLabelText('Tipo'), 'Accesos');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user().click(screen.getByRole('checkbox', { name: 'Solo incidencias' }));
    expect(await screen.findByText('Nada con esos filtros')).toBeVisible();
    expect(window.location.search).toBe('?tipo=access&incidencias=si');
    await user().click(screen.getByRole('button', { name: 'Ver todo el registro' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(window.location.search).toBe('');
  });

  it('are read from the address', async () => {
    const asked = `${ALL}?from=2026-11-01&to=2026-11-20&author=4`;
    open('?desde=2026-11-01&hasta=2026-11-20&persona=4', { [asked]: page([PRICE]) });
    await days();
    expect(rows()).toHaveLength(1);
    expect(screen.getByLabelText('Persona')).toHaveDisplayValue('Ana');
    expect(screen.getByLabelText('Desde')).toHaveValue('2026-11-01');
  });

  it('of somebody who is no staff any more have a number', async () => {
    open('?persona=12', { [`${ALL}?author=12`]: page([]) });
    await screen.findByText('Nada con esos filtros');
    expect(screen.getByLabelText('Persona')).toHaveDisplayValue('Usuario n.º 12');
  });
});

describe('an entry', () => {
  it('shows what was before and after, and leads to what the same user did', async () => {
    open('?tipo=catalog', {
      [`${ALL}?group=catalog`]: page([PRICE]),
      [`${ALL}?author=4`]: page([PRICE, { ...PRICE, id: 6 }]),
    });
    await user().click(await screen.findByRole('button', { name: /Pollo asado/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Productos y precios' }));
    const changes = within(drawer.getByRole('region', { name: 'Cambios' }));
    expect(changes.getAllByRole('definition').map(said)).toEqual(['13,50 €', '14,00 €']);
    await user().click(drawer.getByRole('button', { name: 'Ver todo lo que ha hecho' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(window.location.search).toBe('?persona=4');
  });

  it('that came more than once says when first and last', async () => {
    open();
    await user().click(await screen.findByRole('button', { name: /7 intentos/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Entradas fallidas' }));
    expect(drawer.getAllByRole('definition').map(said)).toEqual([
      ...['Alguien sin sesión', '19/11/2026 10:00', '19/11/2026 10:40'],
      'Chrome en Android · 203.0.113.7',
    ]);
    expect(drawer.queryByRole('button', { name: 'Ver todo lo que ha hecho' })).toBeNull();
  });
});

it('is downloaded as it is filtered', async () => {
  const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  const { calls } = open('?incidencias=si', {
    [`${ALL}?incidents=true`]: page([FAILED]),
    'GET /api/audit.csv?incidents=true': { body: 'N.º' },
  });
  await days();
  await user().click(screen.getByRole('button', { name: 'Descargar CSV' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(calls.map(({ path }) => path)).toContain('/api/audit.csv?incidents=true');
});
