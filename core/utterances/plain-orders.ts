// Whole orders as they are mostly said: at the counter, on the telephone, and repeated by staff.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const PLAIN_ORDERS = readUtterances(
  FRIDAY,
  `
dos pollos y medio para María a las dos y media | María | 2,5 | 14:30
apúntame un pollo para Antonio García el domingo a la una | Antonio García | 1 | 22/11 13:00
medio pollo con patatas a nombre de Lola para las 14:15 | Lola | 0,5 | 14:15 | «con patatas»
para mañana a las dos menos cuarto tres pollos, Pepe, teléfono 655 12 34 56 | Pepe | 3 | 21/11 13:45 | tel 655123456
una paella para ocho el sábado a las dos, de parte de Ana Belén | Ana Belén | – | 21/11 14:00 | «paella para 8»
ponme dos, no, tres pollos para Vicent a las tres | Vicent | 3 | 15:00

hola buenos días quería encargar dos pollos para las dos y media a nombre de Carmen | Carmen | 2 | 14:30
pues mira ponme un pollo para las dos a nombre de rosa por favor | Rosa | 1 | 14:00
a ver apúntame dos pollos para Luis a la una y media | Luis | 2 | 13:30
haber apúntame tres pollos para pilar a las dos | Pilar | 3 | 14:00
oye guárdame un pollo para las tres soy Manolo | Manolo | 1 | 15:00
eh ponme pollo y medio para Teresa a las dos menos cuarto gracias | Teresa | 1,5 | 13:45
venga pues dos pollos enteros a nombre de Paco para las dos | Paco | 2 | 14:00
si puede ser un pollo para la una y media a nombre de Isabel | Isabel | 1 | 13:30
me apuntas por favor medio pollo para Marta a la una | Marta | 0,5 | 13:00
buenas me llamo Andrés y quería un pollo para recoger a las dos y cuarto | Andrés | 1 | 14:15
cuatro pollos para Miguel a las tres menos cuarto vale | Miguel | 4 | 14:45
resérvame dos pollos a nombre de Julia a las dos | Julia | 2 | 14:00
mira quiero tres pollos y medio para las dos y media de parte de Elena | Elena | 3,5 | 14:30
Carmen, dos pollos, dos y media | Carmen | 2 | 14:30
Amparo, un pollo y medio, a las dos | Amparo | 1,5 | 14:00
dos pollos, a las tres, Fernando | Fernando | 2 | 15:00
para Rafa un pollo a las dos | Rafa | 1 | 14:00
para las dos un pollo para Rafa y gracias | Rafa | 1 | 14:00
a las dos y media dos pollos para Susana | Susana | 2 | 14:30
a nombre de Susana dos pollos a las 2 y media | Susana | 2 | 14:30
de parte de Emilio un pollo asado para las dos y diez | Emilio | 1 | 14:10
para hoy a las tres dos pollos asados a nombre de Gloria | Gloria | 2 | 15:00
hoy a las dos un pollo Consuelo | Consuelo | 1 | 14:00
un pollo a la leña para Mercedes a la una y cuarto | Mercedes | 1 | 13:15
un pollo al ast para Ramón a las dos y cuarto | Ramón | 1 | 14:15
dos pollitos para Encarna a las dos y media cariño | Encarna | 2 | 14:30
necesito cinco pollos para las dos a nombre de Salvador | Salvador | 5 | 14:00
podéis guardarme un pollo para las tres a nombre de Clara | Clara | 1 | 15:00
que me guardes dos pollos para Toni a las dos | Toni | 2 | 14:00
mira que soy Dolores ponme medio pollito para la una | Dolores | 0,5 | 13:00
hola soy Marcos un pollo para las dos por favor gracias | Marcos | 1 | 14:00
hola qué tal soy Inma me pones dos pollos para las dos y media | Inma | 2 | 14:30
vale entonces un pollo y medio para Sergio a las 14:00 | Sergio | 1,5 | 14:00
apunta tres pollos a las tres a nombre de Esther | Esther | 3 | 15:00
anota dos pollos para Bea a la una | Bea | 2 | 13:00
te encargo cuatro pollos para hoy a las dos y media soy Joaquín | Joaquín | 4 | 14:30
me llamo Nieves quiero un pollo entero para las tres y cuarto | Nieves | 1 | 15:15
seis pollos para Alfredo hoy a las tres en punto | Alfredo | 6 | 15:00
pues nada ponme un pollo a nombre de Charo que paso a las dos | Charo | 1 | 14:00
Dos pollos para Lucía. A las dos. | Lucía | 2 | 14:00
DOS POLLOS PARA JAVI A LAS DOS Y MEDIA | Javi | 2 | 14:30
Un Pollo Para Nacho A Las Tres | Nacho | 1 | 15:00
un pollo para llevar a las dos a nombre de Irene | Irene | 1 | 14:00
mira, dos pollos, para las dos y media, y el nombre es Patricia | Patricia | 2 | 14:30
`,
);
