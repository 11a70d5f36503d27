import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { holdAnswers } from '../../../test/hold-answers.ts';
import { request } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { endTurn } from './session-turn.ts';

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected the call to be refused');
  return error;
}

describe('what an answer becomes', () => {
  it.each([
    ['JSON is parsed', { body: { id: 1 } }, { id: 1 }],
    ['anything else is text', { body: 'hola' }, 'hola'],
    ['204 is nothing', { status: 204 }, undefined],
    ['202 is queued', { status: 202 }, { queued: true }],
    [
      '202 keeps its body',
      { status: 202, body: { isNewUser: true } },
      { isNewUser: true, queued: true },
    ],
    [
      '202 wins over what its body says',
      { status: 202, body: { queued: false } },
      { queued: true },
    ],
  ])('%s', async (_name, answer, expected) => {
    fakeServer({ 'GET /api/x': answer });
    expect(await request('GET', '/api/x')).toEqual(expected);
  });

  it('is the bytes where a document is asked for', async () => {
    fakeServer({ 'POST /api/orders/1/invoice': { body: '%PDF-1.7' } });
    const blob = await request<Blob>('POST', '/api/orders/1/invoice', { as: 'blob' });
    expect(await blob.text()).toBe('%PDF-1.7');
  });
});

describe('the head of an answer', () => {
  it('is shown to whoever asks for it, but not that of a refusal', async () => {
    const head = { 'X-Total-Count': '3' };
    fakeServer({ 'GET /api/x': { body: [], head }, 'GET /api/y': { status: 409, head } });
    const seen: (string | null)[] = [];
    const onHead = (shown: Headers) => void seen.push(shown.get('x-total-count'));
    await request('GET', '/api/x', { onHead });
    await failure(request('GET', '/api/y', { onHead }));
    expect(seen).toEqual(['3']);
  });
});

describe('what a refusal says', () => {
  it.each([
    ['the error field', { error: 'Sin stock', message: 'no' }, 'Sin stock'],
    ['else the message field', { message: 'Teléfono ya registrado' }, 'Teléfono ya registrado'],
    ['else status and status text', {}, '409 Conflict'],
    ['an empty error field counts as none', { error: '' }, '409 Conflict'],
    ['a body that is no JSON', '<h1>proxy</h1>', '409 Conflict'],
    ['a body that is a list', ['x'], '409 Conflict'],
  ])('%s', async (_name, body, message) => {
    fakeServer({ 'POST /api/x': { status: 409, statusText: 'Conflict', body } });
    const error = await failure(request('POST', '/api/x'));
    expect(error).toMatchObject({ message, status: 409, statusText: 'Conflict', url: '/api/x' });
  });

  it('keeps details, code, endpoint and role when they are there', async () => {
    const details = [{ path: 'customerEmail', message: 'Debe ser un email válido' }];
    const body = { error: 'No', details, code: 'VALIDATION', endpoint: '/api/x', role: 'abaranci' };
    fakeServer({ 'POST /api/x': { status: 400, body } });
    const error = await failure(request('POST', '/api/x'));
    expect(error).toMatchObject({
      details,
      code: 'VALIDATION',
      endpoint: '/api/x',
      role: 'abaranci',
    });
  });

  it('leaves them undefined when they are not', async () => {
    fakeServer({ 'POST /api/x': { status: 400, body: { error: 'No' } } });
    const { details, code, endpoint, role } = await failure(request('POST', '/api/x'));
    expect([details, code, endpoint, role]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    [401, 'Debe iniciar sesión para acceder a esta función', 'login'],
    [403, 'No tiene permisos para realizar esta acción', 'permissions'],
    [404, undefined, undefined],
  ])('%i says beside its message what to do', async (status, actionText, requiredAction) => {
    fakeServer({ 'GET /api/x': { status, body: { error: 'lo que dice el servidor' } } });
    const error = await failure(request('GET', '/api/x'));
    expect(error).toMatchObject({ message: 'lo que dice el servidor', actionText, requiredAction });
  });

  it('is clear when there is no connection', async () => {
    fakeServer({ 'GET /api/x': { offline: true } });
    const error = await failure(request('GET', '/api/x'));
    expect(error.status).toBe(0);
    expect(error.message).toMatch(/^Sin conexión con el servidor/);
  });
});

describe('a call that waits only so long', () => {
  /** No answer ever comes; a call that is cancelled ends as the browser ends it. */
  function hang() {
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: RequestInit) =>
        new Promise<never>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
  }

  it('passes the answer on', async () => {
    fakeServer({ 'GET /api/x': { body: 'done' } });
    expect(await request('GET', '/api/x', { timeoutMs: 1000 })).toBe('done');
  });

  it('passes a failure on as it is', async () => {
    fakeServer({ 'GET /api/x': { status: 409, body: { error: 'refused' } } });
    const error = await failure(request('GET', '/api/x', { timeoutMs: 1000 }));
    expect(error).toMatchObject({ status: 409, message: 'refused' });
  });

  it.each([
    ['alone', undefined],
    ['with a signal of its own', new AbortController().signal],
  ])('gives up as if no answer had come, %s', async (_name, signal) => {
    vi.useFakeTimers();
    hang();
    const caught = failure(
      request('GET', '/api/x', { timeoutMs: 1000, ...(signal && { signal }) }),
    );
    await vi.advanceTimersByTimeAsync(1000);
    const error = await caught;
    expect(error).toBeInstanceOf(ApiError);
    expect(error.status).toBe(0);
  });

  it('can still be cancelled', async () => {
    hang();
    const cancel = new AbortController();
    const caught = request('GET', '/api/x', { timeoutMs: 60_000, signal: cancel.signal });
    cancel.abort();
    await expect(caught).rejects.toThrow('aborted');
  });
});

describe('what is sent', () => {
  it('is JSON with the cookies of this origin only', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(new Response(null, { status: 204 })),
    );
    vi.stubGlobal('fetch', fetch);
    await request('POST', '/api/x', { body: { a: 1 }, headers: { 'Idempotency-Key': 'k-1' } });
    expect(fetch).toHaveBeenCalledWith('/api/x', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k-1' },
      body: '{"a":1}',
    });
  });

  it('leaves the content type of a form to the browser', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(new Response(null, { status: 204 })),
    );
    vi.stubGlobal('fetch', fetch);
    const form = new FormData();
    await request('POST', '/api/speech-to-text', { body: form });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: {}, body: form });
  });
});

it('is heard by nobody once somebody else is here', async () => {
  fakeServer({ 'POST /api/x': { body: { name: 'Ana' } }, 'POST /api/y': { status: 409 } });
  const held = holdAnswers(() => true);
  const heard = vi.fn();
  void request('POST', '/api/x').then(heard, heard);
  void request('POST', '/api/y').then(heard, heard);
  await vi.waitFor(() => expect(held.waiting()).toBe(2));
  endTurn();
  await held.letGo();
  fakeServer({ 'GET /api/z': { body: 1 } });
  expect(await request('GET', '/api/z')).toBe(1);
  expect(heard).not.toHaveBeenCalled();
});
