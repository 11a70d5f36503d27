// A server of canned answers behind fetch. A call that it lacks is answered 404 and fails the test.
import { onTestFinished, vi } from 'vitest';

export type AnyAnswer = {
  status?: number;
  statusText?: string;
  body?: unknown;
  /** A body that breaks the contract on purpose. */
  garbled?: unknown;
  head?: Record<string, string>;
  offline?: boolean;
};

/** Asked each time; one that is promised comes when the test lets it. */
type Answering = () => AnyAnswer | Promise<AnyAnswer>;

type Request = { method: string; path: string; body: unknown };

export type FakeServer<Line> = {
  calls: Request[];
  asked: (call: Line) => number;
  /** The `Idempotency-Key` of each request of the call, in their order; null where one had none. */
  keys: (call: Line) => (string | null)[];
};

/**
 * Answers "METHOD /path" as the table says, with any query where it lacks the one that is asked; an answer
 * that is a function is asked each time.
 */
export function fakeServer<Line extends string>(
  answers: Readonly<Record<string, AnyAnswer | Answering | undefined>>,
): FakeServer<Line> {
  const calls: Request[] = [];
  const sentKeys: { line: string; key: string | null }[] = [];
  const missing = new Set<string>();
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    calls.push({ method, path, body: sent });
    const key = new Headers(init.headers).get('Idempotency-Key');
    sentKeys.push({ line: `${method} ${path}`, key });
    const listed = answers[`${method} ${path}`] ?? answers[`${method} ${path.split('?')[0]}`];
    if (listed === undefined) missing.add(`${method} ${path}`);
    const answer = typeof listed === 'function' ? listed() : (listed ?? { status: 404 });
    return answer instanceof Promise ? answer.then(respond) : respond(answer);
  });
  onTestFinished(() => {
    if (missing.size === 0) return;
    throw new Error(`the fake API has no answer for ${[...missing].join(', ')}`);
  });
  return {
    calls,
    keys: (call) => sentKeys.filter(({ line }) => line === call).map(({ key }) => key),
    asked: (call) => calls.filter(({ method, path }) => `${method} ${path}` === call).length,
  };
}

function respond(answer: AnyAnswer): Promise<Response> {
  if (answer.offline) return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(response(answer));
}

function response({ status = 200, statusText = '', garbled, body = garbled, head }: AnyAnswer) {
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
