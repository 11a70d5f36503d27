import { z } from 'zod';
import { anyone, staff } from '../kernel/call.ts';
import { byId } from '../kernel/fields.ts';
import { editedReview, review, reviewEdit, reviewOrder } from './reviews.contract.ts';

export const listReviews = anyone.get('/api/reviews', {
  summary: 'The customers’ reviews that the home page shows',
  answers: { 200: z.array(review) },
  headers: ['ETag'],
  pages: ['/'],
});

export const readReviews = staff.get('/api/admin/reviews', {
  summary: 'Every review, those that are not shown included',
  answers: { 200: z.array(editedReview) },
});

export const editReview = staff.patch('/api/admin/reviews/:id', {
  summary: 'Change a review, show it or hide it',
  versioned: editedReview,
  params: byId,
  body: reviewEdit,
  answers: { 200: editedReview },
  refusals: ['REVIEW_NOT_FOUND', 'REVIEW_STILL_EXAMPLE'],
});

export const orderReviews = staff.patch('/api/admin/review-order', {
  summary: 'Put the reviews in order',
  body: reviewOrder,
  answers: { 200: z.array(editedReview) },
  refusals: ['REVIEW_ORDER_STALE'],
});
