/** "a, b y c"; the only one alone, nothing of none. */
export function enumerated(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} y ${last}`;
}
