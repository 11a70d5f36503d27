// Asking another system: it may be slow, down, or answer anything at all, of any length.
import type { FailureCode } from '@brasa/core/failures.ts';
import { Failure } from '../failure.ts';

export type ServiceAnswer = { status: number; text: string };

type Question = RequestInit & {
  signal: AbortSignal;
  /** Bytes that it may say; more of them throw `tooMuch`, before they are all read. */
  most: number;
  tooMuch: FailureCode;
};

/** Null where no answer came, or only a part of one. Another address that it points to is not followed. */
export async function askService(
  address: string,
  { most, tooMuch, ...request }: Question,
): Promise<ServiceAnswer | null> {
  try {
    // Keys and what is sent are for this address alone.
    const response = await fetch(address, { ...request, redirect: 'manual' });
    return { status: response.status, text: await readUpTo(response, most, tooMuch) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    return null;
  }
}

async function readUpTo(response: Response, most: number, tooMuch: FailureCode): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > most) throw new Failure(tooMuch);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Undefined for what is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
