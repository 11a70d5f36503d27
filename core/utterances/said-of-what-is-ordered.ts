// Talk of orders that exist already: what is ready, what was fetched, who has paid, who comes later.
import { readSentences } from './read-sentences.ts';

export const SAID_OF_WHAT_IS_ORDERED = readSentences(`
ya tengo dos pollos a nombre de Ana para las dos
aquí hay dos pollos a nombre de Vicente para las dos y media
los dos pollos de Toni son para las dos
el pollo de la Mari es para las tres, no para las dos
ayer vinieron dos para María
ayer se llevó Paco dos pollos a las dos
Ana ya ha recogido los dos pollos de las dos
ya están los dos pollos de Rafa para las dos
ya está apuntado, dos pollos para Inma a las dos
eso ya lo tengo apuntado, un pollo para Merche a las tres
los tres pollos de Soler ya están pagados
Toni ya ha pagado los dos pollos de las dos
falta por recoger un pollo de Encarni de las dos
queda un pollo de las dos a nombre de Manoli
faltan los dos pollos de Vicente para las dos
te he dejado encima del mostrador dos pollos para Lola de las dos
a las dos viene Ana a recoger sus dos pollos
a las dos y media recoge Pepe los tres pollos que encargó
Pepe encargó tres pollos para las dos y media
María pidió dos pollos para las dos y ha venido a la una
me dijo Salva que había pedido un pollo para las dos
el domingo pasado hicimos cien pollos para las dos
la semana pasada Teresa pidió cuatro pollos para el domingo a las dos
anteayer vino Antonio a por un pollo a las tres
el sábado pasado se vendieron ochenta pollos antes de las dos
dos pollos para Ana a las dos, ese ya está
ese es el de Kiko, un pollo para las dos, ya sale
acaba de salir el pedido de Rosa, dos pollos de las dos
ya se han llevado el pollo de Juan de las dos
he puesto los dos pollos de Carmen en la bandeja de las dos
estos dos pollos son los de Luis de las dos y cuarto
este pollo y medio es de Tere, viene a las tres
en la lista pone dos pollos para Nuria a las dos
según la lista Ramón tiene dos pollos a las dos y media
en el ticket pone un pollo a nombre de Pilar para las dos
Sergio tenía dos pollos para las dos y no ha venido
no ha venido nadie a por los dos pollos de Marisa de la una
el de las dos de Esteve eran tres pollos, no dos
a Loli le di los dos pollos a las dos y me los pagó
le he cobrado a Andrés dos pollos a las dos
Ana ha devuelto un pollo de los dos que se llevó a la una
ya le dije a Vicente que sus dos pollos estarían a las dos
le he dicho a Marta que a las dos tiene su pollo
los de la peña tienen sus seis pollos para las tres
para las dos ya llevamos doce pollos apuntados
para las dos y media tenemos catorce pollos y para las tres, diez
a las dos hay quince pollos, a las tres ocho
quedan cuatro pollos libres para las dos
solo quedan dos pollos para las tres
no quedan pollos para las dos, dile a Ana que a las tres
a la una y media salen veinte pollos
tenemos dos pollos de más para las dos
sobran dos pollos de las tres, los de Paco que no vino
Pepe ha dejado un pollo pagado para mañana
el pollo que pidió Lucía a las dos ya está troceado
tengo yo apuntado que Raquel tiene dos pollos a las dos
ya lo apunté antes, Quique, dos pollos a las dos
lo de Damián ya estaba, dos pollos a las tres
Gloria encargó ayer dos pollos para hoy a las dos
los pollos de Nacho para las dos están en el horno
ya he metido los dos pollos de Eva para las dos
estaban a nombre de Sara los dos pollos de las dos
vino Julio a las dos y se llevó dos pollos de otro
Amparo se ha dejado aquí un pollo de las dos
ha llamado Ana que viene a las tres a por los dos pollos que pidió
ha llamado Rafa que sus dos pollos de las dos los recoge su hijo
cámbiale la hora a Ana, los dos pollos a las tres en vez de a las dos
ponle a Vicente las tres en vez de las dos, que ya tiene sus dos pollos
el pedido de Teresa pásalo a las tres, los dos pollos
los dos pollos de Inma mejor a las tres que a las dos
que dice Marcos que al pedido de las dos le faltaba un pollo
`);
