import { plainText } from './typed-text.ts';

/** "  Ensaladilla RUSA " and "ensaladilla rusa" → the same text: no accents, no capitals, single spaces. */
export function foldText(text: string): string {
  return plainText(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The words of what was typed into a search, folded; every one of them must be found. */
export function searchWords(typed: string): string[] {
  return foldText(typed)
    .split(' ')
    .filter((word) => word !== '');
}
