// The labels of a field, which every query by label asks of every field. jsdom goes through the whole page
// for each of them, and again for each label with a "for": a sixteenth of the time of the tests.

const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];
const NAMES = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);

const isLabelable = (element: Element) =>
  NAMES.has(element.localName) &&
  !(element.localName === 'input' && (element as HTMLInputElement).type === 'hidden');

/** Whether the label is that of the field: the first one with its "for", else the first one in it. */
function isLabelOf(label: HTMLLabelElement, field: HTMLElement): boolean {
  const id = label.getAttribute('for');
  if (id !== null) return id === field.id && field.ownerDocument.getElementById(id) === field;
  if (!label.contains(field)) return false;
  return [...label.getElementsByTagName('*')].find(isLabelable) === field;
}

/** In the order of the page; null where the field can have none. */
function labelsOf(this: HTMLElement): HTMLLabelElement[] | null {
  if (!isLabelable(this)) return null;
  const labels = [...this.ownerDocument.getElementsByTagName('label')];
  return labels.filter((label) => isLabelOf(label, this));
}

/** Lets fields answer what their labels are without jsdom's walks through the page. */
export function answerLabelsQuickly(): void {
  for (const { prototype } of LABELABLE) {
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });
  }
}
