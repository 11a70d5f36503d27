// Apart from the reviews' limits, which staff's forms load (docs/rules/site.md#reviews).

/**
 * "5,0": the mean of the ratings of real reviews, with one place; of all while there is none that is real.
 */
export function averageRating(
  reviews: readonly { rating: number; isExample: boolean }[],
): string | null {
  const real = reviews.filter(({ isExample }) => !isExample);
  const counted = real.length > 0 ? real : reviews;
  if (counted.length === 0) return null;
  const mean = counted.reduce((sum, { rating }) => sum + rating, 0) / counted.length;
  return mean.toFixed(1).replace('.', ',');
}
