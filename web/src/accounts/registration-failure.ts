// Why nobody was registered, in the words of the error catalogue (specification 8, "Registration").
import { ApiError } from '../browser/api-error.ts';
import { isRegistrationField, type RegistrationValues } from './registration-values.ts';

type Fault = { field: keyof RegistrationValues; message: string };

export type RegistrationFailure = {
  title: string;
  description: string;
  /** A chat with the shop, for a phone that has an account. */
  whatsappLink: string | undefined;
  /** Where in the form it lies, if anywhere. */
  faults: readonly Fault[];
};

/** The one field that these refusals speak of. */
const FIELD_OF_CODE: Partial<Record<string, keyof RegistrationValues>> = {
  PHONE_TAKEN: 'phone',
  USERNAME_TAKEN: 'username',
};

export function registrationFailure(error: Error): RegistrationFailure {
  const refusal = error instanceof ApiError ? error : undefined;
  const whatsappLink = linkIn(refusal?.body);
  const description = refusal?.serverMessage ?? 'Error al crear la cuenta';
  const title = whatsappLink === undefined ? 'Error en el registro' : 'Teléfono ya registrado';
  const field = FIELD_OF_CODE[refusal?.code ?? ''];
  const inField = whatsappLink === undefined ? description : title;
  return {
    title,
    description,
    whatsappLink,
    faults: field ? [{ field, message: inField }] : faultsIn(refusal),
  };
}

function faultsIn(refusal: ApiError | undefined): Fault[] {
  return (refusal?.details ?? []).flatMap(({ path, message }) =>
    isRegistrationField(path) ? [{ field: path, message }] : [],
  );
}

function linkIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('whatsappLink' in body)) return undefined;
  return typeof body.whatsappLink === 'string' ? body.whatsappLink : undefined;
}
