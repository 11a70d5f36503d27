import { failures } from '../kernel/failure.ts';

export const SETTINGS_FAILURES = failures({
  403: {
    IDENTITY_OF_SUPERADMINS:
      'Ya hay facturas registradas: el titular y su NIF solo los cambia un superadmin',
  },
  404: {
    SETTING_NOT_FOUND: 'Esta clave no existe. Recarga la página',
  },
  409: {
    SETTING_EXISTS: 'Esta clave ya existe. Cambia su valor en la tabla',
  },
  422: {
    IDENTITY_REQUIRED:
      'Ya hay facturas registradas: el titular y su NIF se cambian por otros, pero no se quitan',
  },
});

export type SettingsFailure = keyof typeof SETTINGS_FAILURES;
