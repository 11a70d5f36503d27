import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from '../../../test/user-event.ts';
import { Button } from './button.tsx';

it('does nothing while its work is under way, and keeps the focus', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Guardar</Button>);
  await user.click(screen.getByRole('button'));
  rerender(
    <Button onClick={onClick} pending pendingText="Guardando...">
      Guardar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Guardando...' });
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
});

it('does not submit its form a second time', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending>
        Enviar
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
