// The customers' reviews as they travel: to the home page, and to the staff who edit them.
import { z } from 'zod';
import { bodyId, calendarDay, note, singleLine } from '../kernel/fields.ts';
import { rowVersion, seenVersion } from '../kernel/versions.ts';
import { isoInstant } from '../kernel/wire.ts';
import {
  DISH_LENGTH,
  INITIALS_LENGTH,
  MOST_DISHES,
  MOST_PUBLISHED,
  MOST_STARS,
  RESTRICTIONS_LENGTH,
  REVIEW_NAME_LENGTH,
  REVIEW_TEXT_LENGTH,
  REVIEW_WORD_LENGTH,
} from './reviews.rules.ts';

const told = z.object({
  id: z.int(),
  name: z.string(),
  initials: z.string(),
  /** How many reviews and photographs the customer has published in all. */
  reviewCount: z.int(),
  photoCount: z.int().nullable(),
  text: z.string(),
  rating: z.int(),
  serviceType: z.string(),
  foodType: z.string(),
  priceRange: z.string(),
  recommendedDishes: z.array(z.string()),
  restrictions: z.string().nullable(),
  /** Each out of 5. */
  ratings: z.object({ food: z.int(), service: z.int(), atmosphere: z.int() }).nullable(),
  /** Invented, and marked as such wherever it is shown. */
  isExample: z.boolean(),
});

export const review = told
  .extend({
    /** "hace 2 semanas", by the review's date and today's. */
    timeAgo: z.string(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

export const editedReview = told
  .extend({
    date: z.string(),
    isShown: z.boolean(),
    version: rowVersion,
    updatedAt: isoInstant,
  })
  .meta({ id: 'EditedReview' });
export type EditedReview = z.infer<typeof editedReview>;

const COUNT = `Un número de 0 a ${MOST_PUBLISHED}`;
const STARS = `De 1 a ${MOST_STARS} estrellas`;
const count = z.int(COUNT).min(0, COUNT).max(MOST_PUBLISHED, COUNT);
const stars = z.int(STARS).min(1, STARS).max(MOST_STARS, STARS);
const yesOrNo = z.boolean('Debe ser verdadero o falso');
const DISHES = `Como máximo ${MOST_DISHES} platos`;

/** Only what is named changes. */
export const reviewEdit = z
  .object({
    name: singleLine(REVIEW_NAME_LENGTH, 'El nombre es obligatorio'),
    initials: singleLine(INITIALS_LENGTH, 'Las iniciales son obligatorias'),
    date: calendarDay,
    reviewCount: count,
    photoCount: count.nullable(),
    text: note(REVIEW_TEXT_LENGTH).min(1, 'El texto es obligatorio'),
    rating: stars,
    serviceType: singleLine(REVIEW_WORD_LENGTH, 'Di cómo comió: para llevar, en el salón…'),
    foodType: singleLine(REVIEW_WORD_LENGTH, 'Di qué fue: comida, cena…'),
    priceRange: singleLine(REVIEW_WORD_LENGTH, 'Di cuánto, como 10–20 €'),
    recommendedDishes: z
      .array(singleLine(DISH_LENGTH, 'Falta el plato'), DISHES)
      .max(MOST_DISHES, DISHES),
    restrictions: singleLine(RESTRICTIONS_LENGTH)
      .nullable()
      .transform((text) => text || null),
    ratings: z
      .object({ food: stars, service: stars, atmosphere: stars }, 'Las tres notas, o ninguna')
      .nullable(),
    isShown: yesOrNo,
    /** Said by whoever has put a customer's review in an example's place. */
    isExample: z.literal(false, 'Una reseña no vuelve a ser un ejemplo'),
  })
  .partial()
  .extend({ version: seenVersion })
  .meta({ id: 'ReviewEdit' });
export type ReviewEdit = z.infer<typeof reviewEdit>;

const ids = z.array(bodyId('Identificador inválido'), 'Falta el orden').max(100, 'Demasiados');

export const reviewOrder = z
  .object({
    ids,
    /** The order that was seen: another one by now means that somebody was faster. */
    seen: ids,
  })
  .meta({ id: 'ReviewOrder' });
export type ReviewOrder = z.infer<typeof reviewOrder>;
