// The fake server of the tests that know the API: each answer is the reply of its call.
import type { CALLS } from '@brasa/core/calls.ts';
import type { Call, ReplyOf } from '@brasa/core/kernel/call.ts';
import { fakeServer, type FakeServer } from './fake-server.ts';

type CallName = keyof typeof CALLS;

/** "/api/orders/:id" filled in: an id is a number, any other parameter text. */
type Filled<Path extends string> = Path extends `${infer Before}:${infer Name}/${infer Rest}`
  ? `${Before}${Parameter<Name>}/${Filled<Rest>}`
  : Path extends `${infer Before}:${infer Name}`
    ? `${Before}${Parameter<Name>}`
    : Path;
type Parameter<Name extends string> = Name extends 'id' | 'userId' ? number : string;
type Search<C extends Call> = C extends { query: object } ? '' | `?${string}` : '';
/**
 * "PATCH /api/orders/7". Of each call by itself: the compiler would put all methods together with all
 * paths, whenever it looks at an answer.
 */
type LineOf<C extends Call> = C extends Call
  ? `${C['method']} ${Filled<C['path']>}${Search<C>}`
  : never;

type Head = { statusText?: string; head?: Record<string, string> };
type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504;
/** What any call may answer; `garbled` is a body that breaks the contract on purpose. */
export type Failed =
  | (Head & { status: RefusalStatus; body?: unknown })
  | (Head & { status: number; body: { error: string } })
  | (Head & { status?: number; garbled: unknown })
  | { offline: true };
type Replied<Reply> = Head &
  (undefined extends Reply ? { status?: 204 } : { status?: 200 | 201; body: Reply });

/** The service worker's own answer while there is no connection. */
type Queued = { status: 202; body?: object };

export type AnswerTo<Name extends CallName> =
  | Replied<ReplyOf<(typeof CALLS)[Name]>>
  | Failed
  | Queued;
export type Answers = {
  [Name in CallName as LineOf<(typeof CALLS)[Name]>]?:
    | AnswerTo<Name>
    | (() => AnswerTo<Name> | Promise<AnswerTo<Name>>);
};
export type FakeApi = FakeServer<keyof Answers>;

/** One line of the table, for a call whose address is computed. */
export function answering<Line extends keyof Answers>(
  line: Line,
  answer: NonNullable<Answers[Line]>,
): Answers {
  const answers: Answers = {};
  answers[line] = answer;
  return answers;
}

/** Answers each call as the table says; a call that the table lacks fails the test. */
export function fakeApi(answers: Answers): FakeApi {
  return fakeServer(answers);
}
