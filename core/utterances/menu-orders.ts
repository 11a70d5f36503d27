// Dishes by the names that people use, in singular and plural, with what they wish besides.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const MENU_ORDERS = readUtterances(
  FRIDAY,
  `
una de bravas y un pollo para las dos Nando | Nando | 1 | 14:00 | Patatas bravas × 1
dos de bravas y pollo y medio a las tres menos diez Olivia | Olivia | 1,5 | 14:50 | Patatas bravas × 2
dos raciones de jorovats y cuatro lavash a las dos a nombre de Levon | Levon | – | 14:00 | Jorovats × 2; Lavash × 4
tres lahmajos y un pollo para Gevorg a las dos | Gevorg | 1 | 14:00 | Lahmajo × 3
tres lamajos a las dos para Nune | Nune | – | 14:00 | Lahmajo × 3
un menú familiar para el domingo a las dos a nombre de Begoña Soler | Begoña Soler | – | 22/11 14:00 | Menú familiar × 1
dos menús del domingo para el domingo a las dos y media Trini | Trini | – | 22/11 14:30 | Menú del domingo × 2
ponme un menú brasa para las dos a nombre de Uxía | Uxía | – | 14:00 | Menú Brasa para dos × 1
dos menús brasa para Lorena a las tres | Lorena | – | 15:00 | Menú Brasa para dos × 2
una paella valenciana para cuatro el domingo a las dos y media para Joaquina | Joaquina | – | 22/11 14:30 | Paella valenciana × 4
paella de marisco para seis mañana a las dos a nombre de Ferran | Ferran | – | 21/11 14:00 | Paella de marisco × 6
para el domingo a las tres una paella para cinco a nombre de Bautista | Bautista | – | 22/11 15:00 | «paella para 5»
dos raciones de fideua para mañana a las dos Visitación | Visitación | – | 21/11 14:00 | Fideuá × 2
cuatro raciones de arroz a banda el domingo a la una y media Llum | Llum | – | 22/11 13:30 | Arroz a banda × 4
un pollo y una ensaladilla para Genaro a las dos | Genaro | 1 | 14:00 | Ensaladilla de la casa × 1
un hummus y dos dolmas para Karine a las dos y media | Karine | – | 14:30 | Hummus con lavash × 1; Dolma × 2
un humus y un pollo a las dos para Irene | Irene | 1 | 14:00 | Hummus con lavash × 1
dos de croquetas de jamón y una de croquetas de bacalao para Rut a las dos | Rut | – | 14:00 | Croquetas de jamón × 2; Croquetas de bacalao × 1
una de croquetas de pollo y medio pollo para Vega a la una | Vega | 0,5 | 13:00 | Croquetas de pollo a la leña × 1
pollo y medio y una ración de croquetas de espinacas a las dos y cuarto a nombre de Sabrina | Sabrina | 1,5 | 14:15 | Croquetas de espinacas × 1
un pollo y una ración de croquetas para Ivet a las dos | Ivet | 1 | 14:00 | «1 ración de croquetas»
un pollo y cuatro cervezas para las tres soy Humberto | Humberto | 1 | 15:00 | Cerveza × 4
dos pollos con dos refrescos y un agua a las dos para Diana | Diana | 2 | 14:00 | Refresco × 2; Agua mineral × 1
un pollo y una botella de vino tinto para Edu a las dos | Edu | 1 | 14:00 | Vino tinto de la tierra × 1
dos flanes y dos pollos a las tres Graciela | Graciela | 2 | 15:00 | Flan de huevo × 2
un arroz con leche y medio pollo para Casilda a la una y media | Casilda | 0,5 | 13:30 | Arroz con leche × 1
tres arroces con leche y dos pollos para Paula a las dos | Paula | 2 | 14:00 | Arroz con leche × 3
una gata y tres pajlavás para Mariam a las tres | Mariam | – | 15:00 | Gata × 1; Pajlavá × 3
un pollo y una ración de pimientos asados para Honorio a las dos | Honorio | 1 | 14:00 | Pimientos asados a la leña × 1
dos de alitas y un pollo a las dos y media para Chimo | Chimo | 1 | 14:30 | Alitas a la brasa × 2
una ración de alitas para Izan a la una y media | Izan | – | 13:30 | Alitas a la brasa × 1
un pollo y una de patatas asadas para Ada a las dos | Ada | 1 | 14:00 | Patatas asadas × 1
un pollo y dos raciones de patatas para Ada a las dos | Ada | 1 | 14:00 | «2 raciones de patatas»
dos tan y dos lahmajo para Tigran a las dos | Tigran | – | 14:00 | Tan × 2; Lahmajo × 2
un pollo troceado para las dos a nombre de Filomena | Filomena | 1 | 14:00 | «troceado»
dos pollos bien hechos para Gaspar a las dos y media | Gaspar | 2 | 14:30 | «bien hechos»
un pollo sin salsa para las tres Noa | Noa | 1 | 15:00 | «sin salsa»
pollo y medio con mucha salsa para Nicolás a las dos | Nicolás | 1,5 | 14:00 | «con mucha salsa»
medio pollo poco hecho para Inma a la una | Inma | 0,5 | 13:00 | «poco hecho»
un pollo partido por la mitad para Eva a las dos | Eva | 1 | 14:00 | «partido por la mitad»
una paella valenciana para seis con mucho socarrat el domingo a las dos para Empar | Empar | – | 22/11 14:00 | Paella valenciana × 6; «con mucho socarrat»
dos cervezas bien frías y un pollo a las tres soy Borja | Borja | 1 | 15:00 | Cerveza × 2; «bien frías»
un pollo con patatas y una ensaladilla para Judit a las dos | Judit | 1 | 14:00 | Ensaladilla de la casa × 1; «con patatas»
un pollo y croquetas de jamón para Petra a las dos | Petra | 1 | 14:00 | «croquetas de jamón»
media docena de refrescos y tres pollos para Iker a las dos | Iker | 3 | 14:00 | Refresco × 6
un pollo y patatas asadas para Rosana a las dos y media | Rosana | 1 | 14:30 | «patatas asadas»
una de bravas una de alitas y un pollo para las dos a nombre de Hugo | Hugo | 1 | 14:00 | Patatas bravas × 1; Alitas a la brasa × 1
para Arancha dos pollos, una ensaladilla, dos de bravas y cuatro cervezas, a las dos y media | Arancha | 2 | 14:30 | Ensaladilla de la casa × 1; Patatas bravas × 2; Cerveza × 4
jorovats dos raciones y un pollo para Narek a las dos | Narek | 1 | 14:00 | Jorovats × 2
un pollo dos lavash y un hummus Anahit a la una y media | Anahit | 1 | 13:30 | Lavash × 2; Hummus con lavash × 1
fideuá para cuatro el sábado a las dos para Vicenta | Vicenta | – | 21/11 14:00 | Fideuá × 4
ponme 2 pollos 1 de bravas y 3 cervezas para las 14:30 a nombre de Yasmina | Yasmina | 2 | 14:30 | Patatas bravas × 1; Cerveza × 3
un pollo sin ajo y una de bravas sin picante para Olaya a las dos | Olaya | 1 | 14:00 | Patatas bravas × 1; «sin picante, sin ajo»
`,
);
