// An open sheet keeps the Tab key to itself. What toasts offer beside it is part of the same round:
// behind the sheet's last control come theirs, and behind theirs the sheet's first.
import { TOASTS_ID } from '../toast/toast.ts';

/** Until the function that it returns is called. */
export function passTabToToasts(): () => void {
  const pass = (event: KeyboardEvent) => {
    // Another open sheet may have seen to it.
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const sheet = controlsIn(topSheet());
    const toasts = controlsIn(document.getElementById(TOASTS_ID));
    const next = nextOf(sheet, toasts, event.shiftKey) ?? nextOf(toasts, sheet, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  document.addEventListener('keydown', pass, true);
  return () => document.removeEventListener('keydown', pass, true);
}

function topSheet(): Element | null {
  return [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1) ?? null;
}

/** From the last control here to the first one there; backwards the other way. */
function nextOf(
  here: HTMLElement[],
  there: HTMLElement[],
  isBackwards: boolean,
): HTMLElement | undefined {
  const edge = isBackwards ? here[0] : here.at(-1);
  if (edge === undefined || edge !== document.activeElement) return undefined;
  return isBackwards ? there.at(-1) : there[0];
}

function controlsIn(part: Element | null): HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>('*') ?? [])].filter(isOnRound);
}

function isOnRound(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled')) return false;
  if (getComputedStyle(element).visibility === 'hidden') return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
  // Of a group of radio buttons only one is.
  const group = [...(element.form?.elements ?? [])].filter(
    (other) => other instanceof HTMLInputElement && other.name === element.name && other.checked,
  );
  return element.checked || group.length === 0;
}
