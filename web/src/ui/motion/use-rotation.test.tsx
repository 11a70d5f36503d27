import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel, liveProps, RotationButton } from './carousel.tsx';
import { useRotation } from './use-rotation.ts';

function Parts() {
  const [current, setCurrent] = useState(0);
  const rotation = useRotation({
    intervalMs: 1000,
    current,
    advance: () => setCurrent((current + 1) % 3),
  });
  return (
    <Carousel label="Partes" rotation={rotation}>
      <RotationButton rotation={rotation} what="las partes" />
      <button type="button" onClick={() => setCurrent(2)}>
        La tercera
      </button>
      <p {...liveProps(rotation)}>Parte {current + 1}</p>
    </Carousel>
  );
}

beforeEach(() => vi.useFakeTimers());

const later = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const shown = () => screen.getByText(/^Parte/);
const carousel = () => screen.getByRole('region', { name: 'Partes' });
const reduceMotion = () =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));

it('goes on by itself and begins again after the last part', () => {
  render(<Parts />);
  const seen = [0, 999, 1, 1000, 1000].map((wait) => {
    later(wait);
    return shown().textContent;
  });
  expect(seen).toEqual(['Parte 1', 'Parte 1', 'Parte 2', 'Parte 3', 'Parte 1']);
});

it('gives a part that was chosen its whole time', () => {
  render(<Parts />);
  later(900);
  fireEvent.click(screen.getByText('La tercera'));
  later(999);
  expect(shown().textContent).toBe('Parte 3');
  later(1);
  expect(shown().textContent).toBe('Parte 1');
});

describe('it stands still', () => {
  it('while a mouse points at it', () => {
    render(<Parts />);
    fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
    later(60_000);
    expect(shown().textContent).toBe('Parte 1');
    fireEvent.pointerLeave(carousel());
    later(1000);
    expect(shown().textContent).toBe('Parte 2');
  });

  it('while the focus is inside, wherever it goes in there, and afterwards until it is asked to move', () => {
    render(<Parts />);
    act(() => screen.getByText('La tercera').focus());
    act(() => screen.getByRole('button', { name: 'Pausar las partes' }).focus());
    later(60_000);
    expect(shown().textContent).toBe('Parte 1');
    act(() => screen.getByRole('button', { name: 'Pausar las partes' }).blur());
    later(60_000);
    expect(shown().textContent).toBe('Parte 1');
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar las partes' }));
    later(1000);
    expect(shown().textContent).toBe('Parte 2');
  });

  it('from the button on, until the button is pressed again', () => {
    render(<Parts />);
    fireEvent.click(screen.getByRole('button', { name: 'Pausar las partes' }));
    later(60_000);
    expect(shown().textContent).toBe('Parte 1');
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar las partes' }));
    later(1000);
    expect(shown().textContent).toBe('Parte 2');
  });

  it('under reduced motion, unless it is asked to move', () => {
    reduceMotion();
    render(<Parts />);
    later(60_000);
    expect(shown().textContent).toBe('Parte 1');
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar las partes' }));
    later(1000);
    expect(shown().textContent).toBe('Parte 2');
  });
});

it('goes on under a finger that scrolls past', () => {
  render(<Parts />);
  fireEvent.pointerEnter(carousel(), { pointerType: 'touch' });
  later(1000);
  expect(shown().textContent).toBe('Parte 2');
});

it('moves when the button says so, although hand and focus are on it', () => {
  render(<Parts />);
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  const button = screen.getByRole('button', { name: 'Pausar las partes' });
  act(() => button.focus());
  fireEvent.click(button);
  fireEvent.click(button);
  later(1000);
  expect(shown().textContent).toBe('Parte 2');
});

it('is announced only while it does not move by itself', () => {
  render(<Parts />);
  expect(shown().getAttribute('aria-live')).toBe('off');
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  expect(shown().getAttribute('aria-live')).toBe('polite');
});
