// What the review's form holds, and the request that becomes of it.
import type { Resolver } from 'react-hook-form';
import { isDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { reviewEdit, type EditedReview } from '@brasa/core/site/reviews.contract.ts';
import { contractFaults, judged } from '../../browser/forms/judged.ts';
import { editsOf } from '../../browser/forms/merged-edits.ts';
import { fieldIn } from '../../browser/forms/server-faults.ts';

export type ReviewValues = {
  name: string;
  initials: string;
  /** "YYYY-MM-DD". */
  date: string;
  reviewCount: string;
  photoCount: string;
  text: string;
  rating: string;
  serviceType: string;
  foodType: string;
  priceRange: string;
  /** One after the other, with commas. */
  recommendedDishes: string;
  restrictions: string;
  /** "1" to "5", or empty. */
  ratings: { food: string; service: string; atmosphere: string };
  isExample: boolean;
};

export type ReviewField = keyof ReviewValues;

export function valuesOf(review: EditedReview): ReviewValues {
  const { ratings } = review;
  return {
    name: review.name,
    initials: review.initials,
    date: review.date,
    reviewCount: String(review.reviewCount),
    photoCount: review.photoCount === null ? '' : String(review.photoCount),
    text: review.text,
    rating: String(review.rating),
    serviceType: review.serviceType,
    foodType: review.foodType,
    priceRange: review.priceRange,
    recommendedDishes: review.recommendedDishes.join(', '),
    restrictions: review.restrictions ?? '',
    ratings: {
      food: String(ratings?.food ?? ''),
      service: String(ratings?.service ?? ''),
      atmosphere: String(ratings?.atmosphere ?? ''),
    },
    isExample: review.isExample,
  };
}

/** What is no whole number goes out as none, for the contract to refuse. */
const countOf = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);

function ratingsOf({ food, service, atmosphere }: ReviewValues['ratings']) {
  if (food === '' && service === '' && atmosphere === '') return null;
  return { food: countOf(food), service: countOf(service), atmosphere: countOf(atmosphere) };
}

function payloadOf(values: ReviewValues) {
  const { name, initials, text, serviceType, foodType, priceRange, restrictions } = values;
  return {
    ...{ name, initials, text, serviceType, foodType, priceRange },
    date: values.date,
    reviewCount: countOf(values.reviewCount),
    photoCount: values.photoCount.trim() === '' ? null : countOf(values.photoCount),
    rating: countOf(values.rating),
    recommendedDishes: values.recommendedDishes
      .split(',')
      .map((dish) => dish.trim())
      .filter((dish) => dish !== ''),
    restrictions: restrictions.trim() === '' ? null : restrictions,
    ratings: ratingsOf(values.ratings),
    // Left out it stays what it is.
    isExample: values.isExample ? undefined : (false as const),
  };
}

export const EDITS = editsOf(payloadOf);

export const FIELD_NAMES: Record<ReviewField, string> = {
  name: 'Nombre',
  initials: 'Iniciales',
  date: 'Fecha',
  reviewCount: 'Reseñas publicadas',
  photoCount: 'Fotos publicadas',
  text: 'Texto',
  rating: 'Estrellas',
  serviceType: 'Servicio',
  foodType: 'Tipo de comida',
  priceRange: 'Precio por persona',
  recommendedDishes: 'Platos recomendados',
  restrictions: 'Restricciones',
  ratings: 'Notas',
  isExample: 'Ejemplo',
};

/** The form's field for a path of the request. */
export function reviewField(path: string): ReviewField | undefined {
  return fieldIn(FIELD_NAMES)(path.split('.')[0] ?? '');
}

export const reviewResolver: Resolver<ReviewValues> = (values) => {
  const { error } = reviewEdit.safeParse({ ...payloadOf(values), version: 1 });
  const faults = contractFaults(error, reviewField);
  // An empty field is a day that is missing, and nothing else.
  const missing = isDay(values.date)
    ? []
    : [{ field: 'date' as const, message: 'La fecha es obligatoria' }];
  return judged(values, [...missing, ...faults]);
};

/** What is saved in a field now, in words. */
export function savedText(review: EditedReview, field: ReviewField): string {
  const { ratings, ...texts } = valuesOf(review);
  if (field === 'ratings') {
    return review.ratings
      ? [ratings.food, ratings.service, ratings.atmosphere].join(', ')
      : 'sin notas';
  }
  if (field === 'isExample') return review.isExample ? 'sí' : 'no';
  return texts[field] || 'vacío';
}
