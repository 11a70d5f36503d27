import { expect, it } from 'vitest';
import { transitionFailure } from './transition-failure.ts';

it.each([
  ['confirm', 'No se pudo marcar el pedido como entregado'],
  ['cancel', 'No se pudo cancelar el pedido'],
  ['error', 'No se pudo marcar el pedido como error'],
] as const)('names what %s could not do, with the reason', (transition, title) => {
  const fault = { status: 409, message: 'El pedido ya no está pendiente.' };
  expect(transitionFailure(fault, transition)).toEqual({
    title,
    description: 'El pedido ya no está pendiente.',
  });
});

it('says that the order does not exist, whatever was wanted of it', () => {
  const fault = { status: 404, message: 'Pedido no encontrado' };
  expect(transitionFailure(fault, 'cancel').title).toBe('Pedido no encontrado');
});

it('says that nothing was done when no answer came', () => {
  const failure = transitionFailure({ status: 0, message: 'x' }, 'confirm');
  expect(failure.title).toBe('No se pudo marcar el pedido como entregado');
  expect(failure.description).toContain('El pedido sigue pendiente');
});
