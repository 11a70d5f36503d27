import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ignoreTapsAt, useSingleTaps } from './single-taps.ts';

const [deliver, sell, step] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
const flip = vi.fn<() => void>();
beforeEach(() => vi.clearAllMocks());

/** "Entregado" comes where "Guardar cambios" was. */
function Desk() {
  useSingleTaps();
  const [isEdited, setIsEdited] = useState(true);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sell();
      }}
    >
      <button type="button" onClick={() => (isEdited ? setIsEdited(false) : deliver())}>
        {isEdited ? 'Guardar cambios' : 'Entregado'}
      </button>
      <button type="button" onClick={step}>
        Más
      </button>
      <button type="submit">Anotar</button>
      <button type="button" role="switch" aria-checked={false} id="sold-out" onClick={flip}>
        Interruptor
      </button>
      <label htmlFor="sold-out">Agotado</label>
    </form>
  );
}

/** The clicks of a double tap, the second one on whatever is there by then. */
function tapTwice(first: string, then: string): void {
  fireEvent.click(screen.getByText(first), { detail: 1 });
  fireEvent.click(screen.getByText(then), { detail: 2 });
}

it('the second tap of a double tap does not press what has come in the place of the first', () => {
  render(<Desk />);
  tapTwice('Guardar cambios', 'Entregado');
  expect(deliver).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Entregado'), { detail: 1 });
  expect(deliver).toHaveBeenCalledOnce();
});

it('submits a form once, and does again what is meant to be done often', () => {
  render(<Desk />);
  tapTwice('Anotar', 'Anotar');
  expect(sell).toHaveBeenCalledOnce();
  tapTwice('Más', 'Más');
  expect(step).toHaveBeenCalledTimes(2);
});

it.each(['Interruptor', 'Agotado'])('flips a switch once, tapped on %s', (name) => {
  render(<Desk />);
  tapTwice(name, name);
  expect(flip).toHaveBeenCalledOnce();
});

it.each([
  ['at once', 390, 10, 0],
  ['later', 410, 10, 1],
  ['elsewhere', 100, 60, 1],
])(
  'a finger that comes down again %s presses what it meets, or not',
  (_when, after, down, times) => {
    render(<Desk />);
    const touch = (name: string, timeStamp: number, clientY: number) => {
      const click = new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        detail: 1,
        clientY,
      });
      Object.defineProperties(click, {
        pointerType: { value: 'touch' },
        timeStamp: { value: timeStamp },
      });
      fireEvent(screen.getByText(name), click);
    };
    touch('Guardar cambios', 1000, 0);
    touch('Entregado', 1000 + after, down);
    expect(deliver).toHaveBeenCalledTimes(times);
  },
);

it('leaves the keyboard alone', () => {
  render(<Desk />);
  fireEvent.click(screen.getByText('Guardar cambios'), { detail: 0 });
  fireEvent.click(screen.getByText('Entregado'), { detail: 0 });
  expect(deliver).toHaveBeenCalled();
});

it('what an answer has put under the finger is not pressed while it may bounce', () => {
  vi.useFakeTimers();
  render(<Desk />);
  const press = (detail: number, clientY: number) =>
    fireEvent.click(screen.getByText('Más'), { detail, clientY });
  ignoreTapsAt(new MouseEvent('click', { detail: 1, clientY: 100 }));
  vi.advanceTimersByTime(390);
  press(1, 110);
  expect(step).not.toHaveBeenCalled();
  press(0, 100);
  press(1, 140);
  expect(step).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(20);
  press(1, 110);
  expect(step).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
