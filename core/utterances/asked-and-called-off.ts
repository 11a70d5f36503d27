// What is asked at the counter and on the telephone, and what is called off.
import { readSentences } from './read-sentences.ts';

export const ASKED_AND_CALLED_OFF = readSentences(`
¿cuánto vale un pollo?
cuánto vale un pollo y medio
¿a cuánto está hoy el pollo entero?
¿cuánto es un pollo con patatas?
cuánto me cuestan dos pollos y una de bravas
¿cuánto le debo por los dos pollos de Ana?
qué vale un pollo para llevar
¿tenéis pollos para las dos?
tenéis pollo para hoy a las dos
¿te quedan dos pollos para las dos?
te queda algún pollo para las tres
¿hay pollos para mañana a la una?
¿a qué hora abrís el domingo?
a qué hora cerráis los sábados
¿hasta qué hora se puede recoger el pollo?
¿con cuánto tiempo hay que encargar los pollos?
¿hace falta encargar el pollo para el domingo?
¿se puede pagar con tarjeta?
¿un pollo para cuántos da?
¿con un pollo comen cuatro?
¿están ya los dos pollos de Toni de las dos?
¿ha venido Ana a por los dos pollos de las dos?
¿quién tiene dos pollos a las dos?
¿para quién son los dos pollos de las dos?
¿a nombre de quién están los tres pollos de las tres?
¿a qué hora venía Vicente a por los dos pollos?
¿cuántos pollos tenía Encarni a las dos?
¿cuántos pollos hay para las dos y media?
cuántos pollos llevamos para las tres
¿los dos pollos de Paco eran para las dos o para las tres?
¿has apuntado ya los dos pollos de Merche para las dos?
¿le has puesto los dos pollos a Rafa a las dos?
¿era un pollo o pollo y medio lo de Tere?
¿es usted Ana, la de los dos pollos de las dos?
¿las croquetas de jamón llevan gluten?
¿el pollo lleva limón?
¿hacéis paella para dos los domingos?
¿qué trae el menú familiar, pollo y qué más?
¿el jorovats qué es?
¿tenéis algo sin gluten?
¿abrís el día de Navidad?
¿me puede decir el precio de la paella para cuatro?
¿y si pido dos pollos me regaláis las patatas?
¿está Armen, que le quería preguntar por los pollos del domingo?
¿puedo pasar a las tres en vez de a las dos a por el pollo de Lola?
anula los dos pollos de Ana de las dos
cancela el pedido de Toni, dos pollos a las dos
quítame los dos pollos de Vicente para las dos
borra el pedido de Salva de las tres
tacha los dos pollos de Inma a las dos, que no viene
elimina el de Paqui, un pollo a las dos
al final Ana no quiere los dos pollos para las dos
que Marisa ya no quiere el pollo de las dos
ha llamado Vicente que anulemos los tres pollos de las dos
ha llamado Nuria para anular el pollo y medio de las tres
no apuntes los dos pollos de Sergio para las dos
no le pongas nada a Marta a las dos, que no viene
dile a Kiko que no hay pollos para las dos
Rosa no viene a por los dos pollos de las dos
olvídate de los dos pollos de Pepe a las dos
deja lo de Lourdes, los dos pollos de las dos, que no los quiere
déjalo, no apuntes nada
nada, nada, que no quiere pollos
Ana dice que mejor lo deja, que los dos pollos de las dos no los quiere
se anula lo de la peña, los seis pollos para las tres
quita el pedido de Andrés
me he equivocado, borra los dos pollos de Tomás de las dos
que se ha puesto malo Emilio y que no recoge los dos pollos de las dos
queda anulado el pedido de Beatriz de dos pollos a las dos y media
cancelado, lo de Cristina, un pollo a las dos
`);
