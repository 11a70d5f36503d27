import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

/** Its second dialog is pressed as soon as it is there, which is before the first one is rendered again. */
function TwoDialogs() {
  const [isFirstOpen, setFirstOpen] = useState(true);
  const [isSecondOpen, setSecondOpen] = useState(false);
  const ask = () => {
    flushSync(() => setSecondOpen(true));
    const press = new PointerEvent('pointerdown', { bubbles: true });
    screen.getByRole('button', { name: 'Cancelar' }).dispatchEvent(press);
  };
  return (
    <>
      <Dialog open={isFirstOpen} onOpenChange={setFirstOpen} title="Quitar">
        <button onClick={ask}>Quitar</button>
      </Dialog>
      <Dialog open={isSecondOpen} onOpenChange={setSecondOpen} title="Tu contraseña">
        <button>Cancelar</button>
      </Dialog>
    </>
  );
}

test('a sheet stays open when the one above it is pressed at once', async () => {
  render(<TwoDialogs />);
  // By then the first one listens to presses.
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
  expect(screen.getByRole('dialog', { name: 'Tu contraseña' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Quitar', hidden: true })).toBeInTheDocument();
});

function DialogWithHint({ hasHint }: { hasHint: boolean }) {
  const [isSecondOpen, setSecondOpen] = useState(false);
  return (
    <>
      <Dialog open onOpenChange={() => undefined} title="Pedido">
        {hasHint && <p>sin avisar</p>}
        <button onClick={() => setSecondOpen(true)}>WhatsApp</button>
      </Dialog>
      <Dialog open={isSecondOpen} onOpenChange={setSecondOpen} title="Avisar">
        <button onClick={() => setSecondOpen(false)}>Enviar</button>
      </Dialog>
    </>
  );
}

test('the focus goes back to the opener of a sheet, although the one below it loses a part meanwhile', async () => {
  const { rerender } = render(<DialogWithHint hasHint />);
  const opener = screen.getByRole('button', { name: 'WhatsApp' });
  opener.focus();
  fireEvent.click(opener);
  const send = await screen.findByRole('button', { name: 'Enviar' });
  send.focus();
  fireEvent.click(send);
  expect(document.body).toHaveFocus();
  rerender(<DialogWithHint hasHint={false} />);
  await Promise.resolve();
  await waitFor(() => expect(opener).toHaveFocus());
});
