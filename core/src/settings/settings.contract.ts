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
  /** Who runs the shop, and the tax number; empty until the owner has filled them in. */
  legalName: z.string(),
  taxId: z.string(),
  /** Whether the wallet card of the points page leads to the wallet, or is still coming soon. */
  walletOpen: z.boolean(),
});

/**
 * Phones are stored digits (see kernel/phone.ts), profiles full addresses, the position degrees with a
 * decimal point; empty where the setting is none of that (public-facts.rules.ts).
 */
export type SiteFacts = z.infer<typeof siteFacts>;

/** A stored setting, for staff. */
export const setting = z.object({ key: z.string(), value: z.string() });
export type Setting = z.infer<typeof setting>;
