// The sentences that pocketsphinx may hear: a shop's orders in the words that a listener there would expect. A
// grammar in JSGF, and the pronouncing dictionary of its words.
import { spanishPhones } from './spanish-phones.ts';

const RULES = `
<digit> = cero | uno | dos | tres | cuatro | cinco | seis | siete | ocho | nueve;
<number> = dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez;
<chickens> = (un pollo | <number> pollos) [y medio] | pollo y medio | medio pollo;
<dish> = <chickens> [con patatas] | una paella para <number>;
<food> = <dish> [no <chickens>] [y <number> (croquetas | cervezas)];
<name> = maría | antonio [garcía] | lola | pepe | ana [belén] | vicent | juan | teresa | carmen;
<who> = (para | a nombre de | de parte de) <name>;
<day> = hoy | mañana | el domingo | el sábado;
<hour> = a la una | a las (dos | tres | cuatro | once | doce);
<time> = <hour> [y media | y cuarto | y diez | y veinte | menos cuarto];
<when> = [para] [<day>] <time>;
<phone> = teléfono <digit> <digit> <digit> <digit> <digit> <digit> <digit> <digit> <digit>;
<said> = <food> [<who>] <when> [<who>] | <when> <food> [<who> | <name>];
`;

export const ORDER_GRAMMAR = `#JSGF V1.0 UTF-8;\ngrammar order;\n${RULES}
public <order> = [ponme | apúntame] <said> [<phone>];
`;

/** Every word of the grammar with its phones, one to a line. */
export function pronouncingDictionary(): string {
  const withoutNames = ORDER_GRAMMAR.replace(/^#.*|^grammar.*|public|<[a-z]+>/gm, ' ');
  const words = new Set(withoutNames.match(/\p{L}+/gu));
  return [...words].map((word) => `${word} ${spanishPhones(word).join(' ')}\n`).join('');
}
