import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useNow, useNowInBrowser } from './use-now.ts';

function Clock() {
  return <p>{useNow(1000)}</p>;
}

function DrawnClock() {
  return <p>{useNowInBrowser(1000) ?? 'unknown'}</p>;
}

it.each([
  ['useNow', Clock],
  ['useNowInBrowser', DrawnClock],
])('%s moves on by itself, in whole steps', (_name, Shown) => {
  vi.useFakeTimers({ now: 5400 });
  render(<Shown />);
  expect(screen.getByText('5000')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('6000')).toBeVisible();
});

it('is unknown on a page that the server draws', () => {
  expect(renderToString(<DrawnClock />)).toBe('<p>unknown</p>');
});
