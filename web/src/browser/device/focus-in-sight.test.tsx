import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { userEvent } from '../../../test/user-event.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { focusInSight } from './focus-in-sight.ts';
import { registered } from '../forms/registered.ts';
import { showFaults } from '../forms/server-faults.ts';

function Form() {
  const form = useForm<{ name: string }>({ defaultValues: { name: '' } });
  const refuse = () => showFaults(form, [{ field: 'name', message: 'No puede ser' }]);
  return (
    <form noValidate onSubmit={form.handleSubmit(refuse)}>
      <TextField label="Nombre" {...registered(form, 'name', { required: 'Falta el nombre' })} />
      <button type="submit">Enviar</button>
    </form>
  );
}

/** Where the field stands on a screen of 768 px, and what was brought to where. */
function layOut(top: number, bottom: number) {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, options) {
    scrolled(this.textContent, options);
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, top, 300, bottom - top),
  );
  return scrolled;
}

it.each([
  ['under the header', -40, 20],
  ['under the bar at the lower edge', 690, 760],
])(
  'a field that is refused %s comes to the middle, with its label and its message',
  async (_, top, bottom) => {
    const scrolled = layOut(top, bottom);
    render(<Form />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Falta el nombre')).toBeVisible();
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    await vi.waitFor(() =>
      expect(scrolled).toHaveBeenLastCalledWith('NombreFalta el nombre', { block: 'center' }),
    );
  },
);

it('a field that the server refuses does, too', async () => {
  const scrolled = layOut(690, 760);
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Nombre'), 'Ana');
  scrolled.mockClear();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('No puede ser')).toBeVisible();
  expect(scrolled).toHaveBeenCalledWith(expect.stringMatching(/^Nombre/), { block: 'center' });
});

it('a field that is in sight stays where it is', async () => {
  const scrolled = layOut(300, 380);
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Falta el nombre')).toBeVisible();
  expect(screen.getByLabelText('Nombre')).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
});

it('of what is higher than the screen the beginning comes into sight', () => {
  const scrolled = layOut(-300, 2000);
  const box = document.createElement('div');
  box.tabIndex = -1;
  document.body.append(box);
  focusInSight(box);
  expect(box).toHaveFocus();
  expect(scrolled).toHaveBeenLastCalledWith('', { block: 'start' });
  layOut(200, 2000);
  focusInSight(box);
  expect(scrolled).toHaveBeenCalledOnce();
  box.remove();
});
