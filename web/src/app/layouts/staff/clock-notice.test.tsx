import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { noteClock } from '../../../browser/api/device-clock.ts';
import { ClockNotice } from './clock-notice.tsx';

const NOW = Date.parse('2026-11-20T11:10:00.000Z');

/** The server answers, and the device's clock is off by so much. */
const answer = (off: number) => act(() => noteClock(new Date(NOW).toUTCString(), NOW + off));

it('says how far the clock of the device is off, until it is right', () => {
  render(<ClockNotice />);
  const notice = screen.getByRole('status');
  expect(notice).toBeEmptyDOMElement();
  answer(3 * HOUR);
  expect(notice).toHaveTextContent(
    /^El reloj de este dispositivo va 3 h adelantado\. Ponlo en hora/,
  );
  answer(-25 * MINUTE);
  expect(notice).toHaveTextContent('va 25 min atrasado');
  answer(0 - 4000 * DAY);
  expect(notice).toHaveTextContent('va 4000 días atrasado');
  answer(0);
  expect(notice).toBeEmptyDOMElement();
});

it('takes a slow answer for no wrong clock, and one without a date for none', () => {
  render(<ClockNotice />);
  answer(4 * MINUTE);
  act(() => noteClock(null, 0));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  answer(6 * MINUTE);
  act(() => noteClock(null, 0));
  expect(screen.getByRole('status')).toHaveTextContent('va 6 min adelantado');
});
