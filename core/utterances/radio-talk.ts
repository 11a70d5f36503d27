// The radio in the kitchen, the weather, football and traffic. Nobody in it exists.
import { readSentences } from './read-sentences.ts';

export const RADIO_TALK = readSentences(`
son las dos de la tarde una hora menos en canarias
son las tres en punto comienzan las noticias
a las dos y media les esperamos con el informativo
buenas tardes les saludamos desde los estudios centrales
seguimos con ustedes hasta las cinco
no se vayan volvemos después de la publicidad
y ahora una pausa para la publicidad
llama ahora y consigue tu entrada doble
llame al novecientos y participe en el sorteo
el número premiado es el treinta y cuatro mil quinientos doce
el gordo ha caído en la provincia de Alicante
mañana bajan las temperaturas en toda la comunidad
el domingo lloverá en el litoral
se esperan rachas de viento de sesenta kilómetros por hora
máximas de veintidós y mínimas de ocho grados
alerta amarilla por lluvias a partir de las tres
parece que va a llover
vaya frío que hace esta mañana
mañana dicen que hace bueno
con este sol apetece la playa
dos a uno en el descanso
hemos ganado tres a dos
el partido empieza a las nueve
el domingo juega el equipo en casa a las cinco
gol en el minuto ochenta y siete
penalti y expulsión
han fichado a un delantero por dos millones y medio
el árbitro no ha visto nada
el partido de mañana lo dan en abierto
retenciones de tres kilómetros en la autovía
accidente a la altura de la salida catorce
la carretera está cortada hasta las dos
la bolsa baja un dos coma cinco por ciento
el precio de la luz sube un tres por ciento
el paro baja por segundo mes
el gobierno aprueba medidas para el campo
el pleno del ayuntamiento es el jueves
las fiestas empiezan el cinco de septiembre
el desfile sale a las seis de la plaza
la cabalgata pasa por aquí a las siete
este año la comparsa estrena traje
los músicos ensayan los martes
y ahora una canción de los años ochenta
suena la número uno de la semana
qué canción más bonita
sube la radio que me gusta esta
baja la radio que no oigo
te quiero como a nadie en el mundo
ay mi amor no te vayas todavía
bailando bailando toda la noche
receta del día pollo al chilindrón para cuatro personas
se doran los muslos durante diez minutos
se añade medio litro de caldo y se deja media hora
un pollo de corral tarda dos horas en hacerse bien
la gripe aviar obliga a cerrar dos granjas de pollos
el consumo de pollo crece un cuatro por ciento
detergente dos por uno hasta el domingo
visite nuestra tienda abierta de diez a dos
oferta válida hasta el día treinta
consulte con su farmacéutico
el tren de las tres sale con retraso
próxima parada estación central
`);
