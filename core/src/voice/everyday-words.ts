// Words of everyday talk that say nothing of an order: who comes to lunch, why nobody cooks, where one calls from.
// None of them is food, a number, a time, a day or a name, and none says how something is wished.
// See docs/rules/voice.md#words-that-say-nothing.
import { wordSet } from './phrases.rules.ts';

const PEOPLE = `amigos amigas chico chica chicos chicas crio cria crios crias chaval chavala chavales nano nana nanos tete teta xiquet xiqueta
  xiquets xiquetes xe che home dona nieto nieta nietos nietas hermanos hermanas padres madres abuelos abuelas tios tias primos primas sobrino sobrina
  sobrinos sobrinas cuñados suegros yerno nuera niño niña niños niñas bebe hija hijas hijos mujer mujeres hombre hombres vecinos vecinas
  compañeros compañeras jefes invitado invitados invitada invitadas visitas medico medica doctor doctora enfermera dentista profesor
  profesora maestro maestra companys parella pareja cuadrilla pandilla peñistas`;

const THINGS = `coche moto furgoneta bici autobus tren metro trabajo oficina obra obras tienda tajo    
   medicina supermercado playa piscina montaña pueblo ciudad barrio calle plaza carretera autovia autopista semaforo atasco
  aparcamiento parking puerta ventana cocina comedor salon balcon terraza jardin garaje ascensor escalera piso casita chalet apartamento cumple
  cumpleaños aniversario bautizo comunion boda bodas celebracion reunion viaje excursion vacaciones futbol tele television cine
  musica lluvia sol viento nieve tormenta mares cobertura bateria pantalla mensaje mensajes audio correo linea vez veces problema problemas
  error pregunta respuesta favor molestia molestias prisa prisas hambre sed sueño ganas ilusion suerte pena culpa duda dudas gana idea ideas plan planes
  manera forma modo parte partes sitio lugar vida mundo verdad mentira razon motivo caso casos tema temas asunto cuenta cuentas dinero efectivo
  tarjeta bizum monedero cartera falta faltas espalda rodilla ojos boca dieta regimen tension 
  temporada invierno verano otoño primavera`;

const BEING = `somos seremos eramos fuimos sois fuese fueran fueramos sido siendo estoy estas estamos estais estan estuve estuvo estuvimos
  estare estaremos estara estaran este estemos esten estado estando he hemos habia habiamos habeis habre habra habria habrian haya hayas hayan hubo
  hubiera hubiese tenemos teneis tenia teniamos tuve tuvo tuvimos tendre tendremos tendra tendran tenga tengas tengamos tengan tenido teniendo hago
  hacemos hacen hacia hice hizo hicimos hare haremos hara haran haria haga hagas hagamos hagan haciendo voy vas vais iba iban ibamos fue fui iria
  irian vaya vayas vayamos vayan yendo`;

const COMING = `vengo vienes venimos venis venia venian viniera vine vinieron venido viniendo salgo sales salimos salen salia sali salio salir salga
  salgas salgamos salgan salido saliendo saldre saldremos saldra llego llegas llega llegamos llegan llegaba llegar llegue llegara llegare llegaremos llegaran
  llegado llegando vuelvo vuelves vuelve volvemos vuelven volver volvere volvere volvera volveremos vuelva vuelvan vuelto entro entra entran entramos
  entrar paso pasas pasabais pasaba pasara pasare pase pasen pasando acerco acerca acercamos acercare acercar baja bajan bajamos bajare bajar
  bajando subo sube suben subimos subire subir quedo queda quedamos quedan quedar quedara quedado marcho marcha marchamos andando conduciendo 
  aparco aparcado aparcando esperar espero esperamos esperando esperad`;

const SAYING = `cuento cuenta cuentas digas digan dices decia decian dijo dije dijeron dicho diciendo diria diras diremos dire hablo hablas habla hablamos
  hablar hablaba hablado hablando llame llamas llamamos llaman llamaba llamar llamare llamaremos llamado llamando repite repetir repetido confirmo confirmar
  confirmas confirmado pregunto preguntar preguntaba oigo oyes oye oimos oir oido escucho escuchas escuchar escolta entiendo entiendes entender entendido
  sabes sabe sabemos saben saber sabia supe sepa sepas sepamos creo crees cree creemos creer creia pienso piensas piensa pensamos pensar pensaba pensado
  pensando parece parecia parecio acuerdo acuerdas acuerda acordar acordado recuerdo recuerdas recuerda olvidado olvidaba olvidarme olvides conozco
  conoces conoce conocemos conocen conocido explico explica escribir escribo leer mando mandar mandado mandare aviso avisar avisado avisare`;

const DOING = `doy das damos dan dar daba dare daria di dio dado dando dejo dejas deja dejamos dejan dejar dejare deje dejado cojo coges coge cogemos cogen
  coger cogido traigo trae traen traer traemos traere traido tomar tomamos saco sacar apartas apartar apartaras apartes apartado apartame guardaras guardarias
  guardado guarden apuntado apuntaras apuntarias apuntara reservado reserves encargue encargues encargara encargaba encargado encargaria encargarte encargarle
  encargaros pida pidas pedi pidio pedido pago pagas paga pagamos pagan pagar pagare pagado compro compra comprar comprado ayudo ayudas ayuda ayudar cuido
  cuidar trabajo trabaja trabajar trabajamos trabajando estudiar currar libro libras libra libramos librar cocino cocinas cocina cocinamos cocinar
  cocinado cocinando guiso guisar comemos comen comes comido comiendo ceno cenamos cenan celebro celebra celebramos celebran celebrar celebrando  
   reunimos invito invitamos invitar descanso descansar duermo dormir despierto ducharme arreglar limpiar lavar vivo vive viven vivimos vivir
  juego jugamos jugar veo ves vemos ver vere veras veremos visto viendo mirar mirando miro busco busca buscamos encuentro encontrar encontrado necesitaras
  necesitare necesitaran intento intentar pruebo probar probado probamos`;

const FEELING = `quereis querias querian quisieras quiera quieras querer gusta gustan gusto gustado encanta encantan encanto encantado apetece apetecia apetecen
  apetezca importa importan importaria molesto molesta molestar moleste alegro alegra siento sientes siente sentir lamento disculpas perdonad perdonar agradezco
  agradeceria debo debes debe debemos deberia deben tocaba toca equivoques equivocar equivocado equivocarme equivoco aclaro aclara aclare aclaras aclarar resulta
  resulto ocurre ocurrido sucede valer sirve servir cabe caben huele huelen oler suena llueve lloviendo nieva harian haria faltan faltaria faltarian hace
  hacia puse pusiste pondria pondrias pudiera pudieras pudiese podemos podrian podre podra podras podremos puedan puedas pude pudo sigo sigues sigue
  seguimos siguen seguir empiezo empieza empezar termino termina terminar acabo acaba acabamos acabar acabado suelo suele solemos`;

const SMALL = `porque pues pero aunque mientras segun entonces incluso ojala quizas acaso siempre nunca jamas
  todavia aun enseguida recien rapido rapidito deprisa justo justito normal normalmente generalmente personalmente realmente
  verdaderamente sinceramente seguramente probablemente posiblemente directamente exactamente precisamente supuesto cierto desgraciadamente mia mio mias mios
  tuya tuyo suya suyo nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras aquel aquella aquello cualquier cualquiera quien
  quienes cuando donde adonde delante detras cerca lejos arriba abajo enfrente alrededor precioso preciosa
  simpatico simpatica amable bueno peor malo mala malos facil dificil importante posible imposible necesario seguro contento contenta
  cansado cansada enfermo enferma malito malita ocupado ocupada liado liada listo lista solo primer primera ultima ultimo misma proxima na naa
  bon bona dia vesprada bones adeu gracies sisplau molt tambe aixi home ostras ostia joder madre dios virgen`;

const listOf = (words: string) => words.trim().replaceAll(/\s+/g, ' ');

export const EVERYDAY_WORDS: ReadonlySet<string> = wordSet(
  [PEOPLE, THINGS, BEING, COMING, SAYING, DOING, FEELING, SMALL].map(listOf).join(' '),
);
