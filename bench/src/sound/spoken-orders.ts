// What is said aloud to the shop, with what a careful shop keeper would write down. Only words of the grammar
// (order-grammar.ts); other sentences than those on which the phones were chosen.
import { FRIDAY } from '@brasa/core/utterances/moments.ts';
import { readUtterances } from '@brasa/core/utterances/utterance-table.ts';

export const SPOKEN_ORDERS = readUtterances(
  FRIDAY,
  `
dos pollos y medio para maría a las dos y media | María | 2,5 | 14:30
apúntame un pollo para antonio garcía el domingo a la una | Antonio García | 1 | 22/11 13:00
medio pollo con patatas a nombre de lola a las dos y cuarto | Lola | 0,5 | 14:15 | «con patatas»
para mañana a las dos menos cuarto tres pollos pepe teléfono seis cinco cinco uno dos tres cuatro cinco seis | Pepe | 3 | 21/11 13:45 | tel 655123456
una paella para ocho el sábado a las dos de parte de ana belén | Ana Belén | – | 21/11 14:00 | «paella para 8»
ponme dos pollos no tres pollos para vicent a las tres | Vicent | 3 | 15:00
cuatro pollos para juan mañana a la una | Juan | 4 | 21/11 13:00
un pollo para lola hoy a las tres | Lola | 1 | 15:00
ponme pollo y medio para teresa a las dos menos cuarto | Teresa | 1,5 | 13:45
seis pollos para carmen el domingo a las dos | Carmen | 6 | 22/11 14:00
dos pollos y cuatro cervezas para pepe a las dos y media | Pepe | 2 | 14:30 | Cerveza × 4
tres pollos y medio a nombre de vicent a las tres menos cuarto | Vicent | 3,5 | 14:45
medio pollo para ana belén a la una y media | Ana Belén | 0,5 | 13:30
una paella para cuatro a nombre de maría mañana a las tres | María | – | 21/11 15:00 | «paella para 4»
cinco pollos con patatas para antonio el sábado a la una y cuarto | Antonio | 5 | 21/11 13:15 | «con patatas»
un pollo a las dos | – | 1 | 14:00 | ? name
`,
);
