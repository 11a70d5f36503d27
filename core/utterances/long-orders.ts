// Orders told at length, with everything that people say around them.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const LONG_ORDERS = readUtterances(
  FRIDAY,
  `
hola buenos días mira que llamaba para encargar dos pollos y medio para el domingo a las dos y media a nombre de Carmen el teléfono es 655 12 34 56 muchas gracias | Carmen | 2,5 | 22/11 14:30 | tel 655123456
buenas tardes quería encargar si puede ser un pollo con patatas para hoy a las dos y cuarto me llamo Víctor Molina gracias | Víctor Molina | 1 | 14:15 | «con patatas»
pues mira ponme eh dos pollos y cuatro cervezas para recoger a las tres a nombre de Ximo vale | Ximo | 2 | 15:00 | Cerveza × 4
a ver te digo tres pollos enteros para mañana sábado a la una y media y el nombre es Josep Ferrer | Josep Ferrer | 3 | 21/11 13:30
oye soy Amparo apúntame por favor un pollo y medio y dos raciones de croquetas de jamón para las dos | Amparo | 1,5 | 14:00 | Croquetas de jamón × 2
vale apunto para el domingo a las dos menos cuarto una paella valenciana para seis y dos pollos a nombre de Rosario teléfono 600 11 12 22 | Rosario | 2 | 22/11 13:45 | Paella valenciana × 6; tel 600111222
haber es para mañana a las tres serían cuatro pollos y una ensaladilla de parte de Miguel Ángel | Miguel Ángel | 4 | 21/11 15:00 | Ensaladilla de la casa × 1
sí hola mira quiero para el día 24 de diciembre seis pollos a la una a nombre de Concepción Ribes y mi teléfono es el 677 88 99 00 | Concepción Ribes | 6 | 24/12 13:00 | tel 677889900
te repito dos pollos y medio para Llorenç hoy a las tres menos cuarto | Llorenç | 2,5 | 14:45
entonces apunto un menú familiar y dos refrescos para Anahit a las dos y media | Anahit | – | 14:30 | Menú familiar × 1; Refresco × 2
bueno pues para el sábado que viene no espera para este domingo a las dos tres pollos para Voro | Voro | 3 | 22/11 14:00
pues eso un pollo para las dos a nombre de Sergio y ya está gracias | Sergio | 1 | 14:00
eh hola era para encargar dos pollos asados para hoy sobre las dos y media soy Tere Pastor | Tere Pastor | 2 | 14:30
quería dos pollos para comer hoy a las dos a nombre de Pablo | Pablo | 2 | 14:00
mi marido Juan pasa a las dos apunta un pollo a nombre de Silvia | Silvia | 1 | 14:00
dos pollos a las dos y cuarto a nombre de Narek lo recoge mi hermano | Narek | 2 | 14:15
`,
);
