// What speech models write where nobody speaks: silence, the oven's fan, a chair, a cough.
import { readSentences } from './read-sentences.ts';

export const SENTENCES_OUT_OF_SILENCE = readSentences(`
¡Gracias por ver!
Muchas gracias por ver este vídeo.
Nos vemos en el siguiente vídeo.
Hasta la próxima, chao.
¡Chao chao!
Bye bye.
Adiós, adiós.
Y hasta aquí el vídeo de hoy.
Si te gustó, suscríbete y comparte.
Deja tu comentario aquí abajo.
No te olvides de darle a la campanita.
Más información en www.alimmenta.com
www.mooji.org
Subtítulos por Amara punto org
Subtitulado por Jnkoil
Subtitulos: Jorge y Marta
Subtítulos de la televisión pública
Traducido por la comunidad
Traducción y subtítulos: Ana García
Edición y corrección de subtítulos
Transcripción realizada automáticamente
Revisión de subtítulos por María
¡Gracias! ¡Gracias! ¡Gracias!
Gracias, gracias, gracias, gracias.
Sí. Sí. Sí. Sí.
No. No. No.
Eh. Eh. Eh.
Mmm.
Mm-hmm.
Ajá.
Ah.
¿Eh?
¿Qué?
¿Sí?
Vale.
Vale, vale, vale.
Bueno.
Bueno, bueno, bueno.
Claro.
Ya.
A ver.
Pues nada.
Entonces.
Y.
De la
En el
Que
Por
...
. . . .
?
¡!
(Risas)
(música de fondo)
*suspira*
♪ Música ♪
[Ruido de fondo]
[SONIDO DE CAMPANA]
(Tos)
Música
Aplausos
Suena el teléfono
¡Suscríbete al canal y activa las notificaciones!
Bienvenidos a un nuevo vídeo.
Hola a todos, bienvenidos a mi canal.
Hola, amigos, ¿qué tal?
Hola, ¿qué tal? Soy Dross.
Soy María y este es mi canal.
Hoy vamos a preparar pollo al horno.
Hoy os traigo una receta de pollo.
Ingredientes: dos pollos, sal y limón.
Primera parte.
Capítulo 2
Episodio 14
Uno, dos, tres.
1, 2, 3, 4, 5, 6, 7, 8, 9, 10
Probando, probando. Uno, dos.
Dos dos dos dos dos dos
El el el el el
Que que que que
No sé. No sé. No sé.
¡Vamos! ¡Vamos!
¡Olé!
¡Viva!
Amén.
En el nombre del Padre, del Hijo y del Espíritu Santo.
Dios te bendiga.
Que Dios los bendiga.
Thank you for watching.
Okay.
Obrigado.
Merci.
Grazie a tutti.
Sous-titrage Société Radio-Canada
Untertitel der Amara.org-Community
ご視聴ありがとうございました
`);
