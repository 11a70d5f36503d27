/** At most so many UTF-16 units of the text, cut before the character that does not fit, such as an emoji. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const first = new Intl.Segmenter('es').segment(text).containing(length);
  return text.slice(0, first?.index);
}
