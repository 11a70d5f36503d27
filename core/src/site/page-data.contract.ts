import { z } from 'zod';
import { businessHours } from '../hours/hours.contract.ts';
import { siteFacts } from '../settings/settings.contract.ts';

/**
 * What every served page carries as JSON in the element PAGE_DATA_ID, so that header, footer and
 * hours are there with the first paint instead of after a second trip.
 */
export const pageData = z.object({ site: siteFacts, hours: z.array(businessHours) });
export type PageData = z.infer<typeof pageData>;
