// The menu of a new shop by its names, and the surroundings in which the tests' sentences are spoken: Friday
// 20 November 2026, 12:10 in Madrid.
import { madridInstant, type ClockTime, type Day } from '../kernel/madrid-time.ts';
import type { Surroundings } from './read-order.rules.ts';

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

export const SAMPLE_DISHES = NAMES.map((name, index) => ({ id: index + 1, name }));

/** The dish of that name; 0 is none. */
const dishId = (name: string): number => SAMPLE_DISHES.find((dish) => dish.name === name)?.id ?? 0;

export const dishName = (id: number): string => NAMES[id - 1] ?? '';

/** The shop at that moment. */
export function surroundingsAt(day: string, clock: string): Surroundings {
  return {
    now: madridInstant(day as Day, clock as ClockTime),
    dishes: SAMPLE_DISHES,
    chickenProducts: {
      whole: dishId('Pollo entero a la leña'),
      half: dishId('Medio pollo a la leña'),
    },
  };
}

export const FRIDAY_NOON: Surroundings = surroundingsAt('2026-11-20', '12:10');
