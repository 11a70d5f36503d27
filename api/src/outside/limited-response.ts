// What other systems answer: anything at all, of any length.
import type { FailureCode } from '@brasa/core/failures.ts';
import { Failure } from '../failure.ts';

/** The text of an answer; throws `refusal` for more bytes than `most`, before they are all read. */
export async function readUpTo(
  response: Response,
  most: number,
  refusal: FailureCode,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > most) throw new Failure(refusal);
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
