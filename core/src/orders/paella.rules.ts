// Which orders go on the paella fire: those whose details name paella, seafood, "a la banda" and
// the like. See docs/rules/orders.md#paella-icon.
import { foldText } from '../kernel/fold-text.ts';

/** Rice dishes and what goes into them, without accents; each at the beginning of a word. */
const PAELLA_WORDS = [
  'paell',
  'arroz',
  'arroces',
  'a banda',
  'a la banda',
  'marisc',
  'senyoret',
  'senoret',
  'arros',
  'abanda',
  'fideua',
  'valencian',
  'gamba',
  'langostino',
  'sepia',
  'calamar',
  'mejillon',
  'almeja',
  'cigala',
  'bogavante',
];
const PAELLA = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PAELLA_WORDS.join('|')})`, 'u');

/** Rice of another kind: a dessert. */
const DESSERT = /(?<![\p{L}\p{N}])arro[zs] (?:con|amb) (?:leche|llet)/gu;

/** Whether the details name a paella, another rice, or the seafood that goes into one. */
export function isPaella(details: string | null): boolean {
  if (details === null || details === '') return false;
  return PAELLA.test(foldText(details).replaceAll(DESSERT, ''));
}
