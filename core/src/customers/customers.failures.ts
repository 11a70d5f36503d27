import type { FailureTable } from '../kernel/failure.ts';

export const CUSTOMERS_FAILURES = {
  ERASURE_NOT_FOR_STAFF: {
    status: 403,
    text: 'Las cuentas del personal no se borran desde aquí. Pídelo a quien administra el sistema',
  },
  ERASURE_ORDERS_PENDING: {
    status: 409,
    text: 'Tienes un encargo pendiente. Podrás borrar tu cuenta cuando lo recojas o lo canceles',
  },
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

export type CustomersFailure = keyof typeof CUSTOMERS_FAILURES;
