// What a person does at the page, by user-event, without its pauses: it waits for a timer after each key and
// each press, which took a tenth of the time of the tests. A page is to be right without them too: a busy
// phone handles two taps with nothing between.
import events, { type UserEvent } from '@testing-library/user-event';

export type { UserEvent };

const WITHOUT_PAUSES = { delay: null };

type SetupOptions = Parameters<typeof events.setup>[0];
type Pasted = Parameters<UserEvent['paste']>[0];
type Chosen = Parameters<UserEvent['selectOptions']>[1];

/** Each call begins with the hands off the page; with `setup` they stay where the last one left them. */
export const userEvent = {
  ...events,
  setup: (options: SetupOptions = {}) => events.setup({ ...WITHOUT_PAUSES, ...options }),
  click: (element: Element) => events.click(element, WITHOUT_PAUSES),
  dblClick: (element: Element) => events.dblClick(element, WITHOUT_PAUSES),
  tripleClick: (element: Element) => events.tripleClick(element, WITHOUT_PAUSES),
  type: (element: Element, text: string) => events.type(element, text, WITHOUT_PAUSES),
  keyboard: (text: string) => events.keyboard(text, WITHOUT_PAUSES),
  paste: (pasted?: Pasted) => events.paste(pasted, WITHOUT_PAUSES),
  selectOptions: (element: Element, chosen: Chosen) =>
    events.selectOptions(element, chosen, WITHOUT_PAUSES),
};
