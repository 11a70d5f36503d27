import { useLayoutEffect } from 'react';
import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { useFormChanges } from './use-form-changes.ts';

type Values = { day: string };

function Form({ onChange }: { onChange: (name: string | undefined) => void }) {
  const form = useForm<Values>({ defaultValues: { day: '' } });
  useFormChanges(form, ({ name }) => onChange(name));
  return <input aria-label="Día" {...form.register('day')} />;
}

/** Somebody chooses a day as soon as the page answers. */
function Quick() {
  useLayoutEffect(() => {
    const field = screen.getByLabelText<HTMLInputElement>('Día');
    // As a browser does: React keeps a setter of its own on the element.
    Reflect.set(HTMLInputElement.prototype, 'value', '2026-11-22', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return null;
}

it('tells of a change that is made as soon as the form is there', () => {
  const onChange = vi.fn();
  render(
    <>
      <Form onChange={onChange} />
      <Quick />
    </>,
  );
  expect(onChange).toHaveBeenCalledWith('day');
});
