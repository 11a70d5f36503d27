// The shops of one worker. Each journey has a fresh one: the data of a first day are made once and
// copied, with staff who are signed in already.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequest } from '@playwright/test';
import { folderWithoutDisk } from '../api/test/folder-without-disk.ts';
import { openAllDay } from './open-all-day.ts';
import type { Opening, Order, Outcome } from './shop-process.ts';

export const STAFF = { username: 'encargada', password: 'leña de almendro' };

/** As many devices of the staff as a journey may need at once. */
const STAFF_DEVICES = 4;

export type Cookies = Awaited<
  ReturnType<Awaited<ReturnType<APIRequest['newContext']>>['storageState']>
>;

export type Shop = {
  url: string;
  /** Where its database lies. */
  dataDir: string;
  /** A second time nothing happens. */
  close(): Promise<void>;
};

/** A folder for a shop's data, gone with the machine at the latest. */
export const newFolder = (prefix: string) => mkdtempSync(join(folderWithoutDisk(), prefix));

type Waiting = { resolve: (port: number) => void; reject: (error: Error) => void };

export class Shops {
  readonly #process: ChildProcess;
  readonly #folder = newFolder('brasa-journeys-');
  readonly #waiting = new Map<number, Waiting>();
  readonly #isNow: boolean;
  #lastOrder = 0;
  #lastShop = 0;
  /** A session of the staff for each of their devices, valid in every shop. */
  readonly staffCookies: Cookies[] = [];

  private constructor(isNow: boolean) {
    this.#isNow = isNow;
    this.#process = fork(join(import.meta.dirname, 'shop-process.ts'), {
      execArgv: [],
      // What a server says when it starts is nothing to read here.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process.on('message', (outcome: Outcome) => {
      const waiting = this.#waiting.get(outcome.id);
      this.#waiting.delete(outcome.id);
      if ('port' in outcome) waiting?.resolve(outcome.port);
      else waiting?.reject(new Error(outcome.fault));
    });
    this.#process.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the shops have stopped'));
    });
  }

  /**
   * Starts the process, and makes the first day that every shop begins with: that Friday; with `isNow` it is today, and the
   * shop is open all day.
   */
  static async start(request: APIRequest, { isNow = false } = {}): Promise<Shops> {
    const shops = new Shops(isNow);
    const first = await shops.#open(shops.#firstDay, {});
    for (let device = 0; device < STAFF_DEVICES; device++) {
      const context = await request.newContext({ baseURL: first.url });
      await context.post('/api/auth/login', { data: STAFF, failOnStatusCode: true });
      shops.staffCookies.push(await context.storageState());
      await context.dispose();
    }
    await first.close();
    if (isNow) openAllDay(shops.#firstDay);
    return shops;
  }

  /** A shop on its first day, with these variables beside those of every shop. */
  async open(environment: Record<string, string>): Promise<Shop> {
    const dataDir = join(this.#folder, String(++this.#lastShop));
    cpSync(this.#firstDay, dataDir, { recursive: true });
    const shop = await this.#open(dataDir, environment);
    return {
      ...shop,
      close: async () => {
        await shop.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }

  async stop(): Promise<void> {
    const gone = once(this.#process, 'exit');
    this.#process.disconnect();
    await gone;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #firstDay(): string {
    return join(this.#folder, 'first-day');
  }

  async #open(dataDir: string, environment: Record<string, string>): Promise<Shop> {
    const port = await this.#ask({
      open: {
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        ADMIN_USERNAME: STAFF.username,
        ADMIN_PASSWORD: STAFF.password,
        ...environment,
      },
      isNow: this.#isNow,
    });
    return {
      url: `http://127.0.0.1:${port}`,
      dataDir,
      close: async () => {
        await this.#ask({ close: port });
      },
    };
  }

  #ask(order: Opening | { close: number }): Promise<number> {
    const id = ++this.#lastOrder;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#process.send({ id, ...order } satisfies Order);
    });
  }
}
