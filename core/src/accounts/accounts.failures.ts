import type { FailureTable } from '../kernel/failure.ts';

export const ACCOUNTS_FAILURES = {
  WRONG_CREDENTIALS: { status: 401, text: 'Usuario o contraseña incorrectos' },
  OWN_PASSWORD_WRONG: { status: 422, text: 'La contraseña actual no es correcta' },
  USER_NOT_FOUND: { status: 404, text: 'Usuario no encontrado' },
  PHONE_TAKEN: {
    status: 409,
    text: 'Este teléfono ya tiene una cuenta. Escríbenos y te ayudamos',
  },
  USERNAME_TAKEN: { status: 409, text: 'Ese nombre de usuario ya está ocupado. Elige otro' },
  USER_PHONE_TAKEN: {
    status: 409,
    text: 'Ese teléfono ya es de otro usuario. Si solo tiene teléfono, edítalo para darle usuario y contraseña',
  },
  USER_PHONE_NEEDED: {
    status: 422,
    text: 'Este usuario solo tiene teléfono: cámbialo por otro, pero no lo dejes en blanco',
  },
  USER_SIGN_IN_INCOMPLETE: {
    status: 422,
    text: 'Para que pueda iniciar sesión, dale a la vez un nombre de usuario y una contraseña',
  },
  SUPERADMIN_ONLY: { status: 403, text: 'Solo un superadmin puede cambiar a un superadmin' },
  SUPERADMIN_NOT_GRANTED: { status: 403, text: 'Nadie puede pasar a ser superadmin desde aquí' },
  SUPERADMIN_NOT_LOWERED: { status: 403, text: 'Un superadmin no puede cambiar de rol desde aquí' },
  OWN_ROLE_FIXED: { status: 403, text: 'No puedes cambiar tu propio rol' },
  OWN_ACCOUNT_NEEDED: { status: 403, text: 'No puedes desactivar tu propio usuario' },
} as const satisfies FailureTable;

export type AccountsFailure = keyof typeof ACCOUNTS_FAILURES;
