// How texts are compared in a search: without accents and capitals.

/** "José NÚÑEZ" → "jose nunez". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of what was typed into a search, folded; every one of them must be found. */
export function searchWords(typed: string): string[] {
  return foldText(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
}
