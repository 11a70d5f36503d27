import { expect, it } from 'vitest';
import { menuOf } from './dishes.rules.ts';
import { readFood } from './food.rules.ts';
import { FRIDAY_NOON } from '../../utterances/sample-menu.ts';
import { isToldOf } from './told-events.rules.ts';
import { tokensOf, wordAt } from './tokens.rules.ts';

const MENU = menuOf(FRIDAY_NOON.dishes);

/** Of the food that stands behind the bar. */
function isTold(text: string): boolean {
  const [before = '', behind = ''] = text.split('|');
  const at = tokensOf(before).length;
  const tokens = tokensOf(before + behind);
  expect(wordAt(tokens, at)).not.toBe('');
  return isToldOf(tokens, at, readFood(tokens, at, MENU)?.to ?? at);
}

it.each([
  ['of whom came for it', 'ha venido Ana a por |dos pollos'],
  ['of whom came for it, at an hour', 'Marta vino a la una y media a recoger |un pollo'],
  ['of two who came', 'han venido Ana y Juan a por |dos pollos'],
  ['of whom it was fetched by', 'mandó Paco a su hijo a por |tres pollos'],
  ['of whom took it', 'se ha llevado Pedro |tres pollos'],
  ['of whom took it, with a time between', 'recogió Marta a las dos |un pollo'],
  ['of a relative', 'quemó mi hermano |dos pollos'],
  ['of whom left with it', 'se fue Lola con |dos pollos'],
  ['of what has just been done', 'acaban de vender |dos jorovats'],
  ['of what became of it', 'se quemaron |dos pollos'],
  ['behind its article', 'ha pasado Luis a por la |paella para cuatro'],
  ['behind it', '|dos pollos se ha llevado Pedro'],
  ['of an order that is over', 'Ana pidió |dos pollos'],
])('it is told %s', (_what, text) => {
  expect(isTold(text)).toBe(true);
});

it.each([
  ['whoever has called', 'ha llamado Ana |dos pollos'],
  ['whoever has said something', 'me ha dicho Ana que le guardes |dos pollos'],
  ['whoever was sent', 'mi madre me ha mandado a por |dos pollos'],
  ['who speaks has come', 'he venido a por |dos pollos'],
  ['whoever has come to order', 'ha venido Ana a encargar |dos pollos'],
  ['whoever has come and wants something', 'ha venido Ana y quiere |dos pollos'],
  ['an order that is new', 'Ana ha pedido |dos pollos'],
  ['a reason', 'se ha quemado la comida |dos pollos'],
  ['another thing before it', 'ha cobrado Ana, |dos pollos'],
  ['a request', 'recogió Ana lo suyo ponme |dos pollos'],
  ['a name with that ending', 'Simó |dos pollos'],
  ['a name within the sentence', 'hola soy Cascó |dos pollos'],
  ['what is being done', 'recoge Ana |dos pollos'],
  ['wine', '|dos pollos vino'],
])('%s tells nothing of the food', (_what, text) => {
  expect(isTold(text)).toBe(false);
});
