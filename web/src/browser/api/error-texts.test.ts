import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { changeReasonIfTold, changeReasonOf, reasonOf } from './error-texts.ts';

const refusal = (body: unknown) =>
  new ApiError({ status: 400, statusText: 'Bad Request', url: '/', body });
const LOST = new ApiError({ status: 0, statusText: '', url: '/' });

it('a reason is every fault that the server names, else its message', () => {
  const details = [
    { path: 'email', message: 'Email inválido' },
    { path: 'phone', message: 'Teléfono inválido' },
  ];
  expect(reasonOf(refusal({ error: 'No', details }))).toBe('Email inválido. Teléfono inválido');
  expect(reasonOf(refusal({ error: 'No', details: [] }))).toBe('No');
  expect(reasonOf(refusal(undefined))).toBe(
    'El servidor no ha podido responder. Inténtalo de nuevo.',
  );
  expect(reasonOf(refusal('<h1>502 Bad Gateway</h1>'))).toBe(
    'El servidor no ha podido responder. Inténtalo de nuevo.',
  );
  expect(reasonOf(new Error('roto'))).toBe('roto');
});

it('a change without an answer says that it may be repeated', () => {
  expect(changeReasonOf(LOST)).toBe(
    'Sin conexión con el servidor. Inténtalo de nuevo. Aunque se repita, solo cuenta una vez.',
  );
  expect(changeReasonOf(refusal({ error: 'No' }))).toBe('No');
});

it('says of a change that a gateway has answered that it may be repeated, of a bare refusal nothing', () => {
  const gateway = new ApiError({ status: 504, statusText: 'Gateway Timeout', url: '/' });
  expect(changeReasonIfTold(gateway)).toBe(
    'El servidor no ha podido responder. Inténtalo de nuevo. Aunque se repita, solo cuenta una vez.',
  );
  expect(changeReasonIfTold(refusal({ error: 'No' }))).toBe('No');
  expect(changeReasonIfTold(refusal(undefined))).toBeUndefined();
});
