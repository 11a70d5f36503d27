import { z } from 'zod';
import { category, fileExistsReply, product } from '../catalog/catalog.contract.ts';
import { businessHours, specialDay } from '../hours/hours.contract.ts';
import { siteFacts } from '../settings/settings.contract.ts';
import { photographs } from '../catalog/photographs.contract.ts';

/**
 * What a page begins with: the answers of the calls that it would otherwise make first, by the
 * call's address. The server renders the page from them, and the served document carries them as JSON
 * in the element PAGE_DATA_ID, so that the browser takes the page over as it was rendered.
 */
export const pageData = z
  .object({
    '/api/site': siteFacts,
    '/api/business-hours': z.array(businessHours),
    '/api/business-hours/special-days': z.array(specialDay),
    '/api/photographs': photographs,
    /** Home. */
    '/api/menus/featured': z.array(product).optional(),
    /** Products, with a check for every picture beside them. */
    '/api/categories': z.array(category).optional(),
    '/api/products': z.array(product).optional(),
  })
  .catchall(fileExistsReply);

export type PageData = {
  '/api/site': z.infer<typeof siteFacts>;
  '/api/business-hours': z.infer<typeof businessHours>[];
  '/api/business-hours/special-days': z.infer<typeof specialDay>[];
  '/api/photographs': z.infer<typeof photographs>;
  '/api/menus/featured'?: z.infer<typeof product>[];
  '/api/categories'?: z.infer<typeof category>[];
  '/api/products'?: z.infer<typeof product>[];
  [pictureCheck: `/api/file-exists?path=${string}`]: z.infer<typeof fileExistsReply>;
};
