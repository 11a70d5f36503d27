// The server as a table of answers. What a test does not expect is answered 404 and remembered.
import { vi } from 'vitest';

export type Answer = {
  status?: number;
  statusText?: string;
  body?: unknown;
  head?: Record<string, string>;
  offline?: boolean;
};

type Call = { method: string; path: string; body: unknown };

export type FakeApi = { calls: Call[]; asked: (call: string) => number };

/** Answers "METHOD /path" as the table says; an answer that is a function is asked each time. */
export function fakeApi(answers: Record<string, Answer | (() => Answer)>): FakeApi {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    calls.push({ method, path, body: sent });
    const listed = answers[`${method} ${path}`];
    const answer = typeof listed === 'function' ? listed() : (listed ?? { status: 404 });
    if (answer.offline) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(response(answer));
  });
  return {
    calls,
    asked: (call) => calls.filter(({ method, path }) => `${method} ${path}` === call).length,
  };
}

function response({ status = 200, statusText = '', body, head }: Answer): Response {
  const hasBody = status !== 204 && body !== undefined;
  const isText = typeof body === 'string';
  return new Response(hasBody ? (isText ? body : JSON.stringify(body)) : null, {
    status,
    statusText,
    headers: {
      'Content-Type': isText ? 'text/plain' : 'application/json; charset=utf-8',
      ...head,
    },
  });
}
