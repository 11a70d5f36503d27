import { MOST_STARS } from '@brasa/core/site/reviews.rules.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { SiteTables } from '../../src/site/site.tables.ts';
import type { LimitsOf, RowsOf } from '../db/rows.ts';

export const ROWS = {
  reviews: {
    right: {
      name: 'Ana',
      initials: 'A',
      date: '2026-11-01' as Day,
      reviewCount: 1,
      photoCount: null,
      text: 'x',
      rating: 5,
      serviceType: 'x',
      foodType: 'x',
      priceRange: 'x',
      recommendedDishes: '[]',
      restrictions: null,
      foodRating: null,
      serviceRating: null,
      atmosphereRating: null,
      isExample: 0,
      isShown: 1,
      updatedAt: 0,
    },
    wrong: [
      { name: null },
      { initials: null },
      { text: null },
      { serviceType: null },
      { foodType: null },
      { priceRange: null },
      { recommendedDishes: null },
      { date: '2026-11' },
      { date: null },
      { date: '1999-12-31' },
      { reviewCount: -1 },
      { photoCount: -1 },
      { rating: 0 },
      { rating: 6 },
      { rating: null },
      { foodRating: 6, serviceRating: 5, atmosphereRating: 5 },
      { foodRating: 5, serviceRating: 0, atmosphereRating: 5 },
      { foodRating: 5, serviceRating: 5, atmosphereRating: 6 },
      { foodRating: 5 },
      { atmosphereRating: 5 },
      { isExample: 2 },
      { isShown: 2 },
      { position: -1 },
      { version: 0 },
    ],
  },
} satisfies RowsOf<SiteTables>;

export const LIMITS: LimitsOf<SiteTables> = [
  ['reviews', [{ rating: MOST_STARS }], [{ rating: MOST_STARS + 1 }]],
];
