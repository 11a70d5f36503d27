// Names as recognisers write them, mostly small and without accents, and as the shop writes them.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const NAMES = readUtterances(
  FRIDAY,
  `
dos pollos para maria a las dos | María | 2 | 14:00
dos pollos para jose a las dos y media | José | 2 | 14:30
dos pollos a nombre de josé luis garcía a las tres | José Luis García | 2 | 15:00
dos pollos a nombre de jose luis garcia a las dos | José Luis García | 2 | 14:00
un pollo a nombre de maria jose a la una | María José | 1 | 13:00
un pollo a nombre de juan carlos a las dos y cuarto | Juan Carlos | 1 | 14:15
un pollo para maria del carmen a las dos | María del Carmen | 1 | 14:00
un pollo para mari carmen a las dos | Mari Carmen | 1 | 14:00
un pollo para José María de los Santos a las tres | José María de los Santos | 1 | 15:00
pollo y medio para carmen de la fuente a la una y media | Carmen de la Fuente | 1,5 | 13:30
pollo y medio para juan de dios a las dos menos cuarto | Juan de Dios | 1,5 | 13:45
dos pollos a nombre de antonio del río a las tres | Antonio del Río | 2 | 15:00
dos pollos de parte de ángel martínez a las dos y diez | Ángel Martínez | 2 | 14:10
dos pollos de parte de angel martinez a las dos y veinte | Ángel Martínez | 2 | 14:20
me llamo jesus perez y quiero dos pollos para las dos | Jesús Pérez | 2 | 14:00
me llamo Inés Gómez y quiero un pollo para la una y media | Inés Gómez | 1 | 13:30
soy monica ponme un pollo para las dos y media | Mónica | 1 | 14:30
soy Raúl López apúntame tres pollos para mañana a las dos | Raúl López | 3 | 21/11 14:00
tres pollos a nombre de lopez a las dos | López | 3 | 14:00
tres pollos a nombre de Sánchez para las tres | Sánchez | 3 | 15:00
tres pollos para garcia a las dos menos diez | García | 3 | 13:50
tres pollos a nombre de los García para el domingo a las dos | Los García | 3 | 22/11 14:00
medio pollo para lucia fernandez a la una y diez | Lucía Fernández | 0,5 | 13:10
medio pollo para Sofía Rodríguez Hernández a las dos | Sofía Rodríguez Hernández | 0,5 | 14:00
medio pollo para oscar a las tres menos cuarto | Óscar | 0,5 | 14:45
medio pollo para Óscar Jiménez a las tres menos veinte | Óscar Jiménez | 0,5 | 14:40
un pollo y medio a nombre de ana a las dos y media | Ana | 1,5 | 14:30
un pollo y medio a nombre de Ana María Torres a las dos | Ana María Torres | 1,5 | 14:00
un pollo y medio para ana belen el sabado a las dos | Ana Belén | 1,5 | 21/11 14:00
un pollo y medio para luis miguel ruiz a las tres | Luis Miguel Ruiz | 1,5 | 15:00
dos pollos para concepcion a las dos | Concepción | 2 | 14:00
dos pollos para victor a las dos | Víctor | 2 | 14:00
dos pollos para veronica navarro a la una y media | Verónica Navarro | 2 | 13:30
dos pollos para tomas a las dos y cinco | Tomás | 2 | 14:05
cuatro pollos para Francisco Javier a las dos y media | Francisco Javier | 4 | 14:30
cuatro pollos a nombre de Miguel Ángel a las tres | Miguel Ángel | 4 | 15:00
cuatro pollos a nombre de miguel angel moreno a las tres y cuarto | Miguel Ángel Moreno | 4 | 15:15
a nombre de Rosario Ortiz dos pollos para pasado mañana a las dos | Rosario Ortiz | 2 | 22/11 14:00
el nombre es Celia y son dos pollos para las dos y media | Celia | 2 | 14:30
dos pollos a las dos y media a mi nombre Celia | Celia | 2 | 14:30
dos pollos para las dos me llamo Celia Romero | Celia Romero | 2 | 14:00
un pollo para Pepe el de la esquina a las dos | Pepe el de la Esquina | 1 | 14:00
un pollo para la Mari a las dos y media | La Mari | 1 | 14:30
dos pollos para la Pili a las tres | La Pili | 2 | 15:00
dos pollos a nombre de el Chato a las dos | El Chato | 2 | 14:00
dos pollos para Paco el del taller a la una y media | Paco el del Taller | 2 | 13:30
diez pollos para la comparsa Los Piratas el domingo a las dos | La Comparsa Los Piratas | 10 | 22/11 14:00
doce pollos a nombre de la peña El Tomillo para mañana a la una | La Peña El Tomillo | 12 | 21/11 13:00
seis pollos a nombre de Bar Manolo a las dos | Bar Manolo | 6 | 14:00
ocho pollos a nombre de Talleres García para las tres | Talleres García | 8 | 15:00
cinco pollos para Cristalería Levante a las dos y media | Cristalería Levante | 5 | 14:30
un pollo para Rosa María a las dos y media por favor guapa | Rosa María | 1 | 14:30
un pollo para Guadalupe que viene a las dos | Guadalupe | 1 | 14:00
un pollo a las dos lo recoge Alba | Alba | 1 | 14:00
un pollo a las dos lo recogerá Eduardo | Eduardo | 1 | 14:00
`,
);
