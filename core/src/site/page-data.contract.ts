import { z } from 'zod';
import { businessHours } from '../hours/hours.contract.ts';
import { siteFacts } from '../settings/settings.contract.ts';

/**
 * What every served page carries as JSON in the element PAGE_DATA_ID, so that header, footer and
 * hours are there with the first paint instead of after a second trip.
 */
export const pageData = z.object({ site: siteFacts, hours: z.array(businessHours) });
export type PageData = z.infer<typeof pageData>;

export const PAGE_DATA_ID = 'page-data';

/** The mark in the built HTML that the server replaces with the data's script element. */
export const PAGE_DATA_MARK = '<!--page-data-->';
