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

/** A switch may be tapped on its label. */
function controlAt(target: Element): Element | null {
  const labelled = target.closest('label')?.control;
  return target.closest('button, a') ?? (labelled && isSwitch(labelled) ? labelled : null);
}

const isSwitch = (control: Element) => control.role === 'switch';

function tapOf(event: MouseEvent): Tap {
  const { target, timeStamp: at, clientX: x, clientY: y } = event;
  const control = target instanceof Element ? controlAt(target) : null;
  return { control, text: control && control.textContent, at, x, y };
}

const isNear = (right: number, down: number) => Math.hypot(right, down) < BOUNCE_PX;

/** Whether it belongs to a double tap: `detail` counts the mouse's. */
function isSecond(event: MouseEvent, first: Tap | null, tap: Tap): boolean {
  if (event.detail !== 1) return event.detail > 1;
  const isFinger = 'pointerType' in event && event.pointerType === 'touch';
  if (!isFinger || first === null) return false;
  const isSoon = tap.at - first.at < BOUNCE_MS;
  return isSoon && isNear(tap.x - first.x, tap.y - first.y);
}

/**
 * Whether it is meant for something else than what the first tap pressed, or would send that again or undo
 * it.
 */
function isBounce(first: Tap | null, { control, text }: Tap): boolean {
  if (!control) return false;
  if (control instanceof HTMLButtonElement && control.type === 'submit') return true;
  if (isSwitch(control)) return true;
  return control !== first?.control || text !== first.text;
}

/** Not the keyboard's, nor the click that a label passes on to its switch. */
export function isTap(event: Event): event is MouseEvent {
  return event instanceof MouseEvent && event.detail > 0;
}

/**
 * An answer has brought something else to where the tap was: what bounces there now presses nothing, until the
 * function that it returns is called at the latest.
 */
export function ignoreTapsAt(tap: MouseEvent): () => void {
  const ignore = (event: Event) => {
    if (!isTap(event) || !isNear(event.clientX - tap.clientX, event.clientY - tap.clientY)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stop = listenTo(window, ['click'], ignore, { capture: true });
  setTimeout(stop, BOUNCE_MS);
  return stop;
}

/**
 * While it is used, the second tap of a double tap presses only what the first one has, submits no form
 * and flips no switch back.
 */
export function useSingleTaps(): void {
  useEffect(() => {
    let first: Tap | null = null;
    const judge = (event: Event) => {
      if (!isTap(event)) return;
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
