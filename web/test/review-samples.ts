import type { EditedReview, Review } from '@brasa/core/site/reviews.contract.ts';

const NAMES = ['Ana Ruiz', 'Bru Marí', 'Cleo Sanz', 'Dani Pla', 'Eva Gil'];

/** Five that customers have written. */
export const REVIEWS: Review[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  initials: name.replace(/(\w)\w* (\w).*/, '$1$2'),
  reviewCount: 10 + index,
  photoCount: index === 2 ? null : 3 + index,
  timeAgo: `hace ${index + 2} semanas`,
  text: `Lo que cuenta ${name}.`,
  rating: 5,
  serviceType: 'Para llevar',
  foodType: 'Comida',
  priceRange: '10–20 €',
  recommendedDishes: ['Jorovats', 'Pollo entero'],
  restrictions: index === 4 ? 'Sin cebolla' : null,
  ratings: { food: 5, service: 5, atmosphere: 5 },
  isExample: false,
}));

/** The same as staff edit them. */
export const EDITED_REVIEWS: EditedReview[] = REVIEWS.map(({ timeAgo: _, ...review }) => ({
  ...review,
  date: '2026-11-06',
  isShown: true,
  version: 1,
  updatedAt: '2026-11-20T11:10:00.000Z',
}));
