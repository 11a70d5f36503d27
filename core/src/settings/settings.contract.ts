// The public facts of the shop (GET /api/site), shown in header, footer and contact page.
import { z } from 'zod';

export const siteFacts = z.object({
  restaurantName: z.string(),
  tagline: z.string(),
  phonePrimary: z.string(),
  phoneSecondary: z.string(),
  email: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  whatsappNumber: z.string(),
  instagramUrl: z.string(),
  facebookUrl: z.string(),
});

/** Phones are stored digits (see kernel/phone.ts); everything else is shown as it stands. */
export type SiteFacts = z.infer<typeof siteFacts>;

/** A stored setting, for staff. */
export const setting = z.object({ key: z.string(), value: z.string() });
export type Setting = z.infer<typeof setting>;
