/** A ref callback: the element takes the focus when it appears, in place of what had it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
