// Orders that may be meant in two ways, beside those that only seem so.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const UNCLEAR_ORDERS = readUtterances(
  FRIDAY,
  `
dos pollos para Vicent a las ocho | Vicent | 2 | – | ? time
un pollo a las nueve y media para Lola | Lola | 1 | – | ? time
a las siete dos pollos Armen | Armen | 2 | – | ? time
un pollo a las siete y cuarto a nombre de Elsa | Elsa | 1 | – | ? time
dos pollos para Pau esta noche a las nueve | Pau | 2 | 21:00
un pollo a las ocho y media de la tarde para Lola | Lola | 1 | 20:30
un pollo para Ana entre las dos y las tres | Ana | 1 | – | ? time
dos pollos de dos a dos y media Ximo | Ximo | 2 | – | ? time
antes de las tres un pollo para Lola | Lola | 1 | – | ? time
un pollo para las dos o las tres Marta | Marta | 1 | – | ? time
a y media un pollo para Núria | Núria | 1 | – | ? time
un pollo para Rosa a menos cuarto | Rosa | 1 | – | ? time
dos pollos para Jaume a y cuarto | Jaume | 2 | – | ? time
a las dos o dos y media dos pollos para Gevorg | Gevorg | 2 | – | ? time
un pollo para Irene a las dos y a las tres | Irene | 1 | – | ? time
un pollo o dos para Ximo a las dos | Ximo | – | 14:00 | ? quantity
dos o tres pollos para Gloria a las tres | Gloria | – | 15:00 | ? quantity
uno o dos pollos a las dos Simona | Simona | – | 14:00 | ? quantity
como tres o cuatro pollos para Hovhannes el domingo a las dos | Hovhannes | – | 22/11 14:00 | ? quantity
dos pollos tres pollos para Ana a las dos | Ana | – | 14:00 | ? quantity
un pollo o pollo y medio para Mireia a las dos | Mireia | – | 14:00 | ? quantity
un cuarto de pollo para Leo a la una | Leo | – | 13:00 | ? quantity
medio pollos para Joel a las dos | Joel | – | 14:00 | ? quantity
un pollo para Ana o para Luis a las dos | – | 1 | 14:00 | ? name
a nombre de Pepe o de Paqui dos pollos a las dos | – | 2 | 14:00 | ? name
un pollo a las dos para Vicent o Vicente | – | 1 | 14:00 | ? name
el sábado o el domingo a las dos dos pollos para Toni | Toni | 2 | – | ? day
un pollo para Lola el lunes 22 a la una | Lola | 1 | – | ? day
el 31 de noviembre a las dos un pollo para Berta | Berta | 1 | – | ? day
el viernes 21 a las dos dos pollos para Tigran | Tigran | 2 | – | ? day
este finde a las dos dos pollos para Núria | Núria | 2 | – | ? day
la semana que viene a las dos un pollo para Joan | Joan | 1 | – | ? day
para el fin de semana a las dos tres pollos a nombre de Chelo | Chelo | 3 | – | ? day
un pollo para el a las dos a nombre de Ana | Ana | 1 | – | ? day
mañana o pasado a la una un pollo para Sergi | Sergi | 1 | – | ? day
dos pollos para Remei el 24 o el 25 a las dos | Remei | 2 | – | ? day
para las fiestas a las dos cuatro pollos Ximo | Ximo | 4 | – | ? day
un pollo o dos para las dos o las tres Nuria | Nuria | – | – | ? quantity time
a las seis un pollo para Gloria | Gloria | 1 | – | ? time
un pollo para las nueve Paco | Paco | 1 | – | ? time
dos pollos Ana a las 8 | Ana | 2 | – | ? time
dos pollos para Celia a la una y media o a las dos | Celia | 2 | – | ? time
un pollo y medio o dos pollos, para Ana a las dos | Ana | – | 14:00 | ? quantity
tres pollos para el domingo 23 a la una Vega | Vega | 3 | – | ? day
dos pollos para Aram a las dos y cuarto o a y media | Aram | 2 | – | ? time
`,
);
