// The order that staff give to a list, by the ids of its items.

/** `stale` unless these are the ids that are there now, each once: somebody has changed them. */
export function orderOf(
  requested: readonly number[],
  present: readonly number[],
): 'stale' | 'sound' {
  const wanted = new Set(requested);
  const isSame =
    wanted.size === requested.length &&
    requested.length === present.length &&
    present.every((id) => wanted.has(id));
  return isSame ? 'sound' : 'stale';
}

/** The ids with the one at `index` moved by `step` places; the same ids where that leads nowhere. */
export function moved(ids: readonly number[], index: number, step: -1 | 1): number[] {
  const target = index + step;
  const result = [...ids];
  const [one, other] = [result[index], result[target]];
  if (one === undefined || other === undefined) return result;
  result[index] = other;
  result[target] = one;
  return result;
}
