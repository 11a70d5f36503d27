// Phones in the groups in which people dictate them, at any place of an order.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const PHONE_DICTATION = readUtterances(
  FRIDAY,
  `
un pollo para Amparo a las dos, seis cinco cinco uno dos tres cuatro cinco seis | Amparo | 1 | 14:00 | tel 655123456
dos pollos a las tres Ximo mi móvil 6 5 5 1 2 3 4 5 6 | Ximo | 2 | 15:00 | tel 655123456
mi teléfono es el 655 doce treinta y cuatro cincuenta y seis y quería un pollo a las dos, soy Laia | Laia | 1 | 14:00 | tel 655123456
dos pollos para Toni a las dos y media apunta el teléfono 61 22 33 445 | Toni | 2 | 14:30 | tel 612233445
un pollo, a nombre de Neus, dos y cuarto, 6-1-2-3-4-5-6-7-8 | Neus | 1 | 14:15 | tel 612345678
tlf 612.345.678 Neus un pollo a las 14:15 | Neus | 1 | 14:15 | tel 612345678
Vicent, un pollo y medio, a las dos, el fijo 965 67 12 34 | Vicent | 1,5 | 14:00 | tel 965671234
un pollo para Remei a las dos, noventa y seis cinco sesenta y siete doce treinta y cuatro | Remei | 1 | 14:00 | tel 965671234
tres pollos a las tres, Enric, seiscientos doce, trescientos cuarenta y cinco, seiscientos setenta y ocho | Enric | 3 | 15:00 | tel 612345678
dos pollos para Gayane a las dos +34 612 345 678 | Gayane | 2 | 14:00 | tel +34612345678
un pollo para Consol a la una y media móvil seis uno dos, treinta y cuatro, cincuenta y seis, setenta y ocho | Consol | 1 | 13:30 | tel 612345678
un pollo para Voro a las dos y el teléfono seis doce treinta y cuatro cincuenta y seis setenta y ocho | Voro | 1 | 14:00 | tel 612345678
pollo y medio para las dos y media a nombre de Ágata, 661 cero cero 22 33 | Ágata | 1,5 | 14:30 | tel 661002233
dos pollos Mireia a las tres menos cuarto tel 661 00 dos dos tres tres | Mireia | 2 | 14:45 | tel 661002233
un pollo para Jordi a las dos mi número es 7 22 11 00 99 | Jordi | 1 | 14:00 | tel 722110099
dos pollos a las dos Marga el whatsapp es 655 987 654 | Marga | 2 | 14:00 | tel 655987654
un pollo para Hayk a las tres, llámame si eso al 655 987 654 | Hayk | 1 | 15:00 | tel 655987654
medio pollo para Pura a la una y por si acaso te dejo el móvil 655 98 76 54 | Pura | 0,5 | 13:00 | tel 655987654
Un pollo, a las tres, a nombre de Fidel. Teléfono de contacto, 655-98-76-54. | Fidel | 1 | 15:00 | tel 655987654
dos pollos para Sole a las dos (965) 12 34 56 | Sole | 2 | 14:00 | tel 965123456
655 98 76 54 a nombre de Rosa Mari dos pollos a las tres | Rosa Mari | 2 | 15:00 | tel 655987654
un pollo 612 34 56 78 Sergi a las dos | Sergi | 1 | 14:00 | tel 612345678
un pollo para Desi a las dos el teléfono es seis seis seis uno dos tres uno dos tres | Desi | 1 | 14:00 | tel 666123123
dos pollos a nombre de Lucio para las dos, seiscientos diez veinte treinta cuarenta | Lucio | 2 | 14:00 | tel 610203040
un pollo para Teo a las dos y el número seis cinco cinco... uno dos tres... cuatro cinco seis | Teo | 1 | 14:00 | tel 655123456
tres pollos, María Luisa, tres de la tarde, seis veintidós, ciento once, doscientos veintidós | María Luisa | 3 | 15:00 | tel 622111222
el 655 12 34 56 es mi teléfono, quería dos pollos para las dos y media, Ainhoa | Ainhoa | 2 | 14:30 | tel 655123456
Ainhoa 655123456 2 pollos 14:30 | Ainhoa | 2 | 14:30 | tel 655123456
dos pollos para Ana a las dos el teléfono es 655 no 656 12 34 56 | Ana | 2 | 14:00 | tel 656123456
un pollo para Silvia a las dos teléfono 655 12 34 56 no perdón 655 12 34 57 | Silvia | 1 | 14:00 | tel 655123457
el teléfono te lo doy luego un pollo para Merche a las dos | Merche | 1 | 14:00
no tengo móvil un pollo a nombre de Eladio a las dos | Eladio | 1 | 14:00
teléfono ya lo tienes un pollo para Rosalía a las dos | Rosalía | 1 | 14:00
a las 14:15 un pollo para Narek 6 12 34 56 78 | Narek | 1 | 14:15 | tel 612345678
seis, cinco, cinco, uno, dos, tres, cuatro, cinco, seis, Lucrecia, un pollo a las dos | Lucrecia | 1 | 14:00 | tel 655123456
el domingo a la una dos pollos Nando 96 512 34 56 | Nando | 2 | 22/11 13:00 | tel 965123456
un pollo para Luis a las dos teléfono 655 12 34 | Luis | 1 | 14:00 | ? phone
dos pollos Ximo a las tres móvil 655 123 456 7 | Ximo | 2 | 15:00 | ? phone
un pollo para Paco a las dos, 512 345 678 | Paco | 1 | 14:00 | ? phone
medio pollo para Ester a la una teléfono seis cinco cinco uno dos | Ester | 0,5 | 13:00 | ? phone
dos pollos para Quico a las dos y media, 6 1 2 3 4 5 6 7 | Quico | 2 | 14:30 | ? phone
`,
);
