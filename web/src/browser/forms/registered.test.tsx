import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { userEvent } from '../../../test/user-event.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { registered } from './registered.ts';

function NameForm({ onSend }: { onSend: (values: { name: string }) => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
      <TextField label="Nombre" {...registered(form, 'name')} />
      <button type="submit">Enviar</button>
    </form>
  );
}

it('takes a value that a script has put into the field', async () => {
  const onSend = vi.fn();
  render(<NameForm onSend={onSend} />);
  const field = screen.getByLabelText<HTMLInputElement>('Nombre');
  // As Chrome on iOS fills a form: React notes the value, and takes the event for an echo.
  field.value = 'María';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(onSend).toHaveBeenCalledWith({ name: 'María' }, expect.anything());
});
