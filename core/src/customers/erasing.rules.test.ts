import { expect, test } from 'vitest';
import { refuseErasing } from './erasing.rules.ts';

test.each([
  ['haykakan', 'abaranci', true, null],
  ['superadmin', 'abaranci', true, null],
  ['superadmin', 'abaranci', false, null],
  ['haykakan', 'abaranci', false, 'ERASURE_IS_THE_OWNERS'],
  ['haykakan', 'haykakan', false, 'ERASURE_NOT_FOR_STAFF'],
  ['superadmin', 'haykakan', false, 'ERASURE_NOT_FOR_STAFF'],
  ['superadmin', 'superadmin', false, 'ERASURE_NOT_FOR_STAFF'],
] as const)('%s erasing %s (phone only: %s): %s', (actor, role, phoneOnly, refusal) => {
  expect(refuseErasing({ role: actor }, { role, phoneOnly })).toBe(refusal);
});
