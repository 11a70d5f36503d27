/** Points as they are typed, in figures alone: no sign, comma or power. Null for anything else. */
export const typedPoints = (typed: string): number | null =>
  /^\d+$/.test(typed.trim()) ? Number(typed) : null;
