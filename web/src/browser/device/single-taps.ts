// A wet finger bounces: the second tap of a double tap meets whatever has come in the place of what the first
// one pressed. See docs/rules/screens.md#double-taps.
import { useEffect } from 'react';
import { listenTo } from './listen-to.ts';

type Tap = {
  control: Element | null;
  text: string | null;
  at: number;
  x: number;
  y: number;
};

/** Of fingers, whose taps not every browser counts; in milliseconds and pixels. */
const BOUNCE_MS = 400;
const BOUNCE_PX = 32;

function tapOf(event: MouseEvent): Tap {
  const { target, timeStamp: at, clientX: x, clientY: y } = event;
  const control = target instanceof Element ? target.closest('button, a') : null;
  return { control, text: control && control.textContent, at, x, y };
}

/** Whether it belongs to a double tap: `detail` counts the mouse's, and is 0 for the keyboard. */
function isSecond(event: MouseEvent, first: Tap | null, tap: Tap): boolean {
  if (event.detail !== 1) return event.detail > 1;
  const isFinger = 'pointerType' in event && event.pointerType === 'touch';
  if (!isFinger || first === null) return false;
  const isSoon = tap.at - first.at < BOUNCE_MS;
  return isSoon && Math.hypot(tap.x - first.x, tap.y - first.y) < BOUNCE_PX;
}

/** Whether it is meant for something else than what the first tap pressed, or would send that again. */
function isBounce(first: Tap | null, { control, text }: Tap): boolean {
  if (!control) return false;
  if (control instanceof HTMLButtonElement && control.type === 'submit') return true;
  return control !== first?.control || text !== first.text;
}

/** While it is used, the second tap of a double tap presses only what the first one has, and submits no form. */
export function useSingleTaps(): void {
  useEffect(() => {
    let first: Tap | null = null;
    const judge = (event: Event) => {
      if (!(event instanceof MouseEvent)) return;
      const tap = tapOf(event);
      if (!isSecond(event, first, tap)) {
        first = tap;
      } else if (isBounce(first, tap)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    return listenTo(window, ['click'], judge, { capture: true });
  }, []);
}
