import { expect, test } from 'vitest';
import { accumulateRequest } from './accumulation.contract.ts';
import { visitTime } from './accumulation.rules.ts';

const walkIn = {
  phone: '+34 600 111 222',
  paymentAmount: '12.50',
  pointsToAdd: 12,
  orderId: null,
  cashPayment: true,
  walkIn: true,
  walkInId: 'visita-1',
};

test('a visit without an order is told by its id', () => {
  expect(accumulateRequest.parse(walkIn)).toEqual({
    phone: '600111222',
    paymentAmount: 1250,
    cashPayment: true,
    pointsToAdd: 12,
    visitedAt: null,
    visit: { walkInId: 'visita-1' },
  });
});

test('an order tells the visit, whatever id comes with it', () => {
  expect(accumulateRequest.parse({ ...walkIn, orderId: 7 })).toMatchObject({
    visit: { orderId: 7 },
  });
});

test.each([
  [{ phone: '' }, 'El teléfono es obligatorio'],
  [{ paymentAmount: 0 }, 'Ingrese una cantidad válida'],
  [{ paymentAmount: '-1' }, 'Ingrese una cantidad válida'],
  [{ paymentAmount: 'doce' }, 'Ingrese una cantidad válida'],
  [{ paymentAmount: 100_000 }, 'Ingrese una cantidad válida'],
  [{ cashPayment: undefined }, 'Debe confirmar que el pago es en efectivo'],
  [{ walkInId: null }, 'Falta el identificador de la visita'],
  [{ walkInId: '' }, 'Falta el identificador de la visita'],
  [{ orderId: 0 }, 'Pedido no válido'],
  [{ visitedAt: 'ayer' }, 'Fecha de la visita inválida'],
])('with %o is refused: %s', (change, message) => {
  const { error } = accumulateRequest.safeParse({ ...walkIn, ...change });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a visit counts at its own time, up to a week later, and never in the future', () => {
  const [now, day] = [1_795_000_000_000, 86_400_000];
  expect(visitTime(null, now)).toEqual({ at: now });
  expect(visitTime(now + 1, now)).toEqual({ at: now });
  expect(visitTime(now - 7 * day, now)).toEqual({ at: now - 7 * day });
  expect(visitTime(now - 7 * day - 1, now)).toEqual({ refusal: 'POINTS_VISIT_TOO_OLD' });
});

test.each([
  [{ phone: '' }, 'El teléfono es obligatorio'],
  [{ phone: undefined }, 'El teléfono es obligatorio'],
  [{ phone: '60011122' }, 'Teléfono debe tener al menos 9 dígitos'],
])('%j is refused as "%s"', (change, message) => {
  const { error } = accumulateRequest.safeParse({ ...walkIn, ...change });
  expect(error?.issues[0]?.message).toBe(message);
});
