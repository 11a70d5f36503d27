// Food by the names that people give it, on the menu or not.
import { ALCOHOL } from './alcohol.rules.ts';

/** Alcohol and sugared drinks: food at the general rate of IVA (Ley 37/1992, article 91). */
const DRINKS = `cocacola coca-cola cola fanta aquarius nestea kas trina vino cerveza casera gaseosa sangria refresco
  zumo jugo aperitivo`;

/** Food that need not be on the menu; in the singular, as stemOf() makes it. */
const OTHER_FOOD = `patata pan ensalada ensaladilla paella croqueta arroz tortilla coca agua postre helado alioli allioli
  ajoaceite salsa queso jamon tomate pimiento macarron canelon empanada empanadilla pizza hamburguesa
  bocadillo bocata flan tarta cafe hielo mahonesa mayonesa mojo limon aceituna almendra conejo costilla
  codillo cordero chuleta longaniza morcilla butifarra chorizo secreto pincho brocheta gazpacho fideo
  caldo berenjena calamar gamba mejillon ternera lomo verdura champiñon alcachofa lasaña gazpachos menu
  bravas ajo miel nuez pastel bizcocho natilla yogur fruta sandia melon huevo bacalao espinaca marisco
  fideua banda kebab pepito guarnicion coquita michirones monas coques coca pasta bravas salsita jugito
  ${DRINKS}`;

/** Other spellings of dishes, by what recognisers make of them. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    humus: 'hummus',
    jumus: 'hummus',
    jorobats: 'jorovats',
    jorobat: 'jorovats',
    horovats: 'jorovats',
    khorovats: 'jorovats',
    xorovats: 'jorovats',
    baklava: 'pajlava',
    paklava: 'pajlava',
    pajlaba: 'pajlava',
    lamajo: 'lahmajo',
    lamacho: 'lahmajo',
    lahmacun: 'lahmajo',
    lahmayo: 'lahmajo',
    lajmajo: 'lahmajo',
    lavas: 'lavash',
    labash: 'lavash',
    lavax: 'lavash',
    fideuada: 'fideua',
    birra: 'cerveza',
    birras: 'cerveza',
    arros: 'arroz',
    paeya: 'paella',
    paeyas: 'paella',
  }),
);

/** "croquetas" and "croqueta", "flanes" and "flan" are the same. */
export function stemOf(folded: string): string {
  const word = SPELLINGS.get(folded) ?? SPELLINGS.get(folded.replace(/s$/, '')) ?? folded;
  if (word.length > 4 && word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
  return singular.length > 3 && singular.endsWith('e') ? singular.slice(0, -1) : singular;
}

const FOOD_STEMS = new Set(OTHER_FOOD.split(/\s+/).map(stemOf));

/** Food that people name, on the menu or not. */
export const isOtherFood = (folded: string): boolean => FOOD_STEMS.has(stemOf(folded));

/** Drinks that are no words of a dictated order. */
const FURTHER_DRINKS = [...ALCOHOL, 'vermu', 'coñac', 'tonica', 'champan'];

/** An aperitif is also something to eat, and "casera" is said of dishes. */
const NO_DRINKS = new Set(['aperitivo', 'casera'].map(stemOf));

const DRINK_STEMS = new Set(
  [...DRINKS.split(/\s+/), ...FURTHER_DRINKS]
    .map((name) => stemOf(name))
    .filter((stem) => !NO_DRINKS.has(stem)),
);

/** True of alcohol and sugared drinks. */
export const isTaxedDrink = (folded: string): boolean => DRINK_STEMS.has(stemOf(folded));

/** True of what comes in a closed bottle or can. */
export const isBottled = (folded: string): boolean =>
  isTaxedDrink(folded) || stemOf(folded) === 'agua';
