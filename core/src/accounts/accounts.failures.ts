import { failures } from '../kernel/failure.ts';

export const ACCOUNTS_FAILURES = failures({
  401: {
    WRONG_CREDENTIALS: 'Usuario o contraseña incorrectos',
    SECOND_FACTOR_REQUIRED: 'Escribe el código de tu app para terminar de entrar',
    SECOND_FACTOR_WRONG: 'Ese código no es correcto o ya se ha usado',
    CHALLENGE_GONE: 'Ha pasado demasiado tiempo o se ha fallado demasiadas veces. Empieza de nuevo',
  },
  403: {
    SUPERADMIN_ONLY: 'Solo un superadmin puede cambiar a un superadmin',
    SUPERADMIN_NOT_GRANTED: 'Nadie puede pasar a ser superadmin desde aquí',
    SUPERADMIN_NOT_LOWERED: 'Un superadmin no puede cambiar de rol desde aquí',
    OWN_ROLE_FIXED: 'No puedes cambiar tu propio rol',
    OWN_ACCOUNT_NEEDED: 'No puedes desactivar tu propio usuario',
    OWN_PASSWORD_ELSEWHERE:
      'Tu contraseña se cambia en «Mi contraseña», en tu tarjeta de Gestión de Usuarios: allí se pide la actual',
    OWN_EMAIL_ELSEWHERE: 'Tu email se cambia en «Mis datos», donde se pide tu contraseña',
    OWN_FACTOR_ELSEWHERE:
      'Tu verificación en dos pasos se quita en «Acceso y dispositivos», donde se piden tu contraseña y un código',
    PASSWORD_AGAIN:
      'Para dar acceso a alguien, unir cuentas o borrar datos, escribe antes tu contraseña',
    LINK_FOR_STAFF: 'Solo un superadmin puede hacer un enlace para alguien del personal',
  },
  404: {
    USER_NOT_FOUND: 'Usuario no encontrado',
    LINK_GONE: 'Este enlace ya no sirve. Pide otro',
  },
  409: {
    PHONE_TAKEN: 'Este teléfono ya tiene una cuenta. Escríbenos y te ayudamos',
    USERNAME_TAKEN: 'Ese nombre de usuario ya está ocupado. Elige otro',
    SECOND_FACTOR_ON: 'La verificación en dos pasos ya está activada',
    USER_PHONE_TAKEN:
      'Ese teléfono ya es de otro usuario. Si solo tiene teléfono, edítalo para darle usuario y contraseña',
  },
  422: {
    NO_SECOND_FACTOR: 'La verificación en dos pasos no está activada. Empieza de nuevo',
    LINK_FOR_INACTIVE: 'Este usuario está inactivo. Actívalo para poder hacerle un enlace',
    OWN_PASSWORD_WRONG: 'La contraseña actual no es correcta',
    USER_PHONE_NEEDED:
      'Este usuario solo tiene teléfono: cámbialo por otro, pero no lo dejes en blanco',
    USER_SIGN_IN_INCOMPLETE:
      'Para que pueda iniciar sesión, dale a la vez un nombre de usuario y una contraseña',
  },
  429: {
    PASSWORDS_BUSY:
      'Hay demasiadas personas entrando a la vez. Espera unos segundos y vuelve a probar',
  },
});

export type AccountsFailure = keyof typeof ACCOUNTS_FAILURES;
