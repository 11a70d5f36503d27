// The starter menu as the desk's reader gets it, for the utterances: their dishes are these.
// Ids as a new shop gives them out. The api's tests compare it with the starter catalogue.
import type { ChickenProducts } from '../src/settings/read-setting.rules.ts';

const NAMES = [
  'Menú Brasa para dos',
  'Menú familiar',
  'Menú del domingo',
  'Ensaladilla de la casa',
  'Patatas bravas',
  'Pimientos asados a la leña',
  'Hummus con lavash',
  'Pollo entero a la leña',
  'Medio pollo a la leña',
  'Alitas a la brasa',
  'Patatas asadas',
  'Paella valenciana',
  'Paella de marisco',
  'Arroz a banda',
  'Fideuá',
  'Jorovats',
  'Dolma',
  'Lahmajo',
  'Lavash',
  'Croquetas de pollo a la leña',
  'Croquetas de jamón',
  'Croquetas de bacalao',
  'Croquetas de espinacas',
  'Agua mineral',
  'Refresco',
  'Cerveza',
  'Vino tinto de la tierra',
  'Tan',
  'Pajlavá',
  'Flan de huevo',
  'Arroz con leche',
  'Gata',
];

export const STARTER_MENU = NAMES.map((name, index) => ({ id: index + 1, name }));

const idOf = (wanted: string) => NAMES.indexOf(wanted) + 1;

export const STARTER_CHICKEN_PRODUCTS: ChickenProducts = {
  whole: idOf('Pollo entero a la leña'),
  half: idOf('Medio pollo a la leña'),
};
