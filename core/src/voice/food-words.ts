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
