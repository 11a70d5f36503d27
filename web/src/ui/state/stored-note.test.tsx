import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { StoredNote, storedText } from './stored-note.tsx';

const AT = parseInstant('2026-11-20T13:42')!;

it.each([
  [AT + 3_600_000, 'Sin conexión. Datos de las 13:42'],
  [AT + 86_400_000, 'Sin conexión. Datos del 20/11/2026 a las 13:42'],
])('says how old the data are', (now, text) => {
  expect(storedText(AT, now)).toBe(text);
});

it('stands beside stored data alone', () => {
  vi.setSystemTime(AT);
  const { container, rerender } = render(<StoredNote storedAt={null} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<StoredNote storedAt={AT} />);
  expect(screen.getByText('Sin conexión. Datos de las 13:42')).toBeVisible();
  vi.useRealTimers();
});
