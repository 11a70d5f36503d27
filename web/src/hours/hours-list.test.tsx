import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { renderPart } from '../../test/render-app.tsx';
import { HOURS } from '../../test/samples.ts';
import { HoursList } from './hours-list.tsx';
import { HoursWeek } from './hours-week.tsx';

// Saturday 21 November 2026, half past midnight in Madrid, still Friday in UTC.
beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T23:30:00Z')));

const inside = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

it('is one line a day, Monday first, with today marked by Madrid’s calendar', async () => {
  fakeApi({ 'GET /api/business-hours': { body: HOURS } });
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
  fakeApi({ 'GET /api/business-hours': { body: HOURS } });
  renderPart(<HoursWeek />);
  const days = await screen.findAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(days[0]?.textContent).toBe('LunesCerrado');
  expect(days[5]?.getAttribute('aria-current')).toBe('date');
});

describe('without hours to show', () => {
  it.each([[[]], [null]])('says what to do when the server answers %j', async (body) => {
    fakeApi({ 'GET /api/business-hours': { body } });
    renderPart(<HoursList />);
    expect(await screen.findByText('Horario sin publicar')).toBeTruthy();
  });

  it('offers another try when they cannot be loaded', async () => {
    fakeApi({ 'GET /api/business-hours': { status: 500 } });
    renderPart(<HoursList />);
    expect(await screen.findByText('No se pudo cargar el horario')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
    takeConsoleErrors();
  });
});
