// Controls that lie over each other, which no fault finder tells of.
import type { Locator } from '@playwright/test';

/** Pairs of those in sight that overlap, by their names; one inside another is no fault. */
export function overlapsAmong(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((elements) => {
    const boxes = elements.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const name = element.textContent || element.getAttribute('name') || element.id;
      return right > left ? [{ element, name, left, right, top, bottom }] : [];
    });
    const isOver = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1 &&
      !one.element.contains(other.element) &&
      !other.element.contains(one.element);
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter((other) => isOver(one, other))
        .map((other) => `${one.name} / ${other.name}`),
    );
  });
}
