// Orders that a careful shop keeper would ask about before writing them down.
import { FRIDAY, SATURDAY_BEFORE_HOLIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const ORDERS_OF_TWO_MEANINGS = [
  ...readUtterances(
    FRIDAY,
    `
dos pollos para Ana a las ocho | Ana | 2 | – | ? time
un pollo y medio para Rafa a las nueve | Rafa | 1,5 | – | ? time
tres pollos para Marisa mañana a las siete y media | Marisa | 3 | – | ? time
un pollo o pollo y medio para Bea a las dos | Bea | – | 14:00 | ? quantity
dos o tres pollos para Vicente a las dos y media | Vicente | – | 14:30 | ? quantity
dos pollos para Lola a las dos o a las tres | Lola | 2 | – | ? time
dos pollos para Inma o para Ana a las dos | – | 2 | 14:00 | ? name
un pollo para Nacho mañana o el domingo a las dos | Nacho | 1 | – | ? day
dos pollos para Paqui a y media | Paqui | 2 | – | ? time
un pollo para Tere entre las dos y las tres | Tere | 1 | – | ? time
dos pollos para Quique de dos a tres | Quique | 2 | – | ? time
un pollo para Salva antes de las tres | Salva | 1 | – | ? time
dos pollos para Reme este finde a las dos | Reme | 2 | – | ? day
tres pollos para Sergio el puente a las dos | Sergio | 3 | – | ? day
dos pollos para Esther la semana que viene a las dos | Esther | 2 | – | ? day
dos pollos para Óscar el 31 de noviembre a las dos | Óscar | 2 | – | ? day
un pollo para Marta el domingo 21 a las dos | Marta | 1 | – | ? day
2,7 pollos para Fede a las dos | Fede | – | 14:00 | ? quantity
medio pollos para Isa a las dos | Isa | – | 14:00 | ? quantity
dos pollos para Luisa a las dos o dos y media | Luisa | 2 | – | ? time
un pollo para Emilio el sábado o el domingo a la una | Emilio | 1 | – | ? day
dos pollos para Pili el Viernes Santo a las dos | Pili | 2 | – | ? day
un pollo para Merche a las seis y media | Merche | 1 | – | ? time
un pollo para Jaime sobre las seis | Jaime | 1 | – | ? time
dos pollos para Sole a las dos, teléfono 65544332 | Sole | 2 | 14:00 | ? phone
dos pollos a las dos, Pepe, teléfono 655 44 33 22 11 | Pepe | 2 | 14:00 | ? phone
tres pollos para Gloria a mediodía o por ahí, sobre las dos o las tres | Gloria | 3 | – | ? time
`,
  ),
  ...readUtterances(
    SATURDAY_BEFORE_HOLIDAY,
    `
dos pollos para Ramón el festivo a las dos | Ramón | 2 | – | ? day
tres pollos para Pilar en las fiestas a la una | Pilar | 3 | – | ? day
dos pollos para Alba el martes 9 a las dos | Alba | 2 | – | ? day
`,
  ),
];
