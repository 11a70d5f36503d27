// Core's calls as the browser makes them: the address, the body and the answer have the call's types.
import {
  addressOf,
  type Address,
  type BodyOf,
  type Call,
  type ReplyOf,
} from '@brasa/core/kernel/call.ts';
import { request, type RequestOptions } from './api-client.ts';
import { getPath } from './query-client.ts';

type BodyPart<C extends Call> = C extends { consumes: 'multipart/form-data' }
  ? { body: FormData }
  : C extends { body: object }
    ? { body: BodyOf<C> }
    : { body?: never };

/** Only calls that recognise a repeat take a key. */
type KeyPart<C extends Call> = C extends { repeatable: true } ? { key?: string } : { key?: never };

type Options = Pick<RequestOptions, 'signal' | 'timeoutMs' | 'onHead'>;

export type Sent<C extends Call> = Address<C> & BodyPart<C> & KeyPart<C> & Options;

/** What may be left out altogether: a call without parameters and without a body. */
type Arguments<C extends Call> = object extends Sent<C> ? [sent?: Sent<C>] : [sent: Sent<C>];

/** Makes the call; answers and throws as request() does. */
export function send<C extends Call>(call: C, ...[sent]: Arguments<C>): Promise<ReplyOf<C>> {
  const { params, query, body, key, ...options } = (sent ?? {}) as Loose;
  return request<ReplyOf<C>>(call.method, addressOf(call, { params, query }), {
    ...options,
    ...(body !== undefined && { body }),
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });
}

/** The answer as a file. */
export function download(call: Call & { method: 'GET' }): Promise<Blob> {
  return request<Blob>(call.method, addressOf(call), { as: 'blob' });
}

type Loose = Options & {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  key?: string;
};

type Addressed<C extends Call> =
  object extends Address<C> ? [address?: Address<C> & Options] : [address: Address<C> & Options];

/** What a query of the call answers: null when a session that it needs is over. */
type Data<C extends Call> = C['audience'] extends 'anyone' ? ReplyOf<C> : ReplyOf<C> | null;

/** The call's key in the cache: its address. With no address given, every key of the call begins so. */
export function keyOf<C extends Call>(call: C, ...[address]: Addressed<C>): readonly [string] {
  return [addressOf(call, address as Loose | undefined)];
}

/** For useQuery() and its like: the call's key and how it is asked. */
export function queryOf<C extends Call>(call: C, ...[given]: Addressed<C>) {
  const { params, query, ...options } = (given ?? {}) as Loose;
  const address = addressOf(call, { params, query });
  return {
    queryKey: [address] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      getPath<ReplyOf<C>>(address, { ...options, signal }) as Promise<Data<C>>,
  };
}
