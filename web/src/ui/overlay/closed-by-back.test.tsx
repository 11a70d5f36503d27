import { useState } from 'react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from '../../../test/user-event.ts';
import { leaveSheetEntry } from '../../browser/device/sheet-entry.ts';
import { Dialog } from './dialog.tsx';

type AskingProps = { mayClose?: boolean };

/** A dialog over which another one opens; the upper one may ask to stay. */
function TwoDialogs({ mayClose = true }: AskingProps) {
  const [isLowerOpen, setLowerOpen] = useState(false);
  const [isUpperOpen, setUpperOpen] = useState(false);
  return (
    <>
      <button onClick={() => setLowerOpen(true)}>Abrir</button>
      <Dialog open={isLowerOpen} onOpenChange={setLowerOpen} title="Pedido">
        <button onClick={() => setUpperOpen(true)}>Avisar</button>
      </Dialog>
      <Dialog
        open={isUpperOpen}
        onOpenChange={(open) => setUpperOpen(open || !mayClose)}
        title="WhatsApp"
      >
        <button onClick={() => setUpperOpen(false)}>Hecho</button>
      </Dialog>
    </>
  );
}

const sheets = () => (window.history.state as { sheets?: number } | null)?.sheets ?? 0;
const entriesAre = (count: number) => waitFor(() => expect(sheets()).toBe(count));
const isClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

async function open(props: AskingProps = {}) {
  const user = userEvent.setup();
  render(<TwoDialogs {...props} />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await entriesAre(1);
  await user.click(screen.getByRole('button', { name: 'Avisar' }));
  await entriesAre(2);
  return user;
}

async function openAndCloseUpper() {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Hecho' }));
  await isClosed('WhatsApp');
  return user;
}

beforeEach(() => window.history.replaceState({ key: 'page', idx: 3 }, '', '/admin/orders'));

test('each step back closes the uppermost, and stays on the page', async () => {
  await open();
  expect(window.history.state).toMatchObject({ key: 'page', idx: 3 });
  act(() => window.history.back());
  await isClosed('WhatsApp');
  expect(screen.getByRole('dialog', { name: 'Pedido' })).toBeVisible();
  act(() => window.history.back());
  await isClosed('Pedido');
  expect(sheets()).toBe(0);
  expect(window.location.pathname).toBe('/admin/orders');
});

test('the step that leaves the entry of before a reload closes nothing that has opened since', async () => {
  const close = vi.fn();
  window.history.pushState({ key: 'page', idx: 3, sheets: 1 }, '');
  leaveSheetEntry();
  const step = new Promise((arrive) => {
    window.addEventListener('popstate', arrive, { once: true });
  });
  render(
    <Dialog open onOpenChange={close} title="Pedido">
      Sigue aquí
    </Dialog>,
  );
  await act(() => step);
  await entriesAre(1);
  expect(close).not.toHaveBeenCalled();
  act(() => window.history.back());
  await waitFor(() => expect(close).toHaveBeenCalledWith(false));
});

test('the entry of what has closed by its own button is passed over', async () => {
  await openAndCloseUpper();
  expect(screen.getByRole('dialog', { name: 'Pedido' })).toBeVisible();
  act(() => window.history.back());
  await isClosed('Pedido');
  expect(sheets()).toBe(0);
  expect(window.location.pathname).toBe('/admin/orders');
});

test('what has closed altogether costs no step on the way to the page before', async () => {
  window.history.pushState({ key: 'next', idx: 4 }, '', '/admin/caja');
  const user = await openAndCloseUpper();
  await user.keyboard('{Escape}');
  await isClosed('Pedido');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/admin/orders'));
});

test('one that does not close has its entry again', async () => {
  await open({ mayClose: false });
  const addEntry = vi.spyOn(window.history, 'pushState');
  act(() => window.history.back());
  await waitFor(() => expect(addEntry).toHaveBeenCalledOnce());
  expect(sheets()).toBe(2);
  expect(screen.getByRole('dialog', { name: 'WhatsApp' })).toBeVisible();
});

test('from a page to which a sheet has led, one step leads to the page below it, and the next one further', async () => {
  window.history.pushState({ key: 'next', idx: 4 }, '', '/admin/caja');
  await open();
  window.history.pushState({ key: 'other', idx: 5 }, '', '/login');
  cleanup();
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/admin/caja'));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/admin/orders'));
});
