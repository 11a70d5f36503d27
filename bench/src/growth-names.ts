// What customers of the grown shop are called: a few first names and surnames have most of them, as in any
// town, and thousands have a second surname of their own.
import { mirrored, nameWords } from '../../core/src/orders/archive/name-words.rules.ts';

const FIRST = `María Antonio Carmen José Ana Manuel Josefa Francisco Isabel Juan Laura Javier Cristina Daniel
  Marta Carlos Dolores Jesús Lucía Alejandro Pilar Miguel Elena Rafael Paula Pedro Sara Ángel Raquel Pablo
  Rosa Sergio Julia Fernando Irene Jorge Beatriz Alberto Nuria Luis`;
const LAST = `García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández
  Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez
  Serrano Blanco Molina Morales Suárez Ortega Delgado Castro Ortiz Rubio Marín Sanz Núñez Iglesias Medina
  Garrido Cortés Castillo Santos Lozano Guerrero Cano Prieto Méndez Cruz Calvo Gallego Vidal León Márquez
  Herrera Peña Flores`;
const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi xo zu bra cle dri flo gru'.split(' ');
const OWN = SYLLABLES.flatMap((one) =>
  SYLLABLES.flatMap((other) => SYLLABLES.map((last) => one + other + last)),
);

const listed = (text: string) => text.split(/\s+/).filter((word) => word !== '');

const LISTS = { first: listed(FIRST), last: listed(LAST), own: OWN };
type List = keyof typeof LISTS;

const folded = (name: string) => nameWords(name)[0] ?? '';

/** The more often, the earlier it stands in the list. */
const placeOf = (factor: number, count: number) =>
  `((c.i * ${factor}) % 200) * ((c.i * ${factor}) % 200) * ${count} / 40000`;

const PLACES: Record<List, string> = {
  first: placeOf(7919, LISTS.first.length),
  last: placeOf(6271, LISTS.last.length),
  own: `c.i % ${OWN.length}`,
};

/** The lists as tables, with each word as it is searched. */
export function nameTables(): string {
  return Object.entries(LISTS)
    .map(([list, names]) => {
      const rows = names.map((name, index) => `(${index}, '${name}', '${folded(name)}')`);
      return `create table bench_${list} (i integer primary key, name text, word text);
        insert into bench_${list} (i, name, word) values ${rows.join(',')};`;
    })
    .join('\n');
}

export const DROP_NAMES = Object.keys(LISTS)
  .map((list) => `drop table bench_${list};`)
  .join(' ');

/** Of the customer `c`, whose rows WITH_NAMES joins. */
export const FULL_NAME = "first.name || ' ' || last.name || ' ' || own.name";

const joinOf = (list: List) => `join bench_${list} ${list} on ${list}.i = ${PLACES[list]}`;

export const WITH_NAMES = `${joinOf('first')} ${joinOf('last')} ${joinOf('own')}`;

/** Every word that the names have. */
export function listWords(): string {
  const words = [...new Set(Object.values(LISTS).flat().map(folded))];
  const rows = words.map((word) => `('${word}', '${mirrored(word)}')`);
  return `insert into name_words (word, mirrored) values ${rows.join(',')};`;
}

/** The orders of each word: `columns` are pick-up and number of the orders that `ordersWith` joins to a list. */
export function orderWords(columns: string, ordersWith: (join: string) => string): string {
  return (Object.keys(LISTS) as List[])
    .map(
      (list) => `insert into order_name_words (word, pickup_time, order_id)
        select ${list}.word, ${columns} ${ordersWith(joinOf(list))} order by 1, 2, 3;`,
    )
    .join('\n');
}
