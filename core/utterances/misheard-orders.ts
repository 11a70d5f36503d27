// Orders as recognisers write them: wrong spelling, odd marks, capitals everywhere or nowhere, words said
// twice, and sentences that they add out of silence.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const MISHEARD_ORDERS = readUtterances(
  FRIDAY,
  `
dos poyos para antonio a las dos | Antonio | 2 | 14:00
ha ver ponme un pollo para las dos soy maría josé | María José | 1 | 14:00
2 pollos y 1/2 a las 2:30 a nombre de Jose | José | 2,5 | 14:30
1 pollo para las 2 a nombre de maria angeles | María Ángeles | 1 | 14:00
Dos pollos para Jesús a las 2:00. Gracias por ver el vídeo. | Jesús | 2 | 14:00
Un pollo para Marta a las 14:30. Subtítulos realizados por la comunidad de Amara.org | Marta | 1 | 14:30
Un pollo y medio para Sandra a las tres. ¡Suscríbete! | Sandra | 1,5 | 15:00
Hola. Hola. Un pollo para Benja a las dos. Gracias. Gracias. | Benja | 1 | 14:00
¿Me pones dos pollos para Andrea a las dos? | Andrea | 2 | 14:00
¡Hola! Un pollo y medio, para las 3, a nombre de Lucas. | Lucas | 1,5 | 15:00
Dos pollos... para las dos... Inés. | Inés | 2 | 14:00
dos pollos a las 2 y 1/2 para Gema | Gema | 2 | 14:30
dos pollos a la 1:30 h para Olga | Olga | 2 | 13:30
2,5 pollos 14:30 h Vicent Ferrer | Vicent Ferrer | 2,5 | 14:30
2 pollos 14:30 Vicente Climent 655123456 | Vicente Climent | 2 | 14:30 | tel 655123456
dos pollos, a las dos y media, a nombre de... eh... Ángela. | Ángela | 2 | 14:30
a las a las dos un pollo para Cati | Cati | 1 | 14:00
para para Miguel Ángel dos pollos a las tres | Miguel Ángel | 2 | 15:00
DOS POLLOS PARA NÚRIA A LAS 2 Y MEDIA | Núria | 2 | 14:30
Tres pollos para Juan Carlos, a las dos y cuarto, gracias. | Juan Carlos | 3 | 14:15
Hola, buenas. Mira, quería... Quería dos pollos. Para hoy. A las tres menos cuarto. Soy Eulalia. | Eulalia | 2 | 14:45
Vale. Un pollo. A las dos. Para Félix. | Félix | 1 | 14:00
pollo y 1/2 para las 2 a nombre de Rubén | Rubén | 1,5 | 14:00
dos pollos para Óscar para las dos de la tarde | Óscar | 2 | 14:00
un pollo para las 2 p. m. a nombre de Laura | Laura | 1 | 14:00
un pollo para las 2:30 p.m. a nombre de Laura | Laura | 1 | 14:30
dos pollos para mañana a las 13:00 horas para Gloria | Gloria | 2 | 21/11 13:00
tres pollos para hoy viernes a las dos para Antonia | Antonia | 3 | 14:00
un pollo para mañana sábado 21 a las dos a nombre de Ricardo | Ricardo | 1 | 21/11 14:00
dos pollos para el domingo 22 de noviembre a las 14:00 horas a nombre de Carolina Pérez | Carolina Pérez | 2 | 22/11 14:00
4 pollos para hoy 15:00 a nombre de Fuensanta | Fuensanta | 4 | 15:00
a nombre de: Paloma. Un pollo. Hora: las dos y media. | Paloma | 1 | 14:30
Nombre, Pedro. Dos pollos. Hora, las tres. | Pedro | 2 | 15:00
pon me dos pollos para las dos a nombre de Lucía | Lucía | 2 | 14:00
apunta me un pollo para las tres soy Héctor | Héctor | 1 | 15:00
dos pollos para las dos y media soy la Mari Carmen | La Mari Carmen | 2 | 14:30
un pollo pa Manolo a las dos | Manolo | 1 | 14:00
dos pollos pal domingo a la una y media a nombre de Rafa | Rafa | 2 | 22/11 13:30
un pollo asado para las dos para eva | Eva | 1 | 14:00
dos pollos para alba a las dos | Alba | 2 | 14:00
un pollo para mar a las dos | Mar | 1 | 14:00
un pollo para rosario a las tres | Rosario | 1 | 15:00
un pollo para angel a las dos | Ángel | 1 | 14:00
dos pollos para las dos para sofia y carlos | Sofía y Carlos | 2 | 14:00
Un pollo, para las catorce treinta, a nombre de Raúl | Raúl | 1 | 14:30
un pollo para belen a las 2 menos cuarto | Belén | 1 | 13:45
dos pollos y medio a las 2 y media en punto para jorge | Jorge | 2,5 | 14:30
"Dos pollos para Rita a las tres" | Rita | 2 | 15:00
- Un pollo para Simón a las dos. | Simón | 1 | 14:00
`,
);
