// Whether the browser asks before this page goes.
let isAsking = true;

/** What was typed is no longer anybody's to keep: nothing asks, so that nobody stays. */
export function leaveWithoutAsking(): void {
  isAsking = false;
}

export function askBeforeLeaving(event: Event): void {
  if (isAsking) event.preventDefault();
}
