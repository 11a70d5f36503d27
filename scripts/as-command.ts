// How the commands of the shop's operator speak and end.
import { outliveReaders } from '../api/src/outlive-readers.ts';
import { toldFault } from '../api/src/start-faults.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs the command and exits with 1 where it answers false, and where it throws what an operator can mend, which is told in a line.
 * Anything else is thrown.
 */
export async function asCommand(run: () => unknown): Promise<void> {
  outliveReaders();
  try {
    if ((await run()) === false) process.exitCode = 1;
  } catch (error) {
    const told = toldFault(error);
    if (told === null) throw error;
    process.stderr.write(`${told}\n`);
    process.exitCode = 1;
  }
}
