import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Generated } from 'kysely';
import type { Classified } from '../db/tables/classification.ts';
import type { AutoId, Flag, Instant, Json } from '../db/tables/columns.ts';

export type ReviewsTable = {
  id: AutoId;
  name: string;
  initials: string;
  date: Day;
  reviewCount: number;
  photoCount: number | null;
  text: string;
  rating: number;
  serviceType: string;
  foodType: string;
  priceRange: string;
  /** An array of texts. */
  recommendedDishes: Json;
  restrictions: string | null;
  /** Out of 5: the three of them, or none. */
  foodRating: number | null;
  serviceRating: number | null;
  atmosphereRating: number | null;
  /** Invented by us. */
  isExample: Flag;
  isShown: Flag;
  /** The order on the page; equal ones by their id. */
  position: Generated<number>;
  version: Generated<number>;
  updatedAt: Instant;
};

export type SiteTables = { reviews: ReviewsTable };

// What somebody has published under that name, and which belongs to no account.
export const COLUMNS = {
  reviews: {
    name: 'not personal',
    initials: 'not personal',
    text: 'not personal',
    serviceType: 'not personal',
    foodType: 'not personal',
    priceRange: 'not personal',
    recommendedDishes: 'not personal',
    restrictions: 'not personal',
  },
} as const satisfies Classified<SiteTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    site: { tables: SiteTables; columns: typeof COLUMNS };
  }
}
