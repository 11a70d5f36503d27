// Orders for tomorrow, for the week-end and for the feasts of the winter.
import {
  EVENING_BEFORE_NEW_YEARS_EVE,
  FRIDAY,
  SATURDAY_BEFORE_HOLIDAY,
  SUNDAY_NEAR_CLOSING,
} from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const ORDERS_FOR_ANOTHER_DAY = [
  ...readUtterances(
    FRIDAY,
    `
dos pollos para mañana a las dos, Paco Ripoll | Paco Ripoll | 2 | 21/11 14:00
para mañana sábado a la una y media, un pollo y medio para Cati | Cati | 1,5 | 21/11 13:30
el domingo tres pollos para Vicente a las dos y media | Vicente | 3 | 22/11 14:30
apunta para el domingo, Mari Carmen, dos pollos, las tres | Mari Carmen | 2 | 22/11 15:00
un pollo para Leonor el lunes a la una | Leonor | 1 | 23/11 13:00
dos pollos el martes a las dos para Ángel | Ángel | 2 | 24/11 14:00
pasado mañana a las dos y cuarto dos pollos y medio, Ginés | Ginés | 2,5 | 22/11 14:15
para el sábado que viene, cuatro pollos a nombre de Montse a las dos | Montse | 4 | 21/11 14:00
el día 28 a las dos, tres pollos para Álvaro | Álvaro | 3 | 28/11 14:00
Dos pollos para el sábado a las 14:00, a nombre de Irene. | Irene | 2 | 21/11 14:00
mañana al mediodía a la una un pollo para Fede | Fede | 1 | 21/11 13:00
el jueves 26 de noviembre dos pollos para Lidia Verdú a las dos y media | Lidia Verdú | 2 | 26/11 14:30
para Navidad, seis pollos, Remedios Soler, a la una | Remedios Soler | 6 | 25/12 13:00
para Nochebuena tres pollos a las cuatro y media a nombre de Alfonso | Alfonso | 3 | 24/12 16:30
Diez pollos para la cena del 24 de diciembre, a nombre de Carolina, a las 16:00. | Carolina | 10 | 24/12 16:00
el uno de diciembre un pollo a las dos para Isa | Isa | 1 | 1/12 14:00
el domingo a las dos lo de siempre no, tres pollos, para la Conchi | La Conchi | 3 | 22/11 14:00
para el viernes de la semana que viene dos pollos, Jorge, a las dos | Jorge | 2 | 27/11 14:00
`,
  ),
  ...readUtterances(
    SUNDAY_NEAR_CLOSING,
    `
un pollo para Sandra a las tres y cuarto | Sandra | 1 | 15:15
dos pollos para el domingo que viene a las dos, Pascual Mira | Pascual Mira | 2 | 29/11 14:00
mañana lunes a la una y media pollo y medio para Aurora | Aurora | 1,5 | 23/11 13:30
para el sábado tres pollos, a las dos, Chimo | Chimo | 3 | 28/11 14:00
`,
  ),
  ...readUtterances(
    SATURDAY_BEFORE_HOLIDAY,
    `
dos pollos para el martes, el día de la Inmaculada, a las dos, Pura | Pura | 2 | 8/12 14:00
para mañana domingo cuatro pollos a las dos y media, familia Galiana | Familia Galiana | 4 | 6/12 14:30
para el lunes 7 un pollo a la una y media, Esteban | Esteban | 1 | 7/12 13:30
hoy a las once y media un pollo para Nati | Nati | 1 | 11:30
`,
  ),
  ...readUtterances(
    EVENING_BEFORE_NEW_YEARS_EVE,
    `
dos pollos para mañana a las cuatro, Lucas | Lucas | 2 | 31/12 16:00
para Año Nuevo tres pollos a las dos a nombre de Rosario | Rosario | 3 | 1/1/2027 14:00
para Reyes, pollo y medio, Maite, a la una y media | Maite | 1,5 | 6/1/2027 13:30
para Nochevieja cinco pollos, Emilia Sempere, a las tres y media | Emilia Sempere | 5 | 31/12 15:30
el sábado a las dos un pollo para Blas | Blas | 1 | 2/1/2027 14:00
`,
  ),
];
