// What the family calls to each other at the oven, in the kitchen and while cleaning up.
import { readSentences } from './read-sentences.ts';

export const OVERHEARD_IN_THE_KITCHEN = readSentences(`
dale la vuelta a los espetos
que se queman que se queman
baja la llama un poco
echa otro tronco de almendro
este pollo está crudo por dentro
déjalo diez minutos más
saca la bandeja con cuidado
cuidado que voy detrás
voy voy quema
¿quién ha movido el cuchillo grande?
pásame el rollo de papel
tráeme más cajas de las grandes
no quedan tapas de aluminio
corta el pan que van a venir
las patatas ya están
les falta un poco de sal
esas patatas se han pegado
remueve el arroz no que la paella no se remueve
el socarrat ha quedado perfecto
apaga el fuego de la fideuá
el caldo está hirviendo
ponle un poco más de pimentón
¿has probado la salsa?
le falta limón
está de muerte
quedan doce pollos en el espeto
hay que meter otros veinte antes de la una
a las dos no vamos a tener pollos si seguimos así
los del segundo horno salen en un cuarto de hora
esta tanda para los encargos y la otra para el mostrador
¿cuántos llevamos hoy?
llevamos ochenta y tres
ayer a estas horas llevábamos menos
la masa del lavash está subiendo
estira la masa más fina
el tonir está a tope
Gayane mira si quedan hojas de parra
las dolmas se enrollan así mira
no las aprietes tanto
mamá dice que más cebolla
la abuela lo hacía con granada
Hayk lávate las manos
Narek friega esa olla
¿quién friega hoy?
a mí no me toca fregué ayer
seca el suelo que nos matamos
saca la basura cuando puedas
el cubo del orgánico está lleno
se ha atascado el fregadero
llama al fontanero mañana
la cámara marca seis grados
cierra la puerta de la nevera
hay que limpiar la campana el lunes
viene sanidad la semana que viene
apunta la temperatura en la hoja
pon la fecha en las tarrinas
esto caduca pasado mañana
primero lo más viejo
se han acabado los guantes
¿dónde está mi delantal?
ese es el mío
me he cortado no es nada
ponte una tirita
qué dolor de espalda
me siento cinco minutos
¿has comido algo?
luego me como un muslo
guárdame a mí las alitas esas
no piques que no llegan
prueba esta croqueta
están demasiado blandas
la bechamel tiene que enfriar
hacemos la masa esta noche
mañana a las siete aquí
a las seis y media si quieres que dé tiempo
yo mañana no puedo tengo médico
que venga tu primo
tu primo nunca puede
inchpes es mama
ari ari shut
lav e lav e
vay vay vay
jan ari stegh
mersi jan
sube la música que esta me gusta
quita esa radio ya por favor
¿quién llama ahora?
no lo cojas que estamos a tope
suena la impresora mira a ver
se ha quedado sin papel
dale al botón verde
se ha colgado otra vez la tableta
reiníciala
no hay wifi
cuenta la caja tú
faltan tres euros
vuelve a contar
hoy ha ido bien
mañana será peor que es domingo
`);
