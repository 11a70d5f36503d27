import { expect, it } from 'vitest';
import { CHICKEN_WORDS } from './food-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { isOtherFood } from '../catalog/food-names.rules.ts';
import { isNumberWord } from './numbers.rules.ts';
import { KNOWN_FIRST_NAMES, NAMES_THAT_ARE_WORDS } from './known-names.ts';
import { readOrder } from './read-order.rules.ts';
import { FRIDAY_NOON } from '../../utterances/sample-menu.ts';

const read = (heard: string) => readOrder(heard, FRIDAY_NOON);
const ORDER = 'dos pollos para Ana a las dos';

it.each([
  `el fontanero me ha roto el grifo así que ${ORDER}`,
  `hoy no hago paella, somos cinco, así que ${ORDER}`,
  `${ORDER} porque celebramos el ascenso`,
  `tengo mudanza ${ORDER}`,
  `somos cinco a comer ${ORDER}`,
  `otro, ${ORDER}`,
  `${ORDER}, que se le ha hecho tarde`,
])('why somebody orders is not asked for: %s', (heard) => {
  expect(read(heard)).toMatchObject({ chickens: 20, details: '', doubts: [] });
});

it.each([
  [`${ORDER} y unas jorobas`, 'dish'],
  [`tengo alergia ${ORDER}`, 'dish'],
  ['una paella valenciana para Ana el domingo a las dos somos seis', 'quantity'],
])('what may matter is: %s', (heard, field) => {
  expect(read(heard).doubts).toMatchObject([{ kind: 'ambiguous', field }]);
});

it('everyday words name no food, number or person', () => {
  const wrong = [...EVERYDAY_WORDS].filter(
    (word) =>
      isOtherFood(word) ||
      CHICKEN_WORDS.has(word) ||
      isNumberWord(word) ||
      (KNOWN_FIRST_NAMES.has(word) && !NAMES_THAT_ARE_WORDS.has(word)),
  );
  expect(wrong).toEqual([]);
});
