// Fields that get the focus by script, such as the first one that is wrong, stand where they can be read: a bare focus()
// goes to the nearest edge, where bars lie over the page, and in WebKit it heeds no scroll-padding either.
// See docs/rules/screens.md#a-refused-field-is-in-sight.

/** The part of the screen's height in which nothing lies over a field. */
const CLEAR = { from: 0.15, to: 0.65 };

/** From now on the element's own focus() brings it into sight, with its label and its message. */
export function focusInSight(element: HTMLElement): void {
  element.focus = (options) => {
    HTMLElement.prototype.focus.call(element, { ...options, preventScroll: true });
    const field = element.closest('[data-field]') ?? element;
    const { top, bottom } = field.getBoundingClientRect();
    const height = window.visualViewport?.height ?? window.innerHeight;
    const isClear = top >= height * CLEAR.from && bottom <= height * CLEAR.to;
    if (!isClear) field.scrollIntoView({ block: 'center' });
  };
}
