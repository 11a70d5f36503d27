import type { KeyboardEvent } from 'react';

/** Enter in a field that asks for no more than itself does not send the form around it. */
export function keepInField(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
