/** "  Ensaladilla RUSA " and "ensaladilla rusa" → the same text: no accents, no capitals, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
