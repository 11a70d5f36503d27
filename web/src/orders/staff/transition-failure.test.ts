import { expect, it } from 'vitest';
import { ApiError } from '../../browser/api/api-error.ts';
import { changeFailure, transitionNotDone } from './transition-failure.ts';

const refusal = (status: number, body: object = {}) =>
  new ApiError({ status, statusText: '', url: '/api/orders/1', body });

it.each([
  ['confirm', 'No se pudo marcar el pedido como entregado'],
  ['cancel', 'No se pudo cancelar el pedido'],
  ['error', 'No se pudo marcar el pedido como error'],
] as const)('names what %s could not do, with the reason', (transition, title) => {
  const fault = refusal(409, { error: 'El pedido ya no está pendiente.' });
  expect(changeFailure(fault, transition)).toEqual({
    title,
    description: 'El pedido ya no está pendiente.',
  });
});

it('names each fault of what was sent', () => {
  const details = [
    { path: 'totalAmount', message: 'Importe inválido' },
    { path: 'pickupTime', message: 'Hora inválida' },
  ];
  const failure = changeFailure(
    refusal(400, { error: 'Revisa los datos enviados', details }),
    'edit',
  );
  expect(failure.description).toBe('Importe inválido. Hora inválida');
});

it('says that the order does not exist, whatever was wanted of it', () => {
  const fault = refusal(404, { error: 'Pedido no encontrado' });
  expect(changeFailure(fault, 'cancel').title).toBe('Pedido no encontrado');
});

it('says no more than is known when no answer came', () => {
  const failure = changeFailure(refusal(0), 'confirm');
  expect(failure.title).toBe('Sin respuesta del servidor');
  expect(failure.description).toContain('No se sabe si el pedido está entregado.');
  const { title, description } = transitionNotDone('confirm');
  expect(title).toBe('No se pudo marcar el pedido como entregado');
  expect(description).toContain('El pedido sigue pendiente');
});

it.each([
  ['edit', 'No se sabe si tus cambios han llegado.'],
  ['payment', 'No se sabe si el pago está anotado.'],
  ['reopen', 'No se sabe si el pedido está reabierto.'],
] as const)('says of %s too that nobody knows', (change, unknown) => {
  const { title, description } = changeFailure(refusal(0), change);
  expect(title).toBe('Sin respuesta del servidor');
  expect(description).toContain(unknown);
});
