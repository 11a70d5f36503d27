// Starts the shop: environment, database, starter content, server; and stops it in the opposite
// order, requests under way first.
import { resolve } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { failureText } from '@brasa/core/invoices/sending/sending-faults.rules.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { sweepEntries } from './audit/index.ts';
import { createFirstSuperadmin, type FirstSuperadmin } from './accounts/index.ts';
import { buildApp, createShop } from './app.ts';
import {
  copyStarterImages,
  imagesFolder,
  productImagesFolder,
  sweepPictures,
  UploadedPictures,
} from './catalog/index.ts';
import { ClockGuard, guardExpiry } from './clock-guard.ts';
import { systemClock, type Clock } from './clock.ts';
import { readConfig, type Config } from './config.ts';
import { noteBelievedClock, readBelievedClock, type BelievedClock } from './db/believed-clock.ts';
import type { Database } from './db/database.ts';
import { sweep } from './db/housekeeping.ts';
import { makePrivateFolder } from './db/copies/private-files.ts';
import { toldPlace } from './db/copies/told-place.ts';
import { logFault } from './http/error-replies.ts';
import { RecordSender, ticketContent } from './invoices/index.ts';
import { pointsPushes, settleExpiry, tellExpiring } from './loyalty/index.ts';
import { formerAddressMail, passwordMail, sweepPersonalData } from './customers/index.ts';
import {
  mailChannel,
  mailSenders,
  MessageSender,
  pushChannel,
  sweepMessages,
} from './messages/index.ts';
import { lastWrite, orderMails, orderPushes } from './orders/index.ts';
import { OperatorError } from './operator-error.ts';
import { outliveReaders } from './outlive-readers.ts';
import { ownCommand } from './own-command.ts';
import { refuseUnfinishedRestore } from './db/copies/unfinished-restore.ts';
import { toldFault } from './start-faults.ts';
import type { Shop } from './shop.ts';
import { createStarterContent } from './site/index.ts';
import { sweepTickets, TicketPrinter } from './tickets/index.ts';

const STARTER_IMAGES = resolve(import.meta.dirname, '../starter/products');
const WEB_FOLDER = resolve(import.meta.dirname, '../../web/dist');
const SWEEP_EVERY = HOUR;
const HANG_UP_EVERY = 50;
const CLOCK_AHEAD =
  'the clock is far ahead of the last known write: nothing expires until it is put right, or has proven right for a day';
const NOT_SENT = 'records of invoices could not be sent to the tax agency';
const NO_MAIL = 'SMTP_URL needs MAIL_FROM and PUBLIC_URL: no mail is sent';
const NOT_MAILED = 'a mail could not be sent';
const NOT_PUSHED = 'a notification could not be sent';
const NOT_PRINTED = 'a ticket could not be printed';
const PASSWORD_EASY = 'ADMIN_PASSWORD is easy to guess: change it once you are signed in';
const PASSWORD_IGNORED = `ADMIN_PASSWORD is ignored: there is a superadmin already (${ownCommand('superadmin-password')} gives another password)`;
const TRUST_ALL =
  'TRUST_PROXY=on: anybody can choose the address that limits count; name the number of proxies instead';

// The engine that is not used is not even loaded.
async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const { openSqlite } = await import('./db/engines/open-sqlite.ts');
    return openSqlite(resolve(config.dataDir), print);
  }
  const { openPostgres } = await import('./db/engines/open-postgres.ts');
  const warn = (message: string, error: unknown) => {
    process.stderr.write(`${JSON.stringify({ level: 40, msg: message, err: String(error) })}\n`);
  };
  return openPostgres(config.databaseUrl, warn, print);
}

function print(...lines: string[]): void {
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

function tellFirstSuperadmin({ username, generatedPassword }: FirstSuperadmin): void {
  print(
    `Primer acceso al panel, usuario: ${username}`,
    generatedPassword === null
      ? 'Contraseña: la indicada en ADMIN_PASSWORD'
      : `Contraseña (se muestra solo esta vez): ${generatedPassword}`,
  );
}

function greet(config: Config, port: number): void {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  const address = config.publicUrl ?? `http://${host}:${port}`;
  print(
    `Brasa está en marcha: ${address}`,
    `Datos de la tienda:   ${toldPlace(config)}`,
    `Panel del personal:   ${address}/admin`,
    '',
  );
}

const LISTEN_FAULTS: Record<string, string> = {
  EADDRINUSE: 'ya lo usa otro programa (PORT)',
  EACCES: 'no está permitido para este usuario (PORT)',
  EADDRNOTAVAIL: 'no es una dirección de esta máquina (HOST)',
  ENOTFOUND: 'no es una dirección conocida (HOST)',
};

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    const fault = LISTEN_FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
    if (fault === undefined) throw error;
    throw new OperatorError(`No se puede escuchar en ${host}:${port}: ${fault}`, { cause: error });
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** What the start alone needed goes back to the system while nobody waits: 20 MB. Node has the call with `--expose-gc`. */
function giveBackStartMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Whether nothing may expire for good by this clock; says so. */
function isClockAhead(guard: ClockGuard, log: FastifyBaseLogger): boolean {
  const daysAhead = guard.daysAhead();
  if (daysAhead !== null) log.warn({ daysAhead }, CLOCK_AHEAD);
  return daysAhead !== null;
}

/** Until when the clock was believed; the last write of a database that has not noted it yet. */
async function knownClock({ read }: Database): Promise<BelievedClock | null> {
  const noted = await readBelievedClock(read);
  if (noted) return noted;
  const at = await lastWrite(read);
  return at === null ? null : { at, probation: 0, notedAt: at };
}

/** Undefined where records of invoices are not sent. */
function newSender(shop: Shop, log: FastifyBaseLogger): RecordSender | undefined {
  if (!shop.taxAgency) return undefined;
  return new RecordSender(shop, shop.taxAgency, {
    failed: (failure) => log.warn({ ...failure, reason: failureText(failure) }, NOT_SENT),
    broken: (error) => logFault(log, error, 'sending records of invoices'),
  });
}

/** Push services are many: one that is slow holds up nobody but those who wait for it. */
const PUSH_SENDERS = 4;

function newMessageSenders(shop: Shop, log: FastifyBaseLogger): MessageSender[] {
  const pushes = pushChannel(shop, { ...orderPushes(shop), ...pointsPushes(shop) });
  const senders = Array.from(
    { length: PUSH_SENDERS },
    () =>
      new MessageSender(shop, pushes, {
        failed: (fault) => log.warn({ fault }, NOT_PUSHED),
        broken: (error) => logFault(log, error, 'sending notifications'),
      }),
  );
  if (!shop.mail) return senders;
  const contents = {
    ...orderMails(shop, shop.mail),
    passwordLinks: passwordMail(shop, shop.mail),
    emailChanged: formerAddressMail(shop),
  };
  const mail = mailSenders(shop, mailChannel(shop, shop.mail, contents), {
    failed: (fault) => log.warn({ fault }, NOT_MAILED),
    broken: (error) => logFault(log, error, 'sending mail'),
  });
  return [...mail, ...senders];
}

const newPrinter = (shop: Shop, log: FastifyBaseLogger): TicketPrinter =>
  new TicketPrinter(shop, ticketContent(shop), {
    failed: (fault) => log.warn({ fault }, NOT_PRINTED),
    broken: (error) => logFault(log, error, 'printing tickets'),
  });

type Running = { port: number; stop: () => Promise<void> };

/** Starts a server with these variables of the environment; rejects when it cannot start. */
export async function start(
  clock: Clock,
  environment: Record<string, string | undefined>,
): Promise<Running> {
  const config = readConfig(environment);
  makePrivateFolder(resolve(config.dataDir));
  const database = await openDatabase(config);
  await refuseUnfinishedRestore(database);
  // Before the start writes anything by a clock that may be wrong.
  const guard = new ClockGuard(clock, await knownClock(database));
  const shop = createShop(guardExpiry(database, guard), clock, config);
  const images = imagesFolder(resolve(config.dataDir));
  await copyStarterImages(STARTER_IMAGES, productImagesFolder(images));
  await createStarterContent(shop);
  const app = await buildApp(shop, config, WEB_FOLDER);
  const superadmin = { username: config.adminUsername, password: config.adminPassword };
  const isFirst = await createFirstSuperadmin(shop, superadmin, (created) => {
    tellFirstSuperadmin(created);
    if (created.isEasy) app.log.warn(PASSWORD_EASY);
  });
  if (!isFirst && config.adminPassword !== undefined) app.log.info(PASSWORD_IGNORED);
  if (config.trustProxy === true) app.log.warn(TRUST_ALL);
  if (config.isMailIncomplete) app.log.warn(NO_MAIL);
  giveBackStartMemory();
  const port = await listen(app, config);
  greet(config, port);
  const sweepFailed = (error: unknown) => logFault(app.log, error, 'sweeping');
  const noteClock = () => noteBelievedClock(database, guard.known()).catch(sweepFailed);
  await noteClock();
  const sweeping = setInterval(() => {
    void noteClock();
    sweepPictures(shop, new UploadedPictures(images)).catch(sweepFailed);
    if (isClockAhead(guard, app.log)) return;
    sweep(database, shop.clock()).catch(sweepFailed);
    settleExpiry(shop).catch(sweepFailed);
    sweepEntries(shop).catch(sweepFailed);
    sweepTickets(shop).catch(sweepFailed);
    sweepMessages(shop).catch(sweepFailed);
    tellExpiring(shop).catch(sweepFailed);
    sweepPersonalData(shop).catch(sweepFailed);
  }, SWEEP_EVERY);
  isClockAhead(guard, app.log);
  const sender = newSender(shop, app.log);
  sender?.start();
  const printer = newPrinter(shop, app.log);
  printer.start();
  const messageSenders = newMessageSenders(shop, app.log);
  for (const one of messageSenders) one.start();
  const stop = async () => {
    clearInterval(sweeping);
    // A connection whose request ends from now on is kept open by nobody.
    const hangingUp = setInterval(() => app.server.closeIdleConnections(), HANG_UP_EVERY);
    await app.close();
    clearInterval(hangingUp);
    await Promise.all([sender, printer, ...messageSenders].map(async (one) => one?.stop()));
    await database.close();
  };
  return { port, stop };
}

/** What the operator can mend is said in a line or two; anything else with all that is known. */
function explain(error: unknown): string {
  return (
    toldFault(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}

/** Resolves when the process gets a signal to stop; from then on a second word changes nothing. */
function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
}

/** Runs the server until it is told to stop, and ends the process. */
export async function run(clock: Clock = systemClock): Promise<void> {
  const stopping = stopRequested();
  outliveReaders();
  try {
    const { stop } = await start(clock, process.env);
    await stopping;
    await stop();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`\nBrasa no ha podido seguir.\n${explain(error)}\n`);
    process.exit(1);
  }
}
