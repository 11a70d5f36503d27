// What test/setup.ts leaves clean between tests that share their modules.
import { expect, it } from 'vitest';
import { isToastShown, toast } from '../src/ui/toast/toast.ts';

let told = 0;

it('a test that leaves a message with an offer', () => {
  const undo = { label: 'Deshacer', onSelect: () => undefined };
  told = toast({ title: 'Pedido entregado', action: undo, outlivesNext: true });
  expect(isToastShown(told)).toBe(true);
});

it('leaves the next one without it', () => {
  expect(told).toBeGreaterThan(0);
  expect(isToastShown(told)).toBe(false);
});
