/** One sentence to a line. */
export function readSentences(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
