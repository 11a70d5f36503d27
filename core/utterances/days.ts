// Days by name, by number and by what they are from today.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const DAYS = readUtterances(
  FRIDAY,
  `
un pollo para mañana a las dos para Cristina | Cristina | 1 | 21/11 14:00
para mañana un pollo a la una y media a nombre de Cristina | Cristina | 1 | 21/11 13:30
mañana sábado a las dos un pollo para Cristina | Cristina | 1 | 21/11 14:00
un pollo pasado mañana a las dos y media para Cristina | Cristina | 1 | 22/11 14:30
para pasado mañana dos pollos a la una de parte de Cristina | Cristina | 2 | 22/11 13:00
dos pollos para este sábado a las dos para Adrián | Adrián | 2 | 21/11 14:00
dos pollos para el sábado a las tres para Adrián | Adrián | 2 | 21/11 15:00
este domingo a las dos y media dos pollos Adrián | Adrián | 2 | 22/11 14:30
el domingo que viene a la una dos pollos para Adrián | Adrián | 2 | 22/11 13:00
el próximo domingo a las dos menos cuarto dos pollos y medio para Adrián | Adrián | 2,5 | 22/11 13:45
el lunes a las dos un pollo a nombre de Sonia | Sonia | 1 | 23/11 14:00
el martes a las tres un pollo a nombre de Sonia | Sonia | 1 | 24/11 15:00
el miércoles a la una y media un pollo a nombre de Sonia | Sonia | 1 | 25/11 13:30
el miercoles a las 2 medio pollo a nombre de sonia | Sonia | 0,5 | 25/11 14:00
el jueves a las dos y cuarto un pollo a nombre de Sonia | Sonia | 1 | 26/11 14:15
el jueves que viene a las dos un pollo a nombre de Sonia | Sonia | 1 | 26/11 14:00
el viernes que viene a las dos un pollo a nombre de Sonia | Sonia | 1 | 27/11 14:00
el viernes a las dos y media un pollo a nombre de Sonia | Sonia | 1 | 14:30
el viernes a las once un pollo a nombre de Sonia | Sonia | 1 | 27/11 11:00
hoy viernes a las tres un pollo a nombre de Sonia | Sonia | 1 | 15:00
el sábado de la semana que viene a las dos tres pollos para Ernesto | Ernesto | 3 | 28/11 14:00
tres pollos el día 24 a las dos para Ernesto | Ernesto | 3 | 24/11 14:00
tres pollos para el día veintiocho a las dos para Ernesto | Ernesto | 3 | 28/11 14:00
tres pollos el domingo 22 a la una para Ernesto | Ernesto | 3 | 22/11 13:00
tres pollos el domingo día 29 a las dos y media para Ernesto | Ernesto | 3 | 29/11 14:30
tres pollos el sábado 28 de noviembre a las dos para Ernesto | Ernesto | 3 | 28/11 14:00
tres pollos el día 5 a las dos a nombre de Ernesto | Ernesto | 3 | 5/12 14:00
tres pollos el cinco de diciembre a las tres a nombre de Ernesto | Ernesto | 3 | 5/12 15:00
para el 6 de enero cuatro pollos a las dos a nombre de Paqui | Paqui | 4 | 6/1/2027 14:00
para el seis de enero a la una y media cuatro pollos a nombre de Paqui | Paqui | 4 | 6/1/2027 13:30
para el 24 de diciembre a la una seis pollos a nombre de Paqui | Paqui | 6 | 24/12 13:00
para el veinticuatro de diciembre a las doce seis pollos a nombre de Paqui | Paqui | 6 | 24/12 12:00
el 31 de diciembre a las dos cinco pollos para Paqui | Paqui | 5 | 31/12 14:00
para el día uno de enero a las tres un pollo y medio para Paqui | Paqui | 1,5 | 1/1/2027 15:00
el domingo 6 de diciembre a las dos dos pollos de parte de Paqui | Paqui | 2 | 6/12 14:00
el 8 de diciembre a las 2 y media dos pollos de parte de Paqui | Paqui | 2 | 8/12 14:30
dos pollos para Damián el domingo a las dos y media gracias hasta el domingo | Damián | 2 | 22/11 14:30
apúntame para el domingo dos pollos a las dos para Damián | Damián | 2 | 22/11 14:00
oye mira para el domingo ponme un pollo a nombre de Damián a eso de la una y media | Damián | 1 | 22/11 13:30
un pollo para Domingo el sábado a las dos | Domingo | 1 | 21/11 14:00
un pollo a nombre de Domingo para el domingo a las dos | Domingo | 1 | 22/11 14:00
`,
);
