// Questions that ask for an answer, not for an order.
import { readSentences } from './read-sentences.ts';

export const COUNTER_QUESTIONS = readSentences(`
a qué hora abrís
a qué hora cerráis hoy
abrís el domingo
abrís mañana por la tarde
el lunes estáis abiertos
qué días cerráis
abrís el día de navidad
el 6 de enero estáis abiertos
el 24 hasta qué hora estáis
hasta qué hora se puede recoger
con cuánto tiempo hay que encargar
hay que encargar o puedo venir sin más
se puede pagar con tarjeta
tenéis bizum
lleváis a domicilio
hacéis envíos a las afueras
dónde estáis exactamente
se puede comer aquí
tenéis mesas fuera
tenéis aparcamiento
tenéis carta en inglés
tenéis algo sin gluten
la bechamel lleva leche
esto lleva frutos secos
el alioli lleva huevo
qué lleva el menú familiar
qué trae el menú del domingo
qué es el jorovats
qué es eso del lahmajo
cómo se come el dolma
cómo se pronuncia pajlavá
el pollo es de corral
de dónde traéis los pollos
cuánto pesa un pollo
para cuántos da un pollo
con un pollo comen cuatro
con dos pollos tenemos bastante para seis
medio pollo es mucho para uno
cuánto vale el pollo
cuánto cuesta medio pollo
a cuánto está el pollo hoy
qué vale una ración de croquetas
cuántas croquetas entran en una ración
cuánto es la paella por persona
la paella es de leña también
cuántos días antes se encarga la paella
os quedan pollos
os queda algo para hoy
queda alguno para las dos
tenéis pollo para ahora
hay pollo hoy
hay croquetas de bacalao
tenéis cerveza sin alcohol
la cerveza está fría
tenéis vino blanco
hacéis pollo relleno en navidad
qué me recomiendas
qué es lo que más sale
está muy hecho
pica mucho la salsa
las patatas son fritas o asadas
las patatas van aparte
viene con patatas o sin patatas
el pollo viene con salsa
esto se puede congelar
cuánto aguanta en la nevera
cómo lo caliento mañana
a cuántos grados lo meto en el horno
está ya lo de María
está listo lo de Antonio García
a qué nombre lo tienes
a nombre de quién
para qué hora era
para cuándo lo quiere
cuántos le pongo
quiere algo más
algo de beber
quiere patatas
lo quiere troceado
me dice un teléfono
me repite el teléfono por favor
es para hoy o para mañana
para las dos o para las tres
quién ha pedido la paella
de quién son estos dos pollos
a quién le falta medio pollo
cuántos pollos llevamos vendidos
cuántos quedan en el horno
cuántos encargos hay para las dos
qué tenemos para las dos y media
cuántas paellas salen el domingo
quién recoge a las tres
ha venido ya el de los diez pollos
ha pagado el señor del menú familiar
`);
