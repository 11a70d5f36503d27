import { expect, test } from 'vitest';
import { assignForm } from './quick-points.contract.ts';

const right = { points: 20, isCashPayment: true, description: '', confirmAssignment: true };

test('an assignment that is meant is taken', () => {
  expect(assignForm.parse(right)).toEqual({ ...right, description: null });
});

test.each([
  [{ points: 0 }, 'Mínimo 1 punto'],
  [{ points: 1001 }, 'Máximo 1000 puntos'],
  [{ points: Number.NaN }, 'Los puntos deben ser un número entero'],
  [{ points: 1.5 }, 'Los puntos deben ser un número entero'],
  [{ confirmAssignment: false }, 'Debes confirmar la asignación de puntos'],
])('%o is refused with "%s"', (change, message) => {
  const { error } = assignForm.safeParse({ ...right, ...change });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
