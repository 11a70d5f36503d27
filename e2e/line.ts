// The line between a browser and its shop: it breaks, breaks off, and leads to a shop of another build.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../scripts/root.ts';

/** Cut: the answer ends in its middle. */
type State = 'whole' | 'down' | 'cut';

/** As the build calls itself (web/build-plugins/offline-files.ts), and what takes its place. */
const BUILD = readFileSync(join(ROOT, 'web/dist/build-id'), 'utf8');
const NEXT_BUILD = BUILD.replace(/./g, (digit) => (digit === 'f' ? '0' : 'f'));

const TEXT = /^text\/(?:html|javascript)/;

export class Line {
  state: State = 'whole';
  /** The shop's site is another build with the same files. */
  isNextBuild = false;
  /** Whoever asks for this path is left without an answer. */
  silentPath = '';
  /** How often that has happened. */
  silences = 0;
  readonly #server = createServer((asked, answer) => this.#pass(asked, answer));
  readonly #port: string;

  private constructor(shop: string) {
    this.#port = new URL(shop).port;
  }

  static async to(shop: string): Promise<Line> {
    const line = new Line(shop);
    await once(line.#server.listen(0, '127.0.0.1'), 'listening');
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    if (this.state === 'down') return void asked.socket.destroy();
    const { method, url: path, headers } = asked;
    if (path === this.silentPath) {
      this.silences += 1;
      return;
    }
    // What is to be read on its way is not compressed.
    const onward = { ...headers, 'accept-encoding': 'identity' };
    // Of another build nothing is the same.
    if (this.isNextBuild) delete onward['if-none-match'];
    const passed = request({ port: this.#port, method, path, headers: onward }, (answered) => {
      void this.#answer(answered, answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }

  async #answer(answered: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { statusCode = 502, headers } = answered;
    if (headers['content-type']?.startsWith('text/event-stream')) {
      answer.writeHead(statusCode, headers);
      answered.pipe(answer);
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of answered) parts.push(part as Buffer);
    const isText = TEXT.test(headers['content-type'] ?? '');
    const body = this.#renamed(Buffer.concat(parts), isText);
    const build = headers['x-brasa-build'] !== undefined && { 'x-brasa-build': this.build };
    answer.writeHead(statusCode, { ...headers, ...build });
    if (this.state === 'cut')
      answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
    else answer.end(body);
  }

  /** What the shop's site calls itself. */
  get build(): string {
    return this.isNextBuild ? NEXT_BUILD : BUILD;
  }

  #renamed(body: Buffer, isText: boolean): Buffer {
    if (!isText || !this.isNextBuild) return body;
    return Buffer.from(body.toString().replaceAll(BUILD, NEXT_BUILD));
  }
}
