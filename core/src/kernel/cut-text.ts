/** At most so many UTF-16 units of the text, no character cut in two. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept;
}
