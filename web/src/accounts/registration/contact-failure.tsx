// Why somebody's own data were not taken: a phone that has an account has a way out, a chat with
// the shop (docs/rules/accounts.md#a-known-phone-offers-a-chat).
import { serverFaults, showFaults, type FieldFault } from '../../browser/forms/server-faults.ts';
import { ApiError } from '../../browser/api/api-error.ts';
import { withCountsOnce } from '../../browser/api/error-texts.ts';
import { toast } from '../../ui/toast/toast.ts';
import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { FocusedNote } from '../../ui/state/focused-note.tsx';

type ContactFailure<Field extends string> = {
  title: string;
  description: string;
  /** A chat with the shop, for a phone that has an account. */
  whatsappLink: string | undefined;
  /** Where in the form it lies, if anywhere. */
  faults: readonly FieldFault<Field>[];
};

export type FormTexts<Field extends string> = {
  title: string;
  /** Where the server says nothing. */
  description: string;
  fieldOf: (path: string) => Field | undefined;
  /** The one field that these refusals speak of. */
  fieldOfCode: Readonly<Record<string, Field>>;
};

function contactFailure<Field extends string>(
  error: Error,
  texts: FormTexts<Field>,
): ContactFailure<Field> {
  const refusal = error instanceof ApiError ? error : undefined;
  const whatsappLink = linkIn(refusal?.body);
  const description = refusal?.serverMessage ?? withCountsOnce(texts.description, error);
  const faults = serverFaults(error, texts.fieldOf, texts.fieldOfCode);
  if (whatsappLink === undefined) return { title: texts.title, description, whatsappLink, faults };
  const title = 'Teléfono ya registrado';
  return {
    title,
    description,
    whatsappLink,
    faults: faults.map(({ field }) => ({ field, message: title })),
  };
}

/** The focus goes where something is to be changed; a known phone rather needs the chat. */
export function showContactFailure<Field extends string>(
  form: Parameters<typeof showFaults<Field>>[0],
  error: Error,
  texts: FormTexts<Field>,
): void {
  const { title, description, whatsappLink, faults } = contactFailure(error, texts);
  toast({
    title,
    description,
    tone: 'bad',
    ...(whatsappLink !== undefined && {
      action: { label: 'Contactar WhatsApp', href: whatsappLink },
    }),
  });
  showFaults(form, faults, { shouldFocus: whatsappLink === undefined });
}

function linkIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('whatsappLink' in body)) return undefined;
  return typeof body.whatsappLink === 'string' ? body.whatsappLink : undefined;
}

type ContactFailureBoxProps<Field extends string> = {
  error: Error | null;
  texts: FormTexts<Field>;
};

export function ContactFailureBox<Field extends string>(props: ContactFailureBoxProps<Field>) {
  const { error, texts } = props;
  if (!error) return null;
  const { title, description, whatsappLink, faults } = contactFailure(error, texts);
  if (whatsappLink === undefined && faults.length > 0) return null;
  return (
    <FocusedNote cause={error}>
      <FormError title={title}>
        <p>{description}</p>
        {whatsappLink !== undefined && (
          <OutsideLink
            href={whatsappLink}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Abrir WhatsApp
          </OutsideLink>
        )}
      </FormError>
    </FocusedNote>
  );
}
