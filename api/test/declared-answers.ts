// Whatever a test is answered must be what the call's document declares: the result's shape and nothing
// beside it, a refusal that is listed, in its shape.
import { appendFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { CALLS } from '@brasa/core/calls.ts';
import { isCallPath, statusOf, type Call } from '@brasa/core/kernel/call.ts';
import { errorReply } from '@brasa/core/kernel/wire.ts';
import { PAGE_DATA_ID } from '@brasa/core/site/page-data.rules.ts';
import { ownShapes, refusalsOf } from '../src/http/document/refusals-of.ts';

type Answer = { status: number; body: unknown; type: string | undefined };

/** A path without parameters before one that its parameters would match too. */
const MATCHERS = Object.entries<Call>(CALLS)
  .map(([name, call]) => ({
    name,
    call,
    pattern: new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
  }))
  .sort((a, b) => Number(a.call.path.includes(':')) - Number(b.call.path.includes(':')));

/** Throws where what was answered to the request is not what its call declares, or the page carries what is not. */
export function expectDeclaredAnswer(method: string, url: string, answer: Answer): void {
  const path = url.split('?')[0] ?? '';
  const made = MATCHERS.find(({ call, pattern }) => call.method === method && pattern.test(path));
  if (answer.status >= 400) expectDeclaredRefusal(made, path, answer);
  else if (made) expectDeclaredResult(made, answer);
  if (answer.type?.startsWith('text/html')) expectDeclaredPage(String(answer.body));
}

const PAGE_DATA = new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`);

/** A page begins with the answers of calls, by their addresses. */
function expectDeclaredPage(html: string): void {
  const data = JSON.parse(PAGE_DATA.exec(html)?.[1] ?? '{}') as Record<string, unknown>;
  for (const [address, body] of Object.entries(data)) {
    if (!isCallPath(address)) continue;
    expectDeclaredAnswer('GET', address, { status: 200, body, type: 'application/json' });
  }
}

type Made = (typeof MATCHERS)[number];

function expectDeclaredResult({ name, call }: Made, { status, body, type }: Answer): void {
  const told = `${name} answered ${status}`;
  if (status === 304 || status === 204) {
    if (body !== '') throw new Error(`${told} with a body`);
    if (status === statusOf(call)) noteAnswered(name);
    return;
  }
  if (status !== statusOf(call)) throw new Error(`${told}, which it does not declare`);
  const { produces = 'application/json' } = call;
  if (!type?.startsWith(produces)) throw new Error(`${told} as ${type}`);
  if (call.produces === undefined) expectShape(told, [call.answers[status]], body);
  noteAnswered(name);
}

const noted = new Set<string>();

/** For whoever asks whether each call has been answered in some test (scripts/answered-calls.ts). */
function noteAnswered(name: string): void {
  const file = process.env['BRASA_TEST_ANSWERED'];
  if (file === undefined || noted.has(name)) return;
  noted.add(name);
  appendFileSync(file, `${name}\n`);
}

function expectDeclaredRefusal(made: Made | undefined, path: string, answer: Answer): void {
  const { status, body } = answer;
  if (!isObject(body)) {
    // Of a HEAD there is the status alone, and browsers are told in a page.
    if (made && body !== '') throw new Error(`${made.name} answered ${status} without JSON`);
  } else if (made) {
    expectShape(
      `${made.name} answered ${status}`,
      [...ownShapes(made.call, status), errorReply],
      body,
    );
    expectListed(made, String(body['code']));
  } else if (isCallPath(path)) expectShape(`${path} answered ${status}`, [errorReply], body);
}

function expectListed({ name, call }: Made, code: string): void {
  const isAnybodys = code === 'INTERNAL' || code === 'NOT_READY';
  if (isAnybodys || refusalsOf(call).some((listed) => listed === code)) return;
  throw new Error(`${name} was refused with ${code}, which its refusals do not list`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A schema leaves out what it does not know: what it answers is then another than what it was given. */
export function expectShape(
  told: string,
  shapes: readonly (z.ZodType | undefined)[],
  body: unknown,
): void {
  const read = shapes.map((shape) => (shape ?? z.never()).safeParse(body));
  if (read.some(({ data }) => isDeepStrictEqual(data, body))) return;
  const differs = read.map(({ data, error }) => error?.message ?? surplus(data, body));
  throw new Error(`${told} with what its schema does not declare: ${differs.join(' | ')}`);
}

/** Where the body has more than was read of it, by the paths. */
function surplus(read: unknown, body: unknown, path = ''): string {
  if (!isObject(body)) return '';
  const known = isObject(read) ? read : {};
  return Object.entries(body)
    .map(([key, value]) =>
      key in known ? surplus(known[key], value, `${path}${key}.`) : `${path}${key} `,
    )
    .join('');
}
