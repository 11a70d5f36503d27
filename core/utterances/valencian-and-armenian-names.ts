// The neighbours' names and the family's.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const VALENCIAN_AND_ARMENIAN_NAMES = readUtterances(
  FRIDAY,
  `
dos pollos para Ximo a las dos | Ximo | 2 | 14:00
dos pollos para ximo a las dos y media | Ximo | 2 | 14:30
un pollo y medio para vicent a la una y media | Vicent | 1,5 | 13:30
un pollo a nombre de Empar a las dos | Empar | 1 | 14:00
un pollo a nombre de amparo a las tres | Amparo | 1 | 15:00
tres pollos de parte de Josep a las dos menos cuarto | Josep | 3 | 13:45
tres pollos de parte de voro a las dos | Voro | 3 | 14:00
medio pollo para Quico a la una | Quico | 0,5 | 13:00
dos pollos para Llorenç a las dos y diez | Llorenç | 2 | 14:10
dos pollos para llorenç el domingo a las dos | Llorenç | 2 | 22/11 14:00
dos pollos para josep vicent a las tres | Josep Vicent | 2 | 15:00
pues ponme dos pollos para Jordi Ferrer a las 14:30 | Jordi Ferrer | 2 | 14:30
me llamo Remei y quiero un pollo para las dos | Remei | 1 | 14:00
soy Batiste apúntame pollo y medio para las dos y media | Batiste | 1,5 | 14:30
cuatro pollos para Pau Sempere el sábado a la una y media | Pau Sempere | 4 | 21/11 13:30
cuatro pollos a nombre de Neus para mañana a las dos | Neus | 4 | 21/11 14:00
dos pollos a nombre de Joan Baptista a las dos y cuarto | Joan Baptista | 2 | 14:15
dos pollos para Vicenta Ripoll a la una y media | Vicenta Ripoll | 2 | 13:30
un pollo a nombre de Tonet a las dos | Tonet | 1 | 14:00
un pollo para Desemparats a las dos y media | Desemparats | 1 | 14:30
tres pollos para Andreu Climent a las tres | Andreu Climent | 3 | 15:00
dos pollos para Armen a las dos | Armen | 2 | 14:00
dos pollos para armen a las dos y media | Armen | 2 | 14:30
un pollo a nombre de Hayk a la una | Hayk | 1 | 13:00
un pollo a nombre de hayk sargsyan a las tres | Hayk Sargsyan | 1 | 15:00
dos pollos y medio para Anahit a las dos | Anahit | 2,5 | 14:00
tres pollos para tigran hakobyan el domingo a las dos y media | Tigran Hakobyan | 3 | 22/11 14:30
me llamo Narek y quería dos pollos para las dos menos cuarto | Narek | 2 | 13:45
soy Gohar ponme pollo y medio para la una y media | Gohar | 1,5 | 13:30
cuatro pollos de parte de Sargsyan para mañana a las dos | Sargsyan | 4 | 21/11 14:00
medio pollo para anahit hakobyan a las 14:15 | Anahit Hakobyan | 0,5 | 14:15
dos pollos para Gayane a las 3 | Gayane | 2 | 15:00
dos pollos a nombre de Hovhannes a las dos y cuarto | Hovhannes | 2 | 14:15
un pollo para lusine petrosyan a las dos | Lusine Petrosyan | 1 | 14:00
un pollo para Ruzanna el sábado a las tres | Ruzanna | 1 | 21/11 15:00
dos pollos para Aram el domingo a las dos teléfono 655 12 34 56 | Aram | 2 | 22/11 14:00 | tel 655123456
`,
);
