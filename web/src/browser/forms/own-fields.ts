// Browsers put back what a form held when its page was left, also for whoever comes next: what somebody signed in had in it goes.
// See docs/rules/accounts.md#other-tabs.

/** Notes in the history's entry that its fields are somebody's. */
export function markOwnFields(): void {
  history.replaceState({ ...(history.state as object | null), isOwn: true }, '');
}

/** At the start of a page, before any form is taken over. */
export function emptyOwnFields(): void {
  const { isOwn } = (history.state ?? {}) as { isOwn?: boolean };
  if (isOwn !== true) return;
  for (const form of document.forms) form.reset();
}
