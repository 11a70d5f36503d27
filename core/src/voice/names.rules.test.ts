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
  ['soc Lola', 'Lola'],
  ['PARA NÚRIA', 'Núria'],
  ['a nombre de... eh... Ángela', 'Ángela'],
  ['a nombre de la peña el sol para las tres', 'La Peña El Sol'],
  ['para la peña los amigos', 'La Peña Los Amigos'],
  ['para el bar el lunes', 'El Bar'],
  ['para el bar el puente', 'El Bar'],
  ['para el bar las dos', 'El Bar'],
  ['para Vicente Mira a las dos', 'Vicente Mira'],
  ['para doña carmen', 'Doña Carmen'],
  ['para Paco el fontanero', 'Paco el Fontanero'],
  ['para ana la rubia', 'Ana la Rubia'],
  ['para Carmen la de la tienda', 'Carmen la de la Tienda'],
  ['para la familia Galiana', 'La Familia Galiana'],
  ['para los del taller', 'Los del Taller'],
])('"%s" is for %s', (text, name) => {
  expect(introduced(text)).toMatchObject({ kind: 'name', name, isCertain: true });
});

it.each([
  ['para la suegra de Paco', 'La Suegra de Paco'],
  ['para el hijo de la mari', 'El Hijo de la Mari'],
  ['soy la hija de Toni', 'La Hija de Toni'],
])('"%s" gives way to a name of their own', (text, name) => {
  expect(introduced(text)).toMatchObject({ name, introduction: 'relative', isCertain: true });
});

it('"a nombre de ella" names nobody yet', () => {
  expect(introduced('a nombre de ella')).toEqual({ kind: 'filler' });
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
  expect(readBareName(tokensOf('la remei, medio pollo'), 0)?.value).toMatchObject({
    name: 'La Remei',
  });
  expect(readBareName(tokensOf('justo'), 0)).toBeNull();
  expect(readBareName(tokensOf('familia galiana'), 0)?.value).toMatchObject({
    name: 'Familia Galiana',
  });
  expect(readBareName(tokensOf('familia de cuatro'), 0)).toBeNull();
});
