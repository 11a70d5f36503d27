// Every refusal that a test meets must be one that the call's document lists.
import { CALLS } from '@brasa/core/calls.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { refusalsOf } from '../src/http/refusals-of.ts';

/** A path without parameters before one that its parameters would match too. */
const MATCHERS = Object.entries<Call>(CALLS)
  .map(([name, call]) => ({
    name,
    call,
    pattern: new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
  }))
  .sort((a, b) => Number(a.call.path.includes(':')) - Number(b.call.path.includes(':')));

/** Throws where the call that was made does not list the code that it was refused with. */
export function expectListedRefusal(method: string, url: string, body: unknown): void {
  if (typeof body !== 'object' || body === null || !('code' in body)) return;
  const code = String(body.code);
  const path = url.split('?')[0] ?? '';
  const made = MATCHERS.find(({ call, pattern }) => call.method === method && pattern.test(path));
  if (!made || code === 'INTERNAL' || code === 'NOT_READY') return;
  if (refusalsOf(made.call).some((listed) => listed === code)) return;
  throw new Error(`${made.name} was refused with ${code}, which its refusals do not list`);
}
