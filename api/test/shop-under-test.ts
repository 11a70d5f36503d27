// The real app in memory over a fresh database of the engine under test (BRASA_TEST_ENGINE), with a
// clock that only moves when a test moves it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { insertUser } from '../src/accounts/accounts.store.ts';
import { hashPassword } from '../src/accounts/passwords/passwords.ts';
import { startSession } from '../src/accounts/session/sessions.ts';
import { buildApp, createShop } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import type { Shop } from '../src/shop.ts';
import { createStarterContent } from '../src/site/index.ts';
import { createFirstSuperadmin } from '../src/accounts/index.ts';
import { expectDeclaredAnswer } from './declared-answers.ts';
import { emptyDatabase, filledDatabase } from './test-databases.ts';

/** Friday 20 November 2026, 12:10 in Madrid. */
export const NOW = parseInstant('2026-11-20T12:10') ?? 0;

export { engine } from './test-databases.ts';

export type Reply = { status: number; body: unknown; headers: LightMyRequestResponse['headers'] };
export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A caller with cookies of their own, at an address of their own where the test says so. */
export class Caller {
  readonly #app: FastifyInstance;
  readonly #address: string;
  readonly cookies = new Map<string, string>();

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app;
    this.#address = address;
  }

  async send(
    method: Method,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const options: InjectOptions = {
      method,
      url,
      headers,
      cookies: Object.fromEntries(this.cookies),
      remoteAddress: this.#address,
    };
    if (body !== undefined) options.payload = body as NonNullable<InjectOptions['payload']>;
    const reply = await this.#app.inject(options);
    for (const { name, value, expires } of reply.cookies) {
      if (expires && expires.getTime() === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const { statusCode: status } = reply;
    const { 'content-type': type } = reply.headers;
    const isJson = String(type).startsWith('application/json');
    const text = textOf(reply);
    const answered: unknown = isJson && text !== '' ? JSON.parse(text) : text;
    expectDeclaredAnswer(method, url, { status, body: answered, type: String(type) });
    return { status, body: answered, headers: reply.headers };
  }

  get = (url: string, headers?: Record<string, string>) =>
    this.send('GET', url, undefined, headers);
  post = (url: string, body?: unknown, headers?: Record<string, string>) =>
    this.send('POST', url, body, headers);
  patch = (url: string, body?: unknown, headers?: Record<string, string>) =>
    this.send('PATCH', url, body, headers);
}

/** The body as it was before it was compressed, which a caller's heads may ask for. */
function textOf({ headers, body, rawPayload }: LightMyRequestResponse): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(rawPayload).toString();
  return body;
}

export type ShopUnderTest = {
  app: FastifyInstance;
  shop: Shop;
  /** The test's time; assign to move it. */
  time: { now: number };
  /** Somebody without a session. */
  visitor: (address?: string) => Caller;
  /** A new user with this role, signed in without the form, which has tests of its own. */
  signedIn: (role: Role) => Promise<SignedIn>;
  /** Another process on the same database (PostgreSQL). */
  secondProcess: () => Promise<FastifyInstance>;
  /** DATA_DIR. */
  folder: string;
};

export type SignedIn = Caller & { id: number; username: string };

/** The superadmin of the first day; the password is everybody's. */
export const OWNER = 'dueña';
export const PASSWORD = 'contraseña de prueba';
const hashedOnce = hashPassword(PASSWORD);

const COOKIE = 'brasa_session';
const SECURE_COOKIE = '__Host-brasa_session';

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'brasa-test-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A shop on its first day, with its owner. */
async function createOwnedShop(shop: Shop): Promise<void> {
  await createStarterContent(shop);
  await createFirstSuperadmin(shop, { username: OWNER, password: PASSWORD });
}

/**
 * A database in which nothing has happened but the migrations; gone when the test ends. `open` opens
 * it once more, `reopen` as after a stop of the process.
 */
export async function openMigrated() {
  const folder = temporaryFolder();
  const { open, url, giveBack } = await emptyDatabase(folder);
  const opened = { database: await open(), url, open, reopen };
  async function reopen(): Promise<void> {
    await opened.database.close();
    opened.database = await open();
  }
  onTestFinished(async () => {
    await opened.database.close();
    await giveBack();
    removeFolder(folder);
  });
  return opened;
}

/**
 * Opens a shop for one test; it is gone when the test ends. Without a `webFolder` it has no pages.
 */
export async function openShop(
  environment: Record<string, string> = {},
  webFolder?: string,
): Promise<ShopUnderTest> {
  const folder = temporaryFolder();
  const config: Config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...environment });
  const time = { now: NOW };
  const closing: (() => Promise<unknown>)[] = [];
  const databases = await filledDatabase(folder, (database) =>
    createOwnedShop(createShop(database, () => NOW, config)),
  );

  const openProcess = async () => {
    const database = await databases.open();
    const shop = createShop(database, () => time.now, config);
    const app = await buildApp(shop, config, webFolder);
    closing.push(async () => {
      await app.close();
      await database.close();
    });
    return { shop, app };
  };

  const { shop, app } = await openProcess();
  onTestFinished(async () => {
    for (const close of closing) await close();
    await databases.giveBack();
    removeFolder(folder);
  });

  let usersSignedIn = 0;
  return {
    app,
    shop,
    time,
    visitor: (address) => new Caller(app, address),
    signedIn: async (role) => {
      usersSignedIn += 1;
      const username = `${role}-${usersSignedIn}`;
      const passwordHash = await hashedOnce;
      const now = time.now;
      const { id, token } = await shop.db.transact(async (transaction) => {
        const user = await insertUser(transaction, {
          username,
          passwordHash,
          role,
          name: 'Prueba',
          now,
        });
        return {
          id: user,
          ...(await startSession(transaction, { id: user, role }, { now, device: null })),
        };
      });
      const caller = new Caller(app);
      caller.cookies.set(config.publicUrl?.startsWith('https:') ? SECURE_COOKIE : COOKIE, token);
      return Object.assign(caller, { id, username });
    },
    secondProcess: async () => (await openProcess()).app,
    folder,
  };
}

/** A customer's order as the form sends it; the pick-up is today at 14:00 unless said otherwise. */
export function orderBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    customerName: 'María José Núñez',
    customerPhone: '600 111 222',
    customerEmail: 'maria@example.com',
    customerDNI: '',
    customerAddress: '',
    quantity: 1.5,
    details: '',
    totalAmount: 0,
    pickupTime: '2026-11-20T13:00:00.000Z',
    selectedTime: '14:00',
    gdprConsent: true,
    ...changes,
  };
}
