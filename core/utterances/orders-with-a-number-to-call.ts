// Orders with the phone of whoever fetches them, as it is dictated from the receiver.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const ORDERS_WITH_A_NUMBER_TO_CALL = readUtterances(
  FRIDAY,
  `
Pepe Soler, seis cinco cinco, cuatro tres dos, uno cero nueve, tres pollos y una de croquetas de jamón para mañana a la una y media | Pepe Soler | 3 | 21/11 13:30 | Croquetas de jamón × 1; tel 655432109
dos pollos para Ana, seis cuatro cinco doce treinta y cuatro cincuenta y seis, a las dos | Ana | 2 | 14:00 | tel 645123456
un pollo para Óscar a las dos y media, teléfono 612 345 678 | Óscar | 1 | 14:30 | tel 612345678
dos pollos y medio para Lourdes a las tres, 699887766 | Lourdes | 2,5 | 15:00 | tel 699887766
Beatriz Pastor, un pollo y medio a la una y media, el móvil es el 633 22 11 00 | Beatriz Pastor | 1,5 | 13:30 | tel 633221100
tres pollos a nombre de Guillermo a las dos, le llamamos al 965 43 21 09 | Guillermo | 3 | 14:00 | tel 965432109
teléfono 677 889 900, Nieves, dos pollos para las dos y cuarto | Nieves | 2 | 14:15 | tel 677889900
un pollo para Tomás mañana a las dos, su número es 611223344 | Tomás | 1 | 21/11 14:00 | tel 611223344
Dos pollos para Lola Martínez a las 14:30. Teléfono, 622 333 444. | Lola Martínez | 2 | 14:30 | tel 622333444
para Fernando pollo y medio, a las tres menos cuarto, tel 655 98 76 54 | Fernando | 1,5 | 14:45 | tel 655987654
seis seis seis, cero uno, cero dos, cero tres, Vanesa, un pollo a las dos | Vanesa | 1 | 14:00 | tel 666010203
dos pollos a las dos para Rosa, nueve seis seis, siete cinco, ochenta y uno, cero cuatro | Rosa | 2 | 14:00 | tel 966758104
un pollo para Jaume a las tres y cuarto, 6 5 5 1 2 0 0 3 4 | Jaume | 1 | 15:15 | tel 655120034
cuatro pollos para Damián el domingo a las dos, teléfono seis veintidós, cuarenta y cinco, sesenta y siete, ochenta y nueve | Damián | 4 | 22/11 14:00 | tel 622456789
apunta dos pollos, Gloria, a la una, 688-123-456 | Gloria | 2 | 13:00 | tel 688123456
un pollo y medio a nombre de Ernesto para las dos, móvil 634.567.890 | Ernesto | 1,5 | 14:00 | tel 634567890
Un pollo para Patricia a las 2, 655 00 11 22. | Patricia | 1 | 14:00 | tel 655001122
hola soy Julia, quiero dos pollos para las dos y media, mi teléfono es el seis cinco cuatro, tres tres tres, dos dos dos | Julia | 2 | 14:30 | tel 654333222
mañana a las dos y media dos pollos para Agustín, 644 100 200 | Agustín | 2 | 21/11 14:30 | tel 644100200
dos pollos para Elena a las tres y el teléfono es 619 19 19 19 | Elena | 2 | 15:00 | tel 619191919
medio pollo para Consuelo a la una y cuarto, fijo 965 88 77 66 | Consuelo | 0,5 | 13:15 | tel 965887766
Iván, seis siete ocho noventa noventa y uno noventa y dos, dos pollos a las dos menos cuarto | Iván | 2 | 13:45 | tel 678909192
tres pollos y medio para Laura Ferrández a las tres, 665544332 | Laura Ferrández | 3,5 | 15:00 | tel 665544332
`,
);
