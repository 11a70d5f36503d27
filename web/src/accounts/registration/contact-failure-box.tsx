import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { FocusedNote } from '../../ui/state/focused-note.tsx';
import { contactFailure, type FormTexts } from './contact-failure.ts';

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
