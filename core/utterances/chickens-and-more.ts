// Chickens with what goes with them, and orders of other dishes, with the wishes that staff note down.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const CHICKENS_AND_MORE = readUtterances(
  FRIDAY,
  `
un pollo y una de bravas para Toni a las dos | Toni | 1 | 14:00 | Patatas bravas × 1
dos pollos, una de patatas asadas y dos cervezas para Félix a las dos y media | Félix | 2 | 14:30 | Patatas asadas × 1; Cerveza × 2
pollo y medio con patatas para Marta a la una y media | Marta | 1,5 | 13:30 | «con patatas»
un pollo bien hecho para Emilio a las tres | Emilio | 1 | 15:00 | «bien hecho»
dos pollos sin sal para Amalia a las dos | Amalia | 2 | 14:00 | «sin sal»
un pollo troceado para Rosana a las dos y cuarto | Rosana | 1 | 14:15 | «troceado»
dos pollos poco hechos para Gonzalo a las tres menos cuarto | Gonzalo | 2 | 14:45 | «poco hechos»
un pollo y una ensaladilla, Charo, dos y media | Charo | 1 | 14:30 | Ensaladilla de la casa × 1
tres pollos y dos de croquetas de bacalao para Jesús a las dos | Jesús | 3 | 14:00 | Croquetas de bacalao × 2
una de alitas y un pollo para Dani a la una | Dani | 1 | 13:00 | Alitas a la brasa × 1
un menú familiar para Sonia Llorens a las dos | Sonia Llorens | – | 14:00 | Menú familiar × 1
un menú para dos a nombre de Ricardo para las dos y media | Ricardo | – | 14:30 | Menú Brasa para dos × 1
dos menús del domingo para Adela el domingo a las dos | Adela | – | 22/11 14:00 | Menú del domingo × 2
una paella valenciana para cuatro el domingo a las dos y media, Nacho | Nacho | – | 22/11 14:30 | Paella valenciana × 4
paella de marisco para seis, Amparo Juan, mañana a las tres | Amparo Juan | – | 21/11 15:00 | Paella de marisco × 6
una paella para cinco mañana a las dos a nombre de Matilde | Matilde | – | 21/11 14:00 | «paella para 5»
un pollo y dos flanes para Puri a las dos | Puri | 1 | 14:00 | Flan de huevo × 2
dos pollos y un hummus para Anahit a las dos y media | Anahit | 2 | 14:30 | Hummus con lavash × 1
un pollo, dos lahmajos y un tan para Karen a las tres | Karen | 1 | 15:00 | Lahmajo × 2; Tan × 1
jorovats, dos raciones, para Armen a las dos | Armen | – | 14:00 | Jorovats × 2
una de dolma y un pollo para Lilit a la una y media | Lilit | 1 | 13:30 | Dolma × 1
dos pollos y una botella de vino tinto para Ismael a las tres | Ismael | 2 | 15:00 | Vino tinto de la tierra × 1
medio pollo y un agua para Benito a las dos menos diez | Benito | 0,5 | 13:50 | Agua mineral × 1
un pollo, una de pimientos asados y una de croquetas de espinacas, Ángela, a las dos | Ángela | 1 | 14:00 | Pimientos asados a la leña × 1; Croquetas de espinacas × 1
dos pollos y una ración de croquetas para Bea a las dos y media | Bea | 2 | 14:30 | «1 ración de croquetas»
dos pollos con mucho jugo para Salvador a las dos | Salvador | 2 | 14:00 | «con mucho jugo»
un pollo muy tostado para Higinio a las dos y veinte | Higinio | 1 | 14:20 | «muy tostado»
dos pollos con la salsa aparte para Chelo a las dos | Chelo | 2 | 14:00 | «con la salsa aparte»
un arroz con leche y medio pollo para Esperanza a la una | Esperanza | 0,5 | 13:00 | Arroz con leche × 1
tres refrescos y dos pollos, Nerea, dos y cuarto | Nerea | 2 | 14:15 | Refresco × 3
Un pollo, una de patatas bravas y una cerveza. Para Iker, a las 14:30. | Iker | 1 | 14:30 | Patatas bravas × 1; Cerveza × 1
2 pollos 1 ensaladilla 2 aguas para pilar a las 2 | Pilar | 2 | 14:00 | Ensaladilla de la casa × 1; Agua mineral × 2
dos pollos y un lavash para Hovik a las dos | Hovik | 2 | 14:00 | Lavash × 1
una gata y un pollo para Mariam a las tres | Mariam | 1 | 15:00 | Gata × 1
un pollo y medio sin patatas para Cosme a las dos | Cosme | 1,5 | 14:00 | «sin patatas»
cuatro pollos y tres de bravas para los del taller a las dos y cuarto | Los del Taller | 4 | 14:15 | Patatas bravas × 3
pollo entero, uno, y una de alitas, para Eloy, dos y media | Eloy | 1 | 14:30 | Alitas a la brasa × 1
dos pollos con patatas y sin pimientos para Nora a la una y media | Nora | 2 | 13:30 | «con patatas y sin pimientos»
`,
);
