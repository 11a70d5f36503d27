// Why somebody's own data were not taken: a phone that has an account has a way out, a chat with
// the shop (docs/rules/accounts.md#a-known-phone-offers-a-chat).
import { showFaults } from '../../browser/forms/server-faults.ts';
import { ApiError } from '../../browser/api/api-error.ts';
import { toast } from '../../ui/toast/toast.ts';

export type ContactFailure<Field extends string> = {
  title: string;
  description: string;
  /** A chat with the shop, for a phone that has an account. */
  whatsappLink: string | undefined;
  /** Where in the form it lies, if anywhere. */
  faults: readonly { field: Field; message: string }[];
};

export type FormTexts<Field extends string> = {
  title: string;
  /** Where the server says nothing. */
  description: string;
  isField: (name: string) => name is Field;
};

/** The one field that these refusals speak of. */
const FIELD_OF_CODE: Partial<Record<string, string>> = {
  PHONE_TAKEN: 'phone',
  USERNAME_TAKEN: 'username',
  OWN_PASSWORD_WRONG: 'currentPassword',
};

export function contactFailure<Field extends string>(
  error: Error,
  text: FormTexts<Field>,
): ContactFailure<Field> {
  const refusal = error instanceof ApiError ? error : undefined;
  const whatsappLink = linkIn(refusal?.body);
  const description = refusal?.serverMessage ?? text.description;
  const title = whatsappLink === undefined ? text.title : 'Teléfono ya registrado';
  const field = FIELD_OF_CODE[refusal?.code ?? ''];
  const found =
    field === undefined
      ? (refusal?.details ?? [])
      : [{ path: field, message: whatsappLink === undefined ? description : title }];
  const faults = found.flatMap(({ path, message }) =>
    text.isField(path) ? [{ field: path, message }] : [],
  );
  return { title, description, whatsappLink, faults };
}

export function toastContactFailure({
  title,
  description,
  whatsappLink,
}: ContactFailure<string>): void {
  toast({
    title,
    description,
    tone: 'bad',
    ...(whatsappLink !== undefined && {
      action: { label: 'Contactar WhatsApp', href: whatsappLink },
    }),
  });
}

/** The focus goes where something is to be changed; a known phone rather needs the chat. */
export function markFaults<Field extends string>(
  form: Parameters<typeof showFaults<Field>>[0],
  { faults, whatsappLink }: ContactFailure<Field>,
): void {
  showFaults(form, faults, { shouldFocus: whatsappLink === undefined });
}

function linkIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('whatsappLink' in body)) return undefined;
  return typeof body.whatsappLink === 'string' ? body.whatsappLink : undefined;
}
