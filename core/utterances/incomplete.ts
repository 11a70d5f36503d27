// Orders in which something is missing: it is asked, never made up.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const INCOMPLETE = readUtterances(
  FRIDAY,
  `
un pollo para las dos | – | 1 | 14:00 | ? name
pollo para Juan | Juan | – | – | ? quantity time
dos pollos para mañana a las dos | – | 2 | 21/11 14:00 | ? name
hola ponme dos pollos y medio para las dos y media por favor | – | 2,5 | 14:30 | ? name
apúntame un pollo con patatas a las tres | – | 1 | 15:00 | «con patatas»; ? name
un pollo para mi madre a las dos | – | 1 | 14:00 | ? name
un pollo para mí a las dos y media | – | 1 | 14:30 | ? name
dos pollos para casa a la una y media | – | 2 | 13:30 | ? name
dos pollos para llevar a las dos | – | 2 | 14:00 | ? name
tres pollos para el domingo a las dos teléfono 655 12 34 56 | – | 3 | 22/11 14:00 | tel 655123456; ? name
una paella valenciana para cuatro el domingo a las dos | – | – | 22/11 14:00 | Paella valenciana × 4; ? name
una paella para ocho el sábado a las dos | – | – | 21/11 14:00 | «paella para 8»; ? name
un pollo y dos cervezas para las tres | – | 1 | 15:00 | Cerveza × 2; ? name
dos pollos para Amparo | Amparo | 2 | – | ? time
un pollo y medio a nombre de Vicent | Vicent | 1,5 | – | ? time
apúntame tres pollos a nombre de María José | María José | 3 | – | ? time
medio pollo para lola | Lola | 0,5 | – | ? time
dos pollos con patatas para Armen | Armen | 2 | – | «con patatas»; ? time
dos pollos para Amparo el domingo | Amparo | 2 | – | ? time
para mañana un pollo a nombre de Quico | Quico | 1 | – | ? time
para hoy dos pollos a nombre de Teresa | Teresa | 2 | – | ? time
cuatro pollos el 6 de enero para Enrique | Enrique | 4 | – | ? time
dos pollos para Irene teléfono 655 12 34 56 | Irene | 2 | – | tel 655123456; ? time
dos pollos para Irene mañana por la mañana | Irene | 2 | – | ? time
un pollo para Irene el sábado por la tarde | Irene | 1 | – | ? time
un menú familiar para Irene | Irene | – | – | Menú familiar × 1; ? time
cuatro cervezas para Irene | Irene | – | – | Cerveza × 4; ? time
para Carmen a las dos | Carmen | – | 14:00 | ? food
apúntame a nombre de Ximo para el domingo a la una | Ximo | – | 22/11 13:00 | ? food
me llamo Hayk y paso a las dos y media | Hayk | – | 14:30 | ? food
ponme lo de siempre para Juan a las dos | Juan | – | 14:00 | ? food
a nombre de García para mañana a las tres teléfono 655 12 34 56 | García | – | 21/11 15:00 | tel 655123456; ? food
pollo para Rosa a las dos | Rosa | – | 14:00 | ? quantity
quiero pollo a nombre de Rosa para el domingo a las dos | Rosa | – | 22/11 14:00 | ? quantity
pollos para Rosa a las dos y media | Rosa | – | 14:30 | ? quantity
quiero encargar unos pollos para mañana a las dos a nombre de Sandra | Sandra | – | 21/11 14:00 | ? quantity
tres pollos y medio | – | 3,5 | – | ? name time
medio pollo | – | 0,5 | – | ? name time
hola quería encargar un pollo | – | 1 | – | ? name time
buenas dos pollos por favor | – | 2 | – | ? name time
ponme un pollo con patatas | – | 1 | – | «con patatas»; ? name time
apúntame dos pollos para el domingo | – | 2 | – | ? name time
paella para seis el domingo | – | – | – | «paella para 6»; ? name time
dos pollos para esta tarde | – | 2 | – | ? name time
a nombre de Nuria | Nuria | – | – | ? food time
para mañana a nombre de Nuria | Nuria | – | – | ? food time
para el domingo a las dos | – | – | 22/11 14:00 | ? name food
hola quería hacer un encargo para hoy a las tres | – | – | 15:00 | ? name food
un pollo para Fermín para las doce | Fermín | 1 | – | ? day
dos pollos para Fermín a las once y media | Fermín | 2 | – | ? day
hola buenas mira que quería encargar para el domingo dos pollos y medio con patatas | – | 2,5 | – | «con patatas»; ? name time
oye que soy Manolo guárdame un pollo | Manolo | 1 | – | ? time
pues mira apúntame dos pollos para las dos que ahora te digo el nombre | – | 2 | 14:00 | ? name
a ver una fideuá para cuatro el domingo a nombre de Elena | Elena | – | – | Fideuá × 4; ? time
venga apunta Gohar domingo a las dos | Gohar | – | 22/11 14:00 | ? food
eh sí hola dos pollos y dos ensaladillas | – | 2 | – | Ensaladilla de la casa × 2; ? name time
`,
);
