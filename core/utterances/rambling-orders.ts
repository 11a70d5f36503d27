// Orders with a life around them: who comes to lunch, why nobody cooks, and questions on the way.
import { FRIDAY } from './moments.ts';
import { readUtterances } from './utterance-table.ts';

export const RAMBLING_ORDERS = readUtterances(
  FRIDAY,
  `
hola buenas mira que te llamo porque quería encargar dos pollos para comer hoy a las dos y media más o menos y es a nombre de Remedios | Remedios | 2 | 14:30
bueno pues a ver es que hoy vienen mis hijos a comer y entonces quería tres pollos para las dos soy Amparo la de la farmacia | Amparo la de la Farmacia | 3 | 14:00
mira te cuento, hoy no cocino, así que ponme un pollo y medio para las dos y cuarto y me llamo Rosario | Rosario | 1,5 | 14:15
a ver si puede ser eh que me guardes un pollo eh para las tres o así y el nombre es Benito | Benito | 1 | 15:00
hola soy Gayane que mi hermano pasará luego a por dos pollos a las tres menos cuarto | Gayane | 2 | 14:45
buenos días qué tal mira que somos cinco a comer y he pensado en dos pollos para la una y media a nombre de Milagros | Milagros | 2 | 13:30
pues nada hijo lo de siempre un pollo para las dos a nombre de Vicenta | Vicenta | 1 | 14:00
hola buenas tardes quería hacer un encargo para hoy serían dos pollos y los recogería mi marido a las dos y media el nombre es Lourdes | Lourdes | 2 | 14:30
sí hola mira apúntame por favor si no es molestia un pollo que lo recojo sobre las dos y me lo pones a nombre de Esperanza gracias guapa | Esperanza | 1 | 14:00
te iba a decir que me apartaras un pollo para las dos soy Gerardo | Gerardo | 1 | 14:00
lo que pasa es que salgo tarde de trabajar entonces mejor a las tres un pollo para Noelia | Noelia | 1 | 15:00
madre mía qué cola bueno apúntame dos pollos para las tres que luego vuelvo soy Lorenzo | Lorenzo | 2 | 15:00
huele que alimenta anda ponme pollo y medio para las dos a nombre de Matilde | Matilde | 1,5 | 14:00
venía a encargar para el domingo dos pollos para las dos y el nombre Ascensión | Ascensión | 2 | 22/11 14:00
mi mujer me ha dicho que encargue dos pollos para mañana a las dos así que apúntalos a nombre de Rodrigo | Rodrigo | 2 | 21/11 14:00
mañana es el cumpleaños de la niña así que cuatro pollos a las dos y media para Gayane | Gayane | 4 | 21/11 14:30
hola soy Mónica no sé si te acuerdas de mí bueno quería dos pollos para hoy a las dos | Mónica | 2 | 14:00
perdona que te moleste es para encargar un pollo a las dos a nombre de Agustín | Agustín | 1 | 14:00
oye una cosa me puedes apuntar medio pollo para las dos y media soy Jacinto | Jacinto | 0,5 | 14:30
espera que me aclare a ver sí dos pollos para las tres a nombre de Violeta | Violeta | 2 | 15:00
sí sí eso un pollo para Raquel a las dos sí | Raquel | 1 | 14:00
pues verás resulta que tengo invitados el sábado y me harían falta cinco pollos para las dos, me llamo Herminia | Herminia | 5 | 21/11 14:00
que digo yo que si me guardas un pollo para las tres y cuarto soy Emilia | Emilia | 1 | 15:15
bon dia quería dos pollos para las dos a nombre de Empar | Empar | 2 | 14:00
escolta ponme dos pollos a las dos y media soy Batiste | Batiste | 2 | 14:30
no te oigo bien digo que un pollo para las dos para Marcial | Marcial | 1 | 14:00
cuando puedas me apuntas dos pollos para las dos y media Delia | Delia | 2 | 14:30
si no hay problema serían tres pollos a las tres para Elías | Elías | 3 | 15:00
vamos a ver dos pollos no te equivoques eh para las dos soy Fulgencio | Fulgencio | 2 | 14:00
hoy no me apetece cocinar así que un pollo para las dos Yolanda | Yolanda | 1 | 14:00
el médico me ha quitado la sal así que un pollo sin sal para las dos a nombre de Prudencio | Prudencio | 1 | 14:00 | «sin sal»
tengo a los nietos en casa ponme un pollo y medio con patatas para la una y media soy Leonor | Leonor | 1,5 | 13:30 | «con patatas»
recojo yo mismo a las dos dos pollos soy Damián | Damián | 2 | 14:00
hola te llamo desde el coche apúntame un pollo para las tres menos veinte soy Nuria | Nuria | 1 | 14:40
ya sé que es un poco justo pero podría ser un pollo en veinte minutos soy Iván | Iván | 1 | 12:30
vendré a por él a las dos un pollo para Rufino | Rufino | 1 | 14:00
paso a las dos y cuarto o por ahí dos pollos para Beni | Beni | 2 | 14:15
lo pago ahora un pollo para recoger a las tres a nombre de Cristóbal | Cristóbal | 1 | 15:00
pues ponme ahí dos pollitos bien doraditos para las dos Manoli | Manoli | 2 | 14:00 | «bien doraditos»
¿A cuánto está el pollo? Bueno, ponme dos pollos para las dos, soy Alfonso. | Alfonso | 2 | 14:00
¿Estáis abiertos? Vale, pues un pollo para Marta a las dos. | Marta | 1 | 14:00
¿Me oyes? Sí, mira, un pollo y medio para las tres. Soy Candela. | Candela | 1,5 | 15:00
Qué bien huele esto. Oye, dos pollos para las dos y media. A nombre de Blas. | Blas | 2 | 14:30
La semana pasada me encantó. Ponme otra vez dos pollos para hoy a las dos. Soy Irma. | Irma | 2 | 14:00
no hace falta bolsa un pollo para las dos a nombre de Celeste | Celeste | 1 | 14:00
no tengo prisa un pollo a las tres y media para Tadeo | Tadeo | 1 | 15:30
si llego tarde me lo guardas eh un pollo a las dos para Goyo | Goyo | 1 | 14:00
yo no como carne pero mi marido sí así que medio pollo para las dos a nombre de Greta | Greta | 0,5 | 14:00
está lloviendo a mares así que iré tarde dos pollos a las tres y cuarto soy Valentín | Valentín | 2 | 15:15
es la primera vez que llamo eh querría un pollo para hoy a las dos y mi nombre es Samuel | Samuel | 1 | 14:00
de parte de mi mujer que se llama Pepa dos pollos para las dos y media | Pepa | 2 | 14:30
el nombre Rosendo la hora las dos y el encargo dos pollos | Rosendo | 2 | 14:00
`,
);
