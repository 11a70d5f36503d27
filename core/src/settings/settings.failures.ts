import type { FailureTable } from '../kernel/failure.ts';

export const SETTINGS_FAILURES = {
  SETTING_NOT_FOUND: { status: 404, text: 'Esta clave no existe. Recarga la página' },
  SETTING_EXISTS: { status: 409, text: 'Esta clave ya existe. Cambia su valor en la tabla' },
} as const satisfies FailureTable;
