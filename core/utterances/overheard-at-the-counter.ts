// What is said at the counter and on the telephone without ordering anything.
import { readSentences } from './read-sentences.ts';

export const OVERHEARD_AT_THE_COUNTER = readSentences(`
¿quién es el último?
yo voy detrás de la señora del bolso rojo
pasa pasa que tú llevas prisa
se me ha olvidado el monedero en el coche
¿me cambias un billete de veinte?
te doy cuarenta céntimos y así me das cinco justos
¿cobras con el móvil o solo con tarjeta?
la tarjeta no me la lee a ver otra vez
no me pongas bolsa que traigo el carro
¿esto lleva gluten?
mi nieta es celíaca
¿las croquetas las hacéis vosotros?
¿cuánto tarda más o menos?
¿hay mucha cola o qué?
madre mía cómo estáis hoy
qué calor hace aquí dentro con el horno
¿tenéis hoja de reclamaciones?
anda que no huele bien ni nada
el pollo del domingo pasado estaba buenísimo
ayer me llevé dos pollos y medio y no sobró nada
el otro día Vicent vino a las dos y ya no quedaba pollo
anoche cenamos las alitas que sobraron
mi marido dice que el mejor pollo de la provincia
¿a qué hora cerráis los domingos?
¿abrís el lunes que es fiesta?
¿los martes cerráis?
¿cuánto cuesta el pollo entero?
¿y el medio a cuánto sale?
¿qué lleva el menú familiar?
¿la paella es por encargo?
¿qué es eso de jorovats?
¿el lahmajo pica?
¿cómo se pronuncia lo de pajlavá?
¿de dónde sois vosotros?
somos de Ereván pero llevamos aquí veinte años
Hovhannes ven un momento que te llaman
Anahit sal tú que yo tengo las manos llenas
Gayane coge el teléfono
dile que ahora no me puedo poner
llámame más tarde que ahora hay mucha gente
se ha equivocado de número aquí es una pollería
no, el dentista es el de enfrente
¿ha llegado ya el repartidor?
el de las bebidas viene a las once
firma aquí por favor
¿dónde te dejo las cajas?
déjalas en la puerta de atrás
este albarán no cuadra
falta una caja de limones
buenos días venía a traer currículum
¿necesitáis a alguien para los fines de semana?
déjamelo ahí y se lo digo a la jefa
¿tenéis baño?
al fondo a la derecha
cuidado que el suelo está mojado
¿ese perro es suyo?
los perros fuera por favor
niño no toques el cristal que quema
mamá quiero un refresco
no cariño que luego no comes
siéntate ahí y espera
¿has visto a la Empar últimamente?
la Empar se ha ido a vivir a Dénia con la hija
pues dale recuerdos
de tu parte
que vaya bien
hasta luego guapa
adéu bon dia
bona vesprada
gràcies xiquet
venga hasta el domingo
felices fiestas y a los tuyos también
nos vemos en la procesión
el castillo de fuegos es a las doce
esta noche hay mascletà
la banda sale a las siete de la plaza
este año la reina de las fiestas es la hija de Ximo
han cortado la calle por las obras
no hay quien aparque por aquí
me han puesto una multa de doscientos euros
¿me guardas el sitio que aparco mejor?
está en doble fila salgo enseguida
la grúa la grúa corre
¿tienes fuego?
aquí no se puede fumar señor
el pan se compra en la panadería de al lado
¿sabes si la farmacia está de guardia?
la farmacia abre a las cuatro y media
me han dado hora para el médico el jueves a las diez
mi suegra está ingresada en el hospital de San Juan
le han operado de la rodilla
pues que se mejore
ha nacido ya el nieto pesa tres kilos y medio
se llama Pau como el abuelo
enhorabuena abuela
la niña hace la comunión en mayo
ya os avisaremos con tiempo
este mes se me ha ido la luz en ciento veinte euros
cada vez está todo más caro
antes el pollo costaba cinco euros
con lo que cuesta la leña ahora
el ayuntamiento no hace nada
el alcalde vino el otro día a hacerse la foto
yo a este no le voto más
me debe dos euros de la semana pasada
ya te los doy el domingo
apúntamelo en la cuenta
te lo paso por Bizum
dime el número y te hago el Bizum
ya me ha llegado gracias
el ticket no lo quiero
¿me haces factura?
necesito el NIF y la dirección
ese pollo ya está pagado
el pedido de Núria ya se lo han llevado
los dos pollos de Armen ya han salido
Vicent ya ha recogido lo suyo
¿ha venido alguien a por lo de Carmen?
cancela el pollo de Luis que no viene
anula lo de las dos y media por favor
al final no vengo así que nada
olvídalo ya llamaré otro día
no quiero nada gracias solo estaba mirando
me lo pienso y te digo algo
ya te llamo yo esta tarde
luego te digo cuántos somos
te llamo para el encargo del sábado cuando lo sepa
no sé si al final vendrán mis hijos
todavía no sé cuántos pollos quiero
¿hacéis reparto a domicilio?
no llevamos a casa solo recogida
¿se puede congelar el pollo?
¿cómo lo recaliento?
diez minutos en el horno y ya está
con un chorrito de agua para que no se seque
¿la salsa me la das aparte?
toma unas servilletas
los cubiertos están ahí cójalos usted
¿de quién es este paraguas?
alguien se ha dejado las gafas
`);
