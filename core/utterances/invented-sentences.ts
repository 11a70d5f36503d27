// What recognisers invent out of silence and noise.
import { readSentences } from './read-sentences.ts';

export const INVENTED_SENTENCES = readSentences(`
Subtítulos realizados por la comunidad de Amara.org
Subtítulos por la comunidad de Amara.org
Subtítulos realizados por
subtitulos realizados por la comunidad
Subtitulado por la comunidad de usuarios
Subtítulos creados por la comunidad
Subtítulos en español
¡Suscríbete al canal!
Suscríbete al canal
¡Suscríbete!
suscribete y dale a la campanita
¡Suscríbete y activa la campanita!
Dale like y suscríbete
No olvides suscribirte al canal
No olviden suscribirse
Si te ha gustado el vídeo dale a me gusta
Gracias por ver el vídeo
¡Gracias por ver el vídeo!
Gracias por ver el video.
Gracias por ver
Gracias por su atención
Muchas gracias por vuestra atención
Muchas gracias
Gracias
¡Gracias!
Hasta la próxima
¡Hasta la próxima!
Nos vemos en el próximo vídeo
Nos vemos en el siguiente video
Adiós
¡Chao!
[Música]
[música de fondo]
(Música)
♪♪♪
[Aplausos]
[Risas]
[Silencio]
(ruido de fondo)
...
.
Más información en la descripción
Para más información visite nuestra página web
Todos los derechos reservados
Traducción y subtítulos
Un saludo y hasta el próximo programa
www.ejemplo.example
Thank you for watching
Thanks for watching!
Thank you.
you
Bye.
Amén
Y eso es todo por hoy
`);
