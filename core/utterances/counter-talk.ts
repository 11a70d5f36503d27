// What customers and staff say at the counter while nobody orders.
import { readSentences } from './read-sentences.ts';

export const COUNTER_TALK = readSentences(`
buenos días qué tal
buenas tardes cómo estamos
hola guapa cuánto tiempo
hasta luego que vaya bien
gracias a ti hasta el domingo
adiós buen fin de semana
pasa pasa que ahora te atiendo
quién es el último
yo voy detrás de la señora
perdona estaba yo antes
no hay prisa tú tranquila
qué bien huele desde la calle
qué calor hace aquí dentro
cómo está tu madre
mi hija se casa en junio
el niño ya tiene dos años y medio
mi suegra cumple ochenta el domingo
nos vemos el sábado en la plaza
a las dos tengo que estar en casa
a las tres y media salgo del trabajo
quedamos a las dos en la puerta
he quedado con Marta a las tres
Juan viene luego a por lo suyo
María ha dicho que llega tarde
Antonio ya ha pasado esta mañana
Carmen ha llamado y no viene
dile a Pepe que me llame
ahora le digo a Vicent que salga
llámame mañana y hablamos
te llamo esta tarde a las seis
apúntame el teléfono que te lo doy
mi teléfono ha cambiado
el teléfono no para de sonar
no me coge el teléfono nadie
son veintisiete euros
son trece con cincuenta
cóbrame cuando puedas
te pago con tarjeta
tienes cambio de cincuenta
me das el tique por favor
quiero la factura de la semana pasada
no me han sumado los puntos
cuántos puntos tengo
te falta un euro
quédate con la vuelta
te doy dos euros sueltos y así me das un billete
aquí tienes la vuelta tres euros con diez
no admitimos billetes de doscientos
ponte en la otra cola que va más rápida
espera fuera que te aviso
ya sale lo tuyo dos minutos
en diez minutos está
le quedan cinco minutos
todavía no está dorado espera un poco
está recién sacado cuidado que quema
te lo pongo en una bolsa
quieres bolsa o traes tú
la bolsa son diez céntimos
te he puesto servilletas
te he metido dos juegos de cubiertos
el domingo pasado estaba buenísimo
la semana pasada me llevé dos y me sobró uno
ayer estaba un poco seco la verdad
el mejor de toda la comarca
mi marido solo come la pechuga
a los niños les encanta la piel
yo siempre me como el muslo
mi abuela lo hacía con limón
nosotros en casa lo hacemos al horno
mi vecino dice que el secreto es la leña
vaya cola que hay hoy
hoy estáis a tope
mañana hay mercado y no se puede aparcar
he dejado el coche en doble fila
no encuentro las llaves del coche
el perro no puede entrar
se me ha olvidado la cartera en casa
voy al cajero y vuelvo
vengo de parte del ayuntamiento por lo de la terraza
soy el del gas vengo a mirar la instalación
soy de la imprenta traigo los carteles
traigo un paquete para Brasa me firmas aquí
buenas vengo por el anuncio del trabajo
pues yo soy de Villena de toda la vida
me llamo igual que mi padre
se llama Hayk como su abuelo
mi prima Anahit vive en Alicante
Tigran está de vacaciones hasta el lunes
Gohar entra a las cuatro
el nombre no me acuerdo
no no era para mí
eso no es mío
yo no he pedido eso
no quiero nada gracias solo miraba
hoy no que ya tengo comida hecha
otro día será
me lo pienso y vuelvo
mejor lo dejamos para otro día
que aproveche
felices fiestas a todos
feliz año y saludos a la familia
dos besos y recuerdos a tu padre
uno dos tres probando
hola hola se me oye
no sé si esto está grabando
para para que esto está encendido
ay perdón le he dado sin querer
eh
mmm
vale vale
sí claro
no no
bueno pues nada
`);
