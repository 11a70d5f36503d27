// User names are compared by how they look (docs/rules/accounts.md#user-names-are-taken-once).
import { foldText } from '../../kernel/text/fold-text.ts';

/** Pairs of a foreign small letter and the Latin letter that it, or its capital, looks like. */
const LOOKS_LIKE = new Map(
  [
    'аa вb сc ԁd еe ԍg нh һh іi јj кk ӏl мm оo рp ԛq ѕs тt уy ѵv ԝw хx үy',
    'αa βb εe ηh ιi κk μm νn οo ρp τt υy χx γy ζz',
    'օo ոn սu հh յj զq',
    'ıi ɑa ɡg',
  ]
    .join(' ')
    .split(' ')
    .map(([letter = '', ours = '']) => [letter, ours] as const),
);

/** As names are compared: no accents, no capitals, nothing that renders as nothing, letters by their looks. */
export function foldUsername(username: string): string {
  return Array.from(foldText(username), (letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
}
