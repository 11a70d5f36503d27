// The clock as it is said: quarters, minutes to the hour, four digits, and hours of the afternoon.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const TIMES = readUtterances(
  FRIDAY,
  `
un pollo para Olga a la una | Olga | 1 | 13:00
un pollo para Olga a la una en punto | Olga | 1 | 13:00
un pollo para Olga a la una y cinco | Olga | 1 | 13:05
un pollo para Olga a la una y cuarto | Olga | 1 | 13:15
un pollo para Olga a la una y veinte | Olga | 1 | 13:20
un pollo para Olga a las dos menos veinticinco | Olga | 1 | 13:35
un pollo para Olga a las dos menos veinte | Olga | 1 | 13:40
un pollo para Olga a las 2 menos 10 | Olga | 1 | 13:50
un pollo para Olga a las dos menos cinco | Olga | 1 | 13:55
un pollo para Olga a las 2 y cuarto | Olga | 1 | 14:15
dos pollos para Iván a las dos y diez | Iván | 2 | 14:10
dos pollos para Iván a las dos y veinticinco | Iván | 2 | 14:25
dos pollos para Iván a las 3 menos cuarto | Iván | 2 | 14:45
dos pollos para Iván a las tres menos diez | Iván | 2 | 14:50
dos pollos para Iván a las tres y cinco | Iván | 2 | 15:05
dos pollos para Iván a las 3 y media | Iván | 2 | 15:30
dos pollos para Iván a las cuatro menos cuarto | Iván | 2 | 15:45
dos pollos para Iván a las cuatro | Iván | 2 | 16:00
dos pollos para Iván a las 4 y media | Iván | 2 | 16:30
dos pollos para Iván a las cinco menos cuarto | Iván | 2 | 16:45
tres pollos a las 14:15h a nombre de Lorena | Lorena | 3 | 14:15
tres pollos a las 14.15 a nombre de Lorena | Lorena | 3 | 14:15
tres pollos a las 14 h a nombre de Lorena | Lorena | 3 | 14:00
tres pollos a las 14 horas a nombre de Lorena | Lorena | 3 | 14:00
tres pollos a las 14 a nombre de Lorena | Lorena | 3 | 14:00
tres pollos para las 2:30 a nombre de Lorena | Lorena | 3 | 14:30
tres pollos para la 1:45 a nombre de Lorena | Lorena | 3 | 13:45
tres pollos para las 13:30 horas a nombre de Lorena | Lorena | 3 | 13:30
tres pollos a las 15:00 a nombre de Lorena | Lorena | 3 | 15:00
medio pollo a nombre de Hugo a las catorce treinta | Hugo | 0,5 | 14:30
medio pollo a nombre de Hugo para las catorce quince | Hugo | 0,5 | 14:15
medio pollo a nombre de Hugo a las catorce y quince | Hugo | 0,5 | 14:15
medio pollo a nombre de Hugo a las trece cuarenta y cinco | Hugo | 0,5 | 13:45
medio pollo a nombre de Hugo a las trece horas | Hugo | 0,5 | 13:00
medio pollo a nombre de Hugo a las quince horas | Hugo | 0,5 | 15:00
medio pollo a nombre de Hugo a las quince treinta | Hugo | 0,5 | 15:30
medio pollo a nombre de Hugo a las dieciséis horas | Hugo | 0,5 | 16:00
medio pollo a nombre de Hugo a las dos treinta | Hugo | 0,5 | 14:30
un pollo y medio para Noelia sobre las dos | Noelia | 1,5 | 14:00
un pollo y medio para Noelia sobre las dos y media | Noelia | 1,5 | 14:30
un pollo y medio para Noelia hacia las tres | Noelia | 1,5 | 15:00
un pollo y medio para Noelia a eso de las dos | Noelia | 1,5 | 14:00
un pollo y medio para Noelia a las dos de la tarde | Noelia | 1,5 | 14:00
un pollo y medio para Noelia a la una del mediodía | Noelia | 1,5 | 13:00
un pollo y medio para Noelia a las tres y media de la tarde | Noelia | 1,5 | 15:30
un pollo y medio para Noelia hoy a las ocho de la tarde | Noelia | 1,5 | 20:00
un pollo y medio para Noelia hoy a las nueve de la noche | Noelia | 1,5 | 21:00
mañana a mediodía dos pollos para Blanca | Blanca | 2 | 21/11 12:00
dos pollos para Blanca mañana al mediodía | Blanca | 2 | 21/11 12:00
dos pollos para Blanca el domingo a las doce | Blanca | 2 | 22/11 12:00
dos pollos para Blanca el domingo a las doce y media | Blanca | 2 | 22/11 12:30
dos pollos para Blanca mañana a las once y media | Blanca | 2 | 21/11 11:30
dos pollos para Blanca mañana a las once de la mañana | Blanca | 2 | 21/11 11:00
dos pollos para Blanca mañana a las diez y media | Blanca | 2 | 21/11 10:30
dos pollos para Blanca el sábado a la una menos cuarto | Blanca | 2 | 21/11 12:45
cuatro pollos a la una y media los quiero a nombre de Rocío | Rocío | 4 | 13:30
hoy a las 12 y media un pollo para Tomás | Tomás | 1 | 12:30
un pollo para las doce y media hoy a nombre de Tomás | Tomás | 1 | 12:30
`,
);
