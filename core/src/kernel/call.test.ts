import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { addressOf, staff, statusOf, type BodyOf, type ParamsOf, type ReplyOf } from './call.ts';

const rename = staff.patch('/api/things/:id/names/:language', {
  summary: 'Rename a thing',
  repeatable: true,
  params: z.object({ id: z.string().transform(Number), language: z.string() }),
  query: z.object({ dry: z.boolean().optional(), words: z.string().optional() }),
  body: z.object({ name: z.string().transform((name) => name.length) }),
  answers: { 201: z.object({ id: z.int() }), 409: z.object({ taken: z.literal(true) }) },
});

describe('the address of a call', () => {
  test('has its parameters filled in, each as one segment', () => {
    const address = addressOf(rename, { params: { id: 7, language: 'a/b ñ?' } });
    expect(address).toBe('/api/things/7/names/a%2Fb%20%C3%B1%3F');
  });

  test('has its query in the order given, without what is undefined', () => {
    const params = { id: 7, language: 'es' };
    const query = { words: 'dos & más', dry: undefined, page: 2 };
    expect(addressOf(rename, { params, query })).toBe(
      '/api/things/7/names/es?words=dos%20%26%20m%C3%A1s&page=2',
    );
    expect(addressOf(rename, { params, query: { dry: undefined } })).toBe('/api/things/7/names/es');
  });
});

test('a call has one result, whatever refusals have shapes of their own', () => {
  expect(statusOf(rename)).toBe(201);
  expect(() => statusOf({ answers: { 409: z.null() } })).toThrow('a call without a result');
});

test('a call gives its types to whoever makes it', () => {
  expectTypeOf<BodyOf<typeof rename>>().toEqualTypeOf<{ name: string }>();
  expectTypeOf<ReplyOf<typeof rename>>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<keyof ParamsOf<typeof rename>>().toEqualTypeOf<'id' | 'language'>();
});
