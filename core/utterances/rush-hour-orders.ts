// Orders in the rush before lunch: short, in any order, without punctuation, half in Valencian.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const RUSH_HOUR_ORDERS = readUtterances(
  FRIDAY,
  `
2 pollos y medio a las 2 y media núria | Núria | 2,5 | 14:30
ximo 1 pollo a las 2 | Ximo | 1 | 14:00
un pollastre para Vicent a las dos | Vicent | 1 | 14:00
dos pollastres a nombre de empar para las 3 menos diez | Empar | 2 | 14:50
xiquet ponme un pollo y medio para las dos y cuarto soy Ximo | Ximo | 1,5 | 14:15
xiqueta un pollo para las dos a nombre de Pepa | Pepa | 1 | 14:00
oye nano guárdame dos pollos que paso a las dos soy Quique | Quique | 2 | 14:00
mira guapa tres pollos para la una y media Remedios | Remedios | 3 | 13:30
venga apunta dos pollos a las dos en punto para Chelo | Chelo | 2 | 14:00
a las 14 y 30 dos pollos josé luis | José Luis | 2 | 14:30
las catorce quince un pollo a nombre de marga | Marga | 1 | 14:15
me guardas medio pollo para las dos es para Fina | Fina | 0,5 | 14:00
Dos pollos para llevar. Para las dos. Tomás. | Tomás | 2 | 14:00
a la una y media en punto medio pollo Maribel | Maribel | 0,5 | 13:30
ponme pollo y medio sobre las dos a nombre de Loli | Loli | 1,5 | 14:00
un pollito para mí a las tres soy Adela | Adela | 1 | 15:00
échame dos pollos para las dos y diez Gonzalo | Gonzalo | 2 | 14:10
quería dos pollos a eso de las tres menos cuarto de parte de Begoña | Begoña | 2 | 14:45
hola dos y medio para las dos y media Pascual | Pascual | 2,5 | 14:30
3 pollos a las 13:45 para Eli | Eli | 3 | 13:45
pónmelo a nombre de Amadeo un pollo a las dos | Amadeo | 1 | 14:00
dame dos pollos para dentro de media hora soy Rebeca | Rebeca | 2 | 12:40
un pollo en un cuarto de hora para Bernat | Bernat | 1 | 12:25
dos pollos en una hora a nombre de Trini | Trini | 2 | 13:10
para dentro de tres cuartos de hora un pollo y medio Fermín | Fermín | 1,5 | 12:55
cóbrame luego pero apúntame un pollo para las tres Julián | Julián | 1 | 15:00
que dice Paqui que le guardes dos pollos para las dos | Paqui | 2 | 14:00
apúntale a Sonia dos pollos para las dos | Sonia | 2 | 14:00
apúntale medio pollo a la Conchi para la una y media | La Conchi | 0,5 | 13:30
pon un pollo a Germán a las dos y veinte | Germán | 1 | 14:20
dos pollos Rocío dos y media hoy | Rocío | 2 | 14:30
hoy tres y cuarto un pollo Aitana | Aitana | 1 | 15:15
cuatro pollos que somos muchos para las tres soy Leandro | Leandro | 4 | 15:00
un pollo entero y otro medio para Salva a las dos menos diez | Salva | 1,5 | 13:50
eh sí un pollo eh a las dos eh Matías | Matías | 1 | 14:00
vale pues un pollo a las dos y cinco Nerea | Nerea | 1 | 14:05
pues na ponme dos pollos pa las dos soy Curro | Curro | 2 | 14:00
uno y medio para la una y cuarto a nombre de Leo | Leo | 1,5 | 13:15
a la 1 y media 2 pollos Fabiola | Fabiola | 2 | 13:30
a las 2 y 20 un pollo para Óscar | Óscar | 1 | 14:20
a las 3 menos 10 pollo y medio para Vero | Vero | 1,5 | 14:50
para las 2:45 dos pollos, Dani | Dani | 2 | 14:45
para las 14h un pollo para Lidia | Lidia | 1 | 14:00
las tres en punto cuatro pollos Arturo | Arturo | 4 | 15:00
dos pollos para las dos clavadas a nombre de Eugenia | Eugenia | 2 | 14:00
quiero recoger un pollo a las 14.30 soy Íñigo | Íñigo | 1 | 14:30
resérvame un par de pollos para las dos y cuarto Leire | Leire | 2 | 14:15
tres medios pollos para la una y media Fran | Fran | 1,5 | 13:30
media docena de pollos para las tres Gabi | Gabi | 6 | 15:00
sácame un pollo para las dos y media de parte de Maite | Maite | 1 | 14:30
apártame dos pollos soy Chema vengo a las tres | Chema | 2 | 15:00
dos pollos eh para las dos y media eh a nombre de Puri | Puri | 2 | 14:30
sobre las dos un pollo Mateo y ya está | Mateo | 1 | 14:00
un pollo solo para Cayetana a las tres menos veinticinco | Cayetana | 1 | 14:35
dos pollos que voy a por ellos a las tres soy Bárbara | Bárbara | 2 | 15:00
`,
);
