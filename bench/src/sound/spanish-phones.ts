// Spanish words in the phones of an English acoustic model, CMU's. Spanish is written as it is spoken; which English
// phone comes nearest was found by trying them on generated sentences (docs/voice.md).

/** Letters at some place in a word, with their phones; the first that fits counts. */
const RULES: readonly [letters: RegExp, phones: string][] = [
  [/ch/y, 'CH'],
  [/ll|y(?=[aeiouáéíóú])/y, 'L Y'],
  [/qu|[ck](?![eiéí])/y, 'K'],
  [/[cz]/y, 'TH'],
  [/j|g(?=[eiéí])/y, 'HH'],
  [/g/y, 'G'],
  [/ñ/y, 'N IY'],
  [/h/y, ''],
  [/[bv]/y, 'B'],
  [/(?<=[bcdfgpt])r/y, 'ER'],
  [/(?<=[aeiouáéíóú])r(?=[aeiouáéíóú])/y, 'D'],
  [/rr|r(?=[aeiouáéíóú])/y, 'R'],
  [/r/y, 'AH'],
  [/d/y, 'DH'],
  [/i(?=[aeoáéó])|(?<=[aeo])y/y, 'Y'],
  [/u(?=[aeioáéíó])/y, 'W'],
  [/[aá]/y, 'AA'],
  [/e$/y, 'IH'],
  [/[eéiíy]/y, 'IY'],
  [/o$/y, 'OW'],
  [/[oó]/y, 'AO'],
  [/[uúü]/y, 'UW'],
  [/f/y, 'F'],
  [/l/y, 'L'],
  [/m/y, 'M'],
  [/n/y, 'N'],
  [/p/y, 'P'],
  [/s/y, 'S'],
  [/t/y, 'T'],
];

/** Throws for a letter that Spanish does not have. */
export function spanishPhones(word: string): string[] {
  const phones: string[] = [];
  for (let at = 0; at < word.length;) {
    const [length, found] = phonesAt(word, at);
    phones.push(...found);
    at += length;
  }
  return phones;
}

function phonesAt(word: string, at: number): [length: number, phones: string[]] {
  for (const [letters, phones] of RULES) {
    letters.lastIndex = at;
    const [found] = letters.exec(word) ?? [];
    if (found !== undefined) return [found.length, phones.split(' ').filter(Boolean)];
  }
  throw new Error(`no phones for «${word}» from ${at}`);
}
