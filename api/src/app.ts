// The server, put together but not listening: tests call it in memory, main.ts lets it listen.
import { resolve } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { speakSpanish } from '@brasa/core/kernel/zod-spanish.ts';
import { chickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { settingsFrom } from '@brasa/core/settings/settings.rules.ts';
import { sitePictureNames } from '@brasa/core/site/site-drawings.ts';
import { renewSession, sessionFinder } from './accounts/index.ts';
import { RefusalTally, SecurityLog } from './audit/index.ts';
import {
  imagesFolder,
  PhotographIndex,
  shownPhotographs,
  photographSizesFolder,
  productImagesFolder,
  readMenu,
} from './catalog/index.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { Cached } from './db/cached.ts';
import type { Database } from './db/database.ts';
import { readiness } from './db/is-ready.ts';
import { listOpeningHours } from './hours/index.ts';
import { registerApiDocument } from './http/document/api-document-routes.ts';
import { registerBodyBound } from './http/requests/bodies-under-way.ts';
import { registerBodyParsers } from './http/requests/body.ts';
import {
  replyToBrokenRequests,
  replyToUnroutable,
  logFault,
  registerErrorReplies,
} from './http/error-replies.ts';
import { registerHealth } from './http/health.ts';
import { registerGoneClients } from './http/requests/gone-clients.ts';
import { registerHostCheck } from './http/requests/host.ts';
import { registerOriginCheck } from './http/requests/origin.ts';
import { PageTemplate } from './http/pages/page-template.ts';
import { routedUrl } from './http/pages/secret-addresses.ts';
import { registerResponseProtection, registerPageProtection } from './http/security-headers.ts';
import {
  registerAnswerBound,
  registerUnansweredBound,
} from './http/requests/unanswered-requests.ts';
import { SessionCookies } from './http/session-cookies.ts';
import { registerSession } from './http/session.ts';
import { readSiteBuild, readWorker, registerSiteBuild } from './http/pages/site-build.ts';
import { registerBuiltFiles, registerPictures } from './http/pages/static-files.ts';
import { serializerCompiler, validatorCompiler } from './http/zod-compilers.ts';
import { registerRooms } from './room-routes.ts';
import { codeReads } from './http/requests/code-reads.ts';
import { orderAttempts } from './orders/index.ts';
import { listSettings } from './settings/index.ts';
import type { Shop } from './shop.ts';
import { readBuiltApp, registerPages } from './site/index.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** How long a request may take to arrive, in milliseconds: a picture of 8 MB over a poor line does. */
const REQUEST_TIMEOUT = 120_000;
/** A connection on which nothing has moved for so long is hung up on; event streams beat more often. */
const STANDSTILL = 120_000;

export function createShop(database: Database, clock: Clock, config: Config): Shop {
  const { rateLimits } = config;
  const settings = new Cached(database.changes, ['settings'], async () =>
    settingsFrom(await listSettings(database.read)),
  );
  const hours = new Cached(database.changes, ['hours'], () => listOpeningHours(database.read));
  const menu = new Cached(database.changes, ['catalog', 'settings'], async () =>
    readMenu(database.read, chickenProducts(await settings.get())),
  );
  const securityLog = new SecurityLog();
  return {
    db: securityLog.of(database),
    securityLog,
    clock,
    settings: () => settings.get(),
    openingHours: () => hours.get(),
    menu: () => menu.get(),
    rateLimits,
    codeReads: codeReads({ clock, rateLimits }),
    orderAttempts: orderAttempts({ clock, rateLimits }),
    googlePlaces: config.googlePlaces,
    transcriber: config.transcriber,
    invoicingSystem: config.invoicingSystem,
    printerAnywhere: config.printerAnywhere,
    push: config.push,
    mail: config.mail,
    taxAgency: config.taxAgency,
  };
}

const unused = () => {
  throw new Error('our own compilers are set');
};

/** Fastify otherwise loads its own, which take 5 MB, before it is told of ours. */
const NO_COMPILERS_OF_ITS_OWN = { buildValidator: () => unused, buildSerializer: () => unused };

function newServer({ logLevel, trustProxy, publicUrl }: Config): FastifyInstance {
  return Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    // Nothing is logged for every request, so a logger for every request is work for nothing.
    childLoggerFactory: (logger) => logger,
    trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: STANDSTILL,
    forceCloseConnections: 'idle',
    // Who names no host is told so as everybody else is (http/host.ts).
    http: { requireHostHeader: false },
    clientErrorHandler: replyToBrokenRequests(publicUrl),
    rewriteUrl: routedUrl,
    frameworkErrors: replyToUnroutable(publicUrl),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    schemaController: { compilersFactory: NO_COMPILERS_OF_ITS_OWN },
  });
}

/** Builds the server. Without a `webFolder` there are no pages, only the API. */
export async function buildApp(
  shop: Shop,
  config: Config,
  webFolder: string | undefined,
): Promise<FastifyInstance> {
  speakSpanish();
  const app = newServer(config);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  shop.securityLog.sayTo((facts) => app.log.info(facts, 'recorded'));
  const refusals = new RefusalTally(shop, {
    warn: (facts, message) => app.log.warn(facts, message),
    broken: (error) => logFault(app.log, error, 'recording refusals'),
  });
  registerErrorReplies(app, ({ code, extra }, author, call) =>
    refusals.note({ code, call, author, account: extra.account ?? null }),
  );
  app.addHook('onClose', () => refusals.flush());
  registerUnansweredBound(app);
  registerResponseProtection(app, config.publicUrl, shop.clock);
  registerGoneClients(app);
  // Before anything is refused: whom a refusal tells of is said by a cookie too.
  await app.register(cookie);
  registerHostCheck(app);
  if (shop.rateLimits) {
    registerAnswerBound(app);
    registerBodyBound(app);
  }
  registerBodyParsers(app);
  if (webFolder !== undefined) registerSiteBuild(app, await readSiteBuild(webFolder));
  registerOriginCheck(app, config.publicUrl);
  const cookies = new SessionCookies(config.publicUrl, shop.clock);
  registerSession(app, cookies, {
    find: sessionFinder(shop),
    renew: (token) => renewSession(shop, token),
  });
  registerApiDocument(app);
  registerHealth(app, readiness(shop.db, shop.clock));

  const { publicUrl } = config;
  const dataFolder = resolve(config.dataDir);
  const photographs = new PhotographIndex(
    imagesFolder(dataFolder),
    ['site', 'products'],
    () => shownPhotographs(shop.db.read, sitePictureNames()),
    {
      fault: (file) => app.log.warn({ file }, 'not a photograph'),
      unused: (file) => app.log.warn({ file }, 'no picture of the site has this name'),
    },
  );
  registerRooms(app, shop, { cookies, publicUrl, dataFolder, photographs, refusals });
  if (webFolder !== undefined) {
    await registerBuiltFiles(app, webFolder);
    await app.register((site) => registerSite(site, { shop, config, photographs, webFolder }));
  }
  await app.ready();
  return app;
}

type SiteParts = {
  shop: Shop;
  config: Config;
  photographs: PhotographIndex;
  webFolder: string;
};

async function registerSite(
  site: FastifyInstance,
  { shop, config, photographs, webFolder }: SiteParts,
): Promise<void> {
  const { publicUrl } = config;
  const images = imagesFolder(resolve(config.dataDir));
  const productImages = productImagesFolder(images);
  const template = await PageTemplate.read(webFolder);
  await registerPageProtection(site, publicUrl, template.inlineScripts);
  await registerPictures(site, {
    productImages,
    photographSizes: photographSizesFolder(images),
  });
  const pages = registerPages(
    site,
    { shop, productImages },
    {
      folder: webFolder,
      template,
      publicUrl,
      app: await readBuiltApp(webFolder),
      worker: await readWorker(webFolder),
    },
  );
  await photographs.open(() => pages.drop());
  // Pictures that another machine has put into the shared folder are told of by nothing else.
  const unsubscribe = shop.db.changes.subscribe('catalog', () => photographs.readSoon());
  site.addHook('onClose', (_site, done) => {
    unsubscribe();
    photographs.close();
    done();
  });
}
