import { failures } from '../kernel/failure.ts';

export const CUSTOMERS_FAILURES = failures({
  403: {
    ERASURE_NOT_FOR_STAFF:
      'Las cuentas del personal no se borran desde aquí. Pídelo a quien administra el sistema',
    ERASURE_IS_THE_OWNERS:
      'Esta cuenta la borra su dueño en «Mis Puntos» o, si te lo pide, un superadmin',
    MERGE_INTO_OWN: 'No puedes unir otra cuenta con la tuya: pídeselo a un compañero',
    MERGE_SUPERADMIN: 'La cuenta de un superadmin no se une con ninguna otra',
  },
  409: {
    ERASURE_ORDERS_PENDING:
      'Tienes un encargo pendiente. Podrás borrar tu cuenta cuando lo recojas o lo canceles',
    ERASURE_OVERTAKEN: 'Acaba de entrar un pedido de esta cuenta. Inténtalo de nuevo',
    MERGE_USER_GONE:
      'Una de las dos cuentas ya no está: se ha unido con otra o se ha borrado. Actualiza la lista',
    MERGE_OVERTAKEN: 'Una de las dos cuentas está cambiando en este momento. Inténtalo de nuevo',
  },
  422: {
    MERGE_SAME_USER: 'Elige otra cuenta: no se puede unir consigo misma',
    MERGE_STAFF_STAYS: 'La cuenta del personal no puede desaparecer: une la otra cuenta con esta',
    MERGE_SIGN_IN_STAYS:
      'Solo una de las dos cuentas puede iniciar sesión, y esa es la que tiene que quedar',
  },
});

export type CustomersFailure = keyof typeof CUSTOMERS_FAILURES;
