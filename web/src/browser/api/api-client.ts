// Every call to the server goes through request(). Answers are typed by the
// contracts in core and not parsed again here: the server writes them from the same schemas.
// See docs/rules/screens.md#how-calls-are-made.
import { noteHeads } from './answer-heads.ts';
import { ApiError } from './api-error.ts';
import { forWhoIsHere } from './session-turn.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type RequestOptions = {
  /** Sent as JSON; a FormData goes out as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** How long to wait for the answer, in milliseconds: a lost connection may leave a call hanging. */
  timeoutMs?: number;
  /** Without the cookie of a session that has ended here, whatever the server thinks of it. */
  asNobody?: boolean;
  /** For documents: the answer's bytes instead of its JSON or text. */
  as?: 'blob';
  /** Is shown the head of an answer that was no refusal, for the few that say something there. */
  onHead?: (head: Headers) => void;
};

/**
 * Sends a request to the shop's own server, with its cookies.
 *
 * A 202 answers `{ queued: true }` laid over its body, a 204 undefined, JSON its value, anything
 * else its text. Throws an ApiError for every other status, and with status 0 when no answer came
 * (in time). A request that its signal has cancelled throws the signal's reason. Once somebody else is here nobody hears of it.
 */
export function request<Reply>(
  method: Method,
  path: string,
  options: RequestOptions = {},
): Promise<Reply> {
  return forWhoIsHere(() => patiently<Reply>(method, path, options));
}

async function patiently<Reply>(
  method: Method,
  path: string,
  { timeoutMs, ...options }: RequestOptions,
): Promise<Reply> {
  if (timeoutMs === undefined) return exchange(method, path, options);
  const { signal: cancelled } = options;
  const patience = new AbortController();
  const end = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
    end.abort();
  }, timeoutMs);
  const cancel = () => end.abort(cancelled?.reason);
  if (cancelled?.aborted) cancel();
  cancelled?.addEventListener('abort', cancel);
  try {
    return await exchange<Reply>(method, path, { ...options, signal: end.signal });
  } catch (error) {
    if (patience.signal.aborted) throw unanswered(path);
    throw error;
  } finally {
    clearTimeout(timer);
    cancelled?.removeEventListener('abort', cancel);
  }
}

async function exchange<Reply>(
  method: Method,
  path: string,
  { body, headers, signal, as, onHead, asNobody }: Omit<RequestOptions, 'timeoutMs'>,
): Promise<Reply> {
  const isForm = body instanceof FormData;
  const response = await send(path, {
    method,
    credentials: asNobody ? 'omit' : 'same-origin',
    // The browser itself writes a form's content type, with the boundary only it knows.
    headers: isForm ? { ...headers } : { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  noteHeads(path, response.headers);
  if (!response.ok) {
    const { status, statusText } = response;
    throw new ApiError({
      status,
      statusText,
      url: response.url || path,
      body: await read(response),
    });
  }
  onHead?.(response.headers);
  if (response.status === 204) return undefined as Reply;
  if (as === 'blob') return (await response.blob()) as Reply;
  const reply = await read(response);
  return (response.status === 202 ? queued(reply) : reply) as Reply;
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw unanswered(path);
  }
}

/** The error of a call without an answer. */
export function unanswered(path: string): ApiError {
  return new ApiError({ status: 0, statusText: '', url: path });
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.headers.get('Content-Type')?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function queued(reply: unknown): object {
  const fields = typeof reply === 'object' && reply !== null ? reply : {};
  return { ...fields, queued: true };
}
