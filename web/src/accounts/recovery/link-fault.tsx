import { ApiError } from '../../browser/api/api-error.ts';
import { isUnanswered } from '../../browser/api/error-texts.ts';
import { FormError } from '../../ui/form/form-error.tsx';

const NO_ANSWER =
  'No sabemos si se ha guardado. Comprueba la conexión y vuelve a probar; si el enlace ya no sirve, entra con lo que has elegido.';

/** Why nothing was saved, where it is no fault of a field. */
export function LinkFault({ error }: { error: Error | null }) {
  if (error === null) return null;
  const refusal = error instanceof ApiError ? error : undefined;
  const isAtItsField = ['USERNAME_TAKEN', 'SECOND_FACTOR_WRONG'].includes(refusal?.code ?? '');
  if (isAtItsField || refusal?.details?.length) return null;
  const text = refusal === undefined || isUnanswered(refusal) ? NO_ANSWER : refusal.message;
  return <FormError title="No se pudo guardar">{text}</FormError>;
}
