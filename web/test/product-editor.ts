// A product's editor, opened from the list of the catalogue.
import { fireEvent, screen, within } from '@testing-library/react';
import type { Answers } from './fake-api.ts';
import { renderAppAs } from './render-app.tsx';
import { userEvent } from './user-event.ts';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

export const toastRegion = () => screen.getByRole('region', { name: 'Avisos', hidden: true });

export const sent = (api: { calls: { method: string; path: string; body: unknown }[] }) =>
  api.calls.filter(({ method }) => method !== 'GET');

/** The button opens it: a product's row, or one that adds. */
export async function openEditor(button: string | RegExp, answers: Answers) {
  const api = renderAppAs({ role: 'haykakan' }, '/admin/productos', answers);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const form = within(await screen.findByRole('dialog'));
  const field = (label: string) => form.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  const press = (name: string | RegExp) => userEvent.click(form.getByRole('button', { name }));
  const choose = (bytes: Uint8Array<ArrayBuffer> = JPEG, name = 'foto.jpg') =>
    fireEvent.change(field('Archivo de la foto'), { target: { files: [new File([bytes], name)] } });
  return { api, form, field, type, press, choose };
}
