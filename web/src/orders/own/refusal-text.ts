import { ApiError } from '../../browser/api/api-error.ts';
import { isUnanswered, reasonOf } from '../../browser/api/error-texts.ts';

export const NO_ANSWER =
  'No sabemos si el cambio ha llegado. Comprueba la conexión y vuelve a intentarlo: no se hará dos veces';
const CHANGED_MEANWHILE =
  'Tu pedido ha cambiado mientras tanto. Mira cómo está ahora y vuelve a probar';

/** Why a change of one's own order was refused, or that nobody knows what became of it. */
export function refusalText(error: Error): string {
  if (!(error instanceof ApiError) || isUnanswered(error)) return NO_ANSWER;
  if (error.code === 'EDITED_MEANWHILE') return CHANGED_MEANWHILE;
  return error.details?.[0]?.message ?? reasonOf(error);
}
