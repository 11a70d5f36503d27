import { useRef, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

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
  expect(screen.getByRole('dialog', { name: 'Título', description: 'Para qué' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Abrir');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })),
  );
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
