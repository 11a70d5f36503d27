// Words and phrases that carry nothing of an order: greetings, politeness, "ponme", small words.
// See docs/rules/voice.md#words-that-say-nothing.
import { phraseBook, wordSet } from './phrases.rules.ts';

const list = (words: string) => wordSet(words.trim().replaceAll(/\s+/g, ' '));

/** Whom one speaks to stands behind these: "hola María". */
export const GREETINGS = list('hola oye oiga mira buenas gracias adios dias tardes noches escucha');

/** What is asked of whoever writes the order down; a name before it is the writer's: "María, ponme dos". */
export const REQUESTS =
  list(`ponme ponnos ponle ponles pon ponga pongame ponganos pongale apunta apuntame
  apuntale apuntanos apuntar apunte apunteme anota anotame anotale anote anoteme guarda guardame guardale guardanos
  guarde guardeme reserva reservame reservale reserve reserveme prepara preparame preparale preparanos prepare
  prepareme dame deme danos haz hazme haznos haga hagame mete meteme metele encarga encargame añade añademe
  añadele añade sumale escribe pide pideme marca marcame saca sacame echa echame echale`);

/** "pónmelo", "apúntalos", "guárdanosla". */
const REQUEST_WITH_OBJECT =
  /^(?:pon|apunta|anota|guarda|reserva|prepara|da|haz|mete|encarga|saca|echa|aparta|deja)(?:me|nos|le|les|se)?(?:l[oa]s?)?$/;

export const isRequest = (folded: string): boolean =>
  REQUESTS.has(folded) || REQUEST_WITH_OBJECT.test(folded);

const FOR_ME = /(?:me|nos|mel[oa]s?)$/;

/** "ponme", "apúntanoslo": what nobody says of an order that exists. */
export const isRequestForMe = (folded: string): boolean => FOR_ME.test(folded) && isRequest(folded);

/** They stand before, between and behind what is meant. */
export const FILLER_PHRASES =
  phraseBook(`por favor, si puede ser, si es posible, si no te importa, si no le importa,
  muchas gracias, muchísimas gracias, mil gracias, gracias, buenos días, buenas tardes, buenas noches, muy buenas,
  a ver, de acuerdo, nada más, y nada más, y ya está, ya está, y eso es todo, eso es todo, eso es, y eso, y ya,
  para llevar, para recoger, para comer, para cenar, para casa, para llevármelo, para que lo recojan, a recoger,
  para encargar, hacer un pedido, hacer un encargo, hacerte un encargo, hacerte un pedido, un pedido, un encargo,
  nuevo pedido, otro pedido, otro encargo, tomar nota, toma nota, tome nota, en principio, a lo mejor, como siempre,
  lo de siempre, más o menos, o así, por ahí, o por ahí, y poco, si acaso, de momento, por cierto, es que,
  o sea, para pedir, te llamo, le llamo, llamo, llamaba, os llamo, te cuento, te digo, le digo, quedamos, qué tal, si pasa algo, si hay algo, si hay algún problema, si hay problema, te repito, sin falta, como muy tarde, que no se me olvide, que se me olvida, se me olvida, que se me olvidaba, se me olvidaba, se me ha olvidado, hecho tarde,
  ha llamado, han llamado, ha pedido, si pasa cualquier cosa,
  a la leña, a la brasa, al ast, a l'ast, a last, de los tuyos, de los vuestros, hasta luego, hasta ahora, un momento,
  un segundo, de nada, un saludo, a recogerlo, a recogerlos, a por ellos, a por él, a por ello, a por todo,
  a buscarlo, a buscarlos, me lo llevo, en total, en efectivo, con tarjeta, sobre todo, también, de verdad,
  a la hora de, para la hora de, más tarde, que sería, que serían, de comida, y además,
  de pollo asado, y que, va a ser, van a ser, por mi parte, cuando puedas, cuando pueda, que no se te olvide,
  bon dia, bona tarda, bona vesprada, bona nit, ha ver, madre mía, qué cola, vaya cola, mucha cola,
  qué bien huele, qué bien huele esto, qué bueno, qué rico, huele que alimenta, hace falta,
  no hace falta bolsa, no necesito bolsa, no quiero bolsa, otra vez, de nuevo, llego tarde, llegaré tarde,
  llegamos tarde, salgo tarde, salimos tarde, voy tarde, vamos tarde, iré tarde, iremos tarde, es tarde,
  desde el coche, desde casa, desde el trabajo, desde la playa, desde la oficina, desde el móvil, al campo,
  al pueblo, no te equivoques, me da tiempo, te llamo con la hora, te digo la hora, te diré la hora,
  con acento, con tilde, con hache, sin hache, con be, con uve, con ene, con eñe, con equis, con ye,
  con i griega, con jota, con ge, con ka, con ce, con zeta, con ese, con doble ene, con dos enes, con elle,
  pocas veces, muchas veces, a veces, una vez, la primera vez, una cosa, dos cosas, clavadas, clavada, justas,
  en cuanto, cuanto antes`);

/** Single words. Only words that name no food, number, time, day or person belong here. */
export const FILLER_WORDS =
  list(`el la los las lo le les un una unos unas al del de a en por para pa que se me te nos os mi
  mis tu tus su sus es era eran fue ser sera seria serian seran son sea sean soy esta estan este esto eso esa ese esos esas
  como si ya pues eh em ehm mmm mm hmm uh ah ay oh um este bueno buenas bien vale venga va hala ea anda oye oiga mira mire escucha
  hola adios gracias porfa porfavor porfi favor claro entonces luego ahora aqui alli ahi asi tambien tampoco ademas solo solamente
  nada todo toda todos mas muy tan tanto pronto quiero queria queriamos querria quisiera queremos querriamos quiere quieren
  quisieramos necesito necesitamos necesita necesitaria necesitaba gustaria encargar encargo encargos pedido pedidos pedir
  pedirte pedirle comida cena recoger recojo recoge recogen recogemos recogera recogeran recogeremos recogere recogeria
  recogida recogerlo recogerlos recojerlo pasar paso pasa pasan pasamos pasara pasaran pasaremos pasare pasaria pasaremos
  venir vengo viene vienen venimos vendra vendran vendre vendremos venga vengan voy vamos ir ire iremos ira iran buscar
  buscarlo buscarlos llevar llevo lleva llevamos llevan llevare llevaremos llevarme llevarmelo tener tengo tendria tendrias
  puede puedes podria podrias poder puedo pueda poner pones pone pongas pongais ponerme ponerle haces hace hacer hacerme hacerte
  guardar guardas guardarme apuntarme apuntas apunto anotar preparar preparas prepararme prepararnos reservar reservas reservarme
  llamo llamaba llamada llamar digo dime dice diga dicho decir mandar cliente clienta señor señora senyor señorita don doña
  favorcito nuevo nueva hora horas dia dias tardes noches mi yo tu usted ustedes ella ellos ellas nosotros vosotros comer cenar
  familia mesa casa pollos-asados asador encargamos encargaria encarga guardemos apuntemos anotemos pongamos preparemos reservemos hagamos saquemos dejemos seguro igual quiza quizas espero okey ok okay perfecto
  genial estupendo estaria estaba cual cuales cosa cosas pondremos tomar tome nota apartame aparta apartar apartarme apartanos total
  haber cariño guapa guapo maja majo bonita reina rey corazon podeis podriais guardes guardeis apuntes apunteis prepares
  repito repite confirmo algo alguien llamame llamadme llameme llamas avisame avisas avisad nombre pero llama problema tienes tienen pedimos pido pide necesitariamos sobre hacia listo listos lista preparado preparados preparada entero entera enteros enteras
  asado asados asada asadas grande grandes euros he ha hay has han siguiente mismo misma e`);

/** A name behind these is that of somebody else than who speaks. */
export const RELATIVES =
  list(`madre padre mama papa hermana hermano vecina vecino prima primo tia tio abuela abuelo suegra suegro marido mujer hijo hija
  hijos cuñada cuñado jefe jefa compañera compañero amiga amigo novia novio`);

/** Together with GREETINGS: nothing of these is a name, whatever stands before it. */
export const NO_NAMES =
  list(`casa mi mis tu tus su sus nosotros vosotros ellos ellas todos todas todo toda llevar recoger comer
  cenar hoy mañana pasado ayer tarde noche mediodia medio media llevarnos compartir picar probar acompañar empezar beber
  favor gracias cuando luego ahora aqui alli eso esto ese este esta esa que quien cuantos cuantas cuanto navidad reyes
  nochebuena nochevieja fiesta cumpleaños comunion boda despedida domingo lunes martes miercoles jueves viernes sabado
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre teléfono telefono movil numero
  pedido encargo nombre gente personas niños niñas grupo familia semana finde dia hora horas rato minutos ti mi él usted ustedes
  sin con por para pero porque y o u ni no`);
