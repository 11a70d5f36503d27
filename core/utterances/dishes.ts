// Other dishes of the menu, what goes with the chicken, and wishes.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

/** What fits one product and was counted is a line. */
const LINES = readUtterances(
  FRIDAY,
  `
dos pollos y cuatro cervezas para Pedro a las dos | Pedro | 2 | 14:00 | Cerveza × 4
dos pollos con cuatro cervezas para Pedro a las dos y media | Pedro | 2 | 14:30 | Cerveza × 4
un pollo y dos croquetas de jamón para Pedro a las tres | Pedro | 1 | 15:00 | Croquetas de jamón × 2
un pollo y dos raciones de croquetas de jamon para Pedro a la una | Pedro | 1 | 13:00 | Croquetas de jamón × 2
un pollo y una ración de croquetas de bacalao para Nerea a las dos | Nerea | 1 | 14:00 | Croquetas de bacalao × 1
dos raciones de croquetas de pollo y un pollo para Nerea a las dos y media | Nerea | 1 | 14:30 | Croquetas de pollo a la leña × 2
una de croquetas de pollo para Nerea a las tres | Nerea | – | 15:00 | Croquetas de pollo a la leña × 1
tres raciones de croquetas de espinacas y tres cervezas para Nerea mañana a las dos | Nerea | – | 21/11 14:00 | Croquetas de espinacas × 3; Cerveza × 3
una paella valenciana para cuatro el domingo a las dos a nombre de Matilde | Matilde | – | 22/11 14:00 | Paella valenciana × 4
paella valenciana para seis y dos pollos el domingo a las dos y media a nombre de Matilde | Matilde | 2 | 22/11 14:30 | Paella valenciana × 6
paella de marisco para cuatro personas el domingo a las tres Matilde | Matilde | – | 22/11 15:00 | Paella de marisco × 4
mañana a la una y media una paella de marisco para ocho de parte de Matilde | Matilde | – | 21/11 13:30 | Paella de marisco × 8
una fideuá para cuatro el sábado a las dos para Héctor | Héctor | – | 21/11 14:00 | Fideuá × 4
fideua para 6 el sábado a las 2 y media a nombre de Héctor | Héctor | – | 21/11 14:30 | Fideuá × 6
un arroz a banda para cinco el domingo a las dos a nombre de Héctor | Héctor | – | 22/11 14:00 | Arroz a banda × 5
cuatro raciones de arroz a banda para el domingo a la una y media para Héctor | Héctor | – | 22/11 13:30 | Arroz a banda × 4
un pollo y un refresco para David a las dos | David | 1 | 14:00 | Refresco × 1
un pollo y tres refrescos para David a las tres | David | 1 | 15:00 | Refresco × 3
un pollo y dos botellas de agua para David a las dos y cuarto | David | 1 | 14:15 | Agua mineral × 2
un pollo y un agua para David a la una | David | 1 | 13:00 | Agua mineral × 1
dos pollos y una botella de vino tinto para Eva a las tres | Eva | 2 | 15:00 | Vino tinto de la tierra × 1
dos pollos dos botellas de vino tinto y cuatro flanes para Eva el domingo a las dos | Eva | 2 | 22/11 14:00 | Vino tinto de la tierra × 2; Flan de huevo × 4
un pollo y dos flanes para Eva a las dos menos cuarto | Eva | 1 | 13:45 | Flan de huevo × 2
un pollo y dos arroz con leche para Eva a las dos | Eva | 1 | 14:00 | Arroz con leche × 2
un pollo y una ensaladilla para Samuel a las dos | Samuel | 1 | 14:00 | Ensaladilla de la casa × 1
un pollo y 2 ensaladillas para Samuel a las dos y media | Samuel | 1 | 14:30 | Ensaladilla de la casa × 2
un pollo y una de bravas para Samuel a las dos | Samuel | 1 | 14:00 | Patatas bravas × 1
un pollo y dos raciones de patatas bravas para Samuel a las tres | Samuel | 1 | 15:00 | Patatas bravas × 2
dos pollos y tres patatas asadas para Ainhoa a las dos | Ainhoa | 2 | 14:00 | Patatas asadas × 3
dos pollos y dos raciones de patatas asadas para ainhoa a las 14:30 | Ainhoa | 2 | 14:30 | Patatas asadas × 2
una ración de alitas y medio pollo para Ainhoa a las dos | Ainhoa | 0,5 | 14:00 | Alitas a la brasa × 1
dos de alitas para Ainhoa a las tres y cuarto | Ainhoa | – | 15:15 | Alitas a la brasa × 2
un hummus y dos jorovats para Arturo a las dos | Arturo | – | 14:00 | Hummus con lavash × 1; Jorovats × 2
tres jorovats y dos dolmas para Anahit a las tres | Anahit | – | 15:00 | Jorovats × 3; Dolma × 2
cuatro lahmajos y un pollo para Tigran a la una y media | Tigran | 1 | 13:30 | Lahmajo × 4
dos lahmajo y un tan para Narek a las dos | Narek | – | 14:00 | Lahmajo × 2; Tan × 1
un pollo y dos pajlavás para Gohar a las dos y media | Gohar | 1 | 14:30 | Pajlavá × 2
dos gatas y un pollo para Hayk mañana a las dos | Hayk | 1 | 21/11 14:00 | Gata × 2
un menú familiar para Berta a las dos | Berta | – | 14:00 | Menú familiar × 1
un menu familiar y cuatro cervezas para Berta a las dos y media | Berta | – | 14:30 | Menú familiar × 1; Cerveza × 4
un menú brasa para dos a las dos a nombre de Berta | Berta | – | 14:00 | Menú Brasa para dos × 1
dos menús familiares para el domingo a la una y media a nombre de Berta | Berta | – | 22/11 13:30 | Menú familiar × 2
un menú del domingo para el domingo a las dos y media a nombre de Berta | Berta | – | 22/11 14:30 | Menú del domingo × 1
una de pimientos asados y un pollo para Ester a las dos | Ester | 1 | 14:00 | Pimientos asados a la leña × 1
6 cervezas y 3 pollos para Ester a las 2 | Ester | 3 | 14:00 | Cerveza × 6
media docena de cervezas y dos pollos para Ester a las dos y media | Ester | 2 | 14:30 | Cerveza × 6
un par de cervezas y un pollo para Ester a las tres | Ester | 1 | 15:00 | Cerveza × 2
`,
);

/** What fits several products, is not counted or is only a wish stays as it was said. */
const DETAILS = readUtterances(
  FRIDAY,
  `
un pollo con patatas para Alba a las dos | Alba | 1 | 14:00 | «con patatas»
dos pollos con patatas para alba a las dos y media | Alba | 2 | 14:30 | «con patatas»
un pollo con patatas fritas a nombre de Alba a las tres | Alba | 1 | 15:00 | «con patatas fritas»
un pollo con ensalada para Alba a la una | Alba | 1 | 13:00 | «con ensalada»
un pollo con patatas y dos cervezas para Alba a las dos | Alba | 1 | 14:00 | «con patatas»; Cerveza × 2
medio pollo con patatas y un refresco para Alba a las dos | Alba | 0,5 | 14:00 | «con patatas»; Refresco × 1
un pollo con mucha salsa para Adela a las dos | Adela | 1 | 14:00 | «con mucha salsa»
un pollo sin sal para Adela a las dos y media | Adela | 1 | 14:30 | «sin sal»
un pollo sin salsa para Adela a las tres | Adela | 1 | 15:00 | «sin salsa»
dos pollos bien hechos para Adela a las dos | Adela | 2 | 14:00 | «bien hechos»
un pollo muy hecho para Adela a las dos menos cuarto | Adela | 1 | 13:45 | «muy hecho»
un pollo poco hecho a nombre de Adela a las dos | Adela | 1 | 14:00 | «poco hecho»
dos raciones de croquetas y un pollo para Rubén a las dos | Rubén | 1 | 14:00 | «2 raciones de croquetas»
un pollo y tres raciones de croquetas para Rubén a las dos y media | Rubén | 1 | 14:30 | «3 raciones de croquetas»
un pollo y dos raciones de patatas para ruben a las tres | Rubén | 1 | 15:00 | «2 raciones de patatas»
paella para cuatro el domingo a las dos a nombre de Rubén | Rubén | – | 22/11 14:00 | «paella para 4»
paella para 10 y cuatro pollos el domingo a las dos y media a nombre de Rubén | Rubén | 4 | 22/11 14:30 | «paella para 10»
una paella para seis personas mañana a la una y media para Carlos | Carlos | – | 21/11 13:30 | «paella para 6 personas»
mañana a las dos un pollo y una paella para cuatro a nombre de Carlos | Carlos | 1 | 21/11 14:00 | «paella para 4»
un pollo y dos barras de pan para Carlos a las dos | Carlos | 1 | 14:00 | «2 barras de pan»
un pollo con pan para Carlos a las dos y cuarto | Carlos | 1 | 14:15 | «con pan»
un pollo con alioli para Carlos a las tres | Carlos | 1 | 15:00 | «con alioli»
`,
);

export const DISHES = [...LINES, ...DETAILS];
