// Processes beside a journey, such as a browser and its screen.
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Resolves to the first group of the expression's first match in the output; the rest goes unread. */
export async function saidBy(output: Readable, sought: RegExp): Promise<string> {
  let said = '';
  let found: string | undefined;
  while (found === undefined) {
    const [chunk] = (await once(output, 'data')) as [Buffer];
    said += String(chunk);
    found = sought.exec(said)?.[1];
  }
  output.resume();
  return found;
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
