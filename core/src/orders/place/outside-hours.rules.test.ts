import { describe, expect, test } from 'vitest';
import { STARTER_HOURS, type OpeningHours } from '../../hours/hours.rules.ts';
import { parseInstant, type ClockTime, type Day } from '../../kernel/time/madrid-time.ts';
import type { Order } from '../orders.contract.ts';
import { ordersOutsideHours, outsideHoursMessage } from './outside-hours.rules.ts';

const at = (text: string) => parseInstant(text) ?? Number.NaN;
const NOW = at('2026-12-07T12:00');

const special = (isOpen: boolean, closeTime = '14:00'): OpeningHours => ({
  date: '2026-12-08' as Day,
  isOpen,
  openTime: '10:00' as ClockTime,
  closeTime: closeTime as ClockTime,
  note: null,
});
const closed = [...STARTER_HOURS, special(false)];
const short = [...STARTER_HOURS, special(true)];

const order = (id: number, pickup: string) =>
  ({
    id,
    customerName: 'Lola',
    quantity: '2.0',
    details: '2 pollos',
    pickupTime: new Date(at(pickup)).toISOString(),
  }) as Order;

const idsOutside = (hours: OpeningHours[], ...pickups: string[]) =>
  ordersOutsideHours(
    hours,
    pickups.map((pickup, index) => order(index, pickup)),
    NOW,
  ).map(({ id }) => id);

describe('orders outside the hours', () => {
  test('are those of a day that is closed, and of no other', () => {
    const pickups = ['2026-12-08T13:30', '2026-12-09T13:30', '2026-12-08T10:00'];
    expect(idsOutside(closed, ...pickups)).toEqual([0, 2]);
  });

  test('are those before the opening and after the closing, which itself is within', () => {
    const pickups = ['09:59', '10:00', '14:00', '14:01'].map((time) => `2026-12-08T${time}`);
    expect(idsOutside(short, ...pickups)).toEqual([0, 3]);
  });

  test('are never those whose time is over', () => {
    expect(idsOutside(closed, '2026-12-07T09:00', '2026-12-07T18:00')).toEqual([1]);
  });
});

describe('the message to whoever placed one', () => {
  test('asks for another day where that one is closed', () => {
    expect(outsideHoursMessage(order(1, '2026-12-08T13:30'), closed, NOW)).toBe(
      'Hola, Lola: habías encargado 2 pollos para mañana a las 13:30, y ese día estaremos cerrados. ¿Qué otro día te viene bien recogerlo? Perdona las molestias.',
    );
  });

  test('tells the hours where it opens at others', () => {
    const now = at('2026-12-01T12:00');
    expect(outsideHoursMessage(order(1, '2026-12-08T15:30'), short, now)).toBe(
      'Hola, Lola: habías encargado 2 pollos para el martes 8 de diciembre a las 15:30, y ese día abrimos de 10:00 a 14:00. ¿A qué hora te viene bien recogerlo? Perdona las molestias.',
    );
  });
});
