// Safari's engine: Debian's WebKitGTK in a window of a phone's width, driven by WebDriver.
// See https://www.w3.org/TR/webdriver2/.
import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/test/free-port.ts';
import { kill, saidBy } from './processes.ts';
import { asJson, SCREEN, type Device, type Engine, type Tab } from './engine.ts';

/** The browser's own bar is wider than a phone and nothing to a journey. */
const NO_BAR = `* {
  min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px;
  -gtk-icon-transform: scale(0);
}`;

/** Camera and microphone are invented ones. */
const SWITCHES = [
  '--automation',
  '--enable-media-stream=true',
  '--enable-mock-capture-devices=true',
];

/** Opens a screen that nobody sees. */
export async function openWebKit(): Promise<Engine> {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = `:${await saidBy(screen.stdout, /^(\d+)\n/)}`;
  return { openDevice: () => openDevice(display), stop: () => kill(screen) };
}

async function openDevice(display: string): Promise<Device> {
  const home = mkdtempSync(join(tmpdir(), 'brasa-webkit-'));
  const downloads = join(home, 'downloads');
  for (const folder of [join(home, 'gtk-3.0'), downloads]) mkdirSync(folder);
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NO_BAR);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      ...{ HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home },
      // There is no graphics card.
      ...{ WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    },
  });
  const session = await Session.start(`http://127.0.0.1:${port}`, driver);
  return {
    openTab: () => session.openTab(),
    complaints: () => null,
    downloads,
    close: async () => {
      await session.end();
      await kill(driver);
      // Its processes may still write.
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

type Answer = { value: unknown };

type Sizes = [inner: number, innerHigh: number, outer: number, outerHigh: number];

class Session {
  readonly #url: string;
  /** WebDriver speaks to one window at a time. */
  #window: string;
  #isFirstTaken = false;

  private constructor(url: string, window: string) {
    [this.#url, this.#window] = [url, window];
  }

  static async start(driver: string, child: ChildProcess): Promise<Session> {
    await untilItListens(driver, child);
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: SWITCHES } },
    };
    const { sessionId } = (await command(`${driver}/session`, 'POST', { capabilities })) as {
      sessionId: string;
    };
    const url = `${driver}/session/${sessionId}`;
    return new Session(url, (await command(`${url}/window`, 'GET')) as string);
  }

  async openTab(): Promise<Tab> {
    const window = this.#isFirstTaken ? await this.#newWindow() : this.#window;
    this.#isFirstTaken = true;
    const send = (path: string, body: object) => this.#send(window, path, body);
    const tab: Tab = {
      goto: async (url) => {
        await send('url', { url });
      },
      evaluate: async (expression) => {
        const script = `const tell = arguments[0];
          ${asJson(expression)}.then((json) => tell([json]), (error) => tell([null, String(error)]));`;
        const [json, fault] = (await send('execute/async', { script, args: [] })) as [
          string,
          string?,
        ];
        if (fault !== undefined) throw new Error(fault);
        return JSON.parse(json) as never;
      },
      perform: async (actions) => {
        await send('actions', { actions });
      },
      picture: async () => {
        await this.#focus(window);
        return Buffer.from((await command(`${this.#url}/screenshot`, 'GET')) as string, 'base64');
      },
      close: async () => {
        await this.#focus(window);
        await command(`${this.#url}/window`, 'DELETE');
      },
    };
    await this.#fit(tab, send);
    return tab;
  }

  end(): Promise<unknown> {
    return command(this.#url, 'DELETE');
  }

  /** Makes the page as large as the phone's screen: the window has a border beside, and takes a moment to change. */
  async #fit(tab: Tab, send: (path: string, body: object) => Promise<unknown>): Promise<void> {
    const sizes = '[innerWidth, innerHeight, outerWidth, outerHeight]';
    let [width, height]: number[] = [];
    while (width !== SCREEN.width || height !== SCREEN.height) {
      const [inner, innerHigh, outer, outerHigh] = await tab.evaluate<Sizes>(sizes);
      const beside = { width: outer - inner, height: outerHigh - innerHigh };
      const rect = { width: SCREEN.width + beside.width, height: SCREEN.height + beside.height };
      await send('window/rect', { x: 0, y: 0, ...rect });
      [width, height] = await tab.evaluate<Sizes>(sizes);
    }
  }

  async #newWindow(): Promise<string> {
    const made = (await command(`${this.#url}/window/new`, 'POST', { type: 'window' })) as {
      handle: string;
    };
    return made.handle;
  }

  async #send(window: string, path: string, body: object): Promise<unknown> {
    await this.#focus(window);
    return command(`${this.#url}/${path}`, 'POST', body);
  }

  async #focus(window: string): Promise<void> {
    if (this.#window === window) return;
    await command(`${this.#url}/window`, 'POST', { handle: window });
    this.#window = window;
  }
}

/** The driver knows where its browser is only as long as it is told of no switches. */
const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser').at(-1);

/** Answers a command's value; throws what the driver says of it. */
async function command(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as Answer;
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${url}: ${error} ${message}`);
}

async function untilItListens(driver: string, child: ChildProcess): Promise<void> {
  let isListening = false;
  while (!isListening) {
    if (child.exitCode !== null) throw new Error('the driver did not start');
    isListening = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => new Promise<false>((resolve) => setTimeout(resolve, 20, false)),
    );
  }
}
