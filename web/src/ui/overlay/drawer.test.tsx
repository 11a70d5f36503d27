import { useEffect, useRef, useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '../../../test/user-event.ts';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { toast } from '../toast/toast.ts';
import { Toaster } from '../toast/toaster.tsx';

it.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s gives the focus back when it closes', async (_name, Sheet) => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Abrir</button>
        <Sheet open={open} onOpenChange={setOpen} title="Título" description="Para qué">
          <input aria-label="Nombre" />
        </Sheet>
      </>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog', { name: 'Título', description: 'Para qué' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Abrir');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })),
  );
});

it.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s can be pressed as soon as it is in the page', async (_name, Sheet) => {
  function Page() {
    const [open, setOpen] = useState(false);
    // As after its code has come: React renders it in its own time.
    useEffect(() => void setTimeout(() => setOpen(true)), []);
    return (
      <Sheet open={open} onOpenChange={setOpen} title="Título">
        <button>Dentro</button>
      </Sheet>
    );
  }
  const met = new Set<string>();
  const watch = new MutationObserver(() => {
    const button = screen.queryByText('Dentro');
    if (button) met.add(getComputedStyle(button).pointerEvents);
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  render(<Page />);
  await screen.findByRole('dialog');
  watch.disconnect();
  expect([...met]).toEqual(['auto']);
});

it('shows what has the focus after the last control, at its head again', async () => {
  render(
    <Drawer open onOpenChange={vi.fn()} title="Título">
      <button>Último</button>
    </Drawer>,
  );
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  screen.getByRole('button', { name: 'Último' }).focus();
  await userEvent.tab();
  const first = screen.getByRole('button', { name: 'Cerrar' });
  expect(document.activeElement).toBe(first);
  expect(scrolled.mock.contexts.at(-1)).toBe(first);
});

it('leaves the focus where the page puts it when the sheet has gone', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    const next = useRef<HTMLButtonElement>(null);
    return (
      <>
        <button onClick={() => setOpen(true)}>Abrir</button>
        <button ref={next}>Siguiente</button>
        <Drawer
          open={open}
          onOpenChange={setOpen}
          title="Título"
          onCloseAutoFocus={() => next.current?.focus()}
        >
          <input aria-label="Nombre" />
        </Drawer>
      </>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Siguiente' })),
  );
});

it('does not take the focus from the page that a link in it has led to', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    const main = useRef<HTMLElement>(null);
    return (
      <>
        <button onClick={() => setOpen(true)}>Abrir</button>
        <main ref={main} tabIndex={-1} />
        <Drawer open={open} onOpenChange={setOpen} title="Título">
          <button
            onClick={() => {
              setOpen(false);
              setTimeout(() => main.current?.focus());
            }}
          >
            Ir
          </button>
        </Drawer>
      </>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.click(screen.getByRole('button', { name: 'Ir' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

describe('a message over an open sheet', () => {
  function openBoth() {
    const onSelect = vi.fn();
    render(
      <>
        <Toaster />
        <Drawer open onOpenChange={() => {}} title="Título" footer={<button>Guardar</button>}>
          <input aria-label="Nombre" />
        </Drawer>
      </>,
    );
    act(() => {
      toast({ title: 'Pedido entregado', action: { label: 'Deshacer', onSelect } });
    });
    const focused = () => {
      const { activeElement } = document;
      return activeElement?.textContent || activeElement?.getAttribute('aria-label');
    };
    return { onSelect, focused };
  }

  it('is on the round of the Tab key, forwards and backwards', async () => {
    const { focused } = openBoth();
    const round = async (key: string, steps: number) => {
      const met = [];
      for (let step = 0; step < steps; step += 1) {
        await userEvent.keyboard(key);
        met.push(focused());
      }
      return met;
    };
    screen.getByRole('button', { name: 'Cerrar' }).focus();
    expect(await round('{Tab}', 5)).toEqual([
      'Nombre',
      'Guardar',
      'Deshacer',
      'Cerrar aviso',
      'Cerrar',
    ]);
    expect(await round('{Shift>}{Tab}{/Shift}', 3)).toEqual([
      'Cerrar aviso',
      'Deshacer',
      'Guardar',
    ]);
  });

  it('does what it offers, and gives the focus back to the sheet', async () => {
    const { onSelect, focused } = openBoth();
    screen.getByRole('button', { name: 'Guardar' }).focus();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(focused()).toBe('Guardar');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('lies where the document says that a sheet is open', () => {
    const { unmount } = render(
      <Drawer open onOpenChange={() => {}} title="Título">
        <p>Texto</p>
      </Drawer>,
    );
    expect(document.documentElement.dataset['sheet']).toBe('open');
    unmount();
    expect(document.documentElement.dataset['sheet']).toBeUndefined();
  });
});
