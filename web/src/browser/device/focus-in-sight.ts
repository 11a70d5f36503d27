// An element that gets the focus by script, such as the first wrong field, is scrolled to where it can be read. A bare
// focus() scrolls to the nearest edge, where bars lie over the page. In WebKit it ignores scroll-padding, and does not
// scroll at all while elements around it are added or removed.
// See docs/rules/screens.md#a-refused-field-is-in-sight.

/** The part of the screen's height in which nothing lies over a field, no keyboard either. */
const CLEAR = { from: 0.15, to: 0.55 };

/** Gives the element the focus and brings it into sight; a field with its label and its message. */
export function focusInSight(element: HTMLElement): void {
  HTMLElement.prototype.focus.call(element, { preventScroll: true });
  const field = element.closest('[data-field]') ?? element;
  const { top, bottom } = field.getBoundingClientRect();
  const { innerHeight: height } = window;
  // Of a taller element the beginning is to be seen.
  const isHigh = bottom - top > height * (CLEAR.to - CLEAR.from);
  const isClear = top >= height * CLEAR.from && (isHigh ? top : bottom) <= height * CLEAR.to;
  if (!isClear) field.scrollIntoView({ block: isHigh ? 'start' : 'center' });
}
