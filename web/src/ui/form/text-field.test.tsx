import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

it('is found by its label and described by its hint', () => {
  render(<TextField label="Teléfono" hint="Para avisarte" />);
  const field = screen.getByLabelText('Teléfono');
  expect(describedBy(field)).toBe('Para avisarte');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

it('is marked invalid and described by what is wrong', () => {
  render(<TextField label="Teléfono" hint="Para avisarte" error="Teléfono inválido" />);
  const field = screen.getByLabelText('Teléfono');
  expect(describedBy(field)).toBe('Para avisarte | Teléfono inválido');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('keeps its label for those who hear it when it is hidden', () => {
  render(<TextField label="Buscar" hideLabel />);
  expect(screen.getByRole('textbox', { name: 'Buscar' })).toBeVisible();
});
