// A browser puts a form's text back when its page is entered again, by the next person too, at each entry of the history at which
// the page was. See docs/rules/accounts.md#other-tabs.

/**
 * At the start of a page that has been here before, by the history or by a reload, and before any form is taken over: the text that
 * a browser has put back goes. A draft is put back by its form, for who it is of.
 */
export function emptyRestoredFields(): void {
  if (history.state === null) return;
  for (const form of document.forms) form.reset();
}
