// People who change their mind while they speak.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const CORRECTIONS = readUtterances(
  FRIDAY,
  `
ponme un pollo, no, dos pollos para Lidia a las dos | Lidia | 2 | 14:00
ponme un pollo no dos pollos para Lidia a las dos y media | Lidia | 2 | 14:30
dos pollos para Lidia a las dos, no, tres pollos | Lidia | 3 | 14:00
dos pollos perdón tres pollos para Lidia a las tres | Lidia | 3 | 15:00
dos pollos digo dos y medio para Lidia a las dos | Lidia | 2,5 | 14:00
ponme dos, mejor tres pollos para Lidia a la una y media | Lidia | 3 | 13:30
ponme dos pollos, bueno, mejor dos y medio, para Lidia a las dos | Lidia | 2,5 | 14:00
dos pollos para Lidia a las tres espera mejor que sean tres pollos | Lidia | 3 | 15:00
un pollo para Carla para las dos, perdón, a las tres | Carla | 1 | 15:00
un pollo para Carla para las dos perdón para las dos y media | Carla | 1 | 14:30
un pollo para Carla a las dos, no, mejor a las tres | Carla | 1 | 15:00
un pollo para Carla a la una y media digo a las dos y media | Carla | 1 | 14:30
un pollo para Carla a las dos bueno mejor a las dos y cuarto | Carla | 1 | 14:15
un pollo a las 14:00 no a las 14:30 a nombre de Carla | Carla | 1 | 14:30
dos pollos a nombre de Juan, no, de Jorge, a las dos | Jorge | 2 | 14:00
dos pollos a nombre de Juan no de Jorge para las dos y media | Jorge | 2 | 14:30
dos pollos para Juan perdón para Jorge a las tres | Jorge | 2 | 15:00
dos pollos para las dos a nombre de Juan, mejor a nombre de Marta | Marta | 2 | 14:00
dos pollos para el sábado, no, para el domingo a las dos para Simón | Simón | 2 | 22/11 14:00
dos pollos para el sábado perdón el domingo a las dos y media para Simón | Simón | 2 | 22/11 14:30
dos pollos para mañana, no, para hoy a las tres para Simón | Simón | 2 | 15:00
dos pollos para hoy digo para mañana a las dos para Simón | Simón | 2 | 21/11 14:00
dos pollos mañana a las dos no mejor pasado mañana a las dos para Simón | Simón | 2 | 22/11 14:00
un pollo con patatas, no, quita las patatas, para Elvira a las dos | Elvira | 1 | 14:00
un pollo con patatas para Elvira a las dos y media bueno quita las patatas | Elvira | 1 | 14:30
dos pollos y dos cervezas, no, tres cervezas, para Elvira a las dos | Elvira | 2 | 14:00 | Cerveza × 3
dos pollos y cuatro cervezas para Elvira a las dos quita las cervezas | Elvira | 2 | 14:00
dos pollos para Elvira a las dos teléfono 655 12 34 56 no perdón 655 12 34 57 | Elvira | 2 | 14:00 | tel 655123457
medio pollo no perdona un pollo entero para Germán a las dos | Germán | 1 | 14:00
un pollo y medio no espera dos pollos para Germán a las dos menos cuarto | Germán | 2 | 13:45
paella para seis, no, para ocho, el domingo a las dos a nombre de Germán | Germán | – | 22/11 14:00 | «paella para 8»
no mira mejor ponme dos pollos para las dos a nombre de Germán | Germán | 2 | 14:00
`,
);
