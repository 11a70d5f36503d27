// Debian's Firefox in a window of a phone's size, driven by WebDriver BiDi.
// See https://w3c.github.io/webdriver-bidi/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIREFOX } from '../../scripts/test-machine.ts';
import { kill, saidBy } from './processes.ts';
import { asJson, SCREEN, type Device, type Engine, type Tab } from './engine.ts';

type Reply = { id: number; type: string; result?: unknown; error?: string; message?: string };
type Evaluated = { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
type LogEntry = { level: string; text: string | null; source: { context?: string } };
type Told = { type: 'event'; method: string; params: LogEntry };

/** Scrollbars take no room, files are saved unasked, and camera and microphone are invented ones, open to every page. */
const preferences = (downloads: string) =>
  Object.entries({
    'ui.useOverlayScrollbars': 1,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
  })
    .map((one) => `user_pref(${one.map((part) => JSON.stringify(part)).join(', ')});\n`)
    .join('');

export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'brasa-firefox-'));
  const downloads = join(profile, 'downloads');
  mkdirSync(downloads);
  writeFileSync(join(profile, 'user.js'), preferences(downloads));
  const browser = spawn(
    FIREFOX,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await saidBy(browser.stderr, /WebDriver BiDi listening on (\S+)\n/);
  const connection = await Connection.open(`${address}/session`);
  return {
    openDevice: () => openDevice(connection, downloads),
    stop: async () => {
      await kill(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function openDevice(connection: Connection, downloads: string): Promise<Device> {
  const { userContext } = await connection.send<{ userContext: string }>(
    'browser.createUserContext',
    {},
  );
  const contexts = new Set<string>();
  return {
    openTab: async () => {
      const { context } = await connection.send<{ context: string }>('browsingContext.create', {
        type: 'tab',
        userContext,
      });
      contexts.add(context);
      return openTab(connection, context);
    },
    complaints: () =>
      connection.log
        .filter(({ source: { context = '' } }) => contexts.has(context))
        .map(({ text }) => text ?? ''),
    downloads,
    close: async () => {
      await connection.send('browser.removeUserContext', { userContext });
    },
  };
}

async function openTab(connection: Connection, context: string): Promise<Tab> {
  await connection.send('browsingContext.setViewport', { context, viewport: SCREEN });
  return {
    goto: async (url) => {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { type, result, exceptionDetails } = await connection.send<Evaluated>(
        'script.evaluate',
        { expression: asJson(expression), target: { context }, awaitPromise: true },
      );
      if (type !== 'success') throw new Error(exceptionDetails?.text ?? 'the script failed');
      return JSON.parse(result?.value ?? 'null') as never;
    },
    perform: async (actions) => {
      await connection.send('input.performActions', { context, actions });
    },
    picture: async () => {
      const taken = await connection.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(taken.data, 'base64');
    },
    close: async () => {
      await connection.send('browsingContext.close', { context });
    },
  };
}

class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  /** The errors and warnings of all consoles. */
  readonly log: LogEntry[] = [];
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as Reply | Told;
      if (told.type === 'event') this.#note((told as Told).params);
      else this.#settle(told as Reply);
    });
  }

  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    const connection = new Connection(socket);
    await connection.send('session.new', { capabilities: {} });
    await connection.send('session.subscribe', { events: ['log.entryAdded'] });
    return connection;
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

  #settle(reply: Reply): void {
    this.#waiting.get(reply.id)?.(reply);
    this.#waiting.delete(reply.id);
  }

  #note(entry: LogEntry): void {
    if (['error', 'warn'].includes(entry.level)) this.log.push(entry);
  }
}
