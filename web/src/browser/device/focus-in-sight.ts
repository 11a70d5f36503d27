// What gets the focus by script, such as the first field that is wrong, stands where it can be read: a bare focus() goes to
// the nearest edge, where bars lie over the page. In WebKit it heeds no scroll-padding either, and goes nowhere while what
// is around it comes or goes.
// See docs/rules/screens.md#a-refused-field-is-in-sight.

/** The part of the screen's height in which nothing lies over a field, no keyboard either. */
const CLEAR = { from: 0.15, to: 0.55 };

/** Gives the element the focus and brings it into sight; a field with its label and its message. */
export function focusInSight(element: HTMLElement): void {
  HTMLElement.prototype.focus.call(element, { preventScroll: true });
  const field = element.closest('[data-field]') ?? element;
  const { top, bottom } = field.getBoundingClientRect();
  const { innerHeight: height } = window;
  // Of what is higher than that the beginning is to be seen.
  const isHigh = bottom - top > height * (CLEAR.to - CLEAR.from);
  const isClear = top >= height * CLEAR.from && (isHigh ? top : bottom) <= height * CLEAR.to;
  if (!isClear) field.scrollIntoView({ block: isHigh ? 'start' : 'center' });
}
