// Orders with the customer's talk around them, and with a change of mind on the way.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const ORDERS_TOLD_AT_LENGTH = readUtterances(
  FRIDAY,
  `
dos pollos, no, tres, tres pollos para Elvira a las dos | Elvira | 3 | 14:00
un pollo para Ana a las dos, perdón, a las dos y media | Ana | 1 | 14:30
dos pollos para Luis, no, para Luisa, a las tres | Luisa | 2 | 15:00
apunta pollo y medio, digo dos pollos, para Miguel a la una y media | Miguel | 2 | 13:30
un pollo para mañana, no, para el domingo, a las dos, Jacinto | Jacinto | 1 | 22/11 14:00
dos pollos y una de bravas para Carla a las dos, no, las bravas no | Carla | 2 | 14:00
tres pollos para Simón a las dos, mejor a las dos y cuarto | Simón | 3 | 14:15
dos pollos para Nuria a las tres, mejor que sean tres pollos | Nuria | 3 | 15:00
un pollo para Marcelo a las dos, teléfono 655 11 22 33, no, perdón, 655 11 22 34 | Marcelo | 1 | 14:00 | tel 655112234
dos cervezas, no, tres cervezas y un pollo para Iñaki a las dos | Iñaki | 1 | 14:00 | Cerveza × 3
mira que soy Pepi, la vecina, que me guardes un pollo para las dos, que luego paso | Pepi | 1 | 14:00
hola buenos días, que quería encargar dos pollos para hoy a las dos y media, a nombre de Alberto Soler, gracias | Alberto Soler | 2 | 14:30
oye que ha estado aquí Juani y que quiere un pollo y medio para las tres, que se le ha hecho tarde | Juani | 1,5 | 15:00
espera que apunto, dos pollos, a las dos, para Nines, ya está | Nines | 2 | 14:00
a ver si me acuerdo, Tomás, dos pollos, a las tres menos cuarto, eso | Tomás | 2 | 14:45
es que viene mi hermana a comer, así que ponme dos pollos para las dos y media, soy Verónica | Verónica | 2 | 14:30
dice Antonia que como ayer no pudo venir, que le pongamos hoy un pollo a las dos | Antonia | 1 | 14:00
vale, entonces son dos pollos para las dos y cuarto a nombre de Cayetano, ¿no? Perfecto | Cayetano | 2 | 14:15
buenas, soy el marido de Chari, que me apuntes tres pollos para mañana a las dos, a nombre de ella, de Chari | Chari | 3 | 21/11 14:00
oído cocina, dos pollos y medio para Fermín a las dos y media | Fermín | 2,5 | 14:30
como mañana tenemos comunión, apunta diez pollos para mañana a la una a nombre de Natalia | Natalia | 10 | 21/11 13:00
un pollo para Sara, que lo recoge su madre a las dos | Sara | 1 | 14:00
dos pollos para Gema a las dos, que paga con tarjeta | Gema | 2 | 14:00
ponme un pollo, mejor dicho pollo y medio, para Eusebio a las tres | Eusebio | 1,5 | 15:00
dos pollos para Rita a las dos, espera, que me dice que a las tres, pues a las tres | Rita | 2 | 15:00
apunta rápido que se me olvida, Clemente, un pollo y medio, la una y media | Clemente | 1,5 | 13:30
`,
);
