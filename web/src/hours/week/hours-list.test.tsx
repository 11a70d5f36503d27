import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { HOURS } from '../../../test/samples.ts';
import { HoursList } from './hours-list.tsx';
import { HoursWeek } from './hours-week.tsx';

// Saturday 21 November 2026, half past midnight in Madrid, still Friday in UTC.
beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T23:30:00Z')));

const WEEK = { 'GET /api/business-hours': { body: HOURS } };
const SPECIAL = 'GET /api/business-hours/special-days';

const special = (date: string, changes: Partial<SpecialDay> = {}): SpecialDay => ({
  id: 1,
  date,
  isOpen: false,
  openTime: '10:00',
  closeTime: '17:00',
  note: null,
  autoUpdate: false,
  source: 'staff',
  version: 1,
  updatedAt: '2026-11-20T11:10:00.000Z',
  ...changes,
});

const inside = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

it('is one line a day, Monday first, with today marked by Madrid’s calendar', async () => {
  fakeApi({ ...WEEK, [SPECIAL]: { body: [] } });
  renderPart(<HoursList />);
  expect(inside(await screen.findAllByRole('term'))).toEqual([
    'Lunes',
    'Martes',
    'Miércoles',
    'Jueves',
    'Viernes',
    'Sábado (hoy)',
    'Domingo',
  ]);
  const times = inside(screen.getAllByRole('definition'));
  expect(times).toEqual(['Cerrado', ...Array<string>(6).fill('10:00–17:00')]);
});

it('is seven columns in the full variant, Monday first', async () => {
  fakeApi({ ...WEEK, [SPECIAL]: { body: [] } });
  renderPart(<HoursWeek />);
  const days = await screen.findAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(days[0]?.textContent).toBe('LunesCerrado');
  expect(days[5]?.getAttribute('aria-current')).toBe('date');
});

describe('special days', () => {
  const coming = [
    special('2026-11-20', { note: 'Ayer' }),
    special('2026-11-21', { isOpen: true, openTime: '19:00', closeTime: '23:00' }),
    special('2026-12-08', { note: 'La Inmaculada' }),
    special('2027-08-15', { note: 'La Asunción' }),
  ];

  it('follow the week, those that are over left out, and today has the hours of today', async () => {
    fakeApi({ ...WEEK, [SPECIAL]: { body: coming } });
    renderPart(<HoursList />);
    expect(await screen.findByText('Sábado (solo hoy)')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Días especiales' })).toBeVisible();
    const lines = inside(screen.getAllByRole('term')).map((day, place) => [
      day,
      inside(screen.getAllByRole('definition'))[place],
    ]);
    expect(lines.slice(5)).toEqual([
      ['Sábado (solo hoy)', '19:00–23:00'],
      ['Domingo', '10:00–17:00'],
      ['Sábado 21 de noviembre', '19:00–23:00'],
      ['Martes 8 de diciembreLa Inmaculada', 'Cerrado'],
      ['Domingo 15 de agosto de 2027La Asunción', 'Cerrado'],
    ]);
  });

  it('stand below the seven columns of the full variant, five at most', async () => {
    const many = [1, 3, 5, 7, 9].map((day) => special(`2026-12-0${day}`));
    fakeApi({ ...WEEK, [SPECIAL]: { body: [...coming.slice(1, 2), ...many] } });
    renderPart(<HoursWeek />);
    expect(await screen.findAllByRole('term')).toHaveLength(5);
    expect(screen.getByText('Más adelante hay otros días especiales.')).toBeVisible();
    expect(screen.getAllByRole('listitem')[5]?.textContent).toBe(
      'Sábado · solo hoy19:00– a 23:00solo hoy',
    );
  });

  it('in a row are one line where they say the same', async () => {
    const holidays = [23, 24, 25, 26, 27, 28].map((day) => special(`2026-12-${day}`));
    const open = { isOpen: true, openTime: '10:00', closeTime: '15:00' };
    const body = [
      ...holidays,
      special('2026-12-29', open),
      special('2026-12-31'),
      special('2027-01-01'),
    ];
    fakeApi({ ...WEEK, [SPECIAL]: { body } });
    renderPart(<HoursWeek />);
    const days = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
    expect(days).toEqual([
      'Del miércoles 23 de diciembre al lunes 28 de diciembre',
      'Martes 29 de diciembre',
      'Del jueves 31 de diciembre al viernes 1 de enero de 2027',
    ]);
    expect(screen.queryByText(/Más adelante/)).not.toBeInTheDocument();
  });

  it('that cannot be loaded leave the week as it is', async () => {
    fakeApi({ ...WEEK, [SPECIAL]: { status: 500 } });
    renderPart(<HoursList />);
    expect(await screen.findAllByRole('term')).toHaveLength(7);
    await waitFor(() => expect(takeConsoleErrors()).toHaveLength(1));
    expect(screen.queryByText('Días especiales')).not.toBeInTheDocument();
  });
});

describe('without hours to show', () => {
  it.each([[[]], [null]])('says what to do when the server answers %j', async (garbled) => {
    fakeApi({ 'GET /api/business-hours': { garbled }, [SPECIAL]: { body: [] } });
    renderPart(<HoursList />);
    expect(await screen.findByText('Horario sin publicar')).toBeVisible();
  });

  it('offers another try when they cannot be loaded', async () => {
    fakeApi({ 'GET /api/business-hours': { status: 500 }, [SPECIAL]: { body: [] } });
    renderPart(<HoursList />);
    expect(await screen.findByText('No se pudo cargar el horario')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    takeConsoleErrors();
  });
});
