// How many chickens, in words, digits and what recognisers make of them.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const QUANTITIES = readUtterances(
  FRIDAY,
  `
medio pollo para Lola a las dos | Lola | 0,5 | 14:00
1/2 pollo para Lola a las 2 y media | Lola | 0,5 | 14:30
1 pollo para Lola a las 3 | Lola | 1 | 15:00
2 pollos para Andrea a las 2 | Andrea | 2 | 14:00
2 pollos y medio para Andrea a las 2 | Andrea | 2,5 | 14:00
2 pollos y 1/2 para Andrea a las 2 | Andrea | 2,5 | 14:00
2,5 pollos para Andrea a las 14:30 | Andrea | 2,5 | 14:30
2.5 pollos para Andrea a las 14.30 | Andrea | 2,5 | 14:30
1,5 pollos a nombre de Gema a la 1 y media | Gema | 1,5 | 13:30
1 pollo y medio a nombre de Gema a la 1 | Gema | 1,5 | 13:00
pollo y medio a nombre de Gema a las dos y veinte | Gema | 1,5 | 14:20
un pollo y medio para las dos y media para Gema | Gema | 1,5 | 14:30
tres y medio pollos para Jorge a las tres | Jorge | 3,5 | 15:00
3 y medio pollos para Jorge a las tres y media | Jorge | 3,5 | 15:30
pollos ponme tres y medio para Jorge a las dos | Jorge | 3,5 | 14:00
de pollo ponme uno para Jorge a las dos menos diez | Jorge | 1 | 13:50
un par de pollos para Silvia a las dos | Silvia | 2 | 14:00
ponme un par de pollos a la una y media a nombre de Silvia | Silvia | 2 | 13:30
media docena de pollos para Gonzalo a las tres | Gonzalo | 6 | 15:00
una docena de pollos para mañana a las dos a nombre de Gonzalo | Gonzalo | 12 | 21/11 14:00
diez pollos para mañana a las dos de parte de Begoña | Begoña | 10 | 21/11 14:00
quince pollos para el domingo a la una y media a nombre de Nicolás | Nicolás | 15 | 22/11 13:30
ocho pollos y medio para el domingo a las dos para Nicolás | Nicolás | 8,5 | 22/11 14:00
12 pollos para el sábado a las 2 a nombre de Félix | Félix | 12 | 21/11 14:00
siete pollos para Félix mañana a la una | Félix | 7 | 21/11 13:00
nueve pollos para Lourdes el domingo a las tres | Lourdes | 9 | 22/11 15:00
un pollo entero para Alicia a las dos | Alicia | 1 | 14:00
dos pollos enteros y medio para Alicia a las dos | Alicia | 2,5 | 14:00
dos pollos y medio pollo para Alicia a las tres | Alicia | 2,5 | 15:00
un pollo y otro medio para Alicia a la una y media | Alicia | 1,5 | 13:30
dos medios pollos para Gustavo a las dos | Gustavo | 1 | 14:00
un medio pollo para Gustavo a las dos y media | Gustavo | 0,5 | 14:30
tres pollos a las tres para Tere | Tere | 3 | 15:00
cuatro y medio de pollo para Sole a las dos | Sole | 4,5 | 14:00
dos coma cinco pollos para Sole a las dos y media | Sole | 2,5 | 14:30
uno y medio de pollo a nombre de Valeria a la una menos diez | Valeria | 1,5 | 12:50
`,
);
