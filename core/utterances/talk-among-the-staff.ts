// What staff say to each other over the fire and over the till.
import { readSentences } from './read-sentences.ts';

export const TALK_AMONG_THE_STAFF = readSentences(`
dale la vuelta a los pollos que se queman
mete doce pollos más que es domingo
saca dos pollos para el mostrador
ponme tres pollos más en el asador para las dos
hay que meter veinte pollos antes de la una
baja el fuego que los pollos de las dos van muy rápidos
corta un pollo en cuartos y otro por la mitad
trocea los dos de Ana
envuelve los dos pollos de Vicente que ya está aquí
lleva los dos pollos a la mesa de fuera
pásame las tijeras del pollo
el pollo de Ana está crudo por dentro, dale diez minutos
a estos pollos les falta media hora
a los de las dos les quedan diez minutos
trae más leña que a las dos no llegamos
se ha acabado la leña de almendro
hay que pelar patatas para las dos
faltan patatas para los pollos de la una
friega las bandejas antes de las dos
mañana a las ocho viene el camión de los pollos
el repartidor trae cien pollos el sábado a las siete
hay que pedir ochenta pollos a Juan el de la granja para mañana a las ocho
Juan el de la granja trae cuarenta pollos mañana a las nueve
llama al proveedor y que traiga sesenta pollos el viernes
Karen entra a las dos y Anahit sale a las tres
Gagik, ven a cobrar que hay cola
Anahit, los dos de las dos, que ya están aquí
mañana abre Hovik a las diez
Toni viene a las dos a arreglar el asador
a las dos viene el fontanero
a las tres llega mi madre con los niños
a las cinco cerramos y nos vamos
me voy a comer a las tres y media
Lilit libra el martes
el domingo a la una había una cola que llegaba a la farmacia
hoy hemos vendido más pollos que el domingo pasado
a ver si hoy pasamos de los cien pollos
qué calor hace al lado del asador
cuidado que quema
se ha caído un pollo al suelo
no me queda cambio de cinco
dame dos bolsas para los pollos de Rosa
le he dado a Paco el pollo de Pepe sin querer
qué bien huele ese pollo
están muy ricos los pollos de hoy
a María le gustan los pollos muy hechos
a la Mari de la peluquería le encanta el pollo con limón
mi madre hace el pollo con almendras los domingos a las dos
yo me comí medio pollo ayer a las tres
Vicente se comió él solo un pollo entero
el pollo de Ana, qué nombre más raro para un perro
mi vecina tiene dos pollos en el patio y cantan a las seis
el abuelo criaba pollos y los vendía en la plaza los martes
que aproveche, y saludos a Vicente
hasta luego, Vicente, que vaya bien
buenos días, Encarni, cuánto tiempo
gracias, Ana, son veintitrés con cincuenta
toma, Rafa, dos pollos, son veintiséis euros
aquí tienes, Merche, tus dos pollos, hasta el domingo
espera un momento que ahora te atiendo
siguiente, por favor
un momentito que me llaman por teléfono
Brasa, dígame
sí, dígame, ¿qué le pongo?
no le oigo bien, ¿me lo repite?
el teléfono nuestro es el 965 12 34 56
llámame al 655 12 34 56 cuando puedas
mañana a las dos tengo médico
el niño sale del colegio a las dos
son las dos menos cuarto y no ha venido nadie
a las dos le di dos pollos a Rafa
hemos hecho dos pollos para Ana para las dos
`);
