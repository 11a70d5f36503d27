// An upload in a process of its own, for the test that ends it in the middle: when the picture's file is
// there and its product is about to be written, it says so and stays there.
import sharp from 'sharp';
import { createShop } from '../../src/app.ts';
import { imagesFolder, UploadedPictures } from '../../src/catalog/index.ts';
import { setPicture } from '../../src/catalog/set-picture.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { OWNER_AT_DESK } from '../owner.ts';
import { openConfigured, stayHere } from '../stopping-process.ts';

const config = readConfig(process.env);

const database = await openConfigured(config);
const stopping: Database = {
  ...database,
  transact: (job) => database.transact((transaction) => job(transaction).then(stayHere)),
};
const background = { width: 600, height: 400, channels: 3, background: '#d9480f' } as const;
const bytes = await sharp({ create: background }).jpeg().toBuffer();
const pictures = new UploadedPictures(imagesFolder(config.dataDir));
const signal = new AbortController().signal;
const target = {
  ...{ id: Number(process.env['PRODUCT']), actor: OWNER_AT_DESK },
  ...{ identity: null, version: undefined, signal },
};
await setPicture(createShop(stopping, Date.now, config), pictures, target, bytes);
