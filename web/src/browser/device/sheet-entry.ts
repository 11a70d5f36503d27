// Of an entry of the browser's history how many sheets lie over its page (docs/rules/site.md#the-way-back).

/** Beside what the router keeps in it. */
export type EntryState = { key?: string; sheets?: number };

export const entryState = (): EntryState => (window.history.state ?? {}) as EntryState;

export const sheetsIn = ({ sheets = 0 }: EntryState): number => sheets;

let leaving: PopStateEvent | null = null;

/** At the start of a page: no sheet is open after a reload, and its entry would be a step back that does nothing. */
export function leaveSheetEntry(): void {
  const sheets = sheetsIn(entryState());
  if (sheets === 0) return;
  window.addEventListener('popstate', (step) => (leaving = step), { once: true, capture: true });
  window.history.go(-sheets);
}

/** Whether it is that step, which may arrive after a sheet has opened again with what was typed in it. */
export const isLeaving = (step: PopStateEvent): boolean => step === leaving;
