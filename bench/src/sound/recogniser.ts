// What is said in a recording, by pocketsphinx with an English model, this project's grammar and its dictionary.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ORDER_GRAMMAR, pronouncingDictionary } from './order-grammar.ts';

const run = promisify(execFile);

export const ENGLISH_MODEL = '/usr/share/pocketsphinx/model/en-us/en-us';

/** As it was found to hear best; a sentence is heard as a whole. */
const LISTENING = [
  ...['-cmn', 'batch', '-dither', 'yes', '-lw', '15'],
  ...['-beam', '1e-64', '-pbeam', '1e-64', '-wbeam', '1e-40'],
];

export class Recogniser {
  readonly #folder = mkdtempSync(join(tmpdir(), 'brasa-sound-'));
  #recordings = 0;

  constructor() {
    writeFileSync(this.#file('order.gram'), ORDER_GRAMMAR);
    writeFileSync(this.#file('order.dict'), pronouncingDictionary());
  }

  /** The words of the recording, of any type that ffmpeg reads; empty where none of the grammar's sentences was heard. */
  async recognise(recording: Buffer): Promise<string> {
    const name = `recording-${(this.#recordings += 1)}`;
    const [received, heard] = [this.#file(`${name}.received`), this.#file(`${name}.text`)];
    writeFileSync(received, recording);
    const wave = ['-ar', '16000', '-ac', '1', '-y', this.#file(`${name}.wav`)];
    await run('ffmpeg', ['-nostdin', '-v', 'error', '-i', received, ...wave]);
    writeFileSync(this.#file(`${name}.list`), `${name}\n`);
    await run('pocketsphinx_batch', [
      ...['-hmm', ENGLISH_MODEL, '-jsgf', this.#file('order.gram')],
      ...['-dict', this.#file('order.dict'), '-logfn', this.#file(`${name}.log`)],
      ...['-ctl', this.#file(`${name}.list`), '-cepdir', this.#folder, '-cepext', '.wav'],
      ...['-adcin', 'yes', '-hyp', heard, ...LISTENING],
    ]);
    // "dos pollos (recording-1 -17206)"
    return readFileSync(heard, 'utf8').replace(/\s*\([^()]*\)\s*$/, '');
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #file(name: string): string {
    return join(this.#folder, name);
  }
}
