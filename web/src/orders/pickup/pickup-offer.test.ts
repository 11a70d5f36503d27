import { describe, expect, it } from 'vitest';
import { STARTER_HOURS } from '@brasa/core/hours/hours.rules.ts';
import { dayTitle } from '@brasa/core/kernel/time/near-days.ts';
import { parseInstant, type ClockTime, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import {
  dayFault,
  hoursOfDayText,
  nextDayWithSlot,
  slotFault,
  slotLabel,
  slotOffers,
} from './pickup-offer.ts';

/** Friday. */
const TODAY = '2026-11-20' as Day;
const at = (madrid: string) => parseInstant(`2026-11-20T${madrid}`)!;
const NOON = at('12:10');
/** Closed on Saturdays; on Sundays only until 14:00. */
const WEEK = STARTER_HOURS.map((hours) => ({
  ...hours,
  isOpen: hours.dayOfWeek !== 6,
  closeTime: (hours.dayOfWeek === 0 ? '14:00' : hours.closeTime) as ClockTime,
}));
const SATURDAY = '2026-11-21' as Day;
const SUNDAY = '2026-11-22' as Day;

const labels = (day: Day, now: number, week: typeof WEEK | undefined = WEEK) =>
  slotOffers(week, day, now).map(slotLabel);

describe('the slots of a day', () => {
  it('are 13:00 to 17:00 every 30 minutes', () => {
    expect(labels(TODAY, NOON)).toEqual([
      '13:00',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
      '17:00',
    ]);
  });

  it('are marked once they are past', () => {
    expect(labels(TODAY, at('13:30')).slice(0, 3)).toEqual([
      '13:00 · ya ha pasado',
      '13:30 · ya ha pasado',
      '14:00',
    ]);
  });

  it('are marked outside the opening hours', () => {
    expect(labels(SUNDAY, NOON).slice(1, 4)).toEqual(['13:30', '14:00', '14:30 · cerrado']);
    expect(labels(SATURDAY, NOON)[0]).toBe('13:00 · cerrado');
  });

  it('are ruled out by the past alone while the hours are not known', () => {
    expect(slotOffers(undefined, SATURDAY, NOON).every(({ refusal }) => refusal === null)).toBe(
      true,
    );
    expect(slotOffers(undefined, TODAY, at('13:10'))[0]?.refusal).toBe('PICKUP_IN_THE_PAST');
  });
});

describe('a day', () => {
  it('says when it is open', () => {
    expect(hoursOfDayText(WEEK, TODAY)).toBe('Viernes: abierto de 10:00 a 17:00');
    expect(hoursOfDayText(WEEK, SATURDAY)).toBe('Sábado: cerrado');
    expect(hoursOfDayText(undefined, TODAY)).toBeNull();
  });

  it('with hours of its own says those, and why', () => {
    const special = {
      date: SATURDAY,
      openTime: '13:00' as ClockTime,
      closeTime: '14:00' as ClockTime,
      isOpen: true,
      note: 'Moros y Cristianos',
    };
    const hours = [...WEEK, special];
    expect(hoursOfDayText(hours, SATURDAY)).toBe(
      'Sábado (Moros y Cristianos): abierto de 13:00 a 14:00',
    );
    expect(
      slotOffers(hours, SATURDAY, NOON).filter(({ refusal }) => refusal === null),
    ).toHaveLength(3);
    const closed = [...WEEK, { ...special, date: TODAY, isOpen: false, note: null }];
    expect(hoursOfDayText(closed, TODAY)).toBe('Viernes: cerrado');
    expect(dayFault(closed, TODAY, NOON)).toBe('Ese día estamos cerrados.');
  });

  it.each([
    ['a day with a slot', TODAY, NOON, null],
    ['today from 17:00', TODAY, at('17:00'), 'Hoy ya no quedan horas de recogida.'],
    ['a closed day', SATURDAY, NOON, 'Ese día estamos cerrados.'],
    ['a day gone by', '2026-11-19' as Day, NOON, 'Ese día ya ha pasado.'],
    ['a day in years', '2028-11-20' as Day, NOON, 'Ese día está demasiado lejos.'],
  ])('%s', (_case, day, now, fault) => {
    expect(dayFault(WEEK, day, now)).toBe(fault);
  });

  it('that is open only at other hours says so', () => {
    const mornings = WEEK.map((hours) => ({ ...hours, closeTime: '12:00' as ClockTime }));
    expect(dayFault(mornings, SUNDAY, NOON)).toBe('Ese día no abrimos a las horas de recogida.');
  });

  it('without a slot leads to the next that has one', () => {
    expect(nextDayWithSlot(WEEK, TODAY, at('18:00'))).toBe(SUNDAY);
    expect(nextDayWithSlot(WEEK, '2026-11-01' as Day, NOON)).toBe(TODAY);
    const never = WEEK.map((hours) => ({ ...hours, isOpen: false }));
    expect(nextDayWithSlot(never, TODAY, NOON)).toBeNull();
  });

  it.each([
    ['2026-11-20', 'Hoy, viernes 20/11/2026'],
    ['2026-11-21', 'Mañana, sábado 21/11/2026'],
    ['2026-11-26', 'Jueves 26/11/2026'],
  ])('%s is called "%s"', (day, title) => {
    expect(dayTitle(day as Day, TODAY)).toBe(title);
  });
});

describe('a chosen time', () => {
  it.each([
    ['that can be had', TODAY, '13:30', null],
    ['that is no slot', TODAY, '', null],
    ['after the day’s hours', SUNDAY, '14:30', 'A esa hora estamos cerrados.'],
    ['of a day without any slot, which says so itself', SATURDAY, '13:30', null],
  ])('%s', (_case, day, clock, fault) => {
    expect(slotFault(slotOffers(WEEK, day, NOON), clock)).toBe(fault);
  });

  it('that is over', () => {
    expect(slotFault(slotOffers(WEEK, TODAY, at('13:40')), '13:30')).toBe('Esa hora ya ha pasado.');
  });
});
