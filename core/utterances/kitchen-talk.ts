// What staff call to each other between the oven and the desk.
import { readSentences } from './read-sentences.ts';

export const KITCHEN_TALK = readSentences(`
saca los pollos del horno
saca ya los dos pollos de arriba
quedan tres pollos
quedan dos pollos y medio
nos quedan cinco pollos y son las dos
solo queda medio pollo
no queda ni un pollo
se han acabado los pollos
se han acabado las croquetas de jamón
no quedan patatas
mete otros seis pollos
mete cuatro pollos más para la una
pon doce pollos en el espeto
hay que meter diez pollos a las once
dale la vuelta a los pollos de abajo
baja el fuego que se queman
echa más leña
falta leña de almendro
trae carbón del almacén
los pollos de la segunda tanda salen a las dos
la tanda de las tres va con retraso
a las dos y media salen veinte pollos
parte ese pollo en cuatro
corta dos pollos que se los llevan ya
tira ese pollo que se ha caído
ese pollo está crudo vuelve a meterlo
este pollo pesa poco cámbialo
aparta medio pollo para nosotros
guarda un pollo para comer nosotros luego
pela más patatas
pon las patatas debajo de los pollos
fríe las croquetas que ya vienen
saca dos raciones de croquetas
saca la paella del fuego
la paella de las dos ya está reposando
el arroz se está pasando
falta sal en el caldo
prueba el caldo a ver
quién ha dejado la nevera abierta
la nevera está a ocho grados
llena la nevera de cervezas
sube cuatro cajas de cerveza
baja dos garrafas de aceite
pide más bolsas que se acaban
pide pollos para el fin de semana
el proveedor trae sesenta pollos mañana
han llegado cuarenta pollos y faltan veinte
descongela los pollos de mañana
limpia la plancha
barre debajo del mostrador
friega el espeto grande
saca la basura antes de las cinco
cierra la persiana a medias
apaga el extractor que no se oye nada
atiende tú el mostrador que salgo un momento
cámbiame el turno del domingo
yo libro el lunes y el martes
mañana entras a las diez
hoy cerramos a las cinco
nos vamos a las cinco y media
cuenta la caja
faltan tres euros en la caja
ya ha recogido María
ya se ha llevado Antonio sus dos pollos
Lola ha recogido su medio pollo
Ximo se ha llevado un pollo de más
lo de Pepe está en la repisa
a Carmen le hemos puesto un pollo de menos
Vicent ha anulado lo de las tres
han anulado los dos pollos de las dos
borra el pedido de Juan
ese pedido está repetido
el pedido de las dos está pagado
avisa a Rosa de que ya está lo suyo
llama a Manolo que no ha venido
el de las tres no ha venido todavía
la señora de la paella llega tarde
cóbrale a Luis los dos pollos
dale a Teresa su pollo que está esperando
busca el pollo de Miguel
pásame el pollo de Isabel
este pollo es el de Paco
esos dos pollos son de la comparsa
ayer vendimos cincuenta pollos
el domingo pasado salieron cien pollos
llevamos treinta pollos vendidos
vamos a quedarnos cortos de pollos
sobran cuatro pollos
me sobran dos pollos y medio
había seis pollos y ahora hay cuatro
cuántos pollos meto
de aquí salen dos medios
`);
