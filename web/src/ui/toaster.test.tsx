import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, toast, type ToastRequest } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

function show(request: ToastRequest): number {
  let id = 0;
  act(() => {
    id = toast(request);
  });
  return id;
}
function later(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

it('announces a message in a live region that was there before it', () => {
  const region = screen.getByRole('status');
  show({ title: 'Pedido realizado', description: 'Tu pedido ha sido registrado correctamente' });
  expect(region.textContent).toContain('Pedido realizado');
  expect(region.textContent).toContain('Tu pedido ha sido registrado correctamente');
});

it('shows one message at a time', () => {
  show({ title: 'Primero' });
  show({ title: 'Segundo' });
  expect(screen.queryByText('Primero')).toBeNull();
  expect(screen.getByText('Segundo')).toBeTruthy();
});

it('keeps a message for five seconds', () => {
  show({ title: 'Hola' });
  later(4999);
  expect(screen.queryByText('Hola')).not.toBeNull();
  later(1);
  expect(screen.queryByText('Hola')).toBeNull();
});

it('gives the next message its whole time', () => {
  show({ title: 'Primero' });
  later(4000);
  show({ title: 'Segundo', durationMs: 6000 });
  later(5999);
  expect(screen.queryByText('Segundo')).not.toBeNull();
  later(1);
  expect(screen.queryByText('Segundo')).toBeNull();
});

it('waits while somebody points at it', () => {
  show({ title: 'Hola' });
  fireEvent.pointerEnter(screen.getByText('Hola'));
  later(60_000);
  expect(screen.queryByText('Hola')).not.toBeNull();
});

it('can be closed by hand', () => {
  show({ title: 'Hola' });
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(screen.queryByText('Hola')).toBeNull();
});

it('does its action once and goes', () => {
  const onSelect = vi.fn();
  show({ title: 'Entregado', action: { label: 'Deshacer', onSelect } });
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByText('Entregado')).toBeNull();
});

it('is not taken away by the end of an earlier message', () => {
  const first = show({ title: 'Primero' });
  show({ title: 'Segundo' });
  act(() => dismissToast(first));
  expect(screen.queryByText('Segundo')).not.toBeNull();
});
