// What people in a take-away call things, without accents. See docs/rules/voice.md#food.
import { wordSet } from './phrases.rules.ts';

/** "poyo" is how recognisers write it now and then. */
export const CHICKEN_WORDS = wordSet(
  'pollo pollos pollito pollitos pollico pollicos pollastre pollastres poyo poyos',
);

/** In these things are counted. What has no unit of the menu's own stays in the details as it was said. */
export const PORTION_WORDS = wordSet(
  'racion raciones botella botellas lata latas unidad unidades plato platos porcion porciones tercio tercios',
);
export const MEASURE_WORDS = wordSet(
  `kilo kilos litro litros docena docenas barra barras bolsa bolsas caja cajas bandeja bandejas tarrina
  tarrinas bote botes vaso vasos cuarto cuartos trozo trozos tapa tapas gramos pack packs pieza piezas`,
);
export const EATER_WORDS = wordSet(
  'persona personas comensal comensales racion raciones gente adultos',
);

/** Food that need not be on the menu; in the singular, as stemOf() makes it. */
export const OTHER_FOOD = `patata pan ensalada ensaladilla paella croqueta arroz tortilla cocacola coca-cola coca
  cola fanta aquarius nestea kas trina agua vino cerveza postre helado alioli allioli ajoaceite salsa queso
  jamon tomate pimiento macarron canelon empanada empanadilla pizza hamburguesa bocadillo bocata flan tarta
  cafe hielo mahonesa mayonesa mojo limon casera gaseosa sangria aceituna almendra conejo costilla codillo
  cordero chuleta longaniza morcilla butifarra chorizo secreto pincho brocheta gazpacho fideo caldo berenjena
  calamar gamba mejillon ternera lomo verdura champiñon alcachofa lasaña gazpachos refresco zumo menu bravas
  jugo ajo miel nuez pastel bizcocho natilla yogur fruta sandia melon huevo bacalao espinaca marisco fideua
  banda kebab pepito guarnicion aperitivo coquita michirones monas coques coca pasta bravas salsita jugito`;

/** Other spellings of dishes, by what recognisers make of them. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
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
