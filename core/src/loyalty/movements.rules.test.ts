import { expect, test } from 'vitest';
import { movementState, type MovementFacts } from './movements.rules.ts';

const movement: MovementFacts = { type: 'earned', orderId: null, undoes: null, reversedAt: null };

test.each<[Partial<MovementFacts>, string]>([
  [{}, 'reversible'],
  [{ orderId: 7 }, 'reversible'],
  [{ type: 'redeemed', orderId: 7 }, 'reversible'],
  [{ type: 'manual_adjustment' }, 'reversible'],
  [{ type: 'manual_adjustment', orderId: 7 }, 'final'],
  [{ type: 'manual_adjustment', undoes: 3 }, 'final'],
  [{ type: 'expired' }, 'final'],
  [{ reversedAt: 1 }, 'reversed'],
  [{ type: 'manual_adjustment', reversedAt: 1 }, 'reversed'],
])('a movement with %o is %s', (facts, state) => {
  expect(movementState({ ...movement, ...facts })).toBe(state);
});
