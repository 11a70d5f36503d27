// The radio, the match, the street, and what speech models write where nobody spoke.
import { readSentences } from './read-sentences.ts';

export const HEARD_IN_THE_BACKGROUND = readSentences(`
gol del Hércules en el minuto dos, tres a uno
el Elche juega mañana a las dos en casa
dos a uno gana el Villarreal a las dos y media de partido
el partido empieza a las nueve, Valencia contra Levante
marca Pedri, dos cero para el Barcelona
Madrid dos, Betis uno, final del partido
son las dos, las una en Canarias
las dos de la tarde, una hora menos en Canarias
Radio Alicante, son las doce y media
mañana lluvias en el norte y treinta grados en Alicante
temperaturas de dos a tres grados por encima de lo normal
tráfico lento en la A-7 a la altura de San Juan
el número premiado es el cuarenta y tres mil quinientos doce
a la una, a las dos y a las tres, vendido al señor de la corbata
en una sartén ponemos un pollo troceado y dos dientes de ajo
para cuatro personas necesitamos un pollo, dos cebollas y una copa de vino
asamos el pollo una hora y media a ciento ochenta grados
el precio del pollo sube un dos por ciento en noviembre
detenidos dos hombres por robar pollos en una granja de Lleida
María y Juan se casaron a las dos en la iglesia de San Pedro
Ana García, concejala de fiestas, estará con nosotros a las dos
el alcalde inaugurará el parque el domingo a la una
Alfombras Pérez, en la calle Mayor, dos por uno hasta el domingo
compra dos y llévate tres, solo hasta el sábado
ofertas de la semana, pollo entero a dos noventa y nueve el kilo
y ahora una canción de Rocío Jurado
los cuarenta principales, número dos esta semana
Pollo Picante, la nueva serie, el domingo a las diez
vendo pollos de corral, Antonio, en Novelda
en el programa de mañana, dos recetas con pollo
Gracias por ver el vídeo, nos vemos en el próximo.
Subtítulos por la comunidad de Amara.org, corregidos por Juan
¡Suscríbete y nos vemos el domingo a las dos!
No te pierdas el próximo vídeo, mañana a las dos
Subtítulos: Ana García
Gracias por acompañarnos hasta aquí, adiós
Transcripción de María López
Y hasta aquí el capítulo de hoy
Esto ha sido todo, amigos
Música de cierre
`);
