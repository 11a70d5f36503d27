import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { points, type Points } from './amounts/points.ts';
import { decimalString, errorReply, idempotencyKey, isoInstant, wholePoints } from './wire.ts';

const accepted = (schema: { safeParse(value: unknown): { success: boolean } }, values: unknown[]) =>
  values.filter((value) => schema.safeParse(value).success);

test('a key of a request is 8 to 100 plain characters', () => {
  const right = ['abcdefgh', '550e8400-e29b-41d4-a716-446655440000', 'a.b:c_d-e', 'x'.repeat(100)];
  const wrong = [
    '',
    'short',
    'x'.repeat(101),
    'con espacio',
    'ñandúñandú',
    'a,b,c,d,e',
    'abcdefgh\n',
    12345678,
    null,
    ['abcdefgh'],
  ];
  expect(accepted(idempotencyKey, [...right, ...wrong])).toEqual(right);
});

test('decimals and instants travel in one form only', () => {
  expect(accepted(decimalString, ['13.50', '-1.5', '0.0', '13', '1,5', '.5', 13.5, '1e3'])).toEqual(
    ['13.50', '-1.5', '0.0'],
  );
  expect(
    accepted(isoInstant, [
      '2026-11-20T13:00:00.000Z',
      '2026-11-20T14:00:00+01:00',
      '2026-11-20',
      0,
    ]),
  ).toEqual(['2026-11-20T13:00:00.000Z']);
});

test('points travel as plain whole numbers, there and back', () => {
  const reply = z.object({ earned: wholePoints(), left: wholePoints().min(0).nullable() });
  const sent = { earned: points(20), left: points(0) };
  expect(z.encode(reply, sent)).toEqual({ earned: 20, left: 0 });
  expect(reply.parse({ earned: 20, left: 0 })).toEqual(sent);
  expect(accepted(wholePoints(), [-20, 0, 0.5, '20', null])).toEqual([-20, 0]);
  expect(z.toJSONSchema(wholePoints())).toEqual(z.toJSONSchema(z.int()));
  expectTypeOf<z.output<typeof reply>>().toEqualTypeOf<{ earned: Points; left: Points | null }>();
});

test('a refusal has a text and one of our codes', () => {
  expect(
    accepted(errorReply, [
      { error: 'No', code: 'NOT_FOUND' },
      { error: 'No', code: 'E1' },
      { code: 'NOT_FOUND' },
    ]),
  ).toEqual([{ error: 'No', code: 'NOT_FOUND' }]);
});
