// Speech that espeak-ng makes: clear, always the same, and nobody's.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** A voice as espeak-ng names it, and how many words it says a minute. */
export type Voice = { name: string; speed: number };

export const VOICES: readonly Voice[] = [
  { name: 'es', speed: 150 },
  { name: 'es+f2', speed: 140 },
];

const RATE = 48_000;

/** Silence before and behind what is said, in milliseconds: nobody speaks the moment a button is pressed. */
const PAUSE_MS = 400;

/** Writes a WAV file of somebody who says the text; answers how long that takes, in milliseconds. */
export function speakInto(file: string, text: string, { name, speed }: Voice): number {
  const spoken = `${file}.spoken`;
  execFileSync('espeak-ng', ['-v', name, '-s', String(speed), '-w', spoken, text]);
  const pauses = `adelay=${PAUSE_MS}:all=1,apad=pad_dur=${PAUSE_MS}ms`;
  const made = ['-af', pauses, '-ar', String(RATE), '-ac', '1', '-y', file];
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-i', spoken, ...made]);
  return (statSync(file).size / (RATE * 2)) * 1000;
}
