// The radio and the television behind the counter: news, weather, traffic, football, advertisements, songs.
import { readSentences } from './read-sentences.ts';

export const OVERHEARD_FROM_THE_RADIO = readSentences(`
las dos y media en Radio Alicante
señales horarias son las catorce horas
abrimos el informativo de las tres
la temperatura en estos momentos es de diecinueve grados
mañana cielos despejados en toda la provincia
el domingo bajan las temperaturas y puede llover en el interior
aviso amarillo por viento en la Marina Alta
retenciones de cuatro kilómetros en la A-7 a la altura de Elche
accidente sin heridos en la entrada de San Vicente
el Ibex cierra con una subida del uno y medio por ciento
el Gobierno aprobará el martes los presupuestos
la oposición pide la dimisión del ministro
el paro baja en dos mil personas en la Comunidad Valenciana
el precio de los alimentos sube un tres por ciento
la gripe aviar obliga a sacrificar diez mil pollos en Francia
una receta fácil de pollo al chilindrón para cuatro personas
hoy cocinamos pollo con almendras
cogemos dos pollos y los troceamos
la paella se hace con pollo y conejo no me vengas con chorizo
sofreímos el pollo durante veinte minutos
añadimos dos litros de caldo
y lo dejamos reposar cinco minutos
el programa vuelve mañana a las dos
nos escucha Antonio desde Elda
buenas tardes María desde dónde nos llamas
tenemos al teléfono a José Luis
llama al novecientos dos y gana un crucero
el número premiado de la ONCE es el cuarenta y dos mil trescientos quince
el gordo ha caído en Alcoy
sorteo de la Bonoloto uno siete quince veintidós treinta y cuatro cuarenta
a continuación los cuarenta principales
la canción del verano otra vez
eres mi vida y mi amor
ay amor no me quieras tanto
despacito quiero respirar tu cuello despacito
bailando bailando
macarena tiene un cuerpo que se llama macarena
clavelitos clavelitos
paquito el chocolatero para toda la banda
esta publicidad ha sido ofrecida por su caja de ahorros
oferta en neumáticos dos por uno solo esta semana
ven a tu concesionario de la carretera de Valencia
muebles Climent cuarenta años a su servicio
rebajas hasta el cincuenta por ciento
financiación a doce meses sin intereses
lea las instrucciones de este medicamento y consulte al farmacéutico
si bebes no conduzcas
gol gol gol gol gol
goool del Hércules en el minuto ochenta y nueve
el Hércules gana dos a uno en el Rico Pérez
el Valencia empata a dos con el Betis
el Elche pierde tres cero en casa
penalti claro clarísimo
no ha sido mano árbitro
roja directa al central
saca de esquina Pedri
Ferran Torres se va por la banda
la para Mamardashvili qué parada
descanso en Mestalla uno a uno
el partido empieza a las nueve de la noche
el domingo a las dos juega el Villarreal
a las cuatro y cuarto Real Sociedad Athletic
Nadal gana el primer set por seis tres
Alcaraz pierde el servicio dos iguales
etapa con final en Xorret de Catí
a dos kilómetros de meta se escapa un corredor
Alonso saldrá octavo en la parrilla
Márquez gana en Cheste
pole para el de Cervera
el Baskonia se lleva el partido por dos puntos
triple de Llull a falta de tres segundos
los Lakers ganan ciento doce a ciento cinco
la quiniela de esta semana uno equis dos
marcador simultáneo en la jornada
nos vamos a publicidad y volvemos
en directo desde el estadio
el once titular lo forman Dimitrievski Foulquier y Gayà
Gayà centra y remata Hugo Duro
Vicente dispara desde fuera del área
minuto dos y medio y ya hay gol
se juegan el ascenso en Alcoy
la hora de las noticias en À Punt
bon dia València comencem
la pilota valenciana hui a les sis a Pelayo
Soro contra Puchol a sesenta tantos
la misa de las doce desde la concatedral de San Nicolás
oremos hermanos
el rosario de la tarde
horóscopo tauro hoy tendrás suerte en el amor
géminis evita discusiones
la pregunta de hoy cuántos huesos tiene el cuerpo humano
respuesta correcta doscientos seis
pasapalabra empieza por la p
con la p ave de corral
pollo no pasapalabra
`);
