// Points of the loyalty programme: whole ones, negative where they were spent or have expired.

export type Points = number & { readonly __unit: 'points' };

/** Takes whole points; throws a RangeError on anything else (a bug, not bad input). */
export function points(amount: number): Points {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole points: ${amount}`);
  return amount as Points;
}

export function sumPoints(amounts: Iterable<Points>): Points {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return points(sum);
}

/** 20 → -20; nothing stays 0, not -0. */
export function negatePoints(amount: Points): Points {
  return points(0 - amount);
}
