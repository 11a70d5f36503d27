// An upload in a process of its own, for the test that ends it in the middle: when the picture's file is
// there and its product is about to be written, it says so and stays there.
import sharp from 'sharp';
import { createShop } from '../../src/app.ts';
import { imagesFolder, UploadedPictures } from '../../src/catalog/index.ts';
import { setPicture } from '../../src/catalog/set-picture.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';

const config = readConfig(process.env);

async function open(): Promise<Database> {
  if (config.databaseUrl === undefined) {
    return (await import('../../src/db/open-sqlite.ts')).openSqlite(config.dataDir);
  }
  return (await import('../../src/db/open-postgres.ts')).openPostgres(config.databaseUrl, () => {});
}

function stayHere(): Promise<never> {
  process.send?.('in the middle');
  // Nothing ends it but the test.
  return new Promise(() => setInterval(() => {}, 60_000));
}

const database = await open();
const stopping: Database = {
  ...database,
  transact: (job) => database.transact((work) => job(work).then(stayHere)),
};
const background = { width: 600, height: 400, channels: 3, background: '#d9480f' } as const;
const bytes = await sharp({ create: background }).jpeg().toBuffer();
const pictures = new UploadedPictures(imagesFolder(config.dataDir));
const gone = new AbortController().signal;
const target = { id: Number(process.env['PRODUCT']), identity: null, updatedAt: undefined, gone };
await setPicture(createShop(stopping, Date.now, config), pictures, target, bytes);
