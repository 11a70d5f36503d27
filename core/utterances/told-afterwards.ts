// What is told of orders that are over: who came for them, who took them, what became of them.
import { readSentences } from './read-sentences.ts';

export const TOLD_AFTERWARDS = readSentences(`
ha venido Ana a por dos pollos
ha venido Ana a por dos pollos a las dos
ha venido Ana a por dos pollos para las dos
se ha llevado Pedro tres pollos
se ha llevado Pedro tres pollos a las dos
Marta ya recogió los dos pollos
Marta ya recogió dos pollos a las dos
Marta ya recogio dos pollos para las dos
Ana vino a por dos pollos a las dos
vino Ana a por dos pollos a las dos
vino Pepe a la una y media a recoger dos pollos
vinieron los de la peña a por seis pollos a las dos
han venido los de la peña a por seis pollos a las dos
ha pasado Luis a por un pollo a la una
pasó Luis a por un pollo a la una
Luis ha pasado a recoger un pollo a las dos
Luis recogió un pollo a las dos
Toni se llevó dos pollos a las dos
se los ha llevado Toni dos pollos a las dos
Rosa retiró dos pollos a las dos
Rosa ha retirado dos pollos a las dos
le entregué a Ana dos pollos a las dos
le hemos entregado a Ana dos pollos a las dos
le dieron a Ana dos pollos a las dos
le dio mi marido a Ana dos pollos a las dos
a Ana le vendieron dos pollos a las dos
vendió Paco dos pollos a las dos
Paco vendió dos pollos a Ana a las dos
Pepe pagó dos pollos a las dos
Pepe abonó dos pollos a las dos
Pepe ha abonado dos pollos a las dos
Pepe ha dejado pagados dos pollos a las dos
Pepe dejó pagados dos pollos para las dos
Carmen ha venido y se ha llevado dos pollos a las dos
vino Carmen y cogió dos pollos a las dos
Carmen cogió dos pollos a las dos
Carmen ha cogido dos pollos a las dos
Carmen devolvió dos pollos a las dos
Carmen ha devuelto dos pollos a las dos
Lola trajo dos pollos a las dos
Lola nos ha traído dos pollos a las dos
ya vino Lola por dos pollos a las dos
acabo de darle a Lola dos pollos a las dos
acaba de llevarse Lola dos pollos a las dos
acaban de recoger dos pollos para Lola a las dos
acaba de irse Lola con dos pollos a las dos
se fue Lola con dos pollos a las dos
se ha ido Lola con dos pollos a las dos
salió Lola con dos pollos a las dos
Lola se marchó con dos pollos a las dos
Lola ha salido con dos pollos a las dos
prepararon dos pollos para Ana a las dos
hemos preparado dos pollos para Ana a las dos
sacó Toni dos pollos a las dos
hicimos dos pollos para Ana a las dos
se quemaron dos pollos para Ana a las dos
se nos quemaron dos pollos a las dos, los de Ana
se cayeron dos pollos a las dos, de Ana
Ana compró dos pollos a las dos
Ana ha comprado dos pollos a las dos
vino Ana y encargó dos pollos para las dos
ha quedado Ana en venir a las dos a por dos pollos
Ana quedó en venir a las dos a por dos pollos
se comió Ana dos pollos a las dos
Ana se ha comido dos pollos a las dos
a Ana le tocaron dos pollos a las dos
Ana dejó dos pollos aquí a las dos
Ana se dejó dos pollos aquí a las dos
Ana canceló dos pollos para las dos
Ana cambió dos pollos a las dos
le cobraron a Ana dos pollos a las dos
le apuntaron a Ana dos pollos para las dos
le apuntó Toni a Ana dos pollos para las dos
Toni apuntó dos pollos para Ana a las dos
Toni anotó dos pollos para Ana a las dos
guardó Toni dos pollos para Ana a las dos
hubo dos pollos para Ana a las dos
salieron dos pollos para Ana a las dos
sobraron dos pollos de Ana a las dos
faltaron dos pollos para Ana a las dos
quedaron dos pollos para Ana a las dos
Ana tuvo dos pollos a las dos
fueron dos pollos para Ana a las dos
fue Ana a por dos pollos a las dos
Ana se llevaba dos pollos a las dos
esta mañana ha venido Ana a por dos pollos y medio a las dos
dos pollos se ha llevado Pedro a las dos
tres pollos se llevó Ana a las dos
a las dos ha venido Ana a por dos pollos
a las dos vino Ana a por dos pollos
se ha llevado Ana dos jorovats a las dos
ha venido Ana a por dos jorovats a las dos
ha venido Ana a por un lahmajo a las dos
los dos jorovats de Ana son para las dos
se ha llevado Ana una paella para cuatro a las dos
ha venido Ana a por la paella para cuatro a las dos
ha venido Ana a por pollo y medio a las dos
ha venido Ana a por medio pollo a las dos
ha venido Ana a por un pollo y unas patatas a las dos
ha venido Ana a por patatas a las dos
se llevaron los de la falla veinte pollos a las dos
han recogido los de la falla veinte pollos a las dos
ya recogieron Ana y Juan dos pollos a las dos
ha venido el hijo de Ana a por dos pollos a las dos
ha venido la Mari a por dos pollos a las dos
la Mari ha venido ya a por dos pollos a las dos
Marta ha venido hoy a por un pollo a la una y media
hoy a las dos ha venido Marta a por un pollo
Marta se pasó a por dos pollos a las dos
se pasó Marta a las dos a por dos pollos
ya pasaron a por dos pollos para Ana a las dos
acaba de venir Ana a por dos pollos para las dos
acaban de venir a por dos pollos de Ana a las dos
acabo de venderle a Ana dos pollos a las dos
acabo de cobrarle a Ana dos pollos a las dos
acabo de darle dos pollos a Ana a las dos
acabo de apuntar dos pollos para Ana a las dos
acabo de apuntarle a Ana dos pollos para las dos
Ana, que ha venido a por dos pollos a las dos
dicen que Ana recogió dos pollos a las dos
me dice Toni que Ana se llevó dos pollos a las dos
al final vino Ana a por dos pollos a las dos
Pedro ya se ha llevado sus tres pollos
Pedro se ha llevado ya tres pollos a las dos
Pedro se los ha llevado a las dos tres pollos
le di tres pollos a Pedro a las dos
le dimos tres pollos a Pedro a las dos
le dieron tres pollos a Pedro a las dos
le pusieron tres pollos a Pedro a las dos
le puse tres pollos a Pedro a las dos
Manolo ha probado dos pollos a las dos
ya le ha servido Ana a Pepe dos pollos a las dos
ha regalado Pepe un pollo a Lucía a las dos
se ha equivocado Pepe y se ha llevado dos pollos a la una
entró Pepe y pidió dos pollos a las dos
nos ha devuelto Rosa un pollo a las tres
nos devolvió Rosa un pollo a las tres
Rosa se ha olvidado dos pollos aquí a las dos
se olvidó Rosa dos pollos aquí a las dos
le cayó a Vicente un pollo al suelo a las dos
se le ha caído a Vicente un pollo a las dos
han salido dos pollos para Ana a las dos
han sobrado dos pollos de Ana a las dos
han quedado dos pollos de Ana para las dos
no ha recogido Marta un pollo de las dos
no recogió Marta dos pollos a las dos
nadie ha venido a por dos pollos para Marta a las dos
nadie vino a por dos pollos para Marta a las dos
al final no vino Marta a por dos pollos a las dos
la peña vino a recoger diez pollos a las dos
mi hermano pasó a recoger un pollo para Ana a las dos
mi hermano ha pasado a recoger un pollo para Ana a las dos
se presentó Paco a por tres pollos a la una
se ha presentado Paco a por tres pollos a la una
apareció Paco a por tres pollos a la una
ha aparecido Paco preguntando por tres pollos a la una
mandó Paco a su hijo a por tres pollos a la una
ha mandado Paco a su hijo a por tres pollos a la una
Paco ha enviado a su hijo a por tres pollos a la una
Inma le prometió a Paco dos pollos para las dos
Inma ha reservado dos pollos para las dos
Inma reservó dos pollos para las dos
Inma le ha vendido a Paco dos pollos a las dos
Inma ya se ha tomado medio pollo a las dos
esta mañana vendió Inma dos pollos a Paco a las dos
Celia estuvo aquí a por dos pollos a las dos
ha estado aquí Celia a por dos pollos a las dos
Celia acaba de pagar dos pollos a las dos
Celia acaba de llamar para anular dos pollos a las dos
Celia acaba de pasar por un pollo a las dos
Celia tomó dos raciones de croquetas a las dos
Celia se ha subido dos raciones de croquetas a las dos
los Pérez se han comido dos pollos a las dos
los Pérez han gastado dos pollos a las dos
Celia ha sacado dos pollos a las dos
Celia ha dejado fuera dos pollos a las dos
Celia rompió una bolsa con dos pollos a las dos
Celia metió dos pollos en la bolsa a las dos
le he vendido a Celia dos pollos a las dos
ayer no, antes, Celia recogió dos pollos a las dos
Celia había recogido dos pollos a las dos
Celia habrá recogido dos pollos a las dos
cuando llegó Celia ya había dos pollos a las dos
cuando vino Celia a por dos pollos eran las dos
desde que abrió Celia lleva dos pollos a las dos
Celia fue la que se llevó un pollo a las dos
el chico ha repartido dos pollos a Celia a las dos
el repartidor llevó dos pollos a Celia a las dos
`);
