import { failures } from '../kernel/failure.ts';

export const MESSAGES_FAILURES = failures({
  404: {
    MESSAGE_NOT_FOUND: 'Ese aviso ya no está',
  },
  422: {
    PUSH_REFUSED: 'Este navegador usa un servicio de avisos que no podemos usar',
  },
  409: {
    MESSAGE_NOT_FAILED: 'Ese aviso no ha fallado: no hace falta enviarlo otra vez',
    MAIL_OFF: 'El correo no está configurado en este servidor',
  },
});
