// Starts the shop: environment, database, starter content, server; and stops it in the opposite
// order, requests under way first.
import { resolve } from 'node:path';
import { buildApp, createShop } from './app.ts';
import { copyStarterImages, productImagesFolder } from './catalog/index.ts';
import { systemClock, type Clock } from './clock.ts';
import { readConfig, type Config } from './config.ts';
import type { Database } from './db/database.ts';
import { sweep } from './db/housekeeping.ts';
import { OperatorError } from './operator-error.ts';
import { createStarterContent } from './site/index.ts';
import type { FirstSuperadmin } from './accounts/index.ts';

const STARTER_IMAGES = resolve(import.meta.dirname, '../starter/products');
const WEB_FOLDER = resolve(import.meta.dirname, '../../web/dist');
const SWEEP_EVERY = 60 * 60 * 1000;

// The engine that is not used is not even loaded.
async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const { openSqlite } = await import('./db/open-sqlite.ts');
    return openSqlite(resolve(config.dataDir));
  }
  const { openPostgres } = await import('./db/open-postgres.ts');
  return openPostgres(config.databaseUrl, (message, error) => {
    process.stderr.write(`${JSON.stringify({ level: 40, msg: message, err: String(error) })}\n`);
  });
}

function greet(config: Config, port: number, created: FirstSuperadmin | null): void {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  const address = config.publicUrl ?? `http://${host}:${port}`;
  const lines = [`Brasa está en marcha: ${address}`, `Panel del personal:   ${address}/admin`];
  if (created) {
    lines.push('', `Primer acceso al panel, usuario: ${created.username}`);
    lines.push(
      created.generatedPassword === null
        ? 'Contraseña: la indicada en ADMIN_PASSWORD'
        : `Contraseña (se muestra solo esta vez): ${created.generatedPassword}`,
    );
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

/** Starts the server and answers the function that stops it; rejects when it cannot start. */
async function start(clock: Clock): Promise<() => Promise<void>> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const shop = createShop(database, clock, config);
  await copyStarterImages(STARTER_IMAGES, productImagesFolder(resolve(config.dataDir)));
  const created = await createStarterContent(shop, {
    username: config.adminUsername,
    password: config.adminPassword,
  });
  const app = await buildApp(shop, config, WEB_FOLDER);
  await app.listen({ port: config.port, host: config.host });
  const sweeping = setInterval(() => {
    sweep(database, shop.clock()).catch((error: unknown) =>
      app.log.error(error, 'sweeping failed'),
    );
  }, SWEEP_EVERY);
  const address = app.server.address();
  greet(config, typeof address === 'object' && address ? address.port : config.port, created);
  return async () => {
    clearInterval(sweeping);
    await app.close();
    await database.close();
  };
}

/** What the operator can mend is said in a line or two; anything else with all that is known. */
function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs the server until it is told to stop. */
export async function run(clock: Clock = systemClock): Promise<void> {
  let stop: () => Promise<void>;
  try {
    stop = await start(clock);
  } catch (error) {
    process.stderr.write(`\nBrasa no ha podido arrancar.\n${explain(error)}\n`);
    process.exit(1);
  }
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}
