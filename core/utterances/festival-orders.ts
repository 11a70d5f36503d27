// Orders for other days: weekends, bank holidays and the feasts of the year, as people name them.
import {
  EVENING_BEFORE_NEW_YEARS_EVE,
  FRIDAY,
  LAST_DAY_OF_FEBRUARY,
  SATURDAY_BEFORE_HOLIDAY,
  SUNDAY_NEAR_CLOSING,
} from './moments.ts';
import { readUtterances } from './utterance-table.ts';

const ON_FRIDAY = readUtterances(
  FRIDAY,
  `
este finde no el que viene el sábado dos pollos a las dos a nombre de Empar | Empar | 2 | 28/11 14:00
pasado mañana a la una y media tres pollos para Hovhannes | Hovhannes | 3 | 22/11 13:30
el 24 a las dos un pollo para Anahit | Anahit | 1 | 24/11 14:00
el domingo de la semana que viene dos pollos a las dos Ximo | Ximo | 2 | 29/11 14:00
el miércoles que viene dos pollos a la una Rosa | Rosa | 2 | 25/11 13:00
el lunes a la una y cuarto un pollo Tomasa | Tomasa | 1 | 23/11 13:15
para el jueves 26 a las dos pollo y medio a nombre de Joan | Joan | 1,5 | 26/11 14:00
el 6 de diciembre a las dos seis pollos para la Núria | La Núria | 6 | 6/12 14:00
el día de la Constitución a las dos dos pollos para Ferran | Ferran | 2 | 6/12 14:00
el día de la Inmaculada a las dos tres pollos Concha | Concha | 3 | 8/12 14:00
la víspera de Reyes a las dos un pollo para Melchor | Melchor | 1 | 5/1/2027 14:00
en Nochebuena a la una cuatro pollos para Gayane | Gayane | 4 | 24/12 13:00
para Nochevieja cinco pollos a las dos a nombre de Armen | Armen | 5 | 31/12 14:00
el día de Navidad a las dos dos pollos y medio Virtudes | Virtudes | 2,5 | 25/12 14:00
para Año Nuevo a las dos y media tres pollos Fernanda | Fernanda | 3 | 1/1/2027 14:30
el día de Reyes a la una pollo y medio para Baltasar | Baltasar | 1,5 | 6/1/2027 13:00
este domingo a las dos menos cuarto un pollo para Piedad | Piedad | 1 | 22/11 13:45
este sábado no, el domingo, a las dos, dos pollos, Lluís | Lluís | 2 | 22/11 14:00
mañana a la una en punto un pollo Fede | Fede | 1 | 21/11 13:00
mañana por la tarde a las cuatro un pollo para Reme | Reme | 1 | 21/11 16:00
mañana mismo a las dos dos pollos para Ulises | Ulises | 2 | 21/11 14:00
hoy no mañana a las dos y media dos pollos Lola | Lola | 2 | 21/11 14:30
para el domingo a mediodía tres pollos Celia | Celia | 3 | 22/11 12:00
el domingo para comer a las dos y media cuatro pollos somos la familia de siempre soy Azucena | Azucena | 4 | 22/11 14:30
el veintinueve de noviembre a las dos tres pollos para Ovidio | Ovidio | 3 | 29/11 14:00
el día veintiocho a las tres un pollo para Mara | Mara | 1 | 28/11 15:00
el uno de diciembre a las dos un pollo para Flora | Flora | 1 | 1/12 14:00
29/11 14:00 dos pollos Marina | Marina | 2 | 29/11 14:00
el sábado veintiuno a las dos menos cuarto un pollo Lázaro | Lázaro | 1 | 21/11 13:45
el viernes que viene a las dos un pollo Salvador | Salvador | 1 | 27/11 14:00
dentro de una semana o sea el viernes 27 a las dos dos pollos para Nico | Nico | 2 | 27/11 14:00
el 24 de junio a las dos ocho pollos para Pepa | Pepa | 8 | 24/6/2027 14:00
el día de San Juan a las dos ocho pollos para Pepa | Pepa | 8 | 24/6/2027 14:00
para el sábado a las doce y media dos pollos que nos vamos al campo soy Tere | Tere | 2 | 21/11 12:30
para el domingo que tenemos bautizo diez pollos a las dos a nombre de Anahit | Anahit | 10 | 22/11 14:00
para el martes a las dos que libro un pollo soy Dimas | Dimas | 1 | 24/11 14:00
dos pollos para Lusine el domingo día 29 a las tres | Lusine | 2 | 29/11 15:00
un pollo a nombre de Clemente para pasado a la una | Clemente | 1 | 22/11 13:00
`,
);

const ON_SUNDAY = readUtterances(
  SUNDAY_NEAR_CLOSING,
  `
dos pollos para ahora a las tres soy Adrián | Adrián | 2 | 15:00
ponme un pollo para las tres y cuarto a nombre de Paqui | Paqui | 1 | 15:15
en veinte minutos paso un pollo para Hayk | Hayk | 1 | 15:00
el domingo que viene a las dos tres pollos Amparito | Amparito | 3 | 29/11 14:00
para mañana lunes a la una un pollo a nombre de Isidro | Isidro | 1 | 23/11 13:00
a las cuatro menos cuarto medio pollo Susi | Susi | 0,5 | 15:45
el sábado a las dos y cuarto un pollo para Regina | Regina | 1 | 28/11 14:15
te queda algo pues un pollo para las tres soy Moisés | Moisés | 1 | 15:00
dos pollos para las dos a nombre de Pura | Pura | 2 | – | ? day
un pollo para la una y media Lito | Lito | 1 | – | ? day
`,
);

const ON_SATURDAY = readUtterances(
  SATURDAY_BEFORE_HOLIDAY,
  `
el lunes festivo a las dos cuatro pollos para Ximo | Ximo | 4 | 7/12 14:00
para el martes que es fiesta tres pollos a la una y media Lolín | Lolín | 3 | 8/12 13:30
el 24 a la una cuatro pollos para Karen | Karen | 4 | 24/12 13:00
el 31 a las dos cinco pollos para Asun | Asun | 5 | 31/12 14:00
pasado mañana lunes a las dos dos pollos Vardan | Vardan | 2 | 7/12 14:00
mañana domingo que es la Constitución a las dos y media dos pollos Sergi | Sergi | 2 | 6/12 14:30
hoy a las once y media medio pollo Nati | Nati | 0,5 | 11:30
a las doce dos pollos Berta | Berta | 2 | 12:00
el día 8 a las tres menos cuarto un pollo Sixto | Sixto | 1 | 8/12 14:45
dos pollos para el puente a las dos a nombre de Chus | Chus | 2 | – | ? day
para Navidad o para Nochebuena cuatro pollos a las dos Ruzanna | Ruzanna | 4 | – | ? day
`,
);

const ON_NEW_YEARS_EVE = readUtterances(
  EVENING_BEFORE_NEW_YEARS_EVE,
  `
mañana a la una cinco pollos para Vahan | Vahan | 5 | 31/12 13:00
mañana que es Nochevieja a las dos seis pollos Lupe | Lupe | 6 | 31/12 14:00
para Nochevieja a las doce del mediodía tres pollos Ruzanna | Ruzanna | 3 | 31/12 12:00
pasado mañana que es Año Nuevo a las dos tres pollos Yago | Yago | 3 | 1/1/2027 14:00
el sábado a las dos un pollo y medio Mila | Mila | 1,5 | 2/1/2027 14:00
el día de Reyes a las dos y media cuatro pollos Sargis | Sargis | 4 | 6/1/2027 14:30
el 6 a las dos tres pollos para Tina | Tina | 3 | 6/1/2027 14:00
dos pollos para las dos, a nombre de Nuri | Nuri | 2 | – | ? day
`,
);

const IN_FEBRUARY = readUtterances(
  LAST_DAY_OF_FEBRUARY,
  `
mañana a las dos un pollo para Neus | Neus | 1 | 1/3 14:00
para San José tres pollos a las dos a nombre de Pepito | Pepito | 3 | 19/3 14:00
el día del padre a la una y media dos pollos Aram | Aram | 2 | 19/3 13:30
el 19 de marzo a las dos seis pollos a nombre de Josep | Josep | 6 | 19/3 14:00
el martes a las dos un pollo Lali | Lali | 1 | 2/3 14:00
el 30 a las dos dos pollos Gregorio | Gregorio | 2 | 30/3 14:00
el 29 de febrero a las dos dos pollos Iris | Iris | 2 | – | ? day
`,
);

export const FESTIVAL_ORDERS = [
  ...ON_FRIDAY,
  ...ON_SUNDAY,
  ...ON_SATURDAY,
  ...ON_NEW_YEARS_EVE,
  ...IN_FEBRUARY,
];
