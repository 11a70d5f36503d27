// What must hold for every call, whichever room declares it.
import { expect, test } from 'vitest';
import { CALLS } from './calls.ts';
import { FAILURES } from './failures.ts';
import { statusOf, type Call } from './kernel/call.ts';

const calls = Object.entries<Call>(CALLS);

test('no two calls have one address', () => {
  const addresses = calls.map(([, { method, path }]) => `${method} ${path}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('every parameter of a path has its schema, and no other has one', () => {
  const named = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
  for (const [name, { path, params }] of calls) {
    expect([name, Object.keys(params?.shape ?? {}).sort()]).toEqual([name, named(path)]);
  }
});

test('every call has one result; what only reads takes neither a body nor a key', () => {
  for (const [name, call] of calls) {
    expect([name, [200, 201, 204].includes(statusOf(call))]).toEqual([name, true]);
    if (call.method === 'GET')
      expect([name, call.body, call.repeatable]).toEqual([name, undefined, undefined]);
  }
});

test('the refusals that a call lists are known, and each is listed once', () => {
  for (const [name, { refusals = [] }] of calls) {
    expect([name, refusals.filter((code) => !(code in FAILURES))]).toEqual([name, []]);
    expect([name, new Set(refusals).size]).toEqual([name, refusals.length]);
  }
});

test('every refusal has a status of a refusal and a Spanish sentence without an end', () => {
  for (const [code, { status, text }] of Object.entries(FAILURES)) {
    expect([code, status >= 400 && status < 600]).toEqual([code, true]);
    expect([code, text]).toEqual([code, expect.stringMatching(/^[A-ZÁÉÍÓÚÑ].*[^.]$/u)]);
  }
});
