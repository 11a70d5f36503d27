import { z } from 'zod';
import {
  checkFile,
  listCategories,
  listFeatured,
  listPhotographs,
  listProducts,
} from '../catalog/catalog.calls.ts';
import { listBusinessHours, listSpecialDays } from '../hours/hours.calls.ts';
import type { Call, ReplyOf } from '../kernel/call.ts';
import { readSiteFacts } from '../settings/settings.calls.ts';

/**
 * What a page begins with: the answers of the calls that it would otherwise make first, by the
 * call's address. The server renders the page from them, and the served document carries them as JSON
 * in the element PAGE_DATA_ID, so that the browser takes the page over as it was rendered.
 */
export const pageData = z
  .object({
    [readSiteFacts.path]: readSiteFacts.answers[200],
    [listBusinessHours.path]: listBusinessHours.answers[200],
    [listSpecialDays.path]: listSpecialDays.answers[200],
    [listPhotographs.path]: listPhotographs.answers[200],
    /** Home. */
    [listFeatured.path]: listFeatured.answers[200].optional(),
    /** Products, with a check for every picture beside them. */
    [listCategories.path]: listCategories.answers[200].optional(),
    [listProducts.path]: listProducts.answers[200].optional(),
  })
  .catchall(checkFile.answers[200]);

type AnswersOf<C extends Call> = { [One in C as One['path']]: ReplyOf<One> };

export type PageData = AnswersOf<
  typeof readSiteFacts | typeof listBusinessHours | typeof listSpecialDays | typeof listPhotographs
> &
  Partial<AnswersOf<typeof listFeatured | typeof listCategories | typeof listProducts>> & {
    [pictureCheck: `${typeof checkFile.path}?${string}`]: ReplyOf<typeof checkFile>;
  };
