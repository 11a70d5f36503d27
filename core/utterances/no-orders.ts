// A thousand sentences that are no orders: most are put together from lists, hundreds are written.
import { COUNTER_QUESTIONS } from './counter-questions.ts';
import { COUNTER_TALK } from './counter-talk.ts';
import { INVENTED_SENTENCES } from './invented-sentences.ts';
import { KITCHEN_TALK } from './kitchen-talk.ts';
import { RADIO_TALK } from './radio-talk.ts';
import { SECOND_NO_ORDERS } from './second-no-orders.ts';
import { THIRD_NO_ORDERS } from './third-no-orders.ts';
import { TOLD_AFTERWARDS } from './told-afterwards.ts';

/** Each of the first before each of the second, and so on. */
function combine(...parts: (readonly string[])[]): string[] {
  return parts.reduce<string[]>(
    (begun, part) => begun.flatMap((start) => part.map((end) => `${start} ${end}`.trim())),
    [''],
  );
}

const DISHES = [
  'un pollo',
  'medio pollo',
  'la paella valenciana',
  'la fideuá',
  'el arroz a banda',
  'una ración de patatas bravas',
  'la ensaladilla',
  'el menú familiar',
  'el menú del domingo',
  'una ración de croquetas de jamón',
  'el hummus',
  'una botella de vino tinto',
];
const QUESTIONS = ['cuánto vale', 'cuánto cuesta', 'oye a cuánto está', 'perdona qué lleva'];

const DAYS = ['hoy', 'mañana', 'el sábado', 'el domingo', 'el lunes', 'el día 24', 'el 6 de enero'];
const OPENING = ['abrís', 'a qué hora abrís', 'hasta qué hora estáis', 'hay que encargar para'];

const AMOUNTS = ['dos', 'tres', 'cuatro y medio', 'seis', '12'];
const OVEN_BEGINNINGS = ['quedan', 'saca', 'mete', 'nos faltan', 'ya hemos vendido', 'solo hay'];
const OVEN_THINGS = ['pollos', 'pollos del horno', 'pollos de la tanda de las dos', 'paellas'];

const NAMES = ['María', 'Antonio', 'Vicent', 'Armen', 'la señora García'];
const DONE = [
  'ya ha recogido',
  'ha llamado y no viene',
  'todavía no ha venido',
  'ha recogido sus dos pollos a las dos',
  'se llevó ayer un pollo y medio',
  'no quiere ya los tres pollos',
];
const ASIDES = ['', 'oye', 'eh', 'dice Pepe que'];

const WEATHER = ['llueve', 'hace sol', 'hace frío', 'bajan las temperaturas', 'sopla el viento'];
const HOURS = ['a las dos', 'a la una y media', 'a las cinco', 'por la tarde'];
const MATCHES = ['juega el equipo', 'empieza el partido', 'dan el fútbol', 'es la final'];
const SCORES = ['uno a cero', 'dos a uno', 'tres a tres', 'dos a dos', 'cuatro a uno'];
const GOALS = ['vamos', 'hemos ganado', 'han perdido', 'han empatado', 'acabó el domingo'];
const NEWS = ['las noticias', 'el tiempo', 'los deportes', 'el tráfico'];
const ON_AIR = ['ahora', 'en dos minutos', 'a las tres', 'después de la publicidad', 'enseguida'];

const THANKS = ['Gracias por ver', 'Suscríbete a', 'Subtítulos de', 'Dale a me gusta a'];
const SHOWN = ['el vídeo', 'este canal', 'el programa', 'el capítulo', 'la serie', 'el directo'];
const ENDINGS = ['', '¡Hasta la próxima!', 'y nos vemos en el siguiente', 'Gracias.'];

export const WRITTEN_NO_ORDERS: readonly string[] = [
  ...COUNTER_TALK,
  ...COUNTER_QUESTIONS,
  ...KITCHEN_TALK,
  ...RADIO_TALK,
  ...INVENTED_SENTENCES,
  ...SECOND_NO_ORDERS,
  ...THIRD_NO_ORDERS,
  ...TOLD_AFTERWARDS,
];

const COMBINED = [
  ...combine(QUESTIONS, DISHES, ['', 'para llevar', 'el domingo']),
  ...combine(['', 'oye', 'perdona'], OPENING, DAYS),
  ...combine(OVEN_BEGINNINGS, AMOUNTS, OVEN_THINGS),
  ...combine(ASIDES, NAMES, DONE),
  ...combine(['', 'parece que'], DAYS, WEATHER, HOURS),
  ...combine(DAYS, MATCHES, HOURS),
  ...combine(GOALS, SCORES),
  ...combine(['les dejamos con', 'llegan', 'siguen con nosotros'], NEWS, ON_AIR),
  ...combine(THANKS, SHOWN, ENDINGS),
];

/** A few of the written ones come out of the lists too. */
export const NO_ORDERS: readonly string[] = [...new Set([...WRITTEN_NO_ORDERS, ...COMBINED])];
