// Orders of which something was left unsaid.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const UNFINISHED_ORDERS = readUtterances(
  FRIDAY,
  `
ponme dos pollos para las dos y media | – | 2 | 14:30 | ? name
xiquet un pollastre a las dos | – | 1 | 14:00 | ? name
mira apúntame pollo y medio para las tres menos diez | – | 1,5 | 14:50 | ? name
hola buenas dos pollos para el domingo a la una | – | 2 | 22/11 13:00 | ? name
para mi madre un pollo a las dos | – | 1 | 14:00 | ? name
un pollo para mi vecina a las dos | – | 1 | 14:00 | ? name
dos pollos para los chicos a las tres | – | 2 | 15:00 | ? name
un pollo a las dos que luego pasa mi hijo | – | 1 | 14:00 | ? name
dos de bravas y un pollo a las dos | – | 1 | 14:00 | Patatas bravas × 2; ? name
2 pollos 14:30 | – | 2 | 14:30 | ? name
tres pollos para nosotros a las tres | – | 3 | 15:00 | ? name
buenos días Hovhannes un pollo para las dos | – | 1 | 14:00 | ? name
hola Gayane guapa guárdame un pollo para la una | – | 1 | 13:00 | ? name
un pollo a las dos 655 12 34 56 | – | 1 | 14:00 | tel 655123456; ? name
un pollo a las dos a nombre de | – | 1 | 14:00 | ? name
mañana a la una y media pollo y medio porfa | – | 1,5 | 21/11 13:30 | ? name
dos pollos para las dos que ya me conoces | – | 2 | 14:00 | ? name
para Nochebuena a la una cinco pollos | – | 5 | 24/12 13:00 | ? name
una paella de marisco para cuatro el domingo a las dos | – | – | 22/11 14:00 | Paella de marisco × 4; ? name
un pollo para mí a las dos y cuarto | – | 1 | 14:15 | ? name
dos pollos para Núria | Núria | 2 | – | ? time
el domingo dos pollos a nombre de Vicent Llorca | Vicent Llorca | 2 | – | ? time
guárdame un pollo para comer soy Ximo | Ximo | 1 | – | ? time
apunta pollo y medio para mañana Lusine | Lusine | 1,5 | – | ? time
un pollo para Tigran para cuando pueda | Tigran | 1 | – | ? time
dos pollos para Empar luego paso | Empar | 2 | – | ? time
un pollo para la hora de comer a nombre de Rafa | Rafa | 1 | – | ? time
un pollo para esta tarde Ani | Ani | 1 | – | ? time
en cuanto salga un pollo para Bruno | Bruno | 1 | – | ? time
el 24 tres pollos para Gayane | Gayane | 3 | – | ? time
un pollo para Elena a las | Elena | 1 | – | ? time
Sergi dos pollos 612 34 56 78 | Sergi | 2 | – | tel 612345678; ? time
una paella valenciana para seis el domingo a nombre de Marisa | Marisa | – | – | Paella valenciana × 6; ? time
para Nochevieja cuatro pollos a nombre de Amparo | Amparo | 4 | – | ? time
hola soy Batiste guárdame dos pollos que ahora voy | Batiste | 2 | – | ? time
dos pollos y medio a nombre de Hasmik y ya te llamo con la hora | Hasmik | 2,5 | – | ? time
un pollo | – | 1 | – | ? name time
dos pollos y medio porfa | – | 2,5 | – | ? name time
una de bravas y un pollo | – | 1 | – | Patatas bravas × 1; ? name time
guárdame un pollo para el sábado | – | 1 | – | ? name time
me apartas dos pollos porfa | – | 2 | – | ? name time
bueno pues quería encargar un pollo | – | 1 | – | ? name time
tres cervezas y un pollo | – | 1 | – | Cerveza × 3; ? name time
a ver mira un pollo con patatas | – | 1 | – | «con patatas»; ? name time
para el domingo que viene cuatro pollos | – | 4 | – | ? name time
apunta a nombre de Ximo para las dos y media | Ximo | – | 14:30 | ? food
soy Anahit quería hacer un encargo para mañana a las dos | Anahit | – | 21/11 14:00 | ? food
resérvame para el domingo a la una y media soy Ferran | Ferran | – | 22/11 13:30 | ? food
lo de siempre para las dos Vicent | Vicent | – | 14:00 | ? food
para las dos para Pepe | Pepe | – | 14:00 | ? food
pollos para las dos a nombre de Neus | Neus | – | 14:00 | ? quantity
pollo a las dos para Hayk | Hayk | – | 14:00 | ? quantity
unos cuantos pollos para el domingo a las dos Lola | Lola | – | 22/11 14:00 | ? quantity
guárdame pollo que paso a las dos soy Rosa | Rosa | – | 14:00 | ? quantity
quiero pollo para comer | – | – | – | ? name quantity time
quería pollo para el domingo | – | – | – | ? name quantity time
mañana pollo a las dos | – | – | 21/11 14:00 | ? name quantity
pollos para Lusine | Lusine | – | – | ? quantity time
un pollo a las once para Teresa | Teresa | 1 | – | ? day
dos pollos a las doce Ramón | Ramón | 2 | – | ? day
a las diez y media un pollo para Ana | Ana | 1 | – | ? day
a las once y cuarto tres pollos | – | 3 | – | ? name day
dos pollos Ximo | Ximo | 2 | – | ? time
Núria pollo y medio | Núria | 1,5 | – | ? time
Vicent un pollo hoy | Vicent | 1 | – | ? time
un pollo para mi cuñado a las dos y media | – | 1 | 14:30 | ? name
dos pollos a la una son para mi abuela | – | 2 | 13:00 | ? name
dos pollos para las dos soy yo | – | 2 | 14:00 | ? name
pollos 14:30 Vicent | Vicent | – | 14:30 | ? quantity
hola quería un pollo para mañana | – | 1 | – | ? name time
dos pollos a las | – | 2 | – | ? name time
el sábado cuatro pollos para la Núria | La Núria | 4 | – | ? time
para Hovhannes el domingo a las dos | Hovhannes | – | 22/11 14:00 | ? food
a las dos y media Marisa | Marisa | – | 14:30 | ? food
una ensaladilla y dos cervezas para las dos | – | – | 14:00 | Ensaladilla de la casa × 1; Cerveza × 2; ? name
seis pollos para el domingo | – | 6 | – | ? name time
cuatro lahmajos para Aram | Aram | – | – | Lahmajo × 4; ? time
`,
);
