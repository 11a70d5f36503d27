import { focusInSight } from '../browser/device/focus-in-sight.ts';

/**
 * As a `ref`: the element has the focus, and is in sight, as soon as it is in the page. An effect runs later, and takes the
 * focus from somebody who has pressed something else by then.
 */
export function focusOnShow(element: HTMLElement | null): void {
  if (element) focusInSight(element);
}
