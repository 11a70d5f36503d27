// The loyalty programme's table (specification 9).

/** What points are worth: the discount that each number of them unlocks. */
export const TIERS = [
  { name: 'Bronce', points: 100, euros: 5 },
  { name: 'Plata', points: 200, euros: 13 },
  { name: 'Oro', points: 300, euros: 20 },
] as const;
