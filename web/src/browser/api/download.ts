// Calls whose answer is a file.
import type { Call } from '@brasa/core/kernel/call.ts';
import { request } from './api-client.ts';
import { requestOf, type Arguments } from './send.ts';

export type ReceivedFile = {
  file: Blob;
  /** As the server calls it; empty where it gives it no name. */
  name: string;
};

const NAMED = /filename="([^"]+)"/;

/** Makes the call; answers the file and throws as request() does. */
export async function download<C extends Call>(
  call: C,
  ...[sent]: Arguments<C>
): Promise<ReceivedFile> {
  const [method, path, options] = requestOf(call, sent);
  let name = '';
  const onHead = (head: Headers) => {
    name = NAMED.exec(head.get('Content-Disposition') ?? '')?.[1] ?? '';
  };
  const file = await request<Blob>(method, path, { ...options, as: 'blob', onHead });
  return { file, name };
}
