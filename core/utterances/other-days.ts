// The same words on another day: near closing, over a month's end and over New Year.
import {
  EVENING_BEFORE_NEW_YEARS_EVE,
  LAST_DAY_OF_FEBRUARY,
  SATURDAY_BEFORE_HOLIDAY,
  SUNDAY_NEAR_CLOSING,
} from './moments.ts';
import { readUtterances } from './utterance-table.ts';

const ON_SUNDAY = readUtterances(
  SUNDAY_NEAR_CLOSING,
  `
ponme dos pollos para las tres y media a nombre de Jaime | Jaime | 2 | 15:30
un pollo hoy a las cuatro para jaime | Jaime | 1 | 16:00
el domingo a las tres un pollo y medio para Jaime | Jaime | 1,5 | 15:00
para el domingo a la una un pollo y medio para Jaime | Jaime | 1,5 | 29/11 13:00
para el domingo que viene a las dos y media dos pollos para Jaime | Jaime | 2 | 29/11 14:30
mañana a las dos un pollo a nombre de Jaime Soler | Jaime Soler | 1 | 23/11 14:00
este sábado a las dos menos cuarto tres pollos a nombre de Jaime Soler | Jaime Soler | 3 | 28/11 13:45
pasado mañana a la una y media un pollo de parte de Jaime | Jaime | 1 | 24/11 13:30
el día 22 a las cuatro y cuarto medio pollo para Jaime | Jaime | 0,5 | 16:15
hoy a las dos un pollo para Jaime | Jaime | 1 | 14:00
un pollo para Jaime para las dos | Jaime | 1 | – | ? day
dos pollos a la una y media a nombre de Jaime | Jaime | 2 | – | ? day
`,
);

const BEFORE_A_HOLIDAY = readUtterances(
  SATURDAY_BEFORE_HOLIDAY,
  `
dos pollos para Paula a las doce y media | Paula | 2 | 12:30
dos pollos para Paula a las doce | Paula | 2 | 12:00
dos pollos para Paula hoy a mediodía | Paula | 2 | 12:00
dos pollos para Paula mañana domingo a las dos | Paula | 2 | 6/12 14:00
el martes a las dos y media tres pollos para Paula | Paula | 3 | 8/12 14:30
el martes día 8 a la una tres pollos para Paula | Paula | 3 | 8/12 13:00
para el día ocho a las tres un pollo a nombre de paula | Paula | 1 | 8/12 15:00
el lunes a la una y cuarto un pollo con patatas a nombre de Paula | Paula | 1 | 7/12 13:15 | «con patatas»
el sábado a las dos un pollo para Paula | Paula | 1 | 14:00
el sábado que viene a las dos un pollo para Paula | Paula | 1 | 12/12 14:00
el día 1 a las dos cuatro pollos para Paula | Paula | 4 | 1/1/2027 14:00
`,
);

const OVER_NEW_YEAR = readUtterances(
  EVENING_BEFORE_NEW_YEARS_EVE,
  `
para mañana a la una cuatro pollos a nombre de Leo | Leo | 4 | 31/12 13:00
para pasado mañana a las dos y media dos pollos para Leo | Leo | 2 | 1/1/2027 14:30
el viernes a las tres menos cuarto dos pollos para Leo | Leo | 2 | 1/1/2027 14:45
el día 2 a las dos tres pollos y medio para Leo | Leo | 3,5 | 2/1/2027 14:00
el domingo 3 de enero a las dos un pollo de parte de Leo | Leo | 1 | 3/1/2027 14:00
el seis de enero a la una y media diez pollos para Leo | Leo | 10 | 6/1/2027 13:30
el jueves a las dos medio pollo para Leo | Leo | 0,5 | 31/12 14:00
el 31 a la una y media cinco pollos a nombre de Leo | Leo | 5 | 31/12 13:30
dos pollos para Leo a las cuatro | Leo | 2 | – | ? day
`,
);

const OVER_A_MONTHS_END = readUtterances(
  LAST_DAY_OF_FEBRUARY,
  `
mañana a las dos dos pollos para Eloy | Eloy | 2 | 1/3 14:00
el día 1 a las dos y cuarto un pollo para Eloy | Eloy | 1 | 1/3 14:15
pasado mañana a la una un pollo y medio a nombre de eloy | Eloy | 1,5 | 2/3 13:00
el viernes a las dos y media un pollo a nombre de Eloy | Eloy | 1 | 5/3 14:30
el 19 de marzo a las dos ocho pollos para la comparsa Los Piratas | La Comparsa Los Piratas | 8 | 19/3 14:00
hoy a las tres menos cuarto dos pollos para Eloy | Eloy | 2 | 14:45
el domingo a las tres tres pollos para Eloy | Eloy | 3 | 15:00
el domingo día 7 a las dos paella valenciana para seis Eloy | Eloy | – | 7/3 14:00 | Paella valenciana × 6
un pollo a las dos menos diez a nombre de Eloy | Eloy | 1 | 13:50
`,
);

export const OTHER_DAYS = [
  ...ON_SUNDAY,
  ...BEFORE_A_HOLIDAY,
  ...OVER_NEW_YEAR,
  ...OVER_A_MONTHS_END,
];
