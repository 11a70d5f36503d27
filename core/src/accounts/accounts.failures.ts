import type { FailureTable } from '../kernel/failure.ts';

export const ACCOUNTS_FAILURES = {
  WRONG_CREDENTIALS: { status: 401, text: 'Usuario o contraseña incorrectos' },
  OWN_PASSWORD_WRONG: { status: 422, text: 'La contraseña actual no es correcta' },
  ERASURE_NOT_FOR_STAFF: {
    status: 403,
    text: 'Las cuentas del personal no se borran desde aquí. Pídelo a quien administra el sistema',
  },
  ERASURE_ORDERS_PENDING: {
    status: 409,
    text: 'Tienes un encargo pendiente. Podrás borrar tu cuenta cuando lo recojas o lo canceles',
  },
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
  MERGE_SAME_USER: { status: 422, text: 'Elige otra cuenta: no se puede unir consigo misma' },
  MERGE_SUPERADMIN: { status: 403, text: 'La cuenta de un superadmin no se une con ninguna otra' },
  MERGE_STAFF_STAYS: {
    status: 422,
    text: 'La cuenta del personal no puede desaparecer: une la otra cuenta con esta',
  },
  MERGE_SIGN_IN_STAYS: {
    status: 422,
    text: 'Solo una de las dos cuentas puede iniciar sesión, y esa es la que tiene que quedar',
  },
  MERGE_USER_GONE: {
    status: 409,
    text: 'Una de las dos cuentas ya no está: se ha unido con otra o se ha borrado. Actualiza la lista',
  },
  MERGE_OVERTAKEN: {
    status: 409,
    text: 'Una de las dos cuentas está cambiando en este momento. Inténtalo de nuevo',
  },
} as const satisfies FailureTable;

export type AccountsFailure = keyof typeof ACCOUNTS_FAILURES;
