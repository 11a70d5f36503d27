import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@brasa/core/kernel/durations.ts';
import { noteClock } from '../../../browser/api/device-clock.ts';
import { ClockNotice } from './clock-notice.tsx';

const NOW = Date.parse('2026-11-20T11:10:00.000Z');

/** The server answers a call of so many milliseconds, and the device's clock is off by so much. */
const answer = (off: number, took = 100) =>
  act(() =>
    noteClock(new Date(NOW).toUTCString(), { askedAt: NOW + off - took, answeredAt: NOW + off }),
  );

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

it('takes a slow line for no wrong clock, and an answer without a date for none', () => {
  render(<ClockNotice />);
  // The server wrote it at once, and it was on its way for an hour.
  answer(HOUR, HOUR);
  // It was asked an hour before the server wrote it.
  answer(0, HOUR);
  answer(4 * MINUTE);
  act(() => noteClock(null, { askedAt: 0, answeredAt: 0 }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  answer(6 * MINUTE);
  act(() => noteClock(null, { askedAt: 0, answeredAt: 0 }));
  expect(screen.getByRole('status')).toHaveTextContent('va 6 min adelantado');
});
