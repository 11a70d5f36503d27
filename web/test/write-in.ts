import { screen } from '@testing-library/react';
import { userEvent, type UserEvent } from './user-event.ts';

type User = Pick<UserEvent, 'click' | 'paste'>;

/**
 * Puts the text into a field at once, behind what stands in it, as autofill and a paste do. A test that is
 * about typing types.
 */
export async function writeIn(field: HTMLElement, text: string, user: User = userEvent) {
  await user.click(field);
  await user.paste(text);
}

/** Fills in the fields of the order form that everybody fills in. */
export async function writeContact(user: User = userEvent): Promise<void> {
  const field = (name: string) => screen.getByRole('textbox', { name });
  await writeIn(field('Nombre'), 'María José', user);
  await writeIn(field('Teléfono'), '600 111 222', user);
  await writeIn(field('Email'), 'mj@example.org', user);
}
