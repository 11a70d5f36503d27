import { failures } from '../kernel/failure.ts';

export const SETTINGS_FAILURES = failures({
  404: {
    SETTING_NOT_FOUND: 'Esta clave no existe. Recarga la página',
  },
  409: {
    SETTING_EXISTS: 'Esta clave ya existe. Cambia su valor en la tabla',
  },
});
