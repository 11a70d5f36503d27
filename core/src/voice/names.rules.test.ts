import { expect, it } from 'vitest';
import { readBareName, readIntroducedName } from './names.rules.ts';
import { tokensOf } from './tokens.rules.ts';

const introduced = (text: string) => readIntroducedName(tokensOf(text), 0)?.value;

it.each([
  ['para Ana', 'Ana'],
  ['para maria', 'María'],
  ['a nombre de josé luis garcía', 'José Luis García'],
  ['a nombre de jose martinez', 'José Martínez'],
  ['de parte de Ana Belén', 'Ana Belén'],
  ['me llamo vicent llopis', 'Vicent Llopis'],
  ['para Carmen de la Fuente el domingo', 'Carmen de la Fuente'],
  ['para maría del carmen', 'María del Carmen'],
  ['para la Paqui', 'La Paqui'],
  ['a nombre de el Chato', 'El Chato'],
  ['a nombre de, eh, Juan', 'Juan'],
  ['para Pepe el de la esquina', 'Pepe el de la Esquina'],
  ['a nombre de domingo', 'Domingo'],
  ['para la peña El Tomillo', 'La Peña El Tomillo'],
  ['para el señor García', 'García'],
  ['para aram petrosyan', 'Aram Petrosyan'],
  ['a nombre de casimiro picornell para las dos', 'Casimiro Picornell'],
  ['para Ana y Juan', 'Ana y Juan'],
  ['para Ana mañana', 'Ana'],
  ['de Jorge', 'Jorge'],
  ['soy Lola', 'Lola'],
])('"%s" is for %s', (text, name) => {
  expect(introduced(text)).toMatchObject({ kind: 'name', name, isCertain: true });
});

it('a word that is known as no name may be none', () => {
  expect(introduced('para zutanito')).toMatchObject({ name: 'Zutanito', isCertain: false });
});

it.each([
  'para las dos',
  'para llevar',
  'para mañana',
  'para ocho',
  'para casa',
  'de jamón',
  'a Coca',
])('"%s" names nobody', (text) => {
  expect(introduced(text)).toBeUndefined();
});

it('a known name needs no introduction', () => {
  expect(readBareName(tokensOf('pepe garcia teléfono'), 0)?.value).toMatchObject({
    name: 'Pepe García',
    introduction: 'none',
  });
  expect(readBareName(tokensOf('Ponme dos'), 0)).toBeNull();
});
