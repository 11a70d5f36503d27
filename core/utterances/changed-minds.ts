// Orders in which people change their mind before they have finished.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const CHANGED_MINDS = readUtterances(
  FRIDAY,
  `
dos pollos no tres para Núria a las dos | Núria | 3 | 14:00
un pollo para Ximo a las dos, no espera, a las dos y media | Ximo | 1 | 14:30
dos pollos a las tres para Carmen perdón para Carmina | Carmina | 2 | 15:00
el sábado digo el domingo a las dos un pollo para Pau | Pau | 1 | 22/11 14:00
un pollo, bueno no, pollo y medio, para las dos, Adela | Adela | 1,5 | 14:00
ponme tres pollos mejor dos para las dos a nombre de Enric | Enric | 2 | 14:00
a las dos miento a las dos y media dos pollos para Remei | Remei | 2 | 14:30
dos pollos y una de bravas para Joan a las dos, quita las bravas | Joan | 2 | 14:00
dos pollos y tres cervezas para Lluís a las dos, las cervezas no | Lluís | 2 | 14:00
un pollo para las dos a nombre de Toni, ay no, de Tonet | Tonet | 1 | 14:00
mañana a las dos, no, hoy, un pollo para Pepa | Pepa | 1 | 14:00
un pollo con patatas no perdona con ensalada para Raquel a las dos | Raquel | 1 | 14:00 | «con ensalada»
un pollo y tres cervezas, mejor cuatro cervezas, a las tres, Dídac | Dídac | 1 | 15:00 | Cerveza × 4
dos pollos a la una y media, uy no me da tiempo, a las dos, para Charo | Charo | 2 | 14:00
un pollo para las tres, o mejor a las dos y media, para Luis | Luis | 1 | 14:30
un pollo, no, no, dos pollos, a las dos, Aina | Aina | 2 | 14:00
quería dos pollos, uy no, uno solo, para las dos, Gema | Gema | 1 | 14:00
ponme cuatro pollos, cuatro no, cinco, a las tres para Armen | Armen | 5 | 15:00
dos pollos para Ana a las dos no a las dos y cuarto | Ana | 2 | 14:15
un pollo para Nando para el viernes no para el sábado a la una | Nando | 1 | 21/11 13:00
2 pollos, corrijo, 3 pollos para Marta a las 14:00 | Marta | 3 | 14:00
un pollo para Vicente, Vicente no, Vicent, a las dos | Vicent | 1 | 14:00
un pollo a nombre de Juan, no, mejor ponlo a nombre de Sara, a las dos | Sara | 1 | 14:00
dos pollos para las dos a nombre de Pilar, no, cámbialo a las tres | Pilar | 2 | 15:00
ponme dos pollos, que sean tres, a las dos para Elisa | Elisa | 3 | 14:00
me pones dos pollos y medio, no, dos, para las dos y media Inma | Inma | 2 | 14:30
un pollo y un flan para Julia a las dos el flan no | Julia | 1 | 14:00
dos pollos para mañana, ay perdona, para pasado mañana, a la una y media, Bea | Bea | 2 | 22/11 13:30
un pollo a las dos, a las dos no, a las tres, para Mercè | Mercè | 1 | 15:00
tres pollos para Gayane a las dos, me he equivocado, son cuatro pollos | Gayane | 4 | 14:00
un pollo a las 14:00 no a las 14:30 Rubén | Rubén | 1 | 14:30
dos pollos para el sábado, el sábado no puedo, el domingo a las dos, Irene | Irene | 2 | 22/11 14:00
medio pollo, va, uno entero, para las dos a nombre de Lalo | Lalo | 1 | 14:00
un pollo para las dos no mejor para las tres que salgo tarde soy Uge | Uge | 1 | 15:00
dos pollos y una ensaladilla a las dos, Marta, la ensaladilla no me la pongas | Marta | 2 | 14:00
quiero un pollo para las dos bueno va dos pollos que viene mi hermana soy Cris | Cris | 2 | 14:00
a las tres menos cuarto perdón menos diez un pollo para Sixto | Sixto | 1 | 14:50
un pollo para Laura quiero decir para Lara a las dos | Lara | 1 | 14:00
`,
);
