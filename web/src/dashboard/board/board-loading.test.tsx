import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BoardLoading } from './board-loading.tsx';

it('says "Cargando..."', () => {
  render(<BoardLoading />);
  expect(screen.getByRole('status').textContent.trim()).toBe('Cargando...');
});
