import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissAllToasts, dismissToast, toast, type ToastRequest } from './toast.ts';
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
  expect(screen.queryByText('Primero')).not.toBeInTheDocument();
  expect(screen.getByText('Segundo')).toBeVisible();
});

it('keeps a message for five seconds', () => {
  show({ title: 'Hola' });
  later(4999);
  expect(screen.queryByText('Hola')).toBeVisible();
  later(1);
  expect(screen.queryByText('Hola')).not.toBeInTheDocument();
});

it('keeps what went wrong for six seconds', () => {
  show({ title: 'Falla', tone: 'bad' });
  later(5999);
  expect(screen.queryByText('Falla')).toBeVisible();
  later(1);
  expect(screen.queryByText('Falla')).not.toBeInTheDocument();
});

it('gives the next message its whole time', () => {
  show({ title: 'Primero' });
  later(4000);
  show({ title: 'Segundo', durationMs: 6000 });
  later(5999);
  expect(screen.queryByText('Segundo')).toBeVisible();
  later(1);
  expect(screen.queryByText('Segundo')).not.toBeInTheDocument();
});

it('waits while somebody points at it', () => {
  show({ title: 'Hola' });
  fireEvent.pointerEnter(screen.getByText('Hola'));
  later(60_000);
  expect(screen.queryByText('Hola')).toBeVisible();
});

it('can be closed by hand', () => {
  show({ title: 'Hola' });
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(screen.queryByText('Hola')).not.toBeInTheDocument();
});

it('does its action once and goes', () => {
  const onSelect = vi.fn();
  show({ title: 'Entregado', action: { label: 'Deshacer', onSelect } });
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByText('Entregado')).not.toBeInTheDocument();
});

it('is not taken away by the end of an earlier message', () => {
  const first = show({ title: 'Primero' });
  show({ title: 'Segundo' });
  act(() => dismissToast(first));
  expect(screen.queryByText('Segundo')).toBeVisible();
});

it('goes on where it stopped when nobody points at it any more', () => {
  show({ title: 'Hola' });
  later(4000);
  fireEvent.pointerEnter(screen.getByText('Hola'));
  later(60_000);
  fireEvent.pointerLeave(screen.getByText('Hola'));
  later(999);
  expect(screen.queryByText('Hola')).toBeVisible();
  later(1);
  expect(screen.queryByText('Hola')).not.toBeInTheDocument();
});

describe('an action that outlives the next message', () => {
  const undo = (name: string) => {
    const onSelect = vi.fn();
    show({
      title: 'Pedido entregado',
      description: name,
      action: { label: 'Deshacer', onSelect },
      durationMs: 10_000,
      outlivesNext: true,
    });
    return onSelect;
  };
  const offers = () => screen.queryAllByRole('button', { name: 'Deshacer' });
  const names = () =>
    screen.queryAllByRole('listitem').map((item) => item.querySelector('p + p')?.textContent);

  it('stays for its whole time, oldest first, whatever is said meanwhile', () => {
    undo('Lola');
    later(4000);
    undo('Ana');
    later(3000);
    show({ title: 'Pedido nuevo' });
    expect(names()).toEqual(['Lola', 'Ana', undefined]);
    later(2999);
    expect(names()).toEqual(['Lola', 'Ana', undefined]);
    later(1);
    expect(names()).toEqual(['Ana', undefined]);
    later(4000);
    expect(names()).toEqual([]);
  });

  it('does what belongs to it, and takes nothing of the others away', () => {
    const first = undo('Lola');
    const second = undo('Ana');
    fireEvent.click(offers()[0] as HTMLElement);
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
    expect(names()).toEqual(['Ana']);
  });

  it('stops only its own time while it is pointed at or has the focus', () => {
    undo('Lola');
    undo('Ana');
    const [lola] = offers();
    act(() => lola?.focus());
    later(10_000);
    expect(names()).toEqual(['Lola']);
    act(() => lola?.blur());
    later(10_000);
    expect(names()).toEqual([]);
  });

  it('says of whom it is, and only the new message is read out', () => {
    undo('Lola');
    undo('Ana');
    const about = offers().map(
      (offer) => document.getElementById(offer.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(about).toEqual(['Pedido entregadoLola', 'Pedido entregadoAna']);
    const region = screen.getByRole('status');
    expect(region.getAttribute('aria-atomic')).toBe('false');
    expect(region.getAttribute('aria-relevant')).toBe('additions');
  });

  it('counts down by a rule that stands still while it is held', () => {
    undo('Lola');
    const [offer] = offers();
    const rule = () =>
      offer
        ?.closest<HTMLElement>('[role=listitem]')
        ?.querySelector<HTMLElement>('.animate-run-out');
    expect(rule()?.style.animationDuration).toBe('10000ms');
    expect(rule()?.style.animationPlayState).toBe('running');
    act(() => offer?.focus());
    expect(rule()?.style.animationPlayState).toBe('paused');
    expect(rule()?.className).toContain('motion-reduce:hidden');
  });

  it('has three in sight and the rest within reach', () => {
    for (const name of ['Lola', 'Ana', 'Pepe']) undo(name);
    expect(screen.getByRole('list').classList).not.toContain('overflow-y-auto');
    undo('Rita');
    expect(offers()).toHaveLength(4);
    expect(screen.getByRole('list').classList).toContain('overflow-y-auto');
  });

  it('makes way for the message that goes on with it', () => {
    const first = show({ title: '1 entregado', outlivesNext: true });
    undo('Lola');
    show({ title: '2 entregados', outlivesNext: true, replaces: first });
    expect(screen.queryByText('1 entregado')).not.toBeInTheDocument();
    expect(screen.getByText('2 entregados')).toBeVisible();
    expect(offers()).toHaveLength(1);
  });

  it('gives the focus back to where it came from', () => {
    const item = document.body.appendChild(document.createElement('button'));
    undo('Lola');
    const [offer] = offers();
    act(() => item.focus());
    act(() => offer?.focus());
    fireEvent.click(offer as HTMLElement);
    expect(document.activeElement).toBe(item);
    item.remove();
  });

  it('is gone when somebody else takes over', () => {
    undo('Lola');
    undo('Ana');
    act(() => dismissAllToasts());
    expect(offers()).toEqual([]);
  });
});
