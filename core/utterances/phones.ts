// Telephone numbers, read aloud in any grouping. Every number is invented.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const PHONES = readUtterances(
  FRIDAY,
  `
dos pollos para Laura a las dos teléfono 655123456 | Laura | 2 | 14:00 | tel 655123456
dos pollos para Laura a las dos teléfono 655 123 456 | Laura | 2 | 14:00 | tel 655123456
dos pollos para Laura a las dos y media el teléfono es el 655-12-34-56 | Laura | 2 | 14:30 | tel 655123456
dos pollos para Laura a las tres mi teléfono es 655.12.34.56 | Laura | 2 | 15:00 | tel 655123456
dos pollos para Laura a las tres tel 6 5 5 1 2 3 4 5 6 | Laura | 2 | 15:00 | tel 655123456
dos pollos a nombre de Laura el sábado a las dos telefono 65 51 23 456 | Laura | 2 | 21/11 14:00 | tel 655123456
un pollo para Mateo a la una mi número es el 600 11 12 22 | Mateo | 1 | 13:00 | tel 600111222
un pollo para Mateo a la una móvil 600111222 gracias | Mateo | 1 | 13:00 | tel 600111222
un pollo para Mateo a las dos teléfono seis cinco cinco doce treinta y cuatro cincuenta y seis | Mateo | 1 | 14:00 | tel 655123456
un pollo para Mateo a las dos teléfono seis cinco cinco uno dos tres cuatro cinco seis | Mateo | 1 | 14:00 | tel 655123456
un pollo para Mateo a las dos teléfono seiscientos cincuenta y cinco doce treinta y cuatro cincuenta y seis | Mateo | 1 | 14:00 | tel 655123456
un pollo para Mateo a las dos teléfono seiscientos cincuenta y cinco ciento veintitrés cuatrocientos cincuenta y seis | Mateo | 1 | 14:00 | tel 655123456
un pollo para Mateo a las dos y media el móvil es seis cincuenta y cinco doce treinta y cuatro cincuenta y seis | Mateo | 1 | 14:30 | tel 655123456
tres pollos a nombre de Virginia a las dos teléfono seis seis cero veinte treinta cuarenta | Virginia | 3 | 14:00 | tel 660203040
tres pollos a nombre de Virginia a las dos teléfono seis uno dos cero cero trece cero siete | Virginia | 3 | 14:00 | tel 612001307
tres pollos a nombre de Virginia a las tres teléfono seiscientos once cero cero veintidós treinta y tres | Virginia | 3 | 15:00 | tel 611002233
el teléfono es 677 88 99 00 dos pollos para las dos a nombre de Elisa | Elisa | 2 | 14:00 | tel 677889900
dos pollos a las dos 677 88 99 00 Elisa | Elisa | 2 | 14:00 | tel 677889900
Elisa 677889900 dos pollos para mañana a las tres | Elisa | 2 | 21/11 15:00 | tel 677889900
dos pollos para Elisa con teléfono 677 889 900 para las dos y cuarto | Elisa | 2 | 14:15 | tel 677889900
dos pollos a las dos y media para Elisa, teléfono: 677 88 99 00. | Elisa | 2 | 14:30 | tel 677889900
medio pollo para Agustín a las dos fijo 965 40 22 11 | Agustín | 0,5 | 14:00 | tel 965402211
medio pollo para Agustín a las dos teléfono 96 540 22 11 | Agustín | 0,5 | 14:00 | tel 965402211
medio pollo para Agustín a la una teléfono noventa y seis quinientos cuarenta veintidós once | Agustín | 0,5 | 13:00 | tel 965402211
medio pollo para Agustín a la una teléfono nueve seis cinco cuarenta veintidós once | Agustín | 0,5 | 13:00 | tel 965402211
un pollo y medio para Amanda el domingo a la una teléfono +34 655 12 34 56 | Amanda | 1,5 | 22/11 13:00 | tel +34655123456
un pollo y medio para Amanda el domingo a la una teléfono +34655123456 | Amanda | 1,5 | 22/11 13:00 | tel +34655123456
un pollo y medio para Amanda el domingo a la una teléfono más treinta y cuatro 655 12 34 56 | Amanda | 1,5 | 22/11 13:00 | tel +34655123456
apunta Amanda pollo y medio domingo a las dos y el teléfono 722 33 44 55 | Amanda | 1,5 | 22/11 14:00 | tel 722334455
apunta dos pollos domingo a las dos y media Amanda siete dos dos treinta y tres cuarenta y cuatro cincuenta y cinco | Amanda | 2 | 22/11 14:30 | tel 722334455
si hay algo llámame al 655 12 34 56 dos pollos para Ismael a las dos | Ismael | 2 | 14:00 | tel 655123456
dos pollos para Ismael a las 14:30 y me llamas al 655123456 si pasa algo | Ismael | 2 | 14:30 | tel 655123456
`,
);
