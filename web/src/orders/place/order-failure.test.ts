import { describe, expect, it } from 'vitest';
import { ApiError } from '../../browser/api/api-error.ts';
import { orderFailure } from './order-failure.ts';

const TITLE = 'Error al crear el pedido';
const UNKNOWN =
  'No se sabe si el pedido ha llegado. Si lo envías otra vez sin cambiar nada, no se repite.';
const TEXT = 'No se pudo realizar el pedido. Por favor, inténtalo de nuevo.';

function refusal(status: number, body: unknown, statusText = '') {
  return new ApiError({ status, statusText, url: '/api/orders', body });
}

describe('the words for a refused order', () => {
  it.each<[string, unknown, string, string]>([
    ['nothing known', {}, TITLE, TEXT],
    ['only a server message', { serverMessage: 'Cerrado' }, TITLE, 'Cerrado'],
    [
      'an answer of a proxy',
      refusal(502, '<h1>502 Bad Gateway</h1>', 'Bad Gateway'),
      TITLE,
      UNKNOWN,
    ],
    [
      '401 with a friendly text',
      refusal(401, { error: 'x' }),
      'Sesión requerida',
      'Debe iniciar sesión para acceder a esta función. Serás redirigido al inicio de sesión.',
    ],
    [
      '403 with a friendly text',
      refusal(403, { error: 'x' }),
      'Permiso denegado',
      'No tiene permisos para realizar esta acción. Contacta con un administrador.',
    ],
    [
      'another status with a friendly text',
      { status: 500, actionText: 'Algo pasa' },
      'Error en la aplicación',
      'Algo pasa',
    ],
    [
      '401 without a friendly text',
      { status: 401, message: 'Unauthorized' },
      'No has iniciado sesión',
      'Debes iniciar sesión para realizar esta acción.',
    ],
    [
      '403 without a friendly text',
      { status: 403, message: 'Forbidden' },
      'No tienes permisos',
      'Tu usuario no tiene permisos para crear pedidos.',
    ],
    [
      'details, joined, each once',
      refusal(400, {
        error: 'Revisa los datos enviados',
        details: [
          { path: 'customerEmail', message: 'Debe ser un email válido' },
          { path: 'quantity', message: 'Cantidad inválida' },
          { path: 'x', message: 'Cantidad inválida' },
        ],
      }),
      TITLE,
      'Debe ser un email válido. Cantidad inválida',
    ],
    [
      'empty details and a message',
      refusal(400, { error: 'Mal', details: [] }),
      'Error: Mal',
      'Mal',
    ],
    [
      '422',
      refusal(422, {
        error: 'Ese día estamos cerrados. Elige otro día',
        code: 'PICKUP_DAY_CLOSED',
      }),
      'Error: Ese día estamos cerrados. Elige otro día',
      'Ese día estamos cerrados. Elige otro día',
    ],
    [
      'a long message: its first 50 characters in the title',
      refusal(409, { error: '1234567890'.repeat(6) }),
      `Error: ${'1234567890'.repeat(5)}`,
      '1234567890'.repeat(6),
    ],
    ['no body at all', refusal(502, '', 'Bad Gateway'), TITLE, UNKNOWN],
    [
      'no answer',
      refusal(0, undefined),
      'Error: Sin conexión con el servidor. Inténtalo de nuevo.',
      'No se sabe si el pedido ha llegado. Si lo envías otra vez sin cambiar nada, no se repite.',
    ],
    ['a bug of ours', new TypeError('x is undefined'), 'Error en la aplicación', TEXT],
    ['something thrown that is no error', 'boom', 'Error en la aplicación', TEXT],
  ])('%s', (_case, thrown, title, description) => {
    expect(orderFailure(thrown).title.trim()).toBe(title);
    expect(orderFailure(thrown).description).toBe(description);
  });

  it('leaves a description of 200 characters and cuts a longer one to 197 and three dots', () => {
    expect(orderFailure({ message: 'a'.repeat(200) }).description).toBe('a'.repeat(200));
    expect(orderFailure({ message: 'a'.repeat(201) }).description).toBe(`${'a'.repeat(197)}...`);
  });
});
