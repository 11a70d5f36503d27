// What staff dictate between two customers: name, chickens, time, in whatever order they come to mind.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const DICTATED_ORDERS = readUtterances(
  FRIDAY,
  `
dos pollos para Toni a las dos | Toni | 2 | 14:00
apunta uno y medio para la Mari de la peluquería, a las dos y cuarto | La Mari de la Peluquería | 1,5 | 14:15
un pollo para Asun a la una y media | Asun | 1 | 13:30
Rafa Sempere, dos pollos, a las tres | Rafa Sempere | 2 | 15:00
apunta dos pollos para Encarni a las dos menos diez | Encarni | 2 | 13:50
medio para Reme a las dos | Reme | 0,5 | 14:00
tres pollos, Vicente Mira, las dos y media | Vicente Mira | 3 | 14:30
a la una un pollo y medio para Inma | Inma | 1,5 | 13:00
dos y medio para Nacho Brotons a las tres menos cuarto | Nacho Brotons | 2,5 | 14:45
para las dos y media, un pollo, Manoli | Manoli | 1 | 14:30
me ha llamado Ana Ripoll, quiere dos pollos para las dos y cuarto | Ana Ripoll | 2 | 14:15
ha llamado Vicente, que le guardemos un pollo y medio para las tres | Vicente | 1,5 | 15:00
acaba de llamar Merche, dos pollos para la una y cuarto | Merche | 2 | 13:15
pedido para Salva, un pollo a las dos y diez | Salva | 1 | 14:10
nuevo pedido, Teresa Verdú, tres pollos, a las dos | Teresa Verdú | 3 | 14:00
otro pedido, Kiko, medio pollo, dos menos cuarto | Kiko | 0,5 | 13:45
apúntame uno y medio a nombre de Llorens para las dos | Llorens | 1,5 | 14:00
un pollo entero para Tere a las dos y veinte | Tere | 1 | 14:20
cuatro pollos para el bar Paquito a las tres | El Bar Paquito | 4 | 15:00
dos pollos, Toni el del taller, a las dos y media | Toni el del Taller | 2 | 14:30
un pollo para Paco el fontanero a la una y media | Paco el Fontanero | 1 | 13:30
apunta un pollo y medio para la suegra de Paco a las dos | La Suegra de Paco | 1,5 | 14:00
dos pollos para doña Carmen a la una en punto | Doña Carmen | 2 | 13:00
un pollo para don Vicente a las dos menos veinte | Don Vicente | 1 | 13:40
pollo y medio para Paqui Galiana, tres y cuarto | Paqui Galiana | 1,5 | 15:15
a las doce y media un pollo para Loles | Loles | 1 | 12:30
dos pollos a nombre de Esteve, dos y cinco | Esteve | 2 | 14:05
apunta dos pollos a las dos y media para Maruja | Maruja | 2 | 14:30
apunta para Sergio un pollo, a las dos y cuarto | Sergio | 1 | 14:15
anota dos pollos y medio a nombre de Pilar para la una y media | Pilar | 2,5 | 13:30
apunta ahí tres pollos para Quique Pastor a las tres | Quique Pastor | 3 | 15:00
John, dos pollos a las dos | John | 2 | 14:00
un pollo para Margaret a la una | Margaret | 1 | 13:00
dos pollos para Svetlana a las tres menos diez | Svetlana | 2 | 14:50
un pollo y medio para Mohamed a las dos y media | Mohamed | 1,5 | 14:30
un pollo para Olena a las dos | Olena | 1 | 14:00
tres pollos para Gagik a las tres y media | Gagik | 3 | 15:30
medio pollo para Hans a las dos y cuarto | Hans | 0,5 | 14:15
dos pollos para Fátima a la una menos cuarto | Fátima | 2 | 12:45
uno y medio para Miguel Ángel a las dos | Miguel Ángel | 1,5 | 14:00
tres y medio a nombre de la farmacia para las dos y media | La Farmacia | 3,5 | 14:30
seis pollos a nombre de la peña el sol para las tres | La Peña El Sol | 6 | 15:00
cinco pollos a nombre de Talleres Mira a las dos | Talleres Mira | 5 | 14:00
dos pollos a las dos para José Antonio | José Antonio | 2 | 14:00
dos pollos para María José Pérez a las dos y media | María José Pérez | 2 | 14:30
un pollo, Sole, las tres | Sole | 1 | 15:00
Isabel Carbonell un pollo y medio a las dos | Isabel Carbonell | 1,5 | 14:00
Andrés, un pollo. Las dos y cuarto. | Andrés | 1 | 14:15
Dos pollos para Lorena, a las dos y media. | Lorena | 2 | 14:30
Un pollo y medio para Juanjo a las 13:45. | Juanjo | 1,5 | 13:45
Apunta, Raquel, dos pollos, tres menos cuarto. | Raquel | 2 | 14:45
2 pollos para Toni García a las 14:30 | Toni García | 2 | 14:30
1 pollo para Marisa a las 13:15. | Marisa | 1 | 13:15
1,5 pollos a nombre de Cristina para las 14:00 | Cristina | 1,5 | 14:00
3 pollos emilio 15:00 | Emilio | 3 | 15:00
pollo y medio para vicenta a la 1 y media | Vicenta | 1,5 | 13:30
2 pollos y medio para esther a las 2 | Esther | 2,5 | 14:00
dos pollos nuria soler tres menos cuarto | Nuria Soler | 2 | 14:45
un pollo rubén dos y media | Rubén | 1 | 14:30
Dos Pollos Para Amparo A Las Dos | Amparo | 2 | 14:00
¿Dos pollos para Celia a las dos? Apúntalos. | Celia | 2 | 14:00
resérvale a Marcos un pollo y medio para las tres menos cuarto | Marcos | 1,5 | 14:45
guárdale dos pollos a Alicia, que viene a las dos y media | Alicia | 2 | 14:30
ponle a Joaquín tres pollos para la una y media | Joaquín | 3 | 13:30
hazme un pedido para Noelia, un pollo a las dos | Noelia | 1 | 14:00
para Héctor dos pollos y medio, viene a las tres | Héctor | 2,5 | 15:00
mete dos pollos para las dos a nombre de Adrián | Adrián | 2 | 14:00
venga, otro, Silvia, un pollo, a las dos y cuarto | Silvia | 1 | 14:15
a ver, dos pollos para Mónica a las tres | Mónica | 2 | 15:00
apunta Carlos Martínez dos pollos a las catorce treinta | Carlos Martínez | 2 | 14:30
pollo entero para Yolanda, uno, a las dos | Yolanda | 1 | 14:00
para las tres y diez, Ramón, un pollo y medio | Ramón | 1,5 | 15:10
dos pollos asados para Susana a las dos y media | Susana | 2 | 14:30
un pollo asado y medio más para Eva a la una y media | Eva | 1,5 | 13:30
ocho pollos a nombre del bar Alameda, a las dos | Bar Alameda | 8 | 14:00
dos pollos para recoger a las dos, nombre David | David | 2 | 14:00
nombre Lucía, un pollo, hora las tres menos cuarto | Lucía | 1 | 14:45
`,
);
