// User names are compared by how they look (docs/rules/accounts.md#user-names-are-taken-once).
import { foldText } from '../kernel/fold-text.ts';
import { plainText } from '../kernel/typed-text.ts';

/** Letters of Cyrillic, Greek and phonetics that look like one of ours, each before that one. */
const LOOKS_LIKE = new Map(
  [
    'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ҮY ԌG аa сc ԁd еe һh іi јj ӏl оo рp ԛq ѕs ѵv ԝw хx уy',
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa ηn ιi κk νv οo ρp τt υu χx γy',
    'ıi ɑa ɡg',
  ]
    .join(' ')
    .split(' ')
    .map(([letter = '', ours = '']) => [letter, ours] as const),
);

/** As names are compared: no accents, no capitals, nothing that renders as nothing, letters by their looks. */
export function foldUsername(username: string): string {
  const letters = Array.from(plainText(username), (letter) => LOOKS_LIKE.get(letter) ?? letter);
  return foldText(letters.join(''));
}
