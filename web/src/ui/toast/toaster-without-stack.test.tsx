import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const connection = vi.hoisted(() => ({ isLost: false }));
vi.mock('./toast-stack.tsx', () => {
  if (connection.isLost) throw new Error('the file does not come');
  return { ToastStack: () => null };
});

it('says the words alone where their code does not come, and takes them away in time', async () => {
  connection.isLost = true;
  vi.resetModules();
  const { Toaster } = await import('./toaster.tsx');
  const { toastError } = await import('./toast.ts');
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => toastError('No se pudo abrir'));
  act(() => void vi.advanceTimersByTime(5999));
  expect(screen.getByText('No se pudo abrir')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('No se pudo abrir')).not.toBeInTheDocument();
});
