// Core's calls as the browser makes them: the address, the body and the answer have the call's types.
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import {
  addressOf,
  type Address,
  type BodyOf,
  type Call,
  type Defaults,
  type ReplyOf,
} from '@brasa/core/kernel/call.ts';
import { SENT_AT } from '@brasa/core/kernel/offline-headers.ts';
import { isFromBefore, noteChanged } from './answer-heads.ts';
import { request, unanswered, type RequestOptions } from './api-client.ts';
import { ApiError } from './api-error.ts';

type BodyPart<C extends Call> = C extends { consumes: 'multipart/form-data' }
  ? { body: FormData }
  : C extends { body: object }
    ? { body: BodyOf<C> }
    : { body?: never };

/** Only calls that recognise a repeat take a key. */
type KeyPart<C extends Call> = C extends { repeatable: 'with-key' }
  ? { key: string }
  : C extends { repeatable: true }
    ? { key?: string }
    : { key?: never };

type Options = Pick<RequestOptions, 'signal' | 'timeoutMs' | 'onHead' | 'asNobody'>;

type Sent<C extends Call> = Address<C> & BodyPart<C> & KeyPart<C> & Options;

/** What may be left out altogether: a call without parameters and without a body. */
export type Arguments<C extends Call> = object extends Sent<C> ? [sent?: Sent<C>] : [sent: Sent<C>];

/**
 * Makes the call; answers and throws as request() does. Fields that the answer lacks are the call's defaults. What is no
 * JSON is none of the shop's answers, as from a network that wants its own page to be read first: nobody knows what has
 * become of the call, which counts as unanswered.
 */
export async function send<C extends Call>(call: C, ...[sent]: Arguments<C>): Promise<ReplyOf<C>> {
  const [method, path, options] = requestOf(call, sent);
  return replyTo(call, path, await request<ReplyOf<C>>(method, path, options));
}

function replyTo<Reply>({ defaults }: Pick<Call, 'defaults'>, path: string, reply: Reply): Reply {
  if (typeof reply === 'string' && reply !== '') throw unanswered(path);
  return completed(reply, defaults);
}

function completed<Reply>(reply: Reply, defaults: Defaults | undefined): Reply;
function completed(reply: unknown, defaults: Defaults | undefined): unknown {
  if (defaults !== undefined && reply === undefined) return missing(defaults);
  if (!isComposed(reply) || !isComposed(defaults)) return reply;
  if (Array.isArray(reply)) return reply.map((one: unknown) => completed(one, defaults[0]));
  const whole: Record<string, unknown> = { ...reply };
  for (const [field, value] of Object.entries(defaults)) {
    whole[field] = completed(whole[field], value);
  }
  return whole;
}

/** A list that is missing altogether is empty. */
const missing = (value: Defaults) => (Array.isArray(value) ? [] : value);

const isComposed = (value: unknown): value is Record<string, Defaults> =>
  typeof value === 'object' && value !== null;

/** What request() is given for the call. */
export function requestOf<C extends Call>(
  call: C,
  sent: Sent<C> | undefined,
): [method: C['method'], path: string, options: RequestOptions] {
  const { params, query, body, key, ...options } = (sent ?? {}) as Loose;
  return [
    call.method,
    addressOf(call, { params, query }),
    {
      ...options,
      ...(body !== undefined && { body }),
      ...(key !== undefined && { headers: { 'Idempotency-Key': key, [SENT_AT]: present() } }),
    },
  ];
}

const present = () => new Date().toISOString();

type Loose = Options & {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  key?: string;
};

type Addressed<C extends Call, Others = unknown> =
  object extends Address<C> ? [address?: Address<C> & Others] : [address: Address<C> & Others];

/** What a query of the call answers: null when a session that it needs is over. */
type Data<C extends Call> = C['audience'] extends 'anyone' ? ReplyOf<C> : ReplyOf<C> | null;

type Key<C extends Call> = DataTag<readonly [string], Data<C>>;

export function keyOf<C extends Call>(call: C, ...[address]: Addressed<C>): Key<C> {
  return [addressOf(call, address as Loose | undefined)] as unknown as Key<C>;
}

type Query<C extends Call> = {
  queryKey: readonly [string];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data<C>>;
};

export function queryOf<C extends Call>(call: C, ...[given]: Addressed<C, Options>): Query<C> {
  const { params, query, ...options } = (given ?? {}) as Loose;
  const address = addressOf(call, { params, query });
  return {
    queryKey: [address],
    queryFn: async ({ signal }) => {
      try {
        const reply = await request<Data<C>>(call.method, address, { ...options, signal });
        // The device has answered for a server that takes its time.
        if (isFromBefore(address)) throw unanswered(address);
        return replyTo(call, address, reply);
      } catch (error) {
        // Signed out counts as no data.
        if (error instanceof ApiError && error.status === 401) return null as Data<C>;
        throw error;
      }
    },
  };
}

/** Whether the key is of this call, whatever its parameters and query. */
export function isCall({ path }: Pick<Call, 'path'>, [address]: QueryKey): boolean {
  const pattern = path.replaceAll(/:\w+/g, '[^/?]+');
  return new RegExp(`^${pattern}(?:\\?|$)`).test(String(address));
}

/** Shows what a change was answered with in place of what the call said before, and asks anew for it. */
export function showChanged<C extends Call>(
  queryClient: QueryClient,
  call: C,
  data: ReplyOf<C>,
  ...[address]: Addressed<C>
): void {
  const queryKey = keyOf(call, ...([address] as Addressed<C>));
  noteChanged(queryKey[0]);
  queryClient.setQueryData(queryKey, data);
  // Asked for as well, so that what the device stores is the new one.
  void invalidate(queryClient, call);
}

/** Asks anew for every answer of these calls that is on the screen, and for the others when they are. */
export function invalidate(
  queryClient: QueryClient,
  ...calls: readonly Pick<Call, 'path'>[]
): Promise<void> {
  return queryClient.invalidateQueries({ predicate: isOf(calls) });
}

const isOf =
  (calls: readonly Pick<Call, 'path'>[]) =>
  ({ queryKey }: { queryKey: QueryKey }): boolean =>
    calls.some((call) => isCall(call, queryKey));

/** Asks anew for the answers of these calls that are on the screen. True once all have come: they show the outcome of a change. */
export async function seesAnew(
  queryClient: QueryClient,
  ...calls: readonly Pick<Call, 'path'>[]
): Promise<boolean> {
  try {
    const shown = { type: 'active', predicate: isOf(calls) } as const;
    await queryClient.refetchQueries(shown, { throwOnError: true });
    return true;
  } catch {
    return false;
  }
}
