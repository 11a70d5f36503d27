// Orders under the names of the town and of the family that runs the shop, Valencian and Armenian.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const FAMILY_ORDERS = readUtterances(
  FRIDAY,
  `
a nombre de hovhannes petrosyan dos pollos y medio a las tres | Hovhannes Petrosyan | 2,5 | 15:00
dos pollos para gayane a las dos | Gayane | 2 | 14:00
soy Astghik, un pollo para las dos | Astghik | 1 | 14:00
tigran un pollo a la una y media | Tigran | 1 | 13:30
de parte de Lusine Hakobyan una ración de dolma y un pollo para las dos | Lusine Hakobyan | 1 | 14:00 | Dolma × 1
para mi suegra Anahit dos pollos a las dos | Anahit | 2 | 14:00
mi cuñado Hayk recoge tres pollos a las tres | Hayk | 3 | 15:00
para la Visanteta un pollo a la una | La Visanteta | 1 | 13:00
pollo y medio para el Tonet a las dos | El Tonet | 1,5 | 14:00
Jordi y Laia, dos pollos, tres menos cuarto | Jordi y Laia | 2 | 14:45
soy Vicent el de la ferretería un pollo para las dos | Vicent el de la Ferretería | 1 | 14:00
a nombre de pau llorca sempere un pollo a las dos | Pau Llorca Sempere | 1 | 14:00
a nombre de Maria del Mar Ivars dos pollos a las tres | María del Mar Ivars | 2 | 15:00
el sábado a las dos un pollo para Domingo | Domingo | 1 | 21/11 14:00
apunta a Levon dos pollos y dos cervezas a las dos y media | Levon | 2 | 14:30 | Cerveza × 2
un pollo para Carme a las dos menos veinte | Carme | 1 | 13:40
Eliseu, pollo y medio, dos menos cinco | Eliseu | 1,5 | 13:55
me llamo Siranush y quería un pollo para las dos | Siranush | 1 | 14:00
a nombre de siranush un pollo a las dos | Siranush | 1 | 14:00
dos pollos a nombre de gevorg sargsyan 14:30 | Gevorg Sargsyan | 2 | 14:30
Nelo que paso a las dos a por un pollo | Nelo | 1 | 14:00
Mariam dos pollos tres y diez | Mariam | 2 | 15:10
soy la hija de Vicent me llamo Aina dos pollos para las dos y media | Aina | 2 | 14:30
un pollo para Núria Beltrà a las dos y cuarto | Núria Beltrà | 1 | 14:15
dos pollos para Lluís Doménech el domingo a la una y media | Lluís Doménech | 2 | 22/11 13:30
a las tres un pollo y medio para Josep Maria | Josep María | 1,5 | 15:00
para Hasmik y Artur tres pollos a las dos y media | Hasmik y Artur | 3 | 14:30
un pollo a nombre de Karine Grigoryan a las 13:30, teléfono 612 00 11 22 | Karine Grigoryan | 1 | 13:30 | tel 612001122
soy el marido de Lusine, me llamo Vardan, un pollo para las tres | Vardan | 1 | 15:00
la Remei, medio pollo, a la una | La Remei | 0,5 | 13:00
pollo y medio para Marifé a las dos y media | Marifé | 1,5 | 14:30
Vicente Ramón dos pollos y una de bravas dos y media | Vicente Ramón | 2 | 14:30 | Patatas bravas × 1
a nombre de Nune con ene un pollo a las dos | Nune | 1 | 14:00
Zara, un pollo, tres en punto | Zara | 1 | 15:00
soc Ximo ponme un pollastre para las dos y media | Ximo | 1 | 14:30
a nombre de José Vicente de la Torre tres pollos a las dos | José Vicente de la Torre | 3 | 14:00
un pollo a las dos y media para Mari Nieves | Mari Nieves | 1 | 14:30
un pollo para Paco el del quiosco a las dos | Paco el del Quiosco | 1 | 14:00
para Isa la de la panadería dos pollos a las tres menos cuarto | Isa la de la Panadería | 2 | 14:45
a las dos en punto para Ani Petrosyan un pollo y cuatro lavash | Ani Petrosyan | 1 | 14:00 | Lavash × 4
`,
);
