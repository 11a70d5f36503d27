// What speaks, listens and reads recordings: programs of Debian. The shop needs none of them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from '../../../scripts/test-machine.ts';
import { ENGLISH_MODEL } from './recogniser.ts';

const onPath = (command: string): boolean => spawnSync('which', [command]).status === 0;

const NEEDED = [
  { packageName: 'espeak-ng', isThere: () => onPath('espeak-ng') },
  { packageName: 'pocketsphinx', isThere: () => onPath('pocketsphinx_batch') },
  { packageName: 'pocketsphinx-en-us', isThere: () => existsSync(ENGLISH_MODEL) },
  { packageName: 'ffmpeg', isThere: () => onPath('ffmpeg') },
  { packageName: 'chromium', isThere: () => chromiumPath() !== null },
];

/** Which of Debian's packages are still to be installed. */
export const missingPackages = (): string[] =>
  NEEDED.filter(({ isThere }) => !isThere()).map(({ packageName }) => packageName);
