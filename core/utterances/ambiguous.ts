// Orders that can be understood in two ways: the shop asks which, it does not guess.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const AMBIGUOUS = readUtterances(
  FRIDAY,
  `
un pollo o dos para Juan a las dos | Juan | – | 14:00 | ? quantity
un pollo o dos pollos para Juan a las dos y media | Juan | – | 14:30 | ? quantity
dos o tres pollos para Amparo a la una y media | Amparo | – | 13:30 | ? quantity
2 o 3 pollos para Amparo a las 2 | Amparo | – | 14:00 | ? quantity
pollo y medio o dos pollos para Amparo a las tres | Amparo | – | 15:00 | ? quantity
no sé si dos pollos o tres para Amparo mañana a las dos | Amparo | – | 21/11 14:00 | ? quantity
unos cuantos pollos para Lola a las dos | Lola | – | 14:00 | ? quantity
varios pollos para la peña El Tomillo el domingo a las dos | La Peña El Tomillo | – | 22/11 14:00 | ? quantity
dos pollos para Vicent a las dos o a las tres | Vicent | 2 | – | ? time
dos pollos para Vicent a las dos o las dos y media | Vicent | 2 | – | ? time
dos pollos para Vicent a las 14:00 o 14:30 | Vicent | 2 | – | ? time
un pollo para Vicent entre la una y las dos | Vicent | 1 | – | ? time
un pollo para Vicent sobre las dos o dos y media | Vicent | 1 | – | ? time
un pollo a las dos para Vicent que lo recojo a las tres | Vicent | 1 | – | ? time
dos pollos a las dos y media a las tres para Lola | Lola | 2 | – | ? time
un pollo para Marta a las ocho | Marta | 1 | – | ? time
un pollo para Marta mañana a las nueve | Marta | 1 | – | ? time
dos pollos para Marta el domingo a las siete y media | Marta | 2 | – | ? time
un pollo para Marta mañana a las 6 | Marta | 1 | – | ? time
dos pollos para Tere el sábado o el domingo a las dos | Tere | 2 | – | ? day
dos pollos para Tere hoy o mañana a las dos | Tere | 2 | – | ? day
dos pollos para Tere el domingo o el lunes a la una y media | Tere | 2 | – | ? day
dos pollos para Tere el domingo 23 a las dos | Tere | 2 | – | ? day
tres pollos para Tere el sábado 22 de noviembre a las dos | Tere | 3 | – | ? day
un pollo para Tere el 31 de noviembre a las dos | Tere | 1 | – | ? day
un pollo a las dos para Juan o para Pedro | – | 1 | 14:00 | ? name
dos pollos a nombre de Juan o de Marta a las dos y media | – | 2 | 14:30 | ? name
dos pollos para Juan a las dos a nombre de Pedro | – | 2 | 14:00 | ? name
dos pollos para las tres a nombre de García o González | – | 2 | 15:00 | ? name
dos pollos para Laura a las dos teléfono 655 12 34 5 | Laura | 2 | 14:00 | ? phone
dos pollos para Laura a las dos teléfono 655 12 34 567 | Laura | 2 | 14:00 | ? phone
un pollo para Laura a las tres teléfono seis cinco cinco doce treinta y cuatro cinco | Laura | 1 | 15:00 | ? phone
un pollo para Laura a las dos y media móvil 65512345 | Laura | 1 | 14:30 | ? phone
dos pollos para Laura mañana a las dos teléfono 655 123 45 67 | Laura | 2 | 21/11 14:00 | ? phone
dos pollos para Laura a las dos teléfono 655 12 34 56 o 655 12 34 65 | Laura | 2 | 14:00 | ? phone
paella valenciana o paella de marisco para cuatro el domingo a las dos a nombre de Raquel | Raquel | – | 22/11 14:00 | ? dish
un pollo y dos raciones de croquetas de jamón o de bacalao para Raquel a las dos | Raquel | 1 | 14:00 | ? dish
un pollo o dos para Raquel a las dos o a las tres | Raquel | – | – | ? quantity time
dos o tres pollos a las dos | – | – | 14:00 | ? name quantity
un pollo o dos para Raquel | Raquel | – | – | ? quantity time
dos pollos el sábado o el domingo para Raquel | Raquel | 2 | – | ? time day
pues mira ponme un pollo o pollo y medio para Elena a las dos | Elena | – | 14:00 | ? quantity
a ver dos pollos para Elena para la una o la una y media lo que os venga mejor | Elena | 2 | – | ? time
oye un pollo para Elena mañana o pasado a las dos | Elena | 1 | – | ? day
tres o cuatro pollos el sábado a las dos a nombre de la comparsa Los Piratas | La Comparsa Los Piratas | – | 21/11 14:00 | ? quantity
dos pollos para el martes 25 a las dos a nombre de Quico | Quico | 2 | – | ? day
`,
);
