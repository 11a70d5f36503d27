// Debian's Firefox, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): as much of it as the run
// needs.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/test/free-port.ts';

type Reply = { id: number; type: string; result?: unknown; error?: string; message?: string };
type Evaluated = { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };

export class Firefox {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #lastId = 0;

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    [this.#process, this.#profile, this.#socket] = [process, profile, socket];
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const reply = JSON.parse(data) as Reply;
      this.#waiting.get(reply.id)?.(reply);
      this.#waiting.delete(reply.id);
    });
  }

  static async start(): Promise<Firefox> {
    const port = await freePort();
    const profile = mkdtempSync(join(tmpdir(), 'brasa-firefox-'));
    const browser = spawn(
      process.env['FIREFOX_PATH'] ?? 'firefox-esr',
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    while (!said.includes('WebDriver BiDi listening')) {
      const [chunk] = (await once(browser.stderr, 'data')) as [Buffer];
      said += String(chunk);
    }
    browser.stderr.resume();
    const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
    await once(socket, 'open');
    const firefox = new Firefox(browser, profile, socket);
    await firefox.send('session.new', { capabilities: {} });
    return firefox;
  }

  /** Answers the result of a command; throws what Firefox says of it. */
  async send<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.#lastId;
    const replied = new Promise<Reply>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await replied;
    if (type !== 'success') throw new Error(`${method}: ${error} ${message}`);
    return result as Result;
  }

  async openTab(): Promise<Tab> {
    const { context } = await this.send<{ context: string }>('browsingContext.create', {
      type: 'tab',
    });
    return new Tab(this, context);
  }

  async stop(): Promise<void> {
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await gone;
    rmSync(this.#profile, { recursive: true, force: true });
  }
}

export class Tab {
  readonly #firefox: Firefox;
  readonly #context: string;

  constructor(firefox: Firefox, context: string) {
    [this.#firefox, this.#context] = [firefox, context];
  }

  async goto(url: string): Promise<void> {
    await this.#firefox.send('browsingContext.navigate', {
      context: this.#context,
      url,
      wait: 'complete',
    });
  }

  /** What the page's script comes to, as JSON; a promise is waited for. */
  async evaluate<Value>(script: string): Promise<Value> {
    const { type, result, exceptionDetails } = await this.#firefox.send<Evaluated>(
      'script.evaluate',
      {
        expression: `(async () => JSON.stringify((await (${script})) ?? null))()`,
        target: { context: this.#context },
        awaitPromise: true,
      },
    );
    if (type !== 'success') throw new Error(exceptionDetails?.text ?? 'the script failed');
    return JSON.parse(result?.value ?? 'null') as Value;
  }

  /** Resolves once the script comes to something that is true; looks four times a second. */
  async until(script: string, what: string): Promise<void> {
    for (let look = 0; look < 480; look += 1) {
      const isSo = await this.evaluate<boolean>(script).catch(() => false);
      if (isSo) return;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`it never came to: ${what}`);
  }

  close(): Promise<unknown> {
    return this.#firefox.send('browsingContext.close', { context: this.#context });
  }
}
